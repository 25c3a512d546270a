extension JSONParser {
  /// Parses the string with its opening quote at `position`; false if a fault ended parsing.
  mutating func readString() -> Bool {
    let start = position
    var index = start + 1
    var spelling = JSONNode.Spelling.plain
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        append(.string, spelling: spelling, offset: start, payload: index - start)
        position = index
        return true
      case UInt8(ascii: "\\"):
        spelling = .altered
        let length = escapeLength(at: index)
        if length == 0 { return false }
        index += length
      case 0x0A, 0x0D: return refuseLineBreak(at: index, inStringFrom: start)
      case ..<0x20:
        // The string continues, and may contain more of them.
        stop(.controlCharacter(byte), at: index)
        guard canReportMore else { return false }
        index += 1
      case ..<0x80: index += 1
      default:
        let length = utf8Length(at: index)
        if length == 0 { return refuse(.invalidUTF8(byte), index..<index + 1) }
        index += length
      }
    }
    return refuse(.unterminatedString, start..<bytes.count)
  }

  private mutating func refuseLineBreak(at index: Int, inStringFrom start: Int) -> Bool {
    if let end = textEndAfterLines(from: index) { return refuse(.lineBreak, start..<end) }
    return refuse(.unterminatedString, start..<index)
  }

  /// The end of a string that continues on the next lines: the index after the next quote, if a comma or a
  /// closing bracket follows it.
  private func textEndAfterLines(from start: Int) -> Int? {
    var index = start
    while index < min(bytes.count, start + Self.longestTextOverLines) {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") { index += 1 }
      guard byte == UInt8(ascii: "\"") else { continue }
      let next = bytes[min(index, bytes.count)...].first { !$0.isBlank && !$0.isLineBreak }
      guard ",]}".utf8.contains(next ?? 0) else { return nil }
      return index
    }
    return nil
  }

  /// The maximum number of bytes to search for the end of such a string.
  private static let longestTextOverLines = 2_048

  /// The length of the escape at `index`: 2, 6, or 12 for a pair; 0 after a fault.
  private mutating func escapeLength(at index: Int) -> Int {
    guard index + 1 < bytes.count else { return refuseEscape(index, 1) }
    let letter = bytes[index + 1]
    if "\"\\/bfnrt".utf8.contains(letter) { return 2 }
    guard letter == UInt8(ascii: "u") else { return refuseEscape(index, 2) }
    guard let unit = JSONEscape.unit(in: bytes, at: index) else { return refuseEscape(index, 6) }
    guard unit & 0xF800 == 0xD800 else { return 6 }
    if unit < 0xDC00, let second = JSONEscape.unit(in: bytes, at: index + 6),
      second & 0xFC00 == 0xDC00
    {
      return 12
    }
    stop(.loneSurrogate(excerpt(index..<index + 6)), at: index, length: 6)
    return 0
  }

  private mutating func refuseEscape(_ index: Int, _ length: Int) -> Int {
    var end = index + 1
    while end < min(index + length, bytes.count), bytes[end] >= 0x20,
      bytes[end] != UInt8(ascii: "\"") || end == index + 1
    {
      end += max(1, characterLength(at: end))
    }
    stop(.badEscape(excerpt(index..<end)), at: index, length: end - index)
    return 0
  }

  private mutating func refuse(_ kind: JSONFault.Kind, _ range: Range<Int>) -> Bool {
    stop(kind, at: range.lowerBound, length: range.count)
    return false
  }
}
