extension TokenFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .unterminatedText:
      FindingSentence("the text that begins here does not end on its line", general: "add a \"")
    case .lineBreak:
      FindingSentence(
        "the text that begins here continues on the next line",
        advice: "a text is written on one line, with \\n for a line break")
    case .earlyQuote(let text):
      FindingSentence(
        "the text ends too early here: \(text)", advice: "a \" inside a text is written \\\"")
    case .controlCharacter:
      FindingSentence(
        "there is a control character inside a text",
        advice: "a line break is written \\n")
    case .badEscape(let text):
      FindingSentence("\(text) means nothing", advice: "a \\ inside a text is written \\\\")
    case .loneSurrogate(let text):
      FindingSentence("\(text) is half a character", advice: "write the character itself")
    case .singleQuotes:
      FindingSentence("a text is written in straight double quotes: \"")
    case .curlyQuotes:
      FindingSentence(
        "a text is written in straight double quotes, not in these", general: "write \" here")
    case .mendedQuotes:
      FindingSentence("a text is written in straight double quotes, not in these")
    case .badNumber(let text):
      FindingSentence("\(text) is not a number")
    case .numberTooLong(let limit): FindingSentence("a number has more than \(limit) digits")
    case .decimalComma(let number):
      FindingSentence("write \(number.withPoint), not \(number)")
    case .unknownWord(let word):
      FindingSentence("\(word) has no quotes")
    case .unquotedKey(let key):
      FindingSentence("\(key) has no quotes", general: "write it in quotes")
    }
  }
}
