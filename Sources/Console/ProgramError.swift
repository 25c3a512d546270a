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

  static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(left.english + right.english, left.italian + right.italian)
  }
}

/// An error that ends a program with a line for a person and a status for the shell.
package protocol Ending: Error {
  /// The status.
  var status: ExitStatus { get }
  /// The file that the line is about, which stands right before it; empty for none.
  var file: String { get }
  /// The line, not yet safe for a terminal.
  func message(in language: InterfaceLanguage) -> String
}

extension Ending {
  /// By default none.
  package var file: String { "" }
}

/// The reason why a program cannot do its work, in one line, and the status it ends with.
package struct ProgramError: Ending {
  /// The status.
  package let status: ExitStatus
  /// The file that the line is about, which stands before it.
  package let file: String
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

extension MenuFileError {
  /// The status of every program that cannot go on without the file.
  package var exitStatus: ExitStatus {
    switch self {
    case .refused: .dataError
    case .unreadable: .noInput
    case .unwritable: .ioError
    }
  }
}
