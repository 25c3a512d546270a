/// The meaning of a word in a query.
enum QueryMeaning: Hashable, Sendable {
  case without, free, allergic, to, and, or, nor, under, over, currency, not, spicy, skip
  /// *Without*, which may also follow an allergen at the end of a text.
  case no
  /// *Not* before an exception from everything else: "everything except fish".
  case except
  /// The same, but an exclusion that follows holds: "pizza but without gluten".
  case but
  /// A word to search, although it is a small word of another language: the German "Mais".
  case word
  /// A word to search that says how much of a drink or a dish is wanted: "glass".
  case measure
  /// A number in words, which counts as a number only in a price: "nove euro", but "Quattro formaggi".
  case number(Amount)
  /// A word that asks about a dish, skipped if the text names no dish: "is", "contiene".
  case ask
  /// A word that asks for low prices, which no clause expresses without an amount: "cheapest".
  case cheap
  /// Words for everything that no vegan eats: "animal products".
  case animal
  /// A word about the health of a guest, about which no dish states anything: "pregnant".
  case health
  /// The allergens that a word names: "nuts" → nuts and peanuts.
  case allergens(AllergenSet)
  /// A whole clause in one word: "glutenfrei" → without gluten.
  case excluded(AllergenSet)
  case diet(Diet)
  case list(MenuList)
  /// A word that the interface prints about a dish: "frozen".
  case fact(PrintedFact)

  /// True for a word for allergens, which does not exclude them by itself.
  var namesAllergens: Bool { if case .allergens = self { true } else { false } }

  /// True for a word that a search skips, such as an article.
  var isSmall: Bool {
    switch self {
    case .skip, .ask, .to, .and: true
    default: false
    }
  }
}
