internal import LocatedJSON

extension Finding {
  /// Makes the finding that a fault of the JSON is in a menu.
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
      case .strayCharacter(let scalar): .syntax(.strayCharacter(scalar))
      case .mergeConflict:
        .syntax(
          .mergeConflict(
            MergeConflict(at: fault.offset, in: bytes).map { conflict in
              SyntaxFinding.Versions(
                first: line(conflict.first.lowerBound)..<line(conflict.first.upperBound),
                second: line(conflict.second.lowerBound)..<line(conflict.second.upperBound))
            }))
      case .missingComma where fault.isRecovered: .syntax(.mendedMissingComma)
      case .missingComma(let after, let open): .syntax(.missingComma(after: after, in: open))
      case .tooLarge: .file(.tooLarge)
      case .empty: .file(.empty)
      case .blank: .file(.blank)
      case .otherEncoding: .file(.notUTF8)
      case .invalidUTF8(let byte): .file(.invalidUTF8(byte))
      case .tooDeep(let limit): .syntax(.tooDeep(limit: limit))
      case .missingKey: .syntax(.missingKey)
      case .missingValue: .syntax(.missingValue)
      case .missingColon(let key): .syntax(.missingColon(after: key))
      case .mismatchedBracket(let open, let opener):
        .syntax(.mismatchedBracket(open, line: line(opener)))
      case .missingBracket(let open, let opener):
        .syntax(.missingBracket(open, line: line(opener)))
      case .unclosed(let open, let opener): .syntax(.unclosed(open, line: line(opener)))
      case .unclosedComment: .syntax(.unclosedComment)
      case .unexpectedCharacter(let scalar): .syntax(.unexpectedCharacter(scalar))
      case .secondDocument: .file(.secondDocument)
      case .leadingCharacters: .file(.leadingCharacters)
      case .trailingCharacters: .file(.trailingCharacters)
      default: .token(TokenFinding(fault, in: bytes))
      }
  }
}

extension TokenFinding {
  /// Makes the finding that a fault of a text, a number or a word is in a menu.
  fileprivate init(_ fault: JSONFault, in bytes: [UInt8]) {
    self =
      switch fault.kind {
      case .decimalComma: .decimalComma(fault.text(in: bytes))
      case .unterminatedString: .unterminatedText
      case .lineBreak: .lineBreak
      case .earlyQuote(let text): .earlyQuote(text)
      case .controlCharacter: .controlCharacter
      case .badEscape(let text): .badEscape(text)
      case .loneSurrogate(let text): .loneSurrogate(text)
      case .singleQuotes: .singleQuotes
      case .typographicQuotes where fault.isRecovered: .mendedQuotes
      case .typographicQuotes: .curlyQuotes
      case .badNumber(let text): .badNumber(text)
      case .numberTooLong(let limit): .numberTooLong(limit: limit)
      case .unknownWord(let word): .unknownWord(word)
      case .unquotedKey(let key): .unquotedKey(key)
      // All others are faults between the values.
      default: .unterminatedText
      }
  }
}
