/// Words that are found although one letter of them is wrong.
///
/// Of two words that are one slip apart either the first three letters are the same or the last
/// three, as long as they have seven: only those that agree so are compared letter by letter.
struct MistypedWords: Sendable {
  private struct Word {
    let bytes: Range<Int>
    let letterCount: Int
    let signs: UInt32
    let allergen: AllergenSet
    /// The words before it that begin or end alike, -1 for none.
    let nextOfBeginning: Int
    let nextOfEnd: Int
  }

  private let fewestLetters: Int
  private var words: [Word] = []
  /// The bytes of all words: each start reads them, and looks closer at next to none.
  private var bytes: [UInt8] = []
  /// The last word of each beginning, and of each end.
  private var beginnings = [Int](repeating: -1, count: 256)
  private var ends = [Int](repeating: -1, count: 256)

  /// Makes a list without words that leaves out shorter ones; at least seven letters.
  init(fewestLetters: Int) {
    self.fewestLetters = fewestLetters
    words.reserveCapacity(512)
    bytes.reserveCapacity(4_096)
  }

  /// Adds the words of a table that are long enough.
  mutating func add(_ words: String, _ allergen: Allergen) {
    let allergen = AllergenSet(allergen)
    words.forEachTableWord { word, _ in
      guard word.count >= fewestLetters else { return }
      let (letterCount, signs) = Self.look(at: word)
      guard letterCount >= fewestLetters else { return }
      let (beginning, end) = (Self.bucket(word.prefix(3)), Self.bucket(word.suffix(3)))
      self.words.append(
        Word(
          bytes: bytes.count..<bytes.count + word.count, letterCount: letterCount, signs: signs,
          allergen: allergen, nextOfBeginning: beginnings[beginning], nextOfEnd: ends[end]))
      bytes += word
      beginnings[beginning] = self.words.count - 1
      ends[end] = self.words.count - 1
    }
  }

  /// What the words are that a word of three or more small letters may be meant as.
  func allergens(near word: [UInt8]) -> AllergenSet {
    var found = AllergenSet()
    let (letterCount, signs) = Self.look(at: word)
    // Most words are near none, and need no letters.
    lazy var letters = Self.letters(word)
    func compare(_ known: Word) {
      guard abs(known.letterCount - letterCount) <= 1,
        (known.signs ^ signs).nonzeroBitCount <= Self.mostSignsOfASlip,
        !found.isSuperset(of: known.allergen),
        EditDistance.between(letters, Self.letters(bytes[known.bytes]), limit: 1) != nil
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

  private static func letters(_ word: some Collection<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: word, as: UTF8.self).unicodeScalars)
  }

  /// Three letters that are the same have the same first and last three bytes.
  private static func bucket(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 255 }
  }

  /// How many letters there are, and a bit for each byte of them.
  private static func look(
    at word: some Collection<UInt8>
  ) -> (letterCount: Int, signs: UInt32) {
    var (count, signs): (Int, UInt32) = (0, 0)
    for byte in word {
      count += byte & 0xC0 == 0x80 ? 0 : 1
      signs |= 1 << UInt32(byte & 31)
    }
    return (count, signs)
  }

  /// A slip changes one letter for another, each of two bytes in these languages.
  private static let mostSignsOfASlip = 4
}
