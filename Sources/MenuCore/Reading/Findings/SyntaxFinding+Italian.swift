internal import LocatedJSON

extension SyntaxFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .missingComma(let after, let open):
      FindingSentence("manca una virgola o \(open.closing) dopo \(after)")
    case .mendedMissingComma:
      FindingSentence("dopo questa voce manca la virgola", general: "aggiungere una virgola: ,")
    case .strayCharacter(let scalar):
      FindingSentence("\(scalar.shown) sta tra due voci, dove JSON non lo ha")
    case .trailingComma:
      FindingSentence(
        "qui c'è una virgola dopo l'ultima voce; funziona, ma altri programmi la rifiutano")
    case .comment:
      FindingSentence("qui c'è un commento; funziona, ma altri programmi lo rifiutano")
    case .mergeConflict(nil):
      FindingSentence(
        "una fusione ha lasciato qui due versioni", advice: "tenerne una e togliere i segni")
    case .mergeConflict(let versions?):
      FindingSentence(
        "una fusione ha lasciato qui due versioni",
        advice: "tenere \(versions.first.italian) o \(versions.second.italian);"
          + " togliere l'altra versione e i segni")
    case .unclosedComment:
      FindingSentence("il commento che comincia qui non finisce", general: "aggiungere */")
    case .missingKey: FindingSentence("qui deve stare qualcosa come \"name\":")
    case .missingValue:
      FindingSentence(
        "prima di qui manca qualcosa", advice: "o il valore che si intendeva")
    case .missingColon(let key):
      FindingSentence("manca : dopo \(key)")
    case .mismatchedBracket(let open, let line): bracketInItalian(open, line, .wrong)
    case .missingBracket(let open, let line): bracketInItalian(open, line, .missing)
    case .unclosed(let open, let line): bracketInItalian(open, line, .atEnd)
    case .tooDeep(let limit):
      FindingSentence("più di \(limit) parentesi sono aperte l'una nell'altra")
    case .unexpectedCharacter(let scalar):
      FindingSentence(
        "\(scalar.shown) qui non va",
        advice: scalar.mayBeText ? "mancano le virgolette prima?" : nil)
    }
  }

  private func bracketInItalian(
    _ open: JSONFault.Container, _ line: Int, _ bracket: SyntaxFinding.Bracket
  ) -> FindingSentence {
    switch bracket {
    case .wrong:
      FindingSentence(
        "qui deve stare \(open.closing): chiude \(open.opening) della riga \(line)")
    case .missing:
      FindingSentence(
        "prima di qui manca \(open.closing): chiude \(open.opening) della riga \(line)")
    case .atEnd:
      FindingSentence(
        "il file finisce prima che \(open.opening) della riga \(line) sia chiusa",
        general: "aggiungere \(open.closing)")
    }
  }
}

extension Range<Int> {
  /// The lines in words: `la riga 4`, `le righe da 4 a 6`, `nulla`
  fileprivate var italian: String {
    switch count {
    case 0: "nulla"
    case 1: "la riga \(lowerBound)"
    default: "le righe da \(lowerBound) a \(upperBound - 1)"
    }
  }
}
