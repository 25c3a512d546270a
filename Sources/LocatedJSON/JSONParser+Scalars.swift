extension JSONParser {
  /// Parses the number at `position`, which is a minus sign or a digit.
  mutating func readNumber() -> Step {
    let start = position
    var index = start
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    index = digitsEnd(from: index)
    guard index > whole else { return stopAtNumber(start) }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 { return stopAtNumber(start) }
    let wholeEnd = index
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      let fraction = index + 1
      index = digitsEnd(from: fraction)
      guard index > fraction else { return stopAtNumber(start) }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, "+-".utf8.contains(bytes[index]) { index += 1 }
      let exponent = index
      index = digitsEnd(from: exponent)
      guard index > exponent else { return stopAtNumber(start) }
    }
    guard isDelimiter(at: index) else { return stopAtNumber(start) }
    let end = isEntryEnd(index) ? index : bareText(from: start).upperBound
    let isComma = index == wholeEnd && index < end && bytes[index] == UInt8(ascii: ",")
    let isNumber = end == index || isComma && digitsEnd(from: index + 1) == end
    guard isNumber, !isStrayQuote(at: end) else { return stopAtNumber(start) }
    if end - start > limits.numberLength {
      return stop(.numberTooLong(limit: limits.numberLength), at: start, length: end - start)
    }
    var spelling = JSONNode.Spelling.plain
    if end != index {
      spelling = .altered
      recover(.decimalComma, at: start, length: end - start)
    }
    append(.number, spelling: spelling, offset: start, payload: end - start)
    position = end
    return .separator
  }

  /// True if a number surely ends at `index`: not before a comma that may be inside an amount, `8,50`
  private func isEntryEnd(_ index: Int) -> Bool {
    guard isSeparator(after: index), index + 1 < bytes.count else { return false }
    return bytes[index] != UInt8(ascii: ",") || "\" \t\r\n".utf8.contains(bytes[index + 1])
  }

  private func digitsEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return index
  }

  /// Parses `word` if it is at `position`.
  mutating func readWord(_ word: String, _ tag: JSONNode.Tag) -> Step {
    let length = word.utf8.count
    guard bytes[position...].starts(with: word.utf8), isDelimiter(at: position + length) else {
      return stopAtWord()
    }
    append(tag, offset: position, payload: length)
    position += length
    return .separator
  }

  /// True if a number or a word may end before `index`.
  func isDelimiter(at index: Int) -> Bool {
    guard index < bytes.count else { return true }
    switch bytes[index] {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"),
      UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "/"),
      UInt8(ascii: ";"):
      return true
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: return scalar(at: index)?.isStray ?? false
    default: return false
    }
  }
}
