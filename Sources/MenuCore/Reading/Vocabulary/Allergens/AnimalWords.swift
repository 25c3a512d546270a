/// Ingredients that plainly are of an animal and no allergen: ham makes nobody ill, and is not vegan.
enum AnimalWords {
  /// The diets that an ingredient is against by its name, in any of its languages.
  static func excludedDiets(by name: LocalizedText) -> DietSet {
    var excluded: DietSet = []
    name.forEachText { text in
      var text = text
      excluded.formUnion(text.withUTF8 { $0.withKeyboardText(excludedDiets(in:)) })
    }
    return excluded
  }

  /// The diets that a text of several sentences is against.
  static func excludedDiets(by text: UnsafeBufferPointer<UInt8>) -> DietSet {
    text.withKeyboardText { text in
      var excluded: DietSet = []
      Sentences.forEach(in: text) {
        excluded.formUnion(excludedDiets(in: UnsafeBufferPointer(rebasing: $0)))
      }
      return excluded
    }
  }

  /// `prosciutto vegano`, `Wurst aus Soja` and `senza carne` are against none.
  private static func excludedDiets(in bytes: UnsafeBufferPointer<UInt8>) -> DietSet {
    var excluded: DietSet = []
    Sentences.forEachWord(in: bytes[...]) { excluded.formUnion(Self.excluded(by: $0, $1)) }
    // Most ingredients are against none.
    guard !excluded.isEmpty else { return [] }
    excluded = []
    var (isDenied, isBehindNot) = (false, false)
    var all: SentenceSigns = []
    Sentences.forEachWord(in: bytes[...]) { word, hash in
      let signs = SentenceWords.signs[hash]
      all.formUnion(signs)
      if signs.contains(.diet) { return }
      let meaning = IngredientWords.meanings[hash]
      let against = Self.excluded(by: word, hash)
      // `no meat`
      if !against.isEmpty, !isBehindNot { excluded.formUnion(against) }
      isBehindNot = meaning.contains(.saysNot) || isBehindNot && against.isEmpty
      isDenied =
        isDenied || plants[hash] || !meaning.denied.isEmpty
        || !meaning.isDisjoint(with: [.saysFree, .saysWithout])
    }
    // `prosciutto, vegano su richiesta`
    let isOfPlants = all.contains(.diet) && all.isDisjoint(with: [.wish, .option, .negating])
    return isDenied || isOfPlants ? [] : excluded
  }

  /// The diets that a word is against, whose ASCII letters hash so in lower case.
  static func excluded(by word: some BidirectionalCollection<UInt8>, _ hash: WordHash) -> DietSet {
    let known = words[hash]
    guard known.isEmpty, word.count >= 7 else { return known }
    return CompoundWords.isMeat(word.map { $0 < 0x80 ? $0 | 0x20 : $0 }) ? .withoutMeat : []
  }

  /// The diets that each word is against.
  private static let words: HashedWords<DietSet> = {
    var words = HashedWords<DietSet>(capacity: 1_024, empty: [])
    for table in Vocabularies.all.map({ $0.ingredients }) {
      let meat = [table.meat, table.pork, table.beef]
      for text in meat { text.forEachTableWord { words[$1].formUnion(.withoutMeat) } }
      table.pork.forEachTableWord { words[$1].formUnion([.halal, .kosher]) }
      table.beef.forEachTableWord { words[$1].formUnion([.hindu]) }
      table.honey.forEachTableWord { words[$1] = [.vegan] }
    }
    return words
  }()

  /// What says that meat is made of plants, and milk wherever it stands beside it.
  static let plants: HashedWords<Bool> = {
    var plants = HashedWords(capacity: 256, empty: false)
    for table in Vocabularies.all.map({ $0.ingredients }) {
      table.meatless.forEachTableWord { plants[$1] = true }
    }
    return plants
  }()
}

extension DietSet {
  /// Those of people who eat no meat.
  fileprivate static let withoutMeat: DietSet = [.vegan, .vegetarian, .pescatarian]
}

extension Ingredient {
  /// The diets that are against what it plainly is.
  var dietsAgainst: DietSet { name.dietsAgainst }
}

extension LocalizedText {
  /// The diets that are against what is called so.
  var dietsAgainst: DietSet {
    let plain = IngredientWords.allergens(of: self).withGroups
    return DietSet.exclusions.reduce(into: AnimalWords.excludedDiets(by: self)) { against, pair in
      if !pair.allergens.isDisjoint(with: plain) { against.formUnion(DietSet(pair.diet)) }
    }
  }
}
