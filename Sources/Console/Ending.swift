package import MenuCore

/// An error that ends a program with a line for a person and a status for the shell.
package protocol Ending: Error {
  /// The status.
  var status: ExitStatus { get }
  /// The file that the message is about, which is printed before it; empty for none.
  var file: String { get }
  /// The message, in one line, not yet safe for a terminal.
  func message(in language: InterfaceLanguage) -> String
}

extension Ending {
  /// No file, by default.
  package var file: String { "" }
}
