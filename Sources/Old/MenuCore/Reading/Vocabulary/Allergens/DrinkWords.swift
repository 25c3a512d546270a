/// What a beverage is made of, among what its texts name: they also say what it goes with and what it
/// tastes like.
enum DrinkWords {
  /// What of the names in a sentence is in a beverage.
  ///
  /// Where it speaks of a match or of a taste that is milk alone, with which nobody drinks wine. Fish
  /// and cheese are beside a glass, and not in it.
  static func made(
    of named: [NamedAllergens.Named], isPairing: Bool
  ) -> [NamedAllergens.Named] {
    named.compactMap { word, allergens in
      var made = isPairing ? [] : allergens.subtracting(beside)
      if made.contains(.milk), !isCream(word) { made.subtract([.milk]) }
      if PlantWords.isMilk(word) { made.formUnion(allergens.intersection([.milk])) }
      return made.isEmpty ? nil : (word, made)
    }
  }

  private static let beside: AllergenSet = [.fish, .crustaceans, .molluscs]

  /// Whether a word is milk or cream as they are in a glass: `Schlagsahne`.
  private static func isCream(_ word: String) -> Bool {
    let word = word.lowercased()
    return creams.contains(where: word.hasSuffix)
  }

  private static let creams = ValueWords.words(Vocabularies.all.map { $0.sentences.creams })
}
