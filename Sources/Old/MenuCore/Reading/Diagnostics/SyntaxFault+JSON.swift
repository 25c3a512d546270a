internal import OldLocatedJSON

extension SyntaxFault {
  /// The same fault; `line` tells the line of an opening bracket.
  init(_ fault: JSONFault, line: (Int) -> Int) {
    switch fault.kind {
    case .trailingComma(let container): self = .trailingComma(in: .init(container))
    case .byteOrderMark: self = .byteOrderMark(isRecovered: fault.isRecovered)
    case .comment: self = .comment
    case .missingComma(let entry, let container):
      self = .missingComma(
        after: entry, in: .init(container), isRecovered: fault.isRecovered)
    case .decimalComma(let text): self = .decimalComma(text: text)
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .empty: self = .empty
    case .blank: self = .blank
    case .utf16: self = .utf16
    case .utf32: self = .utf32
    case .invalidUTF8(let byte): self = .invalidUTF8(byte: byte)
    case .tooDeep(let limit): self = .tooDeep(limit: limit)
    case .unterminatedString: self = .unterminatedText
    case .endInString: self = .endInText
    case .lineBreakInString: self = .lineBreakInText
    case .earlyQuote(let text): self = .earlyQuote(text: text)
    case .missingEndQuote: self = .missingEndQuote
    case .controlCharacter(let byte): self = .controlCharacter(byte: byte)
    case .badEscape(let text): self = .badEscape(text: text)
    case .loneSurrogate(let text): self = .loneSurrogate(text: text)
    case .singleQuotes: self = .singleQuotes
    case .typographicQuotes(let use):
      var lines: [Int] = []
      for offset in use.offsets {
        let number = line(offset)
        if lines.last != number { lines.append(number) }
      }
      var marks = String.UnicodeScalarView()
      marks.append(contentsOf: use.marks)
      self = .typographicQuotes(
        marks: String(marks), count: use.count, lines: lines, areAllWrong: !use.areInTexts)
    case .leadingZero(let text): self = .leadingZero(text: text)
    case .badNumber(let text): self = .badNumber(text: text)
    case .numberTooLong(let limit): self = .numberTooLong(limit: limit)
    case .unknownWord(let word): self = .unknownWord(text: word)
    case .unquotedKey(let key): self = .unquotedKey(text: key)
    case .missingKey: self = .missingKey
    case .missingColon(let key): self = .missingColon(after: key)
    case .missingValue: self = .missingValue
    case .mismatchedBracket(let open, let opener):
      self = .mismatchedBracket(open: .init(open), openedLine: line(opener))
    case .unclosed(let container, let opener):
      self = .unclosed(.init(container), openedLine: line(opener))
    case .unclosedComment: self = .unclosedComment
    case .unexpectedCharacter(let scalar): self = .unexpectedCharacter(scalar: scalar.value)
    case .secondDocument: self = .secondDocument
    case .trailingCharacters: self = .trailingCharacters
    }
  }
}

extension SyntaxFault.Container {
  fileprivate init(_ container: JSONFault.Container) {
    self = container == .array ? .list : .object
  }
}
