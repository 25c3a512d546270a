/// The words for what is added to food and must be declared, and is none of the fourteen allergens.
enum AdditiveWords {
  /// Whether a text names an additive: `Farbstoff`, `mit Konservierungsstoffen`.
  static func named(in text: String) -> Bool {
    guard text.utf8.count <= 64 else { return false }
    let words = text.split { !$0.isLetter }.map { Array(KeyWords.folded(String($0)).string.utf8) }
    return words.contains { word in stems.contains { word.starts(with: $0) } }
  }

  private static let stems = ValueWords.words(ValueWords.all.map(\.additives)).map {
    Array(KeyWords.folded($0).string.utf8)
  }
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
      let diet = DietWords.meaning(of: rest.joined(separator: " "))
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
