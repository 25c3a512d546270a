extension JSONFault: CustomStringConvertible {
  /// The fault in one English sentence, without its place.
  public var description: String {
    switch kind {
    case .trailingComma: "there is a comma after the last entry"
    case .byteOrderMark: "there is a byte-order mark; save the file as UTF-8 without one"
    case .comment: "there is a comment; JSON has none"
    case .missingComma(let entry, let container): missingComma(after: entry, in: container)
    case .decimalComma(let text):
      "a number has a point: write \(text.replacingComma), not \(text)"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .empty: "the file is empty"
    case .blank: "there is nothing in the file but blanks"
    case .utf16: "the file is UTF-16; save it as UTF-8"
    case .utf32: "the file is UTF-32; save it as UTF-8"
    case .invalidUTF8(let byte): "the byte \(String(byte, radix: 16)) is not UTF-8 here"
    case .tooDeep(let limit): "more than \(limit) brackets are open in one another"
    default: descriptionOfToken
    }
  }

  private var descriptionOfToken: String {
    switch kind {
    case .unterminatedString: "the text that begins here has no closing quote on its line"
    case .lineBreakInString: "a line ends inside a text; a line break is written \\n"
    case .earlyQuote(let text): "\(text) ends too early; a quote inside a text is written \\\""
    case .missingEndQuote: "the text that begins here has no closing quote"
    case .controlCharacter(let byte):
      "a control character inside a text must be written \\u00\(byte < 16 ? "0" : "")"
        + String(byte, radix: 16)
    case .badEscape(let text): "\(text) means nothing; a backslash is written \\\\"
    case .loneSurrogate(let text): "\(text) is half a character"
    case .singleQuotes: "a text stands in \" quotes, not in '"
    case .typographicQuotes: "a text stands in straight \" quotes"
    case .leadingZero(let text): "a number does not begin with 0: \(text)"
    case .badNumber(let text): "\(text) is not a number"
    case .numberTooLong(let limit): "a number has more than \(limit) digits"
    case .unknownWord(let word): "\(word) is neither true, false nor null; a text needs quotes"
    default: descriptionOfStructure
    }
  }

  private var descriptionOfStructure: String {
    switch kind {
    case .unquotedKey(let key): "a key stands in quotes: \"\(key)\""
    case .missingKey: "a key in quotes is missing here"
    case .missingColon(let key): "a : is missing after \(key)"
    case .missingValue: "a value is missing here"
    case .mismatchedBracket(let open, _): "a \(open.closing) must close before this"
    case .unclosed(let container, _):
      "a \(container.closing) is missing at the end of the file"
    case .unclosedComment: "the comment that begins here has no end"
    case .unexpectedCharacter(let scalar):
      "U+\(String(scalar.value, radix: 16, uppercase: true).leftPadded) does not belong here"
    case .secondDocument: "a second value stands behind the first"
    default: "something stands behind the end of the value"
    }
  }

  /// The hint about quotes is given wherever the entry is a text: `"the "good" one"` ends there.
  private func missingComma(after entry: String, in container: Container) -> String {
    if isRecovered { return "there is no comma after \(entry)" }
    let hint = entry.hasPrefix("\"") ? "; a quote inside a text must be written \\\"" : ""
    return "a comma or \(container.closing) is missing after \(entry)\(hint)"
  }
}

extension JSONFault.Container {
  /// The bracket that closes it.
  public var closing: Character { self == .array ? "]" : "}" }
}

extension String {
  fileprivate var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }
  fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
