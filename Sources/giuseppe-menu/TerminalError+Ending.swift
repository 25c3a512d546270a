internal import Console
internal import MenuCore
internal import TerminalUI

extension TerminalError: Ending {
  /// The terminal is not usable.
  var status: ExitStatus { .unavailable }

  /// One line for a person.
  var phrase: Phrase {
    switch self {
    case .notATerminal: Phrase("the output is not a terminal", "l'output non è un terminale")
    case .noControllingTerminal:
      Phrase("choosing dishes needs a terminal", "per scegliere i piatti serve un terminale")
    case .noType: Phrase("TERM is not set; try --print", "TERM non è impostato; provare --print")
    case .unknownType(let name):
      Phrase(
        "the terminal type \"\(name)\" (TERM) is unknown; try --print",
        "il tipo di terminale \"\(name)\" (TERM) non è noto; provare --print")
    case .refused(let number):
      Phrase(
        "the terminal cannot be used (error \(number)); try --print",
        "il terminale non si può usare (errore \(number)); provare --print")
    }
  }
}
