/// Why a file is not JSON by the letter; texts are as written in it.
public enum SyntaxFault: Hashable, Sendable {
  /// The two brackets that hold others.
  public enum Container: Hashable, Sendable {
    /// `[ ]`
    case list
    /// `{ }`
    case object
  }

  // Recovered: the file is shown.

  /// A comma behind the last entry.
  case trailingComma(in: Container)
  /// A comment.
  case comment
  /// A byte-order mark, read over at the start of the file.
  case byteOrderMark(isRecovered: Bool)
  /// No comma behind an entry that ends like this; read over between two lines.
  case missingComma(after: String, in: Container, isRecovered: Bool)
  /// `8,50` outside quotes.
  case decimalComma(text: String)

  // The file cannot be shown.

  /// It is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// It has no bytes.
  case empty
  /// It holds nothing but blanks and comments.
  case blank
  /// It is UTF-16, not UTF-8.
  case utf16
  /// It is UTF-32, not UTF-8.
  case utf32
  /// A byte that UTF-8 does not allow there.
  case invalidUTF8(byte: UInt8)
  /// More brackets in one another than the limit.
  case tooDeep(limit: Int)
  /// A text without its closing quote.
  case unterminatedText
  /// A text in which the file ends.
  case endInText
  /// A line break inside a text that goes on in a line below.
  case lineBreakInText
  /// The closing quote of a text, given with its quotes, in front of where it ends on its line.
  case earlyQuote(text: String)
  /// A text that ends only with the opening quote of the key behind it.
  case missingEndQuote
  /// A control character inside a text that is not written as an escape.
  case controlCharacter(byte: UInt8)
  /// A backslash with something behind it that is no escape.
  case badEscape(text: String)
  /// Half a pair of `\u` escapes.
  case loneSurrogate(text: String)
  /// `'` where a `"` must stand.
  case singleQuotes
  /// A curly quote where a `"` must stand: all such marks that stand around texts in the file, how many
  /// such texts it has and the lines of the first, and whether the marks stand around texts only, so
  /// that each of them can be replaced.
  case typographicQuotes(marks: String, count: Int, lines: [Int], areAllWrong: Bool)
  /// A number with a zero in front.
  case leadingZero(text: String)
  /// Something that begins like a number and is none.
  case badNumber(text: String)
  /// A number with more bytes than the limit.
  case numberTooLong(limit: Int)
  /// A word that is not `true`, `false` or `null`.
  case unknownWord(text: String)
  /// A key without quotes.
  case unquotedKey(text: String)
  /// Something that is no key where a key must stand.
  case missingKey
  /// No colon behind a key, given with its quotes.
  case missingColon(after: String)
  /// A comma or closing bracket where a value must stand.
  case missingValue
  /// A closing bracket of the other kind than the one that was opened in `openedLine`.
  case mismatchedBracket(open: Container, openedLine: Int)
  /// The file ends before the bracket that was opened in `openedLine` is closed.
  case unclosed(Container, openedLine: Int)
  /// A comment without its end.
  case unclosedComment
  /// A character that has no business there, by its scalar value.
  case unexpectedCharacter(scalar: UInt32)
  /// A second value behind the first.
  case secondDocument
  /// Something else behind the end of the value.
  case trailingCharacters
}
