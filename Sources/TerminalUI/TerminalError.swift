internal import CTerminal
internal import SystemCalls
package import TerminalText

/// The reason why a terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable {
  /// The output is not a terminal.
  case notATerminal
  /// The process has no terminal.
  case noControllingTerminal
  /// `TERM` is unset or empty.
  case noType
  /// The terminfo database has no entry for this type.
  case unknownType(String)
  /// The system refused an operation that a terminal needs; the number is an `errno`.
  case refused(Int32)
}

extension EndReason {
  /// Ends the process as its parent expects: by the signal itself, or as by SIGHUP if the terminal is gone.
  /// The terminal must have been closed before.
  package func endProcess() -> Never {
    var number = SIGHUP
    if case .signal(let signal) = self {
      number = signal
      terminal_die(signal)
    }
    exit(128 + number)
  }
}
