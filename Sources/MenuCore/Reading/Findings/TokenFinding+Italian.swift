extension TokenFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .unterminatedText:
      FindingSentence(
        "il testo che comincia qui non finisce nella sua riga", advice: "aggiungere \"")
    case .earlyQuote(let text):
      FindingSentence(
        "il testo finisce troppo presto: \(text)",
        advice: "una \" dentro un testo si scrive \\\"")
    case .controlCharacter:
      FindingSentence(
        "c'è un carattere di controllo dentro un testo",
        advice: "scrivere uno spazio, o \\n per andare a capo")
    case .badEscape(let text):
      FindingSentence(
        "\(text) non significa nulla", advice: "una \\ dentro un testo si scrive \\\\")
    case .loneSurrogate(let text):
      FindingSentence("\(text) è mezzo carattere", advice: "scrivere il carattere stesso")
    case .singleQuotes:
      FindingSentence("un testo sta tra virgolette doppie diritte", advice: "scrivere \" qui")
    case .curlyQuotes:
      FindingSentence(
        "un testo sta tra virgolette diritte, non curve", advice: "scrivere \" qui")
    case .badNumber(let text):
      FindingSentence(
        "\(text) non è un numero", advice: "scrivere cifre e un punto, come 7.50")
    case .numberTooLong(let limit): FindingSentence("un numero ha più di \(limit) cifre")
    case .decimalComma(let number):
      FindingSentence("scrivere \(number.withPoint), non \(number)")
    case .unknownWord(let word):
      FindingSentence("\(word) non ha virgolette", advice: "scrivere \(Self.meant(by: word))")
    case .unquotedKey(let key):
      FindingSentence("\(key) non ha virgolette", advice: "scrivere \"\(key)\"")
    }
  }
}
