extension TokenFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .unterminatedText: .unterminatedText
    case .lineBreak: .lineBreak
    case .earlyQuote(let text):
      FindingPhrase(
        "the text ends too early here: \(text)", "il testo finisce troppo presto: \(text)",
        advice: Phrase(
          "a \" inside a text is written \\\"", "una \" dentro un testo si scrive \\\""))
    case .controlCharacter: .controlCharacter
    case .badEscape(let text):
      FindingPhrase(
        "\(text) means nothing", "\(text) non significa nulla",
        advice: Phrase(
          "a \\ inside a text is written \\\\", "una \\ dentro un testo si scrive \\\\"))
    case .loneSurrogate(let text):
      FindingPhrase(
        "\(text) is half a character", "\(text) è mezzo carattere",
        advice: Phrase("write the character itself", "scrivere il carattere stesso"))
    case .singleQuotes: .singleQuotes
    case .curlyQuotes: .curlyQuotes
    case .mendedQuotes: .mendedQuotes
    case .badNumber(let text):
      FindingPhrase("\(text) is not a number", "\(text) non è un numero")
    case .numberTooLong(let limit):
      FindingPhrase(
        "a number has more than \(limit) digits", "un numero ha più di \(limit) cifre")
    case .decimalComma(let number):
      FindingPhrase(
        "write \(number.withPoint), not \(number)", "scrivere \(number.withPoint), non \(number)")
    case .unknownWord(let word):
      FindingPhrase("\(word) has no quotes", "\(word) non ha virgolette")
    case .unquotedKey(let key):
      FindingPhrase(
        "\(key) has no quotes", "\(key) non ha virgolette",
        general: Phrase("write it in quotes", "scriverla tra virgolette"))
    }
  }
}

/// The findings that name nothing of the file.
extension FindingPhrase {
  fileprivate static let unterminatedText = FindingPhrase(
    "the text that begins here does not end on its line",
    "il testo che comincia qui non finisce nella sua riga",
    general: Phrase("add a \"", "aggiungere \""))
  fileprivate static let lineBreak = FindingPhrase(
    "the text that begins here continues on the next line",
    "il testo che comincia qui continua nella riga dopo",
    advice: Phrase(
      "a text is written on one line, with \\n for a line break",
      "un testo si scrive su una riga, con \\n per andare a capo"))
  fileprivate static let controlCharacter = FindingPhrase(
    "there is a control character inside a text",
    "c'è un carattere di controllo dentro un testo",
    advice: Phrase("a line break is written \\n", "andare a capo si scrive \\n"))
  fileprivate static let singleQuotes = FindingPhrase(
    "a text is written in straight double quotes: \"",
    "un testo si scrive tra virgolette doppie diritte: \"")
  fileprivate static let curlyQuotes = FindingPhrase(
    "a text is written in straight double quotes, not in these",
    "un testo si scrive tra virgolette diritte, non tra queste",
    general: Phrase("write \" here", "scrivere \" qui"))
  fileprivate static let mendedQuotes = FindingPhrase(
    "a text is written in straight double quotes, not in these",
    "un testo si scrive tra virgolette diritte, non tra queste")
}
