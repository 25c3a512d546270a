internal import CTerminal
internal import OldConsole
package import OldMenuPresentation

/// Why a terminal cannot be used, in one line for a person.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The output is not a terminal.
  case notATerminal
  /// The process belongs to no terminal.
  case noControllingTerminal
  /// `TERM` is unset or empty.
  case noType
  /// Nothing is known about a terminal of this type.
  case unknownType(String)
  /// The system refuses what a terminal needs; the number is an `errno`.
  case refused(Int32)

  /// The line.
  package var description: String {
    switch self {
    case .notATerminal:
      "the output is not a terminal"
    case .noControllingTerminal:
      "there is no terminal to choose on"
    case .noType:
      "the type of the terminal is not known: TERM is not set; try --print"
    case .unknownType(let name):
      "nothing is known about a terminal of the type \"\(name)\" (TERM); try --print"
    case .refused(let number):
      "the terminal cannot be used (error \(number)); try --print"
    }
  }
}

extension EndReason {
  /// Ends the process the way its parent expects: by the signal itself, or as by SIGHUP when the
  /// terminal is gone. No terminal may be open any more.
  package func endProcess() -> Never {
    switch self {
    case .signal(let number):
      terminal_die(number)
      exit(128 + number)
    case .hangup:
      exit(128 + SIGHUP)
    }
  }
}
