/// A folded word of at most 24 letters, stored in three numbers. It is hashed and compared in one step and
/// without an allocation, because a menu of 100,000 dishes has a million words. Of a longer word only the
/// first 24 letters are stored; its `count` distinguishes it from a word that ends there.
struct PackedWord: Hashable, Sendable {
  /// The number of letters that are stored.
  static let capacity = 24

  /// The number of letters of the word.
  private(set) var count = 0
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// Adds a letter; the first is in the lowest byte of the first number.
  mutating func append(_ letter: UInt8) {
    let shifted = UInt64(letter) << UInt64((count & 7) * 8)
    switch count >> 3 {
    case 0: first |= shifted
    case 1: second |= shifted
    case 2: third |= shifted
    default: break
    }
    count += 1
  }

  /// The word of its letters and those of another one. `but` and `ter` → `butter`
  func joined(with other: PackedWord) -> PackedWord {
    var both = self
    for index in 0..<min(other.count, Self.capacity) { both.append(other[index]) }
    return both
  }

  /// The first eight letters as one number.
  var firstEight: UInt64 { first }

  /// The word of the first `length` letters. `mozzarella` and 4 → `mozz`
  func prefix(_ length: Int) -> PackedWord {
    PackedWord(
      count: length, first: Self.keep(length, of: first), second: Self.keep(length - 8, of: second),
      third: Self.keep(length - 16, of: third))
  }

  /// The word of the last `length` letters; nil if not all of them are stored. `buttermilch` and 5 → `milch`
  func suffix(_ length: Int) -> PackedWord? {
    guard count <= Self.capacity, length <= count else { return nil }
    return dropping(count - length)
  }

  /// The word without its first letters, at most all of them.
  func dropping(_ dropped: Int) -> PackedWord {
    let length = count - dropped
    var rest = PackedWord(count: length, first: first, second: second, third: third)
    for _ in 0..<(dropped / 8) {
      rest = PackedWord(count: length, first: rest.second, second: rest.third, third: 0)
    }
    let bits = UInt64(dropped % 8 * 8)
    guard bits > 0 else { return rest }
    return PackedWord(
      count: length, first: rest.first >> bits | rest.second << (64 - bits),
      second: rest.second >> bits | rest.third << (64 - bits), third: rest.third >> bits)
  }

  private static func keep(_ letters: Int, of packed: UInt64) -> UInt64 {
    if letters >= 8 { return packed }
    if letters <= 0 { return 0 }
    return packed & (1 << UInt64(letters * 8) - 1)
  }

  /// A long word whose umlauts are spelled with an *e*, as it is folded otherwise; nil for any other word.
  /// A short one is more likely another word: `poeta`. `broeseln` → broseln
  var withUmlauts: PackedWord? {
    guard (7...Self.capacity).contains(count) else { return nil }
    var word = PackedWord()
    for index in 0..<count {
      let isSpelled = word.count > 0 && self[index] == UInt8(ascii: "e")
      if isSpelled, "aou".utf8.contains(self[index - 1]) { continue }
      word.append(self[index])
    }
    return word.count < count ? word : nil
  }

  /// The letter at an index below `min(count, capacity)`.
  subscript(index: Int) -> UInt8 {
    let eight =
      switch index {
      case ..<8: first
      case ..<16: second
      default: third
      }
    return UInt8(truncatingIfNeeded: eight >> UInt64(index % 8 * 8))
  }

  /// The letters that are stored, as a text.
  var string: String {
    String(decoding: (0..<min(count, Self.capacity)).map { self[$0] }, as: UTF8.self)
  }

  /// A hash for a table of words, whose high bits depend on all letters.
  var mixed: UInt64 {
    let rest = second &* 0x9E37_79B9_7F4A_7C15 ^ third &* 0xC2B2_AE3D_27D4_EB4F
    return (first ^ rest ^ UInt64(count)) &* 0xFF51_AFD7_ED55_8CCD
  }

  /// True if the word is one typo away from another word, or with `asStem` from its beginning: a letter
  /// added, missing or changed, or two neighbours swapped.
  func isOneTypo(from other: PackedWord, asStem: Bool) -> Bool {
    let difference = other.count - count
    guard difference >= -1, asStem || difference <= 1 else { return false }
    let same = sharedLength(with: other)
    /// True if the rest of this word equals the rest of the other one, from the given index in each.
    func agrees(from own: Int, with their: Int) -> Bool {
      guard own <= count, their <= other.count, asStem || count - own == other.count - their
      else { return false }
      let rest = dropping(own)
      let others = other.dropping(their)
      return rest == (asStem && others.count >= rest.count ? others.prefix(rest.count) : others)
    }
    if agrees(from: same + 1, with: same + 1) || agrees(from: same + 1, with: same)
      || agrees(from: same, with: same + 1)
    {
      return true
    }
    guard same + 1 < min(count, other.count, Self.capacity) else { return false }
    let isSwapped = self[same] == other[same + 1] && self[same + 1] == other[same]
    return isSwapped && agrees(from: same + 2, with: same + 2)
  }

  /// The number of letters at the beginning that are the same in both.
  private func sharedLength(with other: PackedWord) -> Int {
    let most = min(count, other.count, Self.capacity)
    var length = (first ^ other.first).trailingZeroBitCount / 8
    if length == 8 { length += (second ^ other.second).trailingZeroBitCount / 8 }
    if length == 16 { length += (third ^ other.third).trailingZeroBitCount / 8 }
    return min(length, most)
  }
}

/// In an extension, so that the compiler makes the initializers of an empty word and of the three numbers, too.
extension PackedWord {
  /// Packs letters, each a byte from `a` to `z` or a byte of a pictogram.
  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { append(letter) }
  }

  /// Packs a range of ASCII letters of any case, eight at a time.
  init(lettersOf bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    count = range.count
    let raw = UnsafeRawBufferPointer(bytes)
    first = Self.eightLetters(of: raw, from: range.lowerBound, count)
    if count > 8 { second = Self.eightLetters(of: raw, from: range.lowerBound + 8, count - 8) }
    if count > 16 { third = Self.eightLetters(of: raw, from: range.lowerBound + 16, count - 16) }
  }

  private static func eightLetters(
    of bytes: UnsafeRawBufferPointer, from start: Int, _ count: Int
  ) -> UInt64 {
    let toLowercase: UInt64 = 0x2020_2020_2020_2020
    if start + 8 <= bytes.count {
      let eight = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      return keep(count, of: UInt64(littleEndian: eight) | toLowercase)
    }
    var eight: UInt64 = 0
    for index in 0..<count { eight |= UInt64(bytes[start + index]) << UInt64(index * 8) }
    return keep(count, of: eight | toLowercase)
  }
}
