package import MenuCore

/// The exit status of a failure, numbered as in `sysexits.h`. Success is 0; a program ended by signal *n* has
/// 128 + *n*.
///
/// A command throws it if no further message is needed.
package enum ExitStatus: Int32, Error, Sendable {
  /// The answer is no: nothing was found, or a problem was found.
  case negative = 1
  /// The command line is wrong.
  case usage = 64
  /// The input is not what it should be.
  case dataError = 65
  /// The input is missing or cannot be read.
  case noInput = 66
  /// A terminal, a server or a lock is not available.
  case unavailable = 69
  /// The output cannot be written.
  case ioError = 74
  /// The user pressed Ctrl-C: 128 plus the number of the signal.
  case interrupted = 130
}

/// An error that ends a program with a line for a person and a status for the shell.
package protocol Ending: Error {
  var status: ExitStatus { get }
  /// The file that the message is about, which is printed before it; empty for none.
  var file: String { get }
  /// The message, in one line, not yet safe for a terminal.
  var phrase: Phrase { get }
}

extension Ending {
  /// No file, by default.
  package var file: String { "" }
}
