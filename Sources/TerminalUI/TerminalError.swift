internal import CTerminal
internal import SystemCalls
package import TerminalText

/// The reason why a terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable {
  /// The output is not a terminal.
  case notATerminal
  /// The process belongs to no terminal.
  case noControllingTerminal
  /// `TERM` is unset or empty.
  case noType
  /// Nothing is known about a terminal of this type.
  case unknownType(String)
  /// The system refuses a thing that a terminal needs; the number is an `errno`.
  case refused(Int32)
}

extension EndReason {
  /// Ends the process the way its parent expects: by the signal itself, or as by SIGHUP when the
  /// terminal is gone. No terminal may be open any more.
  package func endProcess() -> Never {
    var number = SIGHUP
    if case .signal(let signal) = self {
      number = signal
      terminal_die(signal)
    }
    exit(128 + number)
  }
}
