internal import LocatedJSON

extension SyntaxFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .missingComma(let after, let open):
      FindingSentence("manca una virgola o \(open.closing) dopo \(after)")
    case .mendedMissingComma:
      FindingSentence("dopo questa voce manca la virgola", advice: "aggiungere una virgola")
    case .trailingComma:
      FindingSentence(
        "qui c'è una virgola dopo l'ultima voce; funziona, ma altri programmi la rifiutano")
    case .comment:
      FindingSentence("qui c'è un commento; funziona, ma altri programmi lo rifiutano")
    case .mergeConflict:
      FindingSentence("una fusione ha lasciato qui due versioni", advice: "tenerne una sola")
    case .unclosedComment:
      FindingSentence("il commento che comincia qui non finisce", advice: "aggiungere */")
    case .missingKey: FindingSentence("qui deve stare qualcosa come \"name\":")
    case .missingValue:
      FindingSentence(
        "prima di qui manca qualcosa", advice: "scrivere un valore, o togliere la virgola")
    case .missingColon(let key):
      FindingSentence("manca : dopo \(key)", advice: "scrivere \(key): …")
    case .mismatchedBracket(let open, let line):
      FindingSentence(
        "qui deve stare \(open.closing): chiude \(open.opening) della riga \(line)")
    case .unclosed(let open, let line):
      FindingSentence(
        "il file finisce prima che \(open.opening) della riga \(line) sia chiusa",
        advice: "aggiungere \(open.closing)")
    case .tooDeep(let limit):
      FindingSentence("più di \(limit) parentesi sono aperte l'una nell'altra")
    case .unexpectedCharacter(let scalar):
      FindingSentence("\(scalar.named) qui non va", advice: "mancano le virgolette prima?")
    }
  }
}
