/// Words that are found although one letter of them is wrong.
///
/// Of two words that are one slip apart either the first three letters are the same or the last
/// three, as long as they have seven: only those that agree so are compared letter by letter.
struct MistypedWords: Sendable {
  private struct Word {
    let letters: Range<Int>
    let signs: UInt32
    let allergen: AllergenSet
    /// The words before it that begin or end alike, -1 for none.
    let nextOfBeginning: Int
    let nextOfEnd: Int
  }

  private let fewestLetters: Int
  private var words: [Word] = []
  /// The letters of all words.
  private var letters: [Unicode.Scalar] = []
  /// The last word of each beginning, and of each end.
  private var beginnings = [Int](repeating: -1, count: 256)
  private var ends = [Int](repeating: -1, count: 256)

  /// Makes a list without words that leaves out shorter ones; at least seven letters.
  init(fewestLetters: Int) {
    self.fewestLetters = fewestLetters
    words.reserveCapacity(512)
    letters.reserveCapacity(4_096)
  }

  /// Adds the words of a table that are long enough.
  mutating func add(_ words: String, _ allergen: Allergen) {
    let allergen = AllergenSet(allergen)
    words.forEachTableWord { word, _ in
      guard word.count >= fewestLetters else { return }
      let start = letters.count
      let bytes = UnsafeBufferPointer(rebasing: word)
      var index = 0
      var signs: UInt32 = 0
      while index < bytes.count {
        let letter = UTF8Reader.scalar(in: bytes, at: &index)
        letters.append(letter)
        signs |= Self.sign(of: letter)
      }
      let range = start..<letters.count
      guard range.count >= fewestLetters else { return letters.removeSubrange(range) }
      let (beginning, end) = (bucket(at: start), bucket(at: range.upperBound - 3))
      self.words.append(
        Word(
          letters: range, signs: signs, allergen: allergen,
          nextOfBeginning: beginnings[beginning], nextOfEnd: ends[end]))
      beginnings[beginning] = self.words.count - 1
      ends[end] = self.words.count - 1
    }
  }

  /// What the words are that a word of three or more small letters may be meant as.
  func allergens(near word: [Unicode.Scalar]) -> AllergenSet {
    var found = AllergenSet()
    let signs = word.reduce(0) { $0 | Self.sign(of: $1) }
    func compare(_ known: Word) {
      guard abs(known.letters.count - word.count) <= 1,
        (known.signs ^ signs).nonzeroBitCount <= 2, !found.isSuperset(of: known.allergen),
        EditDistance.between(word, Array(letters[known.letters]), limit: 1) != nil
      else { return }
      found.formUnion(known.allergen)
    }
    var next = beginnings[Self.bucket(word[0], word[1], word[2])]
    while next >= 0 {
      compare(words[next])
      next = words[next].nextOfBeginning
    }
    let end = word.count - 3
    next = ends[Self.bucket(word[end], word[end + 1], word[end + 2])]
    while next >= 0 {
      compare(words[next])
      next = words[next].nextOfEnd
    }
    return found
  }

  private func bucket(at start: Int) -> Int {
    Self.bucket(letters[start], letters[start + 1], letters[start + 2])
  }

  private static func bucket(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar
  ) -> Int {
    Int((first.value &* 31 &+ second.value) &* 31 &+ third.value) & 255
  }

  /// The bit of a letter among those of a word: of two words that are one slip apart two bits differ
  /// at most.
  private static func sign(of letter: Unicode.Scalar) -> UInt32 { 1 << (letter.value & 31) }
}
