extension SyntaxFault {
  /// The stable name of the rule: `json-trailing-comma`.
  var name: String {
    switch self {
    case .trailingComma: "json-trailing-comma"
    case .comment: "json-comment"
    case .byteOrderMark: "json-byte-order-mark"
    case .missingComma: "json-missing-comma"
    case .decimalComma: "json-decimal-comma"
    case .tooLarge: "json-too-large"
    case .empty: "json-empty"
    case .blank: "json-blank"
    case .utf16: "json-utf16"
    case .invalidUTF8: "json-invalid-utf8"
    case .tooDeep: "json-too-deep"
    case .unterminatedText: "json-unterminated-text"
    case .controlCharacter: "json-control-character"
    case .badEscape: "json-bad-escape"
    case .loneSurrogate: "json-lone-surrogate"
    case .singleQuotes: "json-single-quotes"
    case .typographicQuotes: "json-typographic-quotes"
    case .leadingZero: "json-leading-zero"
    case .badNumber: "json-bad-number"
    case .numberTooLong: "json-number-too-long"
    case .unknownWord: "json-unknown-word"
    case .unquotedKey: "json-unquoted-key"
    case .missingKey: "json-missing-key"
    case .missingColon: "json-missing-colon"
    case .missingValue: "json-missing-value"
    case .mismatchedBracket: "json-mismatched-bracket"
    case .unclosed: "json-unclosed"
    case .unclosedComment: "json-unclosed-comment"
    case .unexpectedCharacter: "json-unexpected-character"
    case .secondDocument: "json-second-document"
    case .trailingCharacters: "json-trailing-characters"
    }
  }
}
