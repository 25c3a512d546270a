/// How a word is written for one and for many, in whatever language: `vino` and `vini`.
///
/// By endings, and so also of words that are none: it is for headings, where more is only found.
enum WordNumber {
  /// The endings for one, and those for many.
  private static let endings: [(one: [UInt8], many: [UInt8])] =
    Vocabularies.all.flatMap { $0.endings }.map { (Array($0.one.utf8), Array($0.many.utf8)) }

  /// The other forms that a folded word may have; none of several words, and of short ones.
  static func others(of word: some Collection<UInt8>) -> [[UInt8]] {
    let word = Array(word)
    guard word.count >= 3, word.allSatisfy({ (0x61...0x7A).contains($0) || $0 >= 0x80 }) else {
      return []
    }
    return endings.flatMap { one, many in
      [replacing(one, by: many, in: word), replacing(many, by: one, in: word)].compactMap { $0 }
    }
  }

  private static func replacing(
    _ ending: [UInt8], by other: [UInt8], in word: [UInt8]
  ) -> [UInt8]? {
    let stem = word.dropLast(ending.count)
    guard stem.count >= 2, word.suffix(ending.count).elementsEqual(ending) else { return nil }
    return stem + other
  }
}
