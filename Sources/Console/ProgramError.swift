package import MenuCore

/// The reason why a program cannot do its work.
package struct ProgramError: Ending, Hashable {
  package let status: ExitStatus
  /// The file that the line is about; empty for none.
  package let file: String
  /// The message, without the file.
  package let phrase: Phrase

  /// Makes an error with a message of one line.
  package init(_ status: ExitStatus, file: String = "", _ phrase: Phrase) {
    self.status = status
    self.file = file
    self.phrase = phrase
  }
}

extension ProgramError {
  /// An error in the command line that a command finds after parsing.
  package static func usage(_ sentence: String) -> ProgramError {
    ProgramError(.usage, Phrase(sentence))
  }

  /// An error for an option value that is not one of the known words; suggests the nearest of them.
  package static func word(_ text: String, of name: String, known: [String]) -> ProgramError {
    let near = EditDistance.nearest(to: text, among: known).map { "; did you mean \($0)?" } ?? ""
    return usage("\(name) needs \(known.joined(separator: "|")), not \"\(text)\"\(near)")
  }
}
