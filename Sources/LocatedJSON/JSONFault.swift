/// A violation of RFC 8259, with its position in the file.
public struct JSONFault: Error, Hashable, Sendable {
  /// The rule that was violated.
  public let kind: Kind

  /// The byte offset of its start.
  public let offset: Int

  /// The number of bytes it covers; 0 if something is missing.
  public let length: Int

  /// True if the value is certain and was read. After any other fault the file is only searched for
  /// further faults.
  public var isRecovered: Bool {
    if case .recovered = kind { true } else { false }
  }

  /// Makes a fault.
  public init(kind: Kind, offset: Int, length: Int) {
    self.kind = kind
    self.offset = offset
    self.length = length
  }

  /// The two kinds of brackets that contain other values.
  public enum Container: Hashable, Sendable {
    /// `[ ]` and `{ }`.
    case array, object

    /// The bracket that opens it.
    package var opening: String { self == .array ? "[" : "{" }
    /// The bracket that closes it.
    package var closing: String { self == .array ? "]" : "}" }
  }

  /// The rule that was violated, with the values for its message. Texts are quoted from the file
  /// with at most `JSONFault.excerptLength` scalars, and may contain control characters.
  public enum Kind: Hashable, Sendable {
    /// A violation after which the value is certain.
    case recovered(Slip)

    /// A file larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// A file without bytes; a file of blanks and comments; a file in UTF-16 or UTF-32.
    case empty, blank, otherEncoding
    /// A byte-order mark inside a value.
    case byteOrderMark
    /// A byte that is not valid UTF-8.
    case invalidUTF8(UInt8)
    /// Containers that are nested more deeply than the limit.
    case tooDeep(limit: Int)

    /// A string without its closing quote: the line, the file or the next key comes first.
    case unterminatedString
    /// A string that continues on the next lines, up to its closing quote.
    case lineBreak
    /// A closing quote before the end of the text on its line; the string is given as written.
    case earlyQuote(String)
    /// A control character in a string, not written as an escape.
    case controlCharacter(UInt8)
    /// A backslash that does not begin an escape, as written.
    case badEscape(String)
    /// Half of a pair of `\u` escapes, as written.
    case loneSurrogate(String)
    /// A conflict marker that a merge left in the file: `<<<<<<<`.
    case mergeConflict
    /// `'` in place of `"`.
    case singleQuotes
    /// `“` or a similar quote in place of `"`, not closed on its line.
    case typographicQuotes

    /// Text that begins like a number but is not one, as written.
    case badNumber(String)
    /// A number with more bytes than the limit.
    case numberTooLong(limit: Int)
    /// A word that is not `true`, `false` or `null`, as written.
    case unknownWord(String)

    /// A key without quotes, as written.
    case unquotedKey(String)
    /// A missing comma between two entries on a line; `after` is the end of the first one: a string with its
    /// quotes, a number, a word or a bracket.
    case missingComma(after: String, in: Container)
    /// Something other than a key where a key is expected; a comma or closing bracket where a value
    /// is expected.
    case missingKey, missingValue
    /// A missing colon after a key, given as written with its quotes.
    case missingColon(after: String)
    /// A closing bracket of the wrong kind, in place of the one that would close the container at `opener`.
    case mismatchedBracket(open: Container, opener: Int)
    /// A closing bracket of an outer container, before the inner container at `opener` is closed.
    case missingBracket(open: Container, opener: Int)
    /// The end of the file before the container at `opener` is closed.
    case unclosed(Container, opener: Int)
    /// A `/*` without its `*/`.
    case unclosedComment
    /// A character that is not allowed here.
    case unexpectedCharacter(Unicode.Scalar)
    /// Text before the brace that opens the root value.
    case leadingCharacters
    /// A second value after the root value; or anything else after it.
    case secondDocument, trailingCharacters
  }

  /// A violation after which the value is certain, and was read.
  public enum Slip: Hashable, Sendable {
    /// A comma after the last entry.
    case trailingComma
    /// A byte-order mark between two values, or at the start of the file.
    case byteOrderMark
    /// `//` or `/* */`.
    case comment
    /// A missing comma between two entries, of which the second one is on its own line.
    case missingComma
    /// `“ ”` or similar quotes in place of `"`.
    case typographicQuotes
    /// A character between two values that JSON does not allow there: an invisible one, or a
    /// full-width comma or colon.
    case strayCharacter(Unicode.Scalar)
    /// `8,50` as the value of a key: the value is the number as written.
    case decimalComma
  }

  /// The maximum number of scalars that a kind quotes from the file.
  public static let excerptLength = 40
}
