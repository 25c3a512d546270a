/// What people write instead of the words for diets, for suggestions only.
enum DietWords {
  /// The diet that a text may mean: a synonym, or a word that is nearly right.
  static func suggestion(for text: String) -> Diet? {
    guard text.utf8.count <= 64 else { return nil }
    if let diet = meaning(of: text) { return diet }
    let near = EditDistance.nearest(to: normalised(text), among: Diet.allCases.map(\.rawValue))
    return near.flatMap { Diet(rawValue: $0) }
  }

  /// The diet that a text means: a word in another case, or a synonym.
  static func meaning(of text: String) -> Diet? {
    let word = normalised(text)
    return Diet(rawValue: word) ?? synonyms[word]
  }

  /// The diet that is `true` under a key: `vegan`, `isVegan`, `glutenFree`, `senza_glutine`.
  static func meaning(ofKey word: UTF8Text) -> Diet? {
    keys[word]
      ?? (word.string.hasPrefix("is") ? keys[UTF8Text(String(word.string.dropFirst(2)))] : nil)
  }

  private static let keys: [UTF8Text: Diet] = {
    var keys: [UTF8Text: Diet] = [:]
    for (word, diet) in synonyms { keys[KeyWords.folded(word)] = diet }
    for diet in Diet.allCases { keys[KeyWords.folded(diet.rawValue)] = diet }
    return keys
  }()

  /// Lower case, with blanks, underscores and dashes alike.
  private static func normalised(_ text: String) -> String {
    let words = text.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
    return words.joined(separator: "-")
  }

  /// The words for diets that are about meat and what else is of animals, each with its diet.
  static let ofAnimals: [(word: WordHash, diet: Diet)] = {
    let diets: [Diet] = [.vegan, .vegetarian]
    var words = diets.map { (WordHash($0.rawValue.utf8), $0) }
    for vocabulary in Vocabularies.all {
      for (diet, text) in vocabulary.values.diets where diets.contains(diet) {
        text.forEachTableWord { words.append(($1, diet)) }
      }
      vocabulary.ingredients.denying.forEachTableWord { words.append(($1, .vegan)) }
    }
    return words
  }()

  /// What the diet excludes that a word names, in small letters.
  static let exclusions: HashedWords<AllergenSet> = {
    var exclusions = HashedWords<AllergenSet>(capacity: 256)
    for vocabulary in Vocabularies.all {
      for (diet, names) in vocabulary.typed.diets where !diet.excludedAllergens.isEmpty {
        names.forEachSingleName { name, length in
          // A short one may be anything.
          if length >= 5 { exclusions.add(name, diet.excludedAllergens) }
        }
      }
    }
    return exclusions
  }()

  private static let synonyms: [String: Diet] = {
    let entries = ValueWords.all.flatMap(\.diets).flatMap { diet, words in
      ValueWords.words([words]).map { ($0, diet) }
    }
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }()
}

/// A diet that an owner writes with a doubt: `vegan?`, `forse vegano`.
struct DoubtedDiet {
  /// What is doubted.
  let diet: Diet

  /// Nil for what says no doubt, or no diet.
  init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    let words = Self.words(of: text)
    let rest = words.filter { !Self.doubts.contains(KeyWords.folded($0)) }
    guard text.contains("?") || rest.count < words.count,
      let diet = DietWords.meaning(of: rest.concatenated(separator: " "))
    else { return nil }
    self.diet = diet
  }

  /// The diet that a text names, with a doubt or without.
  static func diet(in text: String) -> Diet? {
    DietWords.meaning(of: text) ?? DoubtedDiet(text)?.diet
  }

  private static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "?" || $0 == "(" || $0 == ")" || $0 == "¿" }.map(String.init)
  }

  private static let doubts = ValueWords.folded(ValueWords.all.map(\.doubts))
}
