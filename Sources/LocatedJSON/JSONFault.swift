/// One breach of RFC 8259 in a file, with its place.
public struct JSONFault: Error, Hashable, Sendable {
  /// The rule that was broken.
  public let kind: Kind

  /// Its first byte, from the start of the file.
  public let offset: Int

  /// The number of bytes it covers; 0 where something is missing.
  public let length: Int

  /// True if reading went on behind it. One that is not recovered is the last of its document.
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
    /// `[ ]` and `{ }`.
    case array, object

    var opening: String { self == .array ? "[" : "{" }
    var closing: String { self == .array ? "]" : "}" }
  }

  /// The rule that was broken, with the things that a sentence about it needs. Texts are as written in
  /// the file, at most `JSONFault.excerptLength` scalars of them, and may hold control characters.
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

    /// A file larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// A file without bytes; a file of blanks and comments; a file in UTF-16 or UTF-32.
    case empty, blank, otherEncoding
    /// A byte that UTF-8 does not allow there.
    case invalidUTF8(UInt8)
    /// More containers in one another than the limit.
    case tooDeep(limit: Int)

    /// A string without its closing quote: the line, the file or the next key comes first.
    case unterminatedString
    /// The closing quote of a string, given as written, in front of the end of its text on the line.
    case earlyQuote(String)
    /// A control character inside a string that is not written as an escape.
    case controlCharacter(UInt8)
    /// A backslash with something behind it that is no escape, as written.
    case badEscape(String)
    /// Half a pair of `\u` escapes, as written.
    case loneSurrogate(String)
    /// `'`, or `“` or one of its relatives, in place of a `"`.
    case singleQuotes, typographicQuotes

    /// Something that begins like a number and is none, as written.
    case badNumber(String)
    /// A number with more bytes than the limit.
    case numberTooLong(limit: Int)
    /// A word that is not `true`, `false` or `null`, as written.
    case unknownWord(String)

    /// A key without quotes, as written.
    case unquotedKey(String)
    /// Something else in the place of a key; a comma or closing bracket in that of a value.
    case missingKey, missingValue
    /// No colon behind a key, given as written with its quotes.
    case missingColon(after: String)
    /// A closing bracket of the other kind than the one that is open, which stands at `opener`.
    case mismatchedBracket(open: Container, opener: Int)
    /// The end of the file before the container at `opener` is closed.
    case unclosed(Container, opener: Int)
    /// A `/*` without its `*/`.
    case unclosedComment
    /// A character that has no business there.
    case unexpectedCharacter(Unicode.Scalar)
    /// A second value behind the first; something else behind it.
    case secondDocument, trailingCharacters
  }

  /// The number of scalars of the file that a kind quotes at most.
  public static let excerptLength = 40
}
