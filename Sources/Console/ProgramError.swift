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

  /// Makes an error of a line in two languages, or in the one that is chosen already.
  package init(
    _ status: ExitStatus, file: String = "", _ english: String, _ italian: String? = nil
  ) {
    (self.status, self.file, phrase) = (status, file, Phrase(english, italian ?? english))
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
    return ProgramError(.usage, english + asked, italian + chiesto)
  }

  /// A word of the command line that has no place in it.
  static func unexpected(_ word: String, in table: CommandTable) -> ProgramError {
    let near = table.name(near: word)
    return usage("\"\(word)\" is not expected here", "\"\(word)\" qui non è previsto", near: near)
  }

  /// An option that means nothing without another one.
  package static func dependent(_ name: String, on other: String) -> ProgramError {
    usage("\(name) goes with \(other)", "\(name) va con \(other)")
  }

  /// An option without its text, or with one that it does not take.
  static func value(_ text: String?, of option: TableOption) -> ProgramError {
    let (name, value) = (option.name, option.value)
    let wanted = value.name + value.hint
    if wanted.isEmpty { return usage("\(name) takes no value", "\(name) non ha valori") }
    let (no, non) = text.map { (", not \"\($0)\"", ", non \"\($0)\"") } ?? ("", "")
    return usage(
      "\(name) needs \(wanted)\(no)", "\(name) vuole \(wanted)\(non)",
      near: text.flatMap { EditDistance.nearest(to: $0, among: value.words) })
  }

  /// A text that is none of the words that are known.
  package static func word(_ text: String, of name: String, known: [String]) -> ProgramError {
    value(text, of: TableOption(name, .words(known), help: "", ""))
  }
}
