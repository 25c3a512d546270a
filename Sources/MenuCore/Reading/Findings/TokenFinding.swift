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
    case .unterminatedText: .jsonUnterminatedText
    case .lineBreak: .jsonLineBreak
    case .earlyQuote: .jsonEarlyQuote
    case .controlCharacter: .jsonControlCharacter
    case .badEscape: .jsonBadEscape
    case .loneSurrogate: .jsonLoneSurrogate
    case .singleQuotes: .jsonSingleQuotes
    case .curlyQuotes: .jsonCurlyQuotes
    case .mendedQuotes: .mendedQuotes
    case .badNumber: .jsonBadNumber
    case .numberTooLong: .jsonNumberTooLong
    case .decimalComma: .mendedDecimalComma
    case .unknownWord: .jsonUnknownWord
    case .unquotedKey: .jsonUnquotedKey
    }
  }
}
