extension TokenFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .unterminatedText:
      FindingSentence(
        "il testo che comincia qui non finisce nella sua riga", general: "aggiungere \"")
    case .lineBreak:
      FindingSentence(
        "il testo che comincia qui continua nella riga dopo",
        advice: "un testo si scrive su una riga, con \\n per andare a capo")
    case .earlyQuote(let text):
      FindingSentence(
        "il testo finisce troppo presto: \(text)",
        advice: "una \" dentro un testo si scrive \\\"")
    case .controlCharacter:
      FindingSentence(
        "c'è un carattere di controllo dentro un testo",
        advice: "andare a capo si scrive \\n")
    case .badEscape(let text):
      FindingSentence(
        "\(text) non significa nulla", advice: "una \\ dentro un testo si scrive \\\\")
    case .loneSurrogate(let text):
      FindingSentence("\(text) è mezzo carattere", advice: "scrivere il carattere stesso")
    case .singleQuotes:
      FindingSentence("un testo si scrive tra virgolette doppie diritte: \"")
    case .curlyQuotes:
      FindingSentence(
        "un testo si scrive tra virgolette diritte, non tra queste", general: "scrivere \" qui")
    case .mendedQuotes:
      FindingSentence("un testo si scrive tra virgolette diritte, non tra queste")
    case .badNumber(let text):
      FindingSentence("\(text) non è un numero")
    case .numberTooLong(let limit): FindingSentence("un numero ha più di \(limit) cifre")
    case .decimalComma(let number):
      FindingSentence("scrivere \(number.withPoint), non \(number)")
    case .unknownWord(let word):
      FindingSentence("\(word) non ha virgolette")
    case .unquotedKey(let key):
      FindingSentence("\(key) non ha virgolette", general: "scriverla tra virgolette")
    }
  }
}
