extension JSONParser {
  /// Parses the string with its opening quote at `position`; false if a fault ended parsing.
  ///
  /// Skips eight bytes at a time while they are plain: no quote, no backslash, no control
  /// character, nothing outside ASCII.
  @inline(__always)
  mutating func readString() -> Bool {
    let start = position
    let count = bytes.count
    var index = start &+ 1
    var marks: UInt64 = 0
    while true {
      while index &+ 8 <= count {
        let special = specialBytes(of: word(at: index))
        if special == 0 {
          index &+= 8
        } else {
          index &+= special.trailingZeroBitCount &>> 3
          break
        }
      }
      guard index < count else { return refuse(.unterminatedString, start..<count) }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        append(JSONNode.Tag.string | marks, offset: start, payload: index &+ 1 &- start)
        position = index &+ 1
        return true
      } else if byte == UInt8(ascii: "\\") {
        marks = JSONNode.marked
        let length = escapeLength(at: index)
        if length == 0 { return false }
        index &+= length
      } else if byte >= 0x80 {
        let length = utf8Length(at: index)
        if length == 0 { return refuse(.invalidUTF8(byte), index..<index + 1) }
        index &+= length
      } else if byte < 0x20 {
        return byte == 0x0A || byte == 0x0D
          ? refuse(.unterminatedString, start..<index)
          : refuse(.controlCharacter(byte), index..<index + 1)
      } else {
        index &+= 1
      }
    }
  }

  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: index, as: UInt64.self))
  }

  /// The top bit of each byte that is not plain. A borrow can mark a plain byte after a special
  /// one, but never before it, so the lowest mark is correct.
  @inline(__always)
  private func specialBytes(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let control = (word &- ones &* 0x20) & ~word
    return ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | control | word)
      & (ones &* 0x80)
  }

  /// The length of the escape at `index`: 2, 6, or 12 for a pair; 0 after a fault.
  private mutating func escapeLength(at index: Int) -> Int {
    guard index + 1 < bytes.count else { return refuseEscape(index, 1) }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = JSONEscape.unit(in: bytes, at: index) else { return refuseEscape(index, 6) }
      guard unit & 0xF800 == 0xD800 else { return 6 }
      let second = unit < 0xDC00 ? JSONEscape.unit(in: bytes, at: index + 6) : nil
      if let second, second & 0xFC00 == 0xDC00 { return 12 }
      _ = stop(.loneSurrogate(excerpt(index..<index + 6)), at: index, length: 6)
      return 0
    default:
      return refuseEscape(index, 2)
    }
  }

  private mutating func refuseEscape(_ index: Int, _ length: Int) -> Int {
    var end = index + 1
    while end < min(index + length, bytes.count), bytes[end] >= 0x20,
      bytes[end] != UInt8(ascii: "\"") || end == index + 1
    {
      end += bytes[end] < 0x80 ? 1 : max(1, utf8Length(at: end))
    }
    _ = stop(.badEscape(excerpt(index..<end)), at: index, length: end - index)
    return 0
  }

  private mutating func refuse(_ kind: JSONFault.Kind, _ range: Range<Int>) -> Bool {
    stop(kind, at: range.lowerBound, length: range.count) != .stop
  }
}
