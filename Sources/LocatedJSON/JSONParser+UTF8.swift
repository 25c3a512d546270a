extension JSONParser {
  /// How many bytes the character outside ASCII at `index` has, 2 to 4; 0 if it is not UTF-8 as Unicode
  /// (table 3-7) has it: nothing overlong, no surrogate, nothing above U+10FFFF.
  @inline(__always)
  func utf8Length(at index: Int) -> Int {
    let lead = bytes[index]
    if lead >= 0xC2, lead <= 0xDF {
      return isContinuation(index &+ 1) ? 2 : 0
    }
    return longUTF8Length(at: index, lead: lead)
  }

  private func longUTF8Length(at index: Int, lead: UInt8) -> Int {
    switch lead {
    case 0xE0...0xEF:
      guard isContinuation(index &+ 1), isContinuation(index &+ 2) else { return 0 }
      let second = bytes[index &+ 1]
      if lead == 0xE0, second < 0xA0 { return 0 }
      if lead == 0xED, second > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard isContinuation(index &+ 1), isContinuation(index &+ 2), isContinuation(index &+ 3)
      else { return 0 }
      let second = bytes[index &+ 1]
      if lead == 0xF0, second < 0x90 { return 0 }
      if lead == 0xF4, second > 0x8F { return 0 }
      return 4
    default:
      return 0
    }
  }

  @inline(__always)
  private func isContinuation(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }

  func isByteOrderMark(at index: Int) -> Bool {
    index + 3 <= bytes.count && bytes[index] == 0xEF && bytes[index + 1] == 0xBB
      && bytes[index + 2] == 0xBF
  }

  /// The encoding of the file if it is none of eight bits: it has its mark, or zero bytes beside its
  /// first character, which is one of ASCII.
  var otherEncoding: JSONFault.Kind? {
    let marks: [(bytes: [UInt8], kind: JSONFault.Kind)] = [
      ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32),
      ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
    ]
    if let mark = marks.first(where: { bytes.starts(with: $0.bytes) }) { return mark.kind }
    guard bytes.count >= 4 else { return nil }
    let isZero = bytes[0..<4].map { $0 == 0 }
    if isZero == [true, true, true, false] || isZero == [false, true, true, true] {
      return .utf32
    }
    return isZero[0] != isZero[1] ? .utf16 : nil
  }
}
