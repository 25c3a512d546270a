/// What makes something else of what stands beside it: `latte di soia`, `noce moscata`, `farina di
/// riso`, `formaggio vegano`.
///
/// It does so in its own part of a text and no further: `riso, burro` and `riso al burro` have butter.
/// In doubt nothing is made of plants.
enum PlantWords {
  private typealias Word = DeniedWords.Word

  /// Marks what the words of a text are not because of others of them.
  static func mark(_ words: inout [DeniedWords.Word]) {
    guard words.contains(where: { !$0.plants.isEmpty || isMilk($0) }) else { return }
    var start = 0
    for place in words.indices {
      if isParted(place, words) {
        markPart(&words, start..<place)
        start = place
      }
      if !words[place].signs.isDisjoint(with: parting)
        || words[place].signs.contains(.toward) && !isBeforeMilkOfPlants(place, words)
      {
        markPart(&words, start..<place)
        start = place + 1
      }
    }
    markPart(&words, start..<words.count)
    VeganWords.mark(&words)
  }

  private static let parting = SentenceSigns.startsDenial.union([
    .joint, .with, .inPlace, .replacing, .replaced, .substitute,
  ])

  /// Whether what stands before a word parts it from the name before; `latte (di cocco)` and `panna
  /// (vegetale)` are one.
  private static func isParted(_ place: Int, _ words: [Word]) -> Bool {
    let word = words[place]
    guard word.isInBracket else { return word.gap != .none }
    let isAlone = place + 1 == words.count || words[place + 1].gap != .none
    return !word.signs.contains(.of) && !(isAlone && AnimalWords.plants.contains(word.hash))
  }

  private static func markPart(_ words: inout [Word], _ part: Range<Int>) {
    guard !part.isEmpty else { return }
    let plants = words[part].reduce(into: AllergenSet()) { all, word in
      // A plant that is an ingredient too makes milk of what it stands beside: `ricotta cacao` is ricotta.
      if !word.signs.contains(.vegan),
        word.plants.contains(.wheat) || AnimalWords.plants.contains(word.hash)
      {
        all.formUnion(word.plants)
      }
    }
    // No other `al` stands in a part than that of `gelato al latte di cocco`.
    var isMadeOfPlants =
      plants.contains(.milk) || words[part].contains { $0.signs.contains(.toward) }
    for place in part where !words[place].allergens.isEmpty {
      let behind = material(words, place, in: part)
      let before = previous(words, place, in: part)
      let next = adjective(words, place, in: part)
      if before.union(behind).contains(.milk) || isMilk(words[place]) && next.contains(.milk)
        || isOfPlants(words, place, in: part)
      {
        // `oat milk ice cream`
        isMadeOfPlants = isMadeOfPlants || words[place].allergens.contains(.milk)
        words[place].others.formUnion([.milk])
      }
      if isMadeOfPlants { words[place].others.formUnion([.milk]) }
      // Buckwheat, nutmeg and flour of rice; who writes `pasta zucchine e speck` has wheat in it.
      if plants.contains(.wheat) { words[place].others.formUnion([.gluten, .wheat]) }
      words[place].others.formUnion(before.union(behind).subtracting([.milk]))
      words[place].others.formUnion(next.intersection(adjectives))
    }
  }

  /// What the word before is: `rice flour`.
  private static func previous(_ words: [Word], _ place: Int, in part: Range<Int>) -> AllergenSet {
    place > part.lowerBound ? plants(words[place - 1]) : []
  }

  /// What the word behind is: `noce moscata`.
  private static func adjective(_ words: [Word], _ place: Int, in part: Range<Int>) -> AllergenSet {
    place + 1 < part.upperBound ? plants(words[place + 1]) : []
  }

  /// What the word behind an *of* is: `farina di riso`.
  private static func material(_ words: [Word], _ place: Int, in part: Range<Int>) -> AllergenSet {
    var next = place + 1
    guard next < part.upperBound, words[next].signs.contains(.of) else { return [] }
    while next < part.upperBound, words[next].signs.contains(.passing) { next += 1 }
    return next < part.upperBound ? plants(words[next]) : []
  }

  private static func plants(_ word: Word) -> AllergenSet {
    word.signs.contains(.vegan) ? [] : word.plants
  }

  /// `hazelnut milk`, `latte di nocciola`; in `hazelnut milk chocolate` there is milk.
  private static func isOfPlants(_ words: [Word], _ place: Int, in part: Range<Int>) -> Bool {
    guard isMilk(words[place]) else { return false }
    if place == part.upperBound - 1, place > part.lowerBound, isPlant(words[place - 1]) {
      return true
    }
    return place + 2 < part.upperBound && words[place + 1].signs.contains(.of)
      && isPlant(words[place + 2])
  }

  /// In `gelato al latte di cocco` the ice cream is made of what follows.
  private static func isBeforeMilkOfPlants(_ place: Int, _ words: [Word]) -> Bool {
    place + 3 < words.count && isMilk(words[place + 1]) && words[place + 2].signs.contains(.of)
      && (isPlant(words[place + 3]) || words[place + 3].plants.contains(.milk))
  }

  private static func isPlant(_ word: Word) -> Bool {
    !word.allergens.isDisjoint(with: plantsOfMilk)
  }

  private static func isMilk(_ word: Word) -> Bool {
    word.allergens.contains(.milk) && IngredientWords.meanings[word.hash].contains(.isMilk)
  }

  /// Whether a word is milk itself.
  static func isMilk(_ word: String) -> Bool {
    IngredientWords.meanings[WordHash(word.lowercased().utf8)].contains(.isMilk)
  }

  /// What an adjective behind a name makes of plants: `maionese vegetale`.
  private static let adjectives: AllergenSet = [
    .nuts, .walnut, .eggs, .fish, .crustaceans, .molluscs,
  ]

  private static let plantsOfMilk: AllergenSet = [
    .nuts, .almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia, .peanuts,
    .soy, .oats, .sesame, .lupin,
  ]
}
