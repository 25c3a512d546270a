/// Whether an ingredient that is called milk, cheese or butter is of an animal.
///
/// What makes it of plants stands in the same part of it: `latte di soia` is none, `latte e soia` are
/// two things. What is an allergen by itself makes only milk of it: `hazelnut milk` is none, and
/// `ricotta pistacchio` is ricotta.
struct MilkWords {
  /// Whether one of its words is milk of an animal, or made of it.
  private(set) var isMilk = false

  private struct Word {
    let meaning: IngredientWords.Meaning
    let isMilk: Bool
    let isOf: Bool
  }

  private var words: [Word] = []

  /// Reads the words of a text.
  init(in bytes: UnsafeBufferPointer<UInt8>) {
    var end = bytes.startIndex
    Sentences.forEachWord(in: bytes[...]) { word, hash in
      if bytes[end..<word.startIndex].contains(where: { Self.ends.contains($0) }) { endPart() }
      end = word.endIndex
      guard SentenceWords.signs[hash].isDisjoint(with: [.joint, .with]) else { return endPart() }
      words.append(
        Word(
          meaning: IngredientWords.meanings[hash], isMilk: Self.milk[hash], isOf: Self.of[hash]))
    }
    endPart()
  }

  private mutating func endPart() {
    defer { words = [] }
    guard !words.contains(where: { $0.meaning.denied.contains(.milk) }) else { return }
    isMilk =
      isMilk
      || words.indices.contains { place in
        words[place].meaning.allergens.contains(.milk) && !isOfPlants(place)
      }
  }

  /// `hazelnut milk`, `latte di nocciola`; in `hazelnut milk chocolate` there is milk.
  private func isOfPlants(_ place: Int) -> Bool {
    guard words[place].isMilk else { return false }
    if place == words.count - 1, place > 0, isPlant(place - 1) { return true }
    return place + 2 < words.count && words[place + 1].isOf && isPlant(place + 2)
  }

  private func isPlant(_ place: Int) -> Bool {
    !words[place].meaning.allergens.isDisjoint(with: Self.plants)
  }

  /// Whether a word is milk itself.
  static func isMilk(_ word: String) -> Bool { milk[WordHash(word.lowercased().utf8)] }

  private static let plants: AllergenSet = [
    .nuts, .almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia, .peanuts,
    .soy, .oats, .sesame, .lupin,
  ]
  /// What parts things; `latte (di cocco)` is one.
  private static let ends = Set(",;./+&|".utf8)
  private static let milk = table(of: { $0.milk })
  private static let of = table(of: { $0.milkOf })

  /// The words of all languages that stand for the same.
  private static func table(of words: (IngredientWords.Table) -> String) -> HashedWords<Bool> {
    var table = HashedWords(capacity: 32, empty: false)
    for vocabulary in Vocabularies.all {
      words(vocabulary.ingredients).forEachTableWord { table[$1] = true }
    }
    return table
  }
}
