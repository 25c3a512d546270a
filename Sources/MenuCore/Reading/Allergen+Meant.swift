/// Words for allergens as people write them.
extension Allergen {
  static let table = NameTable(allCases.map { ($0.rawValue, $0) })

  /// The allergen that a wrong word probably means: a word of the format, or a name in the five
  /// languages, or that of a food. It is exact if only case and accents differ. `latte` → milk
  static func nearest(to word: String) -> (allergen: Allergen, isExact: Bool)? {
    if let allergen = legallyNamed(word) { return (allergen, true) }
    // A word for two allergens is ambiguous: `shellfish`
    guard let near = QueryWords.nearestAllergen(to: word), near.allergens.count == 1,
      let allergen = near.allergens.first
    else { return nil }
    let written = FoldedText(word).bytes
    let meant = FoldedText(near.word).bytes
    let isExact = written == meant
    // A food is no misspelt name of another one: `panna` is not `pecan`.
    let food = Lexicon.finding(in: word)
    let isOfFood = food.allergens.contains(allergen) || food.allergens.contains(allergen.group)
    if !isExact, !isOfFood, !food.isEmpty || FoodWords.shared.knows(word) {
      return food.allergens.only.map { ($0, false) }
    }
    // Nearly every short word is near another one (`self` is not `senf`), so only swapped letters count:
    // `mlik`
    let isClear = isExact || word.utf8.count > 4 || written.sorted() == meant.sorted()
    return isClear ? (allergen, isExact) : nil
  }

  /// The allergen that a word names exactly, apart from case and accents.
  package static func exact(_ word: String) -> Allergen? {
    Allergen(rawValue: word) ?? legallyNamed(word)
      ?? QueryWords.allergens(named: word).flatMap(\.only)
  }

  /// The same as `nearest(to:)`, but only if the word names the whole allergen and not a part of it: food
  /// that is free of lactose is not free of milk.
  static func nearest(toWhole word: String) -> Allergen? {
    guard let near = nearest(to: word)?.allergen else { return nil }
    let names = InterfaceLanguage.allCases.map { $0.name(of: near) } + [near.rawValue]
    let isWhole =
      legallyNamed(word) == near
      || EditDistance.nearest(to: word, among: names, isSame: { _, _ in true }) != nil
    return isWhole ? near : nil
  }
}

/// The legal names of the fourteen allergens (annex II of Regulation (EU) No 1169/2011) in five
/// languages, as far as the grammar does not have them, and words for kinds of them.
extension Allergen {
  private static let legalNames: [String: Allergen] = {
    var names: [String: Allergen] = [:]
    for allergen in allCases {
      for name in OwnerWords.shared.names(of: allergen.rawValue) { names[name] = allergen }
    }
    return names
  }()

  /// The allergen with a legal name, with or without what the regulation adds about products made of it; or
  /// with a kind or a chemical sign of that name. `Schwefeldioxid und Sulfite`, `farro`, `SO2`
  static func legallyNamed(_ word: String) -> Allergen? {
    let word = String(decoding: OwnerWords.letters(of: word), as: UTF8.self)
    if let allergen = legalNames[word] { return allergen }
    for product in OwnerWords.shared[.products] {
      guard let start = word.firstRange(of: product)?.lowerBound else { continue }
      if let allergen = legalNames[String(word[..<start])] { return allergen }
    }
    return nil
  }
}
