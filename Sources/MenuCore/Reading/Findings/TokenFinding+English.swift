extension TokenFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .unterminatedText:
      FindingSentence("the text that begins here does not end on its line", advice: "add a \"")
    case .earlyQuote(let text):
      FindingSentence(
        "the text ends too early here: \(text)", advice: "a \" inside a text is written \\\"")
    case .controlCharacter:
      FindingSentence(
        "there is a control character inside a text",
        advice: "write a blank, or \\n for a line break")
    case .badEscape(let text):
      FindingSentence("\(text) means nothing", advice: "a \\ inside a text is written \\\\")
    case .loneSurrogate(let text):
      FindingSentence("\(text) is half a character", advice: "write the character itself")
    case .singleQuotes:
      FindingSentence("a text stands in straight double quotes", advice: "write \" here")
    case .curlyQuotes:
      FindingSentence(
        "a text stands in straight double quotes, not in curly ones", advice: "write \" here")
    case .badNumber(let text):
      FindingSentence(
        "\(text) is not a number", advice: "write digits and a point, as in 7.50")
    case .numberTooLong(let limit): FindingSentence("a number has more than \(limit) digits")
    case .decimalComma(let number):
      FindingSentence("write \(number.withPoint), not \(number)")
    case .unknownWord(let word):
      FindingSentence("\(word) has no quotes", advice: "write \(Self.meant(by: word))")
    case .unquotedKey(let key):
      FindingSentence("\(key) has no quotes", advice: "write \"\(key)\"")
    }
  }

  /// What a word without quotes was meant as: `Vero` → `true`, `Diavola` → `"Diavola"`
  static func meant(by word: String) -> String {
    FlagWord.literal(of: word) ?? JSONText.quoted(word)
  }
}
