/// A text as its bytes: equal only to itself, and hashed in linear time.
///
/// `String` compares and hashes by canonical equivalence, which takes time that grows with the
/// square of a run of combining marks.
struct UTF8Text: Hashable, Sendable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (left: UTF8Text, right: UTF8Text) -> Bool {
    left.string.hasSameUTF8(as: right.string)
  }

  func hash(into hasher: inout Hasher) {
    string.hashUTF8(into: &hasher)
  }
}

extension String: UTF8Comparable {
  /// Whether both are the same, byte for byte; O(*n*), whatever they hold.
  public func hasSameUTF8(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (mine, theirs) = (self, other)
    return mine.withUTF8 { mine in theirs.withUTF8 { mine.elementsEqual($0) } }
  }

  /// Feeds its bytes to a hasher; O(*n*).
  public func hashUTF8(into hasher: inout Hasher) {
    var string = self
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  /// Whether the owner has put the star of the frozen behind it himself.
  package var endsWithStar: Bool { utf8.last == UInt8(ascii: "*") }
}

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
