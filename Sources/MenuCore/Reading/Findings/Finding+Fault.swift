internal import LocatedJSON

extension Finding {
  /// What a fault of the JSON is in a menu.
  ///
  /// - Parameters:
  ///   - fault: the fault.
  ///   - bytes: the file.
  ///   - line: the line of a byte of the file, from 1.
  init(_ fault: JSONFault, in bytes: [UInt8], line: (Int) -> Int) {
    self =
      switch fault.kind {
      case .trailingComma: .syntax(.trailingComma)
      case .byteOrderMark where fault.isRecovered: .file(.toleratedByteOrderMark)
      case .byteOrderMark: .file(.byteOrderMark)
      case .comment: .syntax(.comment)
      case .mergeConflict: .syntax(.mergeConflict)
      case .missingComma where fault.isRecovered: .syntax(.mendedMissingComma)
      case .missingComma(let after, let open): .syntax(.missingComma(after: after, in: open))
      case .decimalComma: .token(.decimalComma(fault.text(in: bytes)))
      case .tooLarge: .file(.tooLarge)
      case .empty: .file(.empty)
      case .blank: .file(.blank)
      case .otherEncoding: .file(.notUTF8)
      case .invalidUTF8(let byte): .file(.invalidUTF8(byte))
      case .tooDeep(let limit): .syntax(.tooDeep(limit: limit))
      case .unterminatedString: .token(.unterminatedText)
      case .earlyQuote(let text): .token(.earlyQuote(text))
      case .controlCharacter: .token(.controlCharacter)
      case .badEscape(let text): .token(.badEscape(text))
      case .loneSurrogate(let text): .token(.loneSurrogate(text))
      case .singleQuotes: .token(.singleQuotes)
      case .typographicQuotes: .token(.curlyQuotes)
      case .badNumber(let text): .token(.badNumber(text))
      case .numberTooLong(let limit): .token(.numberTooLong(limit: limit))
      case .unknownWord(let word): .token(.unknownWord(word))
      case .unquotedKey(let key): .token(.unquotedKey(key))
      case .missingKey: .syntax(.missingKey)
      case .missingValue: .syntax(.missingValue)
      case .missingColon(let key): .syntax(.missingColon(after: key))
      case .mismatchedBracket(let open, let opener):
        .syntax(.mismatchedBracket(open, line: line(opener)))
      case .unclosed(let open, let opener): .syntax(.unclosed(open, line: line(opener)))
      case .unclosedComment: .syntax(.unclosedComment)
      case .unexpectedCharacter(let scalar): .syntax(.unexpectedCharacter(scalar))
      case .secondDocument: .file(.secondDocument)
      case .trailingCharacters: .file(.trailingCharacters)
      }
  }
}
