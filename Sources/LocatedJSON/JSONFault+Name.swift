/// The names of the kinds, and the values in their sentences, for tables of sentences.
extension JSONFault.Kind {
  /// The name of the kind: `missing-comma`.
  package var name: String { described.name }

  /// The texts that the sentence names, in order: the bracket and the entry before a missing comma,
  /// or the byte that is not UTF-8.
  package var details: [String] { described.details }

  /// The byte offset of the bracket that the fault refers to; nil for other kinds.
  package var openerOffset: Int? {
    switch self {
    case .mismatchedBracket(_, let opener), .unclosed(_, let opener): opener
    default: nil
    }
  }

  private var described: (name: String, details: [String]) {
    switch self {
    case .trailingComma: ("trailing-comma", [])
    case .byteOrderMark: ("byte-order-mark", [])
    case .comment: ("comment", [])
    case .missingComma(let after, let container): ("missing-comma", [container.closing, after])
    case .decimalComma(let text): ("decimal-comma", [text])
    case .tooLarge: ("too-large", [])
    case .empty: ("empty", [])
    case .blank: ("blank", [])
    case .otherEncoding: ("not-utf8", [])
    case .invalidUTF8(let byte): ("invalid-utf8", [String(byte, radix: 16, uppercase: true)])
    case .tooDeep(let limit): ("too-deep", ["\(limit)"])
    case .unterminatedString: ("unterminated-text", [])
    case .earlyQuote(let text): ("early-quote", [text])
    case .controlCharacter: ("control-character", [])
    case .badEscape(let text): ("bad-escape", [text])
    case .loneSurrogate(let text): ("lone-surrogate", [text])
    case .singleQuotes: ("single-quotes", [])
    case .typographicQuotes: ("curly-quotes", [])
    case .badNumber(let text): ("bad-number", [text])
    case .numberTooLong(let limit): ("number-too-long", ["\(limit)"])
    case .unknownWord(let text): ("unknown-word", [text])
    case .unquotedKey(let text): ("unquoted-key", [text])
    case .missingKey: ("missing-key", [])
    case .missingColon(let after): ("missing-colon", [after])
    case .missingValue: ("missing-value", [])
    case .mismatchedBracket(let open, _): ("mismatched-bracket", [open.opening, open.closing])
    case .unclosed(let open, _): ("unclosed", [open.opening, open.closing])
    case .unclosedComment: ("unclosed-comment", [])
    case .unexpectedCharacter(let scalar): ("unexpected-character", [String(scalar)])
    case .secondDocument: ("second-document", [])
    case .trailingCharacters: ("trailing-characters", [])
    }
  }
}
