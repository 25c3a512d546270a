/// Foods that a guest calls by another name than the menu does.
extension TextSearch {
  /// A food in the words of the menu, and the dishes that have it.
  struct MenuFood {
    let translation: MenuQuery.Translation
    let dishes: DishSet
    /// The folded names that were found.
    let words: [[UInt8]]
  }

  /// The food that the typed words name, if a dish has it under another name; otherwise nil.
  func menuFood(named typed: [String]) -> MenuFood? {
    let language = menu.context.interfaceLanguage
    let names = FoodWords.shared.names(of: typed, preferring: language)
    var all = DishSet(noneOf: texts.count)
    var words: [[UInt8]] = []
    var counts: [(name: FoodWords.Name, count: Int)] = []
    // French *thé* folds to an English article.
    for name in names where !name.words.allSatisfy(QueryWords.all.isSmall) {
      let found = dishes(with: name)
      guard !found.isEmpty else { continue }
      all.formUnion(found)
      words.append(FoldedText.phrase(of: name.words))
      counts.append((name, found.count))
    }
    // Reports the name that most dishes have, in the language shown if there is one.
    let shown = (menu.context.language ?? menu.context.fileLanguage).flatMap {
      InterfaceLanguage(of: $0)
    }
    let own = counts.filter { $0.name.language == shown }
    guard let best = (own.nonEmpty ?? counts).max(by: { $0.count < $1.count }) else { return nil }
    let translation = MenuQuery.Translation(
      word: asTyped(typed).joined(separator: " "), name: best.name.text)
    return MenuFood(translation: translation, dishes: all, words: words)
  }

  /// The words as typed, with the skipped words between them. `pommes terre` → pommes de terre
  func asTyped(_ words: [String]) -> ArraySlice<String> {
    let tokens = QueryToken.tokens(of: typed.text).map(\.text)
    guard words.count > 1, let first = words.first, let last = words.last,
      let start = tokens.firstIndex(where: first.hasSameUTF8),
      let end = tokens.lastIndex(where: last.hasSameUTF8), start < end
    else { return words[...] }
    return tokens[start...end]
  }

  /// The answer to a text that is a food of several words: `pommes de terre`. Nil for any other text, or if a
  /// dish has all of its words.
  func findingFoodPhrase() -> SearchAnswer? {
    guard typed.words.count > 1, let food = menuFood(named: typed.words) else { return nil }
    var together = DishSet(allOf: texts.count)
    for word in typed.words { together.formIntersection(dishes(with: word)) }
    if !together.isEmpty { return nil }
    // A word after *without* is not found by itself: `agua sin gas`
    let isAsTyped = food.words.contains(FoldedText(food.translation.word).phrase)
    return SearchAnswer(
      found: food.dishes, notice: isAsTyped ? nil : .translated([food.translation]),
      words: food.words)
  }

  private func dishes(with name: FoodWords.Name) -> DishSet {
    if name.words.count == 1 { return dishes(withExcluded: name.words[0]) }
    return texts.dishes(withPhrase: name.words)
  }
}

extension TypedQuery {
  /// True if the text names an allergen, or a food that has one.
  var namesFoodWithAllergen: Bool {
    if !namedAllergens.isEmpty { return true }
    var lexicon = Lexicon()
    return words.contains { !lexicon.finding(in: $0).allergens.isEmpty }
      || lexicon.allergens(ofFood: text)?.isEmpty == false
  }
}
