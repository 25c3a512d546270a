/// The status that a program tells the shell at its end, besides 0 and, of one that signal *n* ended,
/// 128 + *n*; the numbers are those of `sysexits.h`.
package enum ExitStatus: Int32, Sendable {
  /// The answer is no: nothing was found, or something was that should not be.
  case negative = 1
  /// The command line is wrong.
  case usage = 64
  /// The input is not what it should be.
  case dataError = 65
  /// The input cannot be read, or is not there.
  case noInput = 66
  /// A terminal, a server or the turn of another program is needed, and not to be had.
  case unavailable = 69
  /// The output cannot be written.
  case ioError = 74
  /// The guest gave up with Ctrl-C: 128 and the number of the signal.
  case interrupted = 130
}
