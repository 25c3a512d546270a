/// What a program tells the shell at its end, besides 0 and, of one that signal n ended, 128+n; the
/// numbers are those of `sysexits.h`.
package enum ExitStatus: Int32, Sendable {
  /// The answer is no: nothing was found, or something was that should not be.
  case negative = 1
  /// The command line is wrong.
  case usage = 64
  /// What was read is not what it should be.
  case dataError = 65
  /// What is to be read cannot be, or is not there.
  case noInput = 66
  /// A terminal, a server or the turn of another program is needed, and not to be had.
  case unavailable = 69
  /// What is to be written cannot be.
  case ioError = 74
}

extension MenuFileError {
  /// What every program ends with that cannot go on without the file.
  package var exitStatus: ExitStatus {
    switch self {
    case .refused: .dataError
    case .unreadable: .noInput
    case .unwritable: .ioError
    }
  }
}
