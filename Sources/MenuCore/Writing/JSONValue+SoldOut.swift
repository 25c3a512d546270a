internal import LocatedJSON

extension JSONValue {
  /// The change that marks a dish as sold out or available.
  func soldOutChange(to isSoldOut: Bool, in bytes: [UInt8]) -> SoldOutChange {
    let given = all(.soldOut)
    guard given.count <= 1 else { return .repeated(offset: given[1].key.offset) }
    let value = given.first?.value
    if let value, value.bool == nil, value.kind != .null { return .unclear(offset: value.offset) }
    guard (value?.bool ?? false) != isSoldOut else { return .unchanged }
    return .edit(soldOutEdit(isSoldOut, in: bytes))
  }

  /// The edit that marks a dish as sold out or available.
  ///
  /// A new key is written after the opening bracket, on the line of what follows. A dish that becomes
  /// available loses the key: a file that is marked and unmarked is the same as before.
  func soldOutEdit(_ isSoldOut: Bool, in bytes: [UInt8]) -> FileEdit {
    guard let value = member(.soldOut)?.value else {
      return adding(JSONTree.member(.soldOut, .word("true")))
    }
    if isSoldOut { return FileEdit(value.range, "true") }
    guard let range = rangeToRemove(.soldOut, in: bytes) else {
      return FileEdit(value.range, "false")
    }
    return FileEdit(range, [])
  }

  /// The range of a member of this object with its comma and the blanks around it; nil if a comment
  /// is in that range, or if there is no such member.
  private func rangeToRemove(_ key: FileKey, in bytes: [UInt8]) -> Range<Int>? {
    let all = Array(members)
    guard let index = all.firstIndex(where: { $0.fileKey == key }) else { return nil }
    let start = all[index].key.offset
    let end = all[index].whole.upperBound

    if index + 1 < all.count {
      let gap = bytes[end..<all[index + 1].key.offset]
      let comma = UInt8(ascii: ",")
      // A blank or a comment after the comma belongs to the next member.
      guard let found = gap.firstIndex(where: { $0 == comma || !$0.isBlankOrComma }),
        bytes[found] == comma
      else { return nil }
      return wholeLine(start..<found + 1, in: bytes)
    }
    guard index > 0 else { return start..<end }
    let before = all[index - 1].whole.upperBound
    guard bytes[before..<start].allSatisfy({ $0.isBlankOrComma }) else { return nil }
    return before..<end
  }

  /// The range with its whole line if nothing else is on that, otherwise with the blank after it.
  private func wholeLine(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let isLineFeed = { (index: Int) in bytes[index] == 0x0A }
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[end]) { end += 1 }
    if start > 0, isLineFeed(start - 1), end < bytes.count, isLineFeed(end) {
      return start..<end + 1
    }
    end = range.upperBound
    if end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return range.lowerBound..<end
  }
}

extension UInt8 {
  /// True for the blanks of JSON and for a comma.
  fileprivate var isBlankOrComma: Bool { [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(self) }
}
