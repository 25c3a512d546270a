package import MenuCore
package import TerminalText

/// A sentence in the two languages in which a program speaks of itself.
package struct Phrase: Hashable, Sendable {
  private let english: String
  private let italian: String

  /// Makes a sentence.
  package init(_ english: String, _ italian: String) {
    (self.english, self.italian) = (english, italian)
  }

  /// The sentence in a language, in English where that is not Italian.
  package func words(in language: InterfaceLanguage) -> String {
    language == .italian ? italian : english
  }
}

/// An error that ends a program with a line for a person and a status for the shell.
package protocol Ending: Error {
  /// The status.
  var status: ExitStatus { get }
  /// The line, not yet safe for a terminal.
  func message(in language: InterfaceLanguage) -> String
}

/// The reason why a program cannot do its work.
package struct ProgramError: Ending, Hashable {
  /// The status.
  package let status: ExitStatus
  /// The file that the line is about, which stands before it.
  let file: String
  private let phrase: Phrase

  /// Makes an error of a line in two languages.
  package init(_ status: ExitStatus, file: String = "", _ phrase: Phrase) {
    (self.status, self.file, self.phrase) = (status, file, phrase)
  }

  /// Makes an error of a line whose language is chosen already.
  package init(_ status: ExitStatus, file: String = "", _ line: String) {
    self.init(status, file: file, Phrase(line, line))
  }

  /// The rest of the line.
  package func message(in language: InterfaceLanguage) -> String { phrase.words(in: language) }
}

extension ProgramError {
  /// An error of the command line, in two languages, and what may be meant.
  package static func usage(
    _ english: String, _ italian: String, near: String? = nil
  ) -> ProgramError {
    let (asked, chiesto) = near.map { ("; did you mean \($0)?", "; forse \($0)?") } ?? ("", "")
    return ProgramError(.usage, Phrase(english + asked, italian + chiesto))
  }

  /// An option or an argument that stands without its value.
  package static func missingValue(of name: String) -> ProgramError {
    usage("\(name) needs a value", "\(name) vuole un valore")
  }

  /// An option that means nothing without another one.
  package static func dependent(_ name: String, on other: String) -> ProgramError {
    usage("\(name) goes with \(other)", "\(name) va con \(other)")
  }

  static func value(_ text: String, of name: String, _ value: Option.Value) -> ProgramError {
    usage(
      "\(name): \"\(text)\" is not \(value.kind.words(in: .english))",
      "\(name): \"\(text)\" non è \(value.kind.words(in: .italian))",
      near: EditDistance.nearest(to: text, among: value.words))
  }

  /// A text that is none of the words that are known.
  package static func word(_ text: String, of name: String, known: [String]) -> ProgramError {
    value(text, of: name, .words(known))
  }
}
