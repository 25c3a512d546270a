internal import CTerminal
internal import Console
package import MenuCore
package import TerminalText

/// The reason why a terminal cannot be used.
package enum TerminalError: Ending, Hashable, Sendable {
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

  /// The terminal is not usable.
  package var status: ExitStatus { .unavailable }

  /// One line for a person.
  package func message(in language: InterfaceLanguage) -> String {
    let phrase =
      switch self {
      case .notATerminal: Phrase("the output is not a terminal", "l'uscita non è un terminale")
      case .noControllingTerminal:
        Phrase("there is no terminal to choose on", "non c'è un terminale su cui scegliere")
      case .noType: Phrase("TERM is not set; try --print", "TERM non è impostato; provare --print")
      case .unknownType(let name):
        Phrase(
          "nothing is known about a terminal of the type \"\(name)\" (TERM); try --print",
          "nulla si sa di un terminale del tipo \"\(name)\" (TERM); provare --print")
      case .refused(let number):
        Phrase(
          "the terminal cannot be used (error \(number)); try --print",
          "il terminale non si può usare (errore \(number)); provare --print")
      }
    return phrase.words(in: language)
  }
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
