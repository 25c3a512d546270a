/// Words that are found although one letter of them is wrong.
///
/// Of two words that are one slip apart either the first three letters are the same or the last
/// three, as long as they have seven: only those that agree so are compared letter by letter.
struct MistypedWords: Sendable {
  /// Where a word stands in the texts, and what is to be known to leave it there: each start makes
  /// hundreds of these, and looks closer at next to none.
  private struct Word {
    let text: UInt16
    let start: UInt16
    let signs: UInt32
    /// The words before it that begin or end alike, -1 for none.
    let nextOfBeginning: Int16
    let nextOfEnd: Int16
    let byteCount: UInt8
    let letterCount: UInt8
    let allergen: Allergen
  }

  private let fewestLetters: Int
  private var words: [Word] = []
  private var texts: [String] = []
  /// The last word of each beginning, and of each end.
  private var beginnings = [Int16](repeating: -1, count: 256)
  private var ends = [Int16](repeating: -1, count: 256)

  /// Makes a list without words that leaves out shorter ones; at least seven letters.
  init(fewestLetters: Int) {
    self.fewestLetters = fewestLetters
    words.reserveCapacity(1_024)
  }

  /// Adds the words of a table that are long enough; texts of 64 KiB, words of 255 bytes, and 32,767
  /// of them.
  mutating func add(_ text: String, _ allergen: Allergen) {
    texts.append(text)
    text.forEachTableWord { word, _ in
      guard word.count >= fewestLetters else { return }
      let (letterCount, signs) = Self.look(at: word)
      guard letterCount >= fewestLetters else { return }
      let (beginning, end) = (Self.bucket(ofBeginning: word), Self.bucket(ofEnd: word))
      let number = Int16(words.count)
      words.append(
        Word(
          text: UInt16(texts.count - 1), start: UInt16(word.startIndex), signs: signs,
          nextOfBeginning: beginnings[beginning], nextOfEnd: ends[end],
          byteCount: UInt8(word.count), letterCount: UInt8(letterCount), allergen: allergen))
      (beginnings[beginning], ends[end]) = (number, number)
    }
  }

  /// What the words are that a word of three or more small letters may be meant as.
  func allergens(near word: [UInt8]) -> AllergenSet {
    var found = AllergenSet()
    let (letterCount, signs) = Self.look(at: word)
    // Most words are near none, and need no letters.
    lazy var letters = Self.letters(word)
    func compare(_ known: Word) {
      guard abs(Int(known.letterCount) - letterCount) <= 1,
        (known.signs ^ signs).nonzeroBitCount <= Self.mostSignsOfASlip,
        !found.isSuperset(of: AllergenSet(known.allergen)),
        EditDistance.between(letters, self.letters(of: known), limit: 1) != nil
      else { return }
      found.formUnion(AllergenSet(known.allergen))
    }
    var next = Int(beginnings[Self.bucket(ofBeginning: word)])
    while next >= 0 {
      compare(words[next])
      next = Int(words[next].nextOfBeginning)
    }
    next = Int(ends[Self.bucket(ofEnd: word)])
    while next >= 0 {
      compare(words[next])
      next = Int(words[next].nextOfEnd)
    }
    return found
  }

  private func letters(of word: Word) -> [Unicode.Scalar] {
    var text = texts[Int(word.text)]
    return text.withUTF8 { Self.letters($0.dropFirst(Int(word.start)).prefix(Int(word.byteCount))) }
  }

  private static func letters(_ word: some Collection<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: word, as: UTF8.self).unicodeScalars)
  }

  /// Three letters that are the same have the same first three bytes.
  private static func bucket<Word: RandomAccessCollection<UInt8>>(
    ofBeginning word: Word
  ) -> Int where Word.Index == Int {
    let start = word.startIndex
    return bucket(word[start], word[start + 1], word[start + 2])
  }

  /// Three letters that are the same have the same last three bytes.
  private static func bucket<Word: RandomAccessCollection<UInt8>>(
    ofEnd word: Word
  ) -> Int where Word.Index == Int {
    let end = word.endIndex
    return bucket(word[end - 3], word[end - 2], word[end - 1])
  }

  private static func bucket(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    ((Int(first) &* 31 &+ Int(second)) &* 31 &+ Int(third)) & 255
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
