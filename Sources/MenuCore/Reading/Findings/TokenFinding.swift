/// A fault of a text, a number or a word of the JSON, which is given as written.
package enum TokenFinding: FindingFamily {
  /// A text without its closing quote.
  case unterminatedText
  /// A text that continues on the next line.
  case lineBreak
  /// The closing quote of a text in front of the end of its text on the line.
  case earlyQuote(String)
  /// A control character inside a text.
  case controlCharacter
  /// A backslash with something behind it that is no escape.
  case badEscape(String)
  /// Half a pair of `\u` escapes.
  case loneSurrogate(String)
  /// Other quotes in place of a `"`.
  case singleQuotes, curlyQuotes
  /// Other quotes around a text, which was read.
  case mendedQuotes
  /// Something that begins like a number and is none.
  case badNumber(String)
  /// A number with more digits than the limit.
  case numberTooLong(limit: Int)
  /// A number with a decimal comma, which was read.
  case decimalComma(String)
  /// A word that is not `true`, `false` or `null`.
  case unknownWord(String)
  /// A key without quotes.
  case unquotedKey(String)

  package var saysChange: Bool {
    switch self {
    case .decimalComma: true
    default: false
    }
  }

  package var kind: Finding.Kind {
    switch self {
    case .unterminatedText: Finding.Kind(.json, "unterminated-text")
    case .lineBreak: Finding.Kind(.json, "line-break")
    case .earlyQuote: Finding.Kind(.json, "early-quote")
    case .controlCharacter: Finding.Kind(.json, "control-character")
    case .badEscape: Finding.Kind(.json, "bad-escape")
    case .loneSurrogate: Finding.Kind(.json, "lone-surrogate")
    case .singleQuotes: Finding.Kind(.json, "single-quotes")
    case .curlyQuotes: Finding.Kind(.json, "curly-quotes")
    case .mendedQuotes: Finding.Kind(.jsonMended, "quotes")
    case .badNumber: Finding.Kind(.json, "bad-number")
    case .numberTooLong: Finding.Kind(.json, "number-too-long")
    case .decimalComma: Finding.Kind(.jsonMended, "decimal-comma")
    case .unknownWord: Finding.Kind(.json, "unknown-word")
    case .unquotedKey: Finding.Kind(.json, "unquoted-key")
    }
  }
}
