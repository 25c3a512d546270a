/// Decodes the escapes in a string: `\u0041` → `A`.
enum JSONEscape {
  /// The number in `\uXXXX` at `index`; nil if there is no such escape.
  static func unit(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index...].starts(with: "\\u".utf8) else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[(index + 2)..<(index + 6)] {
      guard let digit = hexDigit(byte) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The UTF-8 that the content of a string represents. The parser has already checked its escapes.
  static func decode(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      guard content[index] == UInt8(ascii: "\\"), index + 1 < content.count else {
        decoded.append(content[index])
        index += 1
        continue
      }
      guard let unit = unit(in: content, at: index) else {
        decoded.append(plain(content[index + 1]))
        index += 2
        continue
      }
      index += 6
      var scalar = unit
      if unit & 0xFC00 == 0xD800, let low = self.unit(in: content, at: index) {
        scalar = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
        index += 6
      }
      decoded.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    }
    return decoded
  }

  private static func plain(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}
