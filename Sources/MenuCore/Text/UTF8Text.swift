/// A text as its bytes: equal only to itself, and hashed in linear time.
///
/// `String` compares and hashes by canonical equivalence, which takes time that grows with the
/// square of a run of combining marks.
struct UTF8Text: Hashable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (left: UTF8Text, right: UTF8Text) -> Bool {
    left.string.hasSameUTF8(as: right.string)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether both are the same, byte for byte.
  func hasSameUTF8(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (mine, theirs) = (self, other)
    return mine.withUTF8 { mine in theirs.withUTF8 { mine.elementsEqual($0) } }
  }
}
