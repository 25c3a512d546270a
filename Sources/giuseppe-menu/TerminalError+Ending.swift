internal import Console
internal import MenuCore
internal import TerminalUI

extension TerminalError: Ending {
  /// The terminal is not usable.
  var status: ExitStatus { .unavailable }

  /// One line for a person.
  func message(in language: InterfaceLanguage) -> String {
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
