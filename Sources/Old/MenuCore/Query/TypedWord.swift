/// A word that was typed, ready to be compared with the words of many names.
struct TypedWord {
  private let scalars: [Unicode.Scalar]
  private let shape: Shape
  /// How many mistakes there may be: none in a word of two letters, one in a short one, else two.
  private let limit: Int
  /// The distances of words that may be near; large menus repeat the same names.
  private var known: [[UInt8]: Int?] = [:]

  init(_ word: SearchWord) {
    scalars = Array(String(decoding: word.bytes, as: UTF8.self).unicodeScalars)
    shape = word.bytes.withUnsafeBufferPointer { Shape($0) }
    limit = scalars.count < 3 || scalars.count > 64 ? 0 : scalars.count < 6 ? 1 : 2
  }

  /// How many mistakes lie between the words, nil when there are too many.
  mutating func distance(to word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard limit > 0, shape.mayBeNear(Shape(word), limit: limit) else { return nil }
    let bytes = Array(word)
    if let known = known[bytes] { return known }
    let other = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let distance = EditDistance.between(scalars, other, limit: limit)
    known[bytes] = .some(distance)
    return distance
  }

  /// What can be seen of a word at a glance.
  private struct Shape {
    /// How many scalars it has.
    var length = 0
    /// Which ASCII letters it has, a bit for each.
    var letters: UInt32 = 0

    init(_ word: UnsafeBufferPointer<UInt8>) {
      for byte in word {
        if byte & 0xC0 != 0x80 { length += 1 }
        if byte < 0x80 { letters |= 1 << UInt32(byte & 31) }
      }
    }

    /// Whether so few mistakes can make one of the other: each changes the length by one and two
    /// letters at most.
    func mayBeNear(_ other: Shape, limit: Int) -> Bool {
      abs(length - other.length) <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * limit
    }
  }
}
