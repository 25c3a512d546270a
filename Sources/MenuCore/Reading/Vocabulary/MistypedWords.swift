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
  }

  /// Adds the words of a table that are long enough.
  mutating func add(_ words: String, _ allergen: Allergen) {
    words.forEachTableWord { word in
      guard word.count >= fewestLetters else { return }
      let start = letters.count
      let bytes = UnsafeBufferPointer(rebasing: word)
      var place = 0
      while place < bytes.count { letters.append(UTF8Reader.scalar(in: bytes, at: &place)) }
      let range = start..<letters.count
      guard range.count >= fewestLetters else { return letters.removeSubrange(range) }
      let added = letters[range]
      let (beginning, end) = (Self.bucket(added.prefix(3)), Self.bucket(added.suffix(3)))
      self.words.append(
        Word(
          letters: range, signs: Self.signs(of: added), allergen: AllergenSet(allergen),
          nextOfBeginning: beginnings[beginning], nextOfEnd: ends[end]))
      beginnings[beginning] = self.words.count - 1
      ends[end] = self.words.count - 1
    }
  }

  /// What the words are that a word in small letters may be meant as.
  func allergens(near word: [Unicode.Scalar]) -> AllergenSet {
    var found = AllergenSet()
    let signs = Self.signs(of: word[...])
    func compare(_ known: Word) {
      guard abs(known.letters.count - word.count) <= 1,
        (known.signs ^ signs).nonzeroBitCount <= 2, !found.isSuperset(of: known.allergen),
        EditDistance.between(word, Array(letters[known.letters]), limit: 1) != nil
      else { return }
      found.formUnion(known.allergen)
    }
    var next = beginnings[Self.bucket(word.prefix(3))]
    while next >= 0 {
      compare(words[next])
      next = words[next].nextOfBeginning
    }
    next = ends[Self.bucket(word.suffix(3))]
    while next >= 0 {
      compare(words[next])
      next = words[next].nextOfEnd
    }
    return found
  }

  private static func bucket(_ letters: ArraySlice<Unicode.Scalar>) -> Int {
    Int(letters.reduce(0) { $0 &* 31 &+ $1.value } & 255)
  }

  /// Which letters there are, a bit for each: of two words that are one slip apart two bits differ
  /// at most.
  private static func signs(of letters: ArraySlice<Unicode.Scalar>) -> UInt32 {
    letters.reduce(0) { $0 | 1 << ($1.value & 31) }
  }
}
