/// Reads scalars out of UTF-8 that a string guarantees to be valid.
enum UTF8Reader {
  /// The scalar at a place, which moves behind it; U+FFFD at the end or for bytes that are none.
  static func scalar(in text: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Unicode.Scalar {
    guard text.indices.contains(place) else { return "\u{FFFD}" }
    let first = text[place]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard place + length <= text.count else {
      place = text.count
      return "\u{FFFD}"
    }
    let lead: UInt32 = length == 1 ? 0x7F : 0xFF >> UInt32(length + 1)
    var value = UInt32(first) & lead
    for next in place + 1..<place + length { value = value << 6 | UInt32(text[next] & 0x3F) }
    place += length
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
