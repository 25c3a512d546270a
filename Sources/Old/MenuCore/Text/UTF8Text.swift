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
}
