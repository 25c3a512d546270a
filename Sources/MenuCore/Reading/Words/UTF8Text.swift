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
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
