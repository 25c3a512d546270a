/// A text that is compared byte for byte, and hashed in linear time.
///
/// `String` compares and hashes by canonical equivalence, which takes time that grows with the square of a
/// run of combining marks, and the author of a file controls those.
package struct UTF8Text: Hashable, Sendable {
  let string: String

  package init(_ string: String) { self.string = string }

  package static func == (left: UTF8Text, right: UTF8Text) -> Bool {
    left.string.hasSameUTF8(as: right.string)
  }

  package func hash(into hasher: inout Hasher) {
    string.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// True if both are the same, byte for byte; O(*n*) for any text.
  package func hasSameUTF8(as other: String) -> Bool {
    utf8.count == other.utf8.count
      && withBytes { mine in
        other.withBytes { theirs in mine.indices.allSatisfy { mine[$0] == theirs[$0] } }
      }
  }

  /// Calls `body` with the bytes, without a copy if they are contiguous.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
