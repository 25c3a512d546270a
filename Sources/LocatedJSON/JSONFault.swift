/// One place where a file is not what RFC 8259 asks for.
public struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind

  /// Where it begins, in bytes from the start of the file.
  public let offset: Int

  /// How many bytes it covers; 0 where something is missing.
  public let length: Int

  /// Whether reading went on behind it. A fault that is not recovered is the last one of its document.
  public let isRecovered: Bool

  /// Makes a fault.
  public init(kind: Kind, offset: Int, length: Int, isRecovered: Bool) {
    self.kind = kind
    self.offset = offset
    self.length = length
    self.isRecovered = isRecovered
  }

  /// The two brackets that hold others.
  public enum Container: Hashable, Sendable {
    /// `[ ]`
    case array
    /// `{ }`
    case object
  }

  /// What is wrong, with what a sentence about it needs. Texts are as written in the file, at most
  /// `JSONFault.excerptLength` scalars of them, and may hold control characters.
  public enum Kind: Hashable, Sendable {
    /// A comma behind the last entry (recovered).
    case trailingComma(in: Container)
    /// A byte-order mark (recovered if it is the first thing in the file, and once).
    case byteOrderMark
    /// `//` or `/* */` (recovered).
    case comment
    /// No comma between two entries; `after` is how the first one ends: a string with its quotes, a
    /// number, a word, or a bracket (recovered if the second one stands on a line of its own).
    case missingComma(after: String, in: Container)
    /// `8,50` as the value of a key (recovered: the value is the number as written).
    case decimalComma(String)

    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The file has no bytes.
    case empty
    /// The file holds nothing but blanks and comments.
    case blank
    /// The file is UTF-16, not UTF-8.
    case utf16
    /// The file is UTF-32, not UTF-8.
    case utf32
    /// A byte that UTF-8 does not allow there.
    case invalidUTF8(UInt8)
    /// More containers in one another than the limit.
    case tooDeep(limit: Int)

    /// A string without its closing quote: the line or the file ends first.
    case unterminatedString
    /// The file ends inside a string.
    case endInString
    /// A line break inside a string that goes on in a line below.
    case lineBreakInString
    /// The closing quote of a string, given as written, in front of where its text ends on the line.
    case earlyQuote(String)
    /// A string that ends only with the opening quote of the key behind it.
    case missingEndQuote
    /// A control character inside a string that is not written as an escape.
    case controlCharacter(UInt8)
    /// A backslash with something behind it that is no escape, as written.
    case badEscape(String)
    /// Half a pair of `\u` escapes, as written.
    case loneSurrogate(String)
    /// `'` where a `"` must stand.
    case singleQuotes
    /// `“` or one of its relatives where a `"` must stand, and how the whole file uses them.
    case typographicQuotes(TypographicQuotes)

    /// A number with a zero in front, as written.
    case leadingZero(String)
    /// Something that begins like a number and is none, as written.
    case badNumber(String)
    /// A number with more bytes than the limit.
    case numberTooLong(limit: Int)
    /// A word that is not `true`, `false` or `null`, as written.
    case unknownWord(String)

    /// A key without quotes, as written.
    case unquotedKey(String)
    /// Something that is no key where a key must stand.
    case missingKey
    /// No colon behind a key, given as written with its quotes.
    case missingColon(after: String)
    /// A comma or closing bracket where a value must stand.
    case missingValue
    /// A closing bracket of the other kind than the one that is open, which stands at `opener`.
    case mismatchedBracket(open: Container, opener: Int)
    /// The file ends before the container at `opener` is closed.
    case unclosed(Container, opener: Int)
    /// A `/*` without its `*/`.
    case unclosedComment
    /// A character that has no business there.
    case unexpectedCharacter(Unicode.Scalar)
    /// A second value behind the first.
    case secondDocument
    /// Something else behind the end of the value.
    case trailingCharacters
  }

  /// How many scalars of the file a kind quotes at most.
  public static let excerptLength = 40
}
