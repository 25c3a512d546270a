extension FixItMaker {
  /// What is not JSON by the letter.
  func fixIt(for fault: SyntaxFault, at diagnostic: Diagnostic) -> FixIt? {
    let range = diagnostic.offset..<min(diagnostic.offset + diagnostic.length, bytes.count)
    switch fault {
    case .trailingComma, .byteOrderMark: return .single([.removal(range)], isCertain: true)
    case .missingComma(let entry, _, let isRecovered):
      return missingComma(after: entry, isRecovered, before: range)
    case .decimalComma:
      guard let suggestion = diagnostic.rule.suggestion else { return nil }
      return FixIt(
        choices: suggestion.texts.map { [.replacement(range, $0)] },
        isCertain: suggestion.isCertain)
    case .controlCharacter(byte: 0x09): return .single([.replacement(range, " ")], isCertain: true)
    case .controlCharacter(let byte):
      let escape = Unicode.Scalar(byte).jsonEscape
      return FixIt(choices: [[.removal(range)], [.replacement(range, escape)]])
    case .badEscape:
      return .single([.insertion("\\", at: range.lowerBound)], isCertain: true)
    case .earlyQuote(let text) where AdviceText.keyBeforeColon(text) != nil:
      return .single([.insertion("\"", at: range.lowerBound - 1)], isCertain: false)
    case .earlyQuote:
      guard range.lowerBound < bytes.count, bytes[range.lowerBound] == UInt8(ascii: "\"") else {
        return nil
      }
      return .single([.insertion("\\", at: range.lowerBound)], isCertain: false)
    case .singleQuotes: return straightQuotes(for: .single, at: range.lowerBound)
    case .typographicQuotes:
      return LooseScanner.Quotes(at: range.lowerBound, in: bytes).flatMap {
        straightQuotes(for: $0, at: range.lowerBound)
      }
    case .leadingZero(let text):
      guard !text.contains("…"), let number = withoutZeros(text) else { return nil }
      return FixIt(
        choices: [[.replacement(range, number)], [.replacement(range, quoted(text))]])
    case .badNumber where isBeforeSemicolon(range), .unknownWord where isBeforeSemicolon(range):
      return .single([.replacement(range.upperBound - 1..<range.upperBound, ",")], isCertain: false)
    case .unknownWord(let text) where AdviceText.isNoNumber(text): return nil
    case .unknownWord: return unknownWord(range)
    case .unquotedKey: return quotedKeys(from: range)
    case .missingColon: return missingColon(before: range)
    case .mismatchedBracket(let open, _):
      return mismatchedBracket(String(open == .list ? "]" : "}"), at: range)
    case .unclosed(let open, _):
      let end = lastVisible(before: bytes.count).map { $0 + 1 } ?? 0
      return .single([.insertion(open == .list ? "]" : "}", at: end)], isCertain: false)
    case .missingKey, .missingValue: return secondComma(range)
    case .comment, .tooLarge, .empty, .blank, .utf16, .utf32, .lineBreakInText, .missingEndQuote,
      .invalidUTF8, .tooDeep, .unterminatedText, .endInText,
      .loneSurrogate, .badNumber, .numberTooLong, .unclosedComment, .unexpectedCharacter,
      .secondDocument, .trailingCharacters:
      return nil
    }
  }

  /// Between two lines, and behind a bracket or a number, nothing else can be meant; behind a text it
  /// may be a quote inside it.
  private func missingComma(
    after entry: String, _ isRecovered: Bool, before range: Range<Int>
  ) -> FixIt? {
    if isRecovered { return .single([.insertion(",", at: range.lowerBound)], isCertain: true) }
    if bytes[range.lowerBound] == UInt8(ascii: ";") {
      guard let next = nextVisible(from: range.lowerBound + 1), "{[\"".utf8.contains(bytes[next])
      else { return nil }
      let sign = range.lowerBound..<range.lowerBound + 1
      return .single([.replacement(sign, ",")], isCertain: !entry.hasPrefix("\""))
    }
    guard let last = lastVisible(before: range.lowerBound),
      "{[\"".utf8.contains(bytes[range.lowerBound])
    else { return nil }
    return .single([.insertion(",", at: last + 1)], isCertain: !entry.hasPrefix("\""))
  }

  /// Whether the last byte of a number or a word is a semicolon.
  private func isBeforeSemicolon(_ range: Range<Int>) -> Bool {
    range.count > 1 && bytes[range.upperBound - 1] == UInt8(ascii: ";")
  }

  /// A comma behind which nothing stood.
  private func secondComma(_ range: Range<Int>) -> FixIt? {
    guard let last = lastVisible(before: range.lowerBound), range.lowerBound < bytes.count,
      bytes[range.lowerBound] == UInt8(ascii: ","), ",[{".utf8.contains(bytes[last])
    else { return nil }
    return .single([.removal(range)], isCertain: false)
  }

  private func withoutZeros(_ text: String) -> String? {
    let sign = text.prefix { $0 == "-" }
    let digits = text.dropFirst(sign.count).drop { $0 == "0" }
    return digits.isEmpty || digits.first == "." ? "\(sign)0\(digits)" : "\(sign)\(digits)"
  }

  /// Puts straight quotes around all texts that have others, so that a file that was typed so is
  /// mended at once; what belongs to a promise is left.
  private func straightQuotes(for quotes: LooseScanner.Quotes, at offset: Int) -> FixIt? {
    var edits: [FileEdit] = []
    var isFirstFound = false
    var scanner = LooseScanner(bytes)
    while let token = scanner.next() {
      guard case .text(let found) = token.kind, found == quotes, !token.isPromise,
        !bytes[token.content].elementsEqual("none".utf8)
      else { continue }
      isFirstFound = isFirstFound || token.range.lowerBound == offset
      edits.append(.replacement(token.range.lowerBound..<token.content.lowerBound, "\""))
      for place in token.content where bytes[place] == UInt8(ascii: "\"") {
        edits.append(.insertion("\\", at: place))
      }
      edits.append(.replacement(token.content.upperBound..<token.range.upperBound, "\""))
    }
    return isFirstFound ? .single(edits, isCertain: true) : nil
  }

  /// Quotes around a word, or `true` in lower case.
  private func unknownWord(_ range: Range<Int>) -> FixIt? {
    if let word = bytes[range].wordOfJSON {
      return .single([.replacement(range, word)], isCertain: true)
    }
    let word = String(decoding: bytes[range], as: UTF8.self)
    return .single(
      [.replacement(range, quoted(word))],
      isCertain: isAlone(range, before: ",]}"))
  }

  /// Whether a word stands for itself: what follows can follow, and no quote of a text that ends on
  /// this line says that it belongs to one.
  private func isAlone(_ range: Range<Int>, before signs: String) -> Bool {
    let rest = bytes[range.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
    let next = rest.first { $0 > 0x20 }
    guard next.map({ signs.utf8.contains($0) }) ?? true else { return false }
    var quotes = 0
    var last: UInt8 = 0
    for byte in rest {
      if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { quotes += 1 }
      last = byte
    }
    return quotes % 2 == 0
  }

  /// Quotes around all keys that have none.
  private func quotedKeys(from first: Range<Int>) -> FixIt? {
    guard isAlone(first, before: ":") else {
      let word = String(decoding: bytes[first], as: UTF8.self)
      return .single([.replacement(first, quoted(word))], isCertain: false)
    }
    var edits: [FileEdit] = []
    var scanner = LooseScanner(bytes)
    while let token = scanner.next() {
      guard case .run = token.kind, token.isKey, !token.isPromise,
        nextVisible(from: token.range.upperBound).map({ bytes[$0] == UInt8(ascii: ":") }) ?? false
      else { continue }
      edits.append(
        .replacement(token.range, quoted(String(decoding: bytes[token.range], as: UTF8.self))))
    }
    return .single(edits, isCertain: edits.first?.range == first)
  }

  private func missingColon(before range: Range<Int>) -> FixIt? {
    guard let last = lastVisible(before: range.lowerBound), range.lowerBound < bytes.count else {
      return nil
    }
    let next = bytes[range.lowerBound]
    if next == UInt8(ascii: "=") {
      let sign = range.lowerBound..<range.lowerBound + 1
      return .single([.replacement(sign, ":")], isCertain: true)
    }
    return .single(
      [.insertion(":", at: last + 1)],
      isCertain: "{[-".utf8.contains(next) || next.isASCIIDigit)
  }

  /// The bracket that is missing, before the wrong one or in its place, or the wrong one taken away:
  /// what can be read further.
  private func mismatchedBracket(_ bracket: String, at range: Range<Int>) -> FixIt? {
    let ways: [FileEdit] = [
      .insertion(bracket, at: range.lowerBound), .replacement(range, bracket), .removal(range),
    ]
    let best = ways.max { Reach($0, in: bytes) < Reach($1, in: bytes) }
    return .single([best].compactMap(\.self), isCertain: false)
  }
}

extension Sequence<UInt8> {
  /// `true`, `false` or `null`, if that is written here in whatever case.
  var wordOfJSON: String? {
    let letters = prefix(6).map { $0 | 0x20 }
    return ["true", "false", "null"].first { letters.elementsEqual($0.utf8) }
  }
}
