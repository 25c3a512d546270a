/// Ingredients that plainly are of an animal, or of alcohol, and no allergen: ham makes nobody ill, and
/// is not vegan.
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
  ///
  /// Meat is read as the name of an allergen is: what denies one denies it, or sets it aside.
  private static func excludedDiets(in bytes: UnsafeBufferPointer<UInt8>) -> DietSet {
    var isNamed = false
    Sentences.forEachWord(in: bytes[...]) { isNamed = isNamed || !excluded(by: $0, $1).isEmpty }
    // Most ingredients are against none.
    guard isNamed else { return [] }
    let denied = DeniedWords(wordsWithMeat(in: bytes), isSentence: true)
    // `ragù senza carne` has none in what stands before it either.
    let meatless = denied.words.lastIndex {
      !$0.allergens.isEmpty && $0.isDenied && meatItself.contains($0.hash)
    }
    return denied.words.indices.reduce(into: []) { against, place in
      guard !denied.given(at: place).isEmpty, place > meatless ?? -1 else { return }
      let word = denied.words[place]
      let named = excluded(by: bytes[word.place], word.hash)
      against.formUnion(named.subtracting(excused(word.hash, named, at: place, in: denied, bytes)))
    }
  }

  /// The diets that a word is not against beside what makes something else of it: bacon of a turkey,
  /// vinegar of wine, beer without alcohol.
  private static func excused(
    _ word: WordHash, _ named: DietSet, at place: Int, in denied: DeniedWords,
    _ text: UnsafeBufferPointer<UInt8>
  ) -> DietSet {
    guard named.contains(.halal) else { return [] }
    if alcohol.contains(word) {
      let isOther =
        isBeside(vinegar, place, in: denied)
        || DrinkKinds(inText: FoldedText(String(decoding: text, as: UTF8.self)).trimmed).isKnownSoft
      return isOther ? [.halal] : []
    }
    return isBeside(otherAnimals, place, in: denied) ? [.halal, .kosher] : []
  }

  /// Whether one of these words stands beside another, with an *of* between them or none.
  private static func isBeside(
    _ words: WordSet, _ place: Int, in denied: DeniedWords
  ) -> Bool {
    for step in [-1, 1] {
      var next = place
      repeat {
        // A comma stands before the word behind it.
        let later = max(next, next + step)
        guard denied.words.indices.contains(next + step), denied.words[later].gap == .none else {
          break
        }
        next += step
        if words.contains(denied.words[next].hash) { return true }
      } while denied.words[next].signs.contains(.of)
    }
    return false
  }

  /// Whether a word is for what is often called otherwise, so that who finds it has not found all: ham is
  /// pork, and pork is meat.
  static func isKind(_ word: WordHash) -> Bool { kinds.contains(word) }

  /// The words of a sentence in which meat is what is named, and plants are what makes another of it.
  private static func wordsWithMeat(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [DeniedWords.Word] {
    var isBehindOf = false
    return DeniedWords.words(in: bytes[...]) { word, hash in
      let signs = SentenceWords.signs[hash]
      let isDiet =
        signs.contains(.diet)
        || IngredientWords.meanings[hash].denied.isSuperset(of: Diet.vegan.excludedAllergens)
      // `polpette di melanzane`, and not `melanzane salsiccia`
      let isOfPlants =
        isDiet || plants.contains(hash) || isBehindOf && vegetables.contains(hash)
      isBehindOf = signs.contains(.of) || isBehindOf && signs.contains(.passing)
      return .init(
        hash, allergens: isDiet || excluded(by: word, hash).isEmpty ? [] : meat,
        isDiet ? signs.union(.diet) : signs, plants: isOfPlants ? meat : [])
    }
  }

  /// The allergen as which meat is read: one of which no word makes something else.
  private static let meat: AllergenSet = [.mustard]

  /// The diets that a word is against, whose ASCII letters hash so in lower case.
  static func excluded(by word: some BidirectionalCollection<UInt8>, _ hash: WordHash) -> DietSet {
    let known = words[hash]
    guard known.isEmpty, word.count >= 7 else { return known }
    return CompoundWords.isMeat(word.map { $0 < 0x80 ? $0 | 0x20 : $0 }) ? .withoutMeat : []
  }

  /// The diets that each word is against.
  private static let words: HashedWords<DietSet> = {
    var words = HashedWords<DietSet>(capacity: 512)
    for table in Vocabularies.all.map({ $0.ingredients }) {
      let meat = [table.anyMeat, table.meat, table.pork, table.cured, table.beef]
      for text in meat { words.add(text, .withoutMeat) }
      for text in [table.pork, table.cured] { words.add(text, [.halal, .kosher]) }
      words.add(table.alcohol, [.halal])
      words.add(table.beef, [.hindu])
      words.add(table.honey, [.vegan])
    }
    return words
  }()

  /// What says that meat is made of plants, and milk wherever it stands beside it.
  static let plants = words(\.meatless, capacity: 256)
  /// What all meat is called.
  private static let meatItself = words(\.anyMeat, capacity: 16)
  /// What meat is called like that is made of it: `ragù di verdure`.
  private static let vegetables = words(\.vegetables, capacity: 256)
  private static let kinds = words(\.anyMeat, \.pork, \.beef, capacity: 64)
  private static let otherAnimals = words(\.otherAnimals, capacity: 128)
  private static let alcohol = words(\.alcohol, capacity: 128)
  private static let vinegar = words(\.vinegar, capacity: 16)

  /// The words of some kinds in all languages.
  private static func words(
    _ kinds: ((IngredientWords.Table) -> String)..., capacity: Int
  ) -> WordSet {
    var words = WordSet(capacity: capacity)
    for table in Vocabularies.all.map({ $0.ingredients }) {
      for kind in kinds { words.insert(wordsOf: kind(table)) }
    }
    return words
  }
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
