internal import LocatedJSON

extension JSONFault {
  /// The edits for its diagnostic: a certain one, or those that the owner decides about.
  func remedy(in bytes: [UInt8]) -> Remedy {
    if let edit = edit(in: bytes) { return .certain(edit) }
    if kind == .mergeConflict {
      return .oneOf(MergeConflict(at: offset, in: bytes)?.choices(in: bytes) ?? [])
    }
    if isRecovered { return .none }
    return .advised(suggestion(in: bytes))
  }

  /// The suggested edit; nil if none can be given, because only the owner knows what was meant.
  private func suggestion(in bytes: [UInt8]) -> FileEdit? {
    let text = FileText(bytes)
    switch kind {
    case .missingComma: return suggestedComma(in: text)
    case .missingColon(let key): return suggestedColon(afterKey: key, in: text)
    case .unquotedKey:
      var key = self.text(in: bytes)
      // Only its first quote is missing.
      if key.hasSuffix("\"") { key = String(key.dropLast()) }
      return FileEdit(range, JSONText.quoted(key))
    case .unknownWord: return suggestedText(in: text)
    case .badNumber("..."), .unexpectedCharacter("…"): return text.deletion(of: range)
    case .badNumber: return FileEdit(range, Self.number(meantBy: self.text(in: bytes), in: text))
    case .unterminatedString: return suggestedQuote(in: text)
    case .earlyQuote: return suggestedEscapes(in: text)
    case .badEscape: return FileEdit(offset..<offset + 1, "\\\\")
    case .missingValue: return FileEdit(offset..<offset, "null")
    case .missingKey: return text.bracketOfList(before: offset)
    case .missingBracket(let open, _): return FileEdit(range, open.closing)
    case .unclosed(let open, _):
      let end = text.endOfText
      return FileEdit(end..<end, open.closing)
    case .unclosedComment:
      let end = text.endOfLine(from: offset)
      return FileEdit(end..<end, " */")
    case .leadingCharacters: return FileEdit(range, "")
    // The members of the file without braces around them.
    case .trailingCharacters where text.byte(at: offset) == UInt8(ascii: ":"):
      return FileEdit(0..<0, "{")
    case .trailingCharacters: return FileEdit(offset..<text.endOfLeftover(from: offset), "")
    case .unexpectedCharacter("#"): return FileEdit(range, "//")
    case .unexpectedCharacter("/"), .unexpectedCharacter("+"): return text.textMeant(around: offset)
    case .unexpectedCharacter(":"): return suggestedColon(in: text) ?? suggestedBracket(in: text)
    default: return nil
    }
  }

  /// Inserts a comma, or replaces a semicolon or a full stop with one.
  private func suggestedComma(in text: FileText) -> FileEdit? {
    let written = text[offset..<offset + 4]
    if let sign = written.first, sign.isCurrencySymbol {
      return FileEdit(offset..<offset + sign.utf8.count, "")
    }
    return switch text.byte(at: offset) {
    case UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: "|"): FileEdit(offset..<offset + 1, ",")
    default: FileEdit(offset..<offset, ", ")
    }
  }

  /// Inserts a colon, or replaces a semicolon with one. Texts that are no keys may be a list in wrong brackets.
  private func suggestedColon(afterKey key: String, in text: FileText) -> FileEdit? {
    let isKey = FileKey(rawValue: String(key.dropFirst().dropLast())) != nil
    let list = text.listMeant(around: offset) ?? text.listMeant(endingAt: offset)
    if !isKey, let list { return list }
    if text.byte(at: offset) == UInt8(ascii: ";") { return FileEdit(range, ":") }
    return FileEdit(offset..<offset, ":")
  }

  /// Deletes a second colon, or replaces one in a number: `8:50` → `8.50`
  private func suggestedColon(in text: FileText) -> FileEdit? {
    if offset > 0, text.byte(at: offset - 1) == UInt8(ascii: ":") { return FileEdit(range, "") }
    let isInNumber = [offset - 1, offset + 1].allSatisfy {
      text.byte(at: $0)?.isASCIIDigit ?? false
    }
    guard isInNumber else { return nil }
    return FileEdit(range, ".")
  }

  /// Puts the words up to the next separator in quotes, or replaces them with the JSON literal that they
  /// mean.
  private func suggestedText(in text: FileText) -> FileEdit {
    var end = max(range.upperBound, text.endOfEntry(from: offset))
    var words = text[offset..<end].trimmed
    end = offset + words.utf8.count
    // Only the first quote of the text is missing.
    if words.hasSuffix("\"") { words = String(words.dropLast()) }
    return FileEdit(offset..<end, FlagWord.literal(of: words) ?? JSONText.quoted(words))
  }

  /// A number in JSON notation: `+7.00` → `7.00`, `7.00€` → `7.00` in a menu in EUR; in quotes if it is
  /// still not a number, or in another currency.
  private static func number(meantBy written: String, in file: FileText) -> String {
    // Its first quote may be missing.
    let bare = written.hasSuffix("\"") ? String(written.dropLast()) : written
    let currency = PriceGuess(currency: nil, language: nil).currency(in: bare)
    if let currency, !file[0..<1_000].contains("\"\(currency.code)\"") {
      // A menu states the code of its currency at the beginning: this is another one.
      return JSONText.quoted(bare)
    }
    let hasDash = bare.last.map("-–—".contains) ?? false
    if currency != nil || hasDash {
      let amount = PriceGuess(currency: currency, language: nil).amount(bare)
      return amount ?? JSONText.quoted(bare)
    }
    var digits = bare.trimmed.withPoint
    if digits.hasPrefix("+") { digits = String(digits.dropFirst()) }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits += "0" }
    let isPlain = !digits.hasPrefix("0") || digits.hasPrefix("0.") || digits == "0"
    if isPlain, Amount(digits) != nil { return digits }
    return JSONText.quoted(bare)
  }

  /// Inserts the closing quote of a text before the comma that became part of the text.
  private func suggestedQuote(in text: FileText) -> FileEdit? {
    let line = text[offset..<text.endOfLine(from: offset)]
    let content = line.unicodeScalars.dropFirst()
    let other: Set<Unicode.Scalar> = ["”", "“", "’", "″", "»"]
    if let quote = content.firstIndex(where: other.contains) {
      let rest = content[content.index(after: quote)...].first { !$0.properties.isWhitespace }
      if rest.map({ ",]}:".unicodeScalars.contains($0) }) ?? true {
        let start = offset + line.utf8.distance(from: line.startIndex, to: quote)
        return FileEdit(start..<start + UTF8.width(content[quote]), "\"")
      }
    }
    let end = offset + line.utf8.count
    let closer = text.startOfSeparators(before: min(end, text.nextQuote(from: offset + 1) ?? end))
    guard closer > offset else { return nil }
    return FileEdit(closer..<closer, "\"")
  }

  /// Escapes the quotes in the rest of the text.
  private func suggestedEscapes(in text: FileText) -> FileEdit? {
    guard let end = text.endOfQuotedText(from: offset + 1) else { return nil }
    let rest = text[offset..<end - 1]
    return FileEdit(offset..<end, rest.replacing(sign: "\"", with: "\\\"") + "\"")
  }

  /// Inserts the missing bracket of a list before the key that follows the list.
  private func suggestedBracket(in text: FileText) -> FileEdit? {
    guard let key = text.startOfString(before: offset) else { return nil }
    let name = text[key + 1..<offset].trimmed
    // A dish without its brace begins with one of the keys of dishes.
    if let own = FileKey(rawValue: String(name.dropLast())),
      KeySet.dish(of: .pizzas).contains(own), text.isAfterObject(key)
    {
      return FileEdit(key..<key, "{")
    }
    let comma = text.startOfSeparators(before: key)
    return FileEdit(comma..<comma, "]")
  }
}

extension FileText {
  /// Deletes an entry and the comma before it.
  fileprivate func deletion(of entry: Range<Int>) -> FileEdit? {
    last(before: entry.lowerBound, skippingCommas: true)
      .map { FileEdit($0 + 1..<entry.upperBound, "") }
  }

  /// True if an object ends directly before an offset.
  fileprivate func isAfterObject(_ place: Int) -> Bool {
    last(before: place, skippingCommas: true).map { byte(at: $0) == UInt8(ascii: "}") } ?? false
  }

  /// The list that replaces braces around texts: `{"gluten", "milk"}` → `["gluten", "milk"]`
  fileprivate func listMeant(around place: Int) -> FileEdit? {
    guard let start = startOfString(before: place), let open = last("{", before: start)
    else { return nil }
    let rest = self[open + 1..<endOfLine(from: place)]
    guard let close = rest.firstIndex(of: "}"),
      !rest[..<close].contains(where: { ":{[".contains($0) })
    else { return nil }
    let inner = String(rest[..<close])
    return FileEdit(open..<open + inner.utf8.count + 2, "[\(inner)]")
  }

  /// The list that replaces several texts after a key, if one of them ends before an offset:
  /// `"allergens": "gluten", "milk"` → `["gluten", "milk"]`
  fileprivate func listMeant(endingAt place: Int) -> FileEdit? {
    // Without a limit, each of many texts would be compared with all others.
    let longest = 1_000
    guard var start = startOfString(before: place), ",}".utf8.contains(byte(at: place) ?? 0)
    else { return nil }
    var end = place
    var count = 1
    while end - place < longest, byte(at: end) == UInt8(ascii: ","),
      let quote = next(from: end + 1),
      byte(at: quote) == UInt8(ascii: "\""), let close = nextQuote(from: quote + 1),
      let separator = next(from: close + 1), ",}".utf8.contains(byte(at: separator) ?? 0)
    {
      end = separator
    }
    while place - start < longest, let comma = last(",", before: start),
      let other = startOfString(before: comma)
    {
      start = other
      count += 1
    }
    guard count > 1, last(":", before: start) != nil else { return nil }
    return FileEdit(start..<end, "[\(self[start..<end].trimmed)]")
  }

  /// The first byte at or after an offset that is not a blank.
  private func next(from start: Int) -> Int? {
    bytes.dropFirst(start).firstIndex { !Self.isBlank($0) }
  }

  /// The text that replaces two texts with a sign between them: `"8.50" / "9.50"` → `"8.50 / 9.50"`
  fileprivate func textMeant(around sign: Int) -> FileEdit? {
    guard let first = startOfString(before: sign), let end = last(before: sign),
      let quote = next(from: sign + 1), byte(at: quote) == UInt8(ascii: "\""),
      let close = nextQuote(from: quote + 1)
    else { return nil }
    let between = self[end + 1..<quote]
    return FileEdit(
      first..<close + 1, "\(self[first..<end])\(between)\(self[quote + 1..<close + 1])")
  }

  /// Replaces the first of two braces with the bracket of a list, or deletes it if no key is before it:
  /// `"pizzas": {{"name": …}}`
  fileprivate func bracketOfList(before place: Int) -> FileEdit? {
    guard byte(at: place) == UInt8(ascii: "{"), let open = last("{", before: place) else {
      return nil
    }
    let isOfKey = last(":", before: open) != nil
    return FileEdit(open..<open + 1, isOfKey ? "[" : "")
  }

  /// The end of a leftover after the menu: the end of the file if the leftover is short and holds no
  /// other value, else one character.
  fileprivate func endOfLeftover(from place: Int) -> Int {
    let end = endOfText
    let rest = self[place..<end]
    let isWord = end - place <= 40 && !rest.contains { "{[\"".contains($0) }
    return isWord ? end : place + 1
  }
}
