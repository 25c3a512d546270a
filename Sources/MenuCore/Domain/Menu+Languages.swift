extension Menu {
  /// The languages that the menu can be read in: its own first, then those of its texts in the order
  /// in which they come up. O(1) for a menu that was read, else O(*n*) in the number of names.
  public var languages: [Language] {
    var found = language.map { [$0] } ?? []
    let others = languagesOfTexts ?? dishes.flatMap(\.name.languages)
    for language in others where !found.contains(language) { found.append(language) }
    return found
  }

  /// The language of the menu that is nearest to a tag: the same, else the nearest shorter one, else
  /// another kind of the same language; nil when the menu has none of them.
  public func language(nearestTo tag: String) -> Language? {
    guard let wanted = Language(tag: tag) else { return nil }
    if wanted == language { return language }
    let languages = languages
    return wanted.nearest(among: languages).map { languages[$0] }
  }

  /// The diets that suit some dish, those implied included; O(*n*) in the number of dishes.
  public var diets: DietSet {
    var diets = DietSet()
    for dish in dishes where !diets.isSuperset(of: dish.diets) {
      diets.formUnion(dish.trustedDiets)
    }
    return diets
  }
}
