/// The exit status of a failure, numbered as in `sysexits.h`. Success is 0; a program that signal *n* ended has
/// 128 + *n*.
///
/// A command throws it where it has said all there is to say.
package enum ExitStatus: Int32, Error, Sendable {
  /// The answer is no: nothing was found, or something was that should not be.
  case negative = 1
  /// The command line is wrong.
  case usage = 64
  /// The input is not what it should be.
  case dataError = 65
  /// The input cannot be read, or is not there.
  case noInput = 66
  /// A terminal, a server or a lock is not available.
  case unavailable = 69
  /// The output cannot be written.
  case ioError = 74
  /// The guest gave up with Ctrl-C: 128 and the number of the signal.
  case interrupted = 130
}
