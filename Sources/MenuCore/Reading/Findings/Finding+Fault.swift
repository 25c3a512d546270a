internal import LocatedJSON

extension Finding {
  /// Makes the finding for a fault of the JSON in a menu.
  ///
  /// - Parameters:
  ///   - fault: the fault.
  ///   - bytes: the file.
  ///   - line: the line of a byte of the file, from 1.
  init(_ fault: JSONFault, in bytes: [UInt8], line: (Int) -> Int) {
    let isRecovered = fault.isRecovered
    self =
      switch fault.kind {
      case .trailingComma: .trailingComma
      case .byteOrderMark: isRecovered ? .toleratedByteOrderMark : .byteOrderMark
      case .comment: .comment
      case .strayCharacter(let scalar): .strayCharacter(scalar)
      case .mergeConflict: .mergeConflict(MergeConflict(at: fault.offset, in: bytes)?.lines(line))
      case .missingComma where isRecovered: .mendedMissingComma
      case .missingComma(let after, let open): .missingComma(after: after, in: open)
      case .decimalComma: .decimalComma(fault.text(in: bytes))
      case .tooLarge: .tooLarge
      case .empty: .empty
      case .blank: .blank
      case .otherEncoding: .notUTF8
      case .invalidUTF8(let byte): .invalidUTF8(byte)
      case .tooDeep(let limit): .tooDeep(limit: limit)
      case .unterminatedString: .unterminatedText
      case .lineBreak: .lineBreak
      case .earlyQuote(let text): .earlyQuote(text)
      case .controlCharacter: .controlCharacter
      case .badEscape(let text): .badEscape(text)
      case .loneSurrogate(let text): .loneSurrogate(text)
      case .singleQuotes: .singleQuotes
      case .typographicQuotes: isRecovered ? .mendedQuotes : .curlyQuotes
      case .badNumber(let text): .badNumber(text)
      case .numberTooLong(let limit): .numberTooLong(limit: limit)
      case .unknownWord(let word): .unknownWord(word)
      case .missingKey, .missingValue, .missingColon, .mismatchedBracket, .missingBracket,
        .unclosed, .unclosedComment, .unexpectedCharacter, .unquotedKey, .secondDocument,
        .leadingCharacters, .trailingCharacters:
        Finding(ofSigns: fault.kind, line: line)
      }
  }

  /// The finding for a fault of the punctuation between values.
  private init(ofSigns kind: JSONFault.Kind, line: (Int) -> Int) {
    self =
      switch kind {
      case .missingKey: .missingKey
      case .missingColon(let key): .missingColon(after: key)
      case .mismatchedBracket(let open, let opener): .mismatchedBracket(open, line: line(opener))
      case .missingBracket(let open, let opener): .missingBracket(open, line: line(opener))
      case .unclosed(let open, let opener): .unclosed(open, line: line(opener))
      case .unclosedComment: .unclosedComment
      case .unexpectedCharacter(let scalar): .unexpectedCharacter(scalar)
      case .unquotedKey(let key): .unquotedKey(key)
      case .secondDocument: .secondDocument
      case .leadingCharacters: .leadingCharacters
      case .trailingCharacters: .trailingCharacters
      // All other kinds are handled above.
      default: .missingValue
      }
  }
}

extension MergeConflict {
  /// The lines of both versions.
  fileprivate func lines(_ line: (Int) -> Int) -> Finding.Versions {
    Finding.Versions(
      first: line(first.lowerBound)..<line(first.upperBound),
      second: line(second.lowerBound)..<line(second.upperBound))
  }
}
