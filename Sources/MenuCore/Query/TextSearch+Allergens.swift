/// Allergens that are named outside of a clause.
extension TextSearch {
  /// The answer to an allergen outside a clause. Alone, it shows the dishes that name or state it; with other
  /// words, it is a part of a name, or is not understood.
  func naming() -> SearchAnswer {
    let words = (typed.namedWords + typed.words).map { FoldedText($0).bytes }
    if typed.words.isEmpty, !typed.namesSeveral {
      var found = DishSet(allOf: texts.count)
      for word in typed.namedWords { found.formIntersection(dishes(with: word)) }
      found.formUnion(dishes { !$0.warned.isDisjoint(with: typed.namedAllergens) })
      found.formUnion(dishes(whereNamed: { !$0.isDisjoint(with: typed.namedAllergens) }))
      return SearchAnswer(found: found, notice: .allergenNamed(typed.namedAllergens), words: words)
    }
    var named: DishSet?
    for word in words {
      named = texts.dishes(with: word, isWhole: !isOpenEnded, inNames: true, among: named)
    }
    if let named, !named.isEmpty { return SearchAnswer(found: named, words: words) }
    guard let phrase = typed.onlyPhrase else { return nothing(noticeOfAllergens) }
    if let found = answer(toPhrase: phrase) { return found }
    // A dish that is named takes precedence over a food in a phrase with its name.
    let food = dishAlone(orElse: nil) == nil ? answer(toFood: phrase) : nil
    return food ?? nothing(noticeOfAllergens)
  }

  /// The notice if it is unclear what is said about the allergens: `I hate nuts`
  private var noticeOfAllergens: MenuQuery.Notice {
    .allergenUnclear(typed.namedWords.joined(separator: " "), typed.namedAllergens)
  }

  /// The notice for a piece that is not understood, or for the allergens outside it: `everything except fish`,
  /// `I do not tolerate soy`. For the whole text, if both name allergens: `I can eat milk but not eggs`
  func notice(ofUnclear piece: String) -> MenuQuery.Notice {
    guard !typed.namedWords.isEmpty else { return .notUnderstood(piece) }
    let terms = QueryTerm.terms(
      of: TypedQuery(piece), in: QueryWords.all, isFinished: true)
    let isAboutOthers = !terms.contains(where: \.namesAllergen)
    if isAboutOthers || piece.hasSameUTF8(as: typed.namedWords.joined(separator: " ")) {
      return noticeOfAllergens
    }
    let bytes = FoldedText(piece).bytes
    let namesAll = typed.namedWords.allSatisfy { bytes.holds(FoldedText($0).bytes, isWhole: true) }
    return .notUnderstood(namesAll ? piece : typed.text.trimmed)
  }

  /// The dishes that state the allergens of a food of several words that no dish has: `peanut butter`,
  /// `latte di soia`. No dish if the food has no allergen, or is a drink or a dish: `coconut milk`,
  /// `ice cream`. Nil for any other phrase.
  func answer(toFood phrase: String) -> SearchAnswer? {
    var lexicon = Lexicon()
    guard let allergens = lexicon.allergens(ofFood: phrase) else { return nil }
    let isAnswer = !FoodWords.shared.knows(phrase) && answers(allergens)
    guard isAnswer else { return nothing(.noSuchWord(phrase, without: nil)) }
    return SearchAnswer(found: dishes(stating: allergens), notice: .allergenFood(phrase, allergens))
  }

  /// True if the allergens of a food are an answer: a single one even if no dish states it, several ones, as
  /// for sushi, only if a dish states them all.
  func answers(_ allergens: AllergenSet) -> Bool {
    switch allergens.count {
    case 0: false
    case 1: true
    default: !dishes(stating: allergens).isEmpty
    }
  }

  /// The dishes that state or name all allergens of a food as written, such as barley for beer. If there are
  /// none, the dishes whose warnings include them all.
  func dishes(stating allergens: AllergenSet) -> DishSet {
    let found = dishes { allergens.isSubset(of: $0.listed) }
      .union(dishes(whereNamed: { allergens.isSubset(of: $0) }))
    if !found.isEmpty { return found }
    return dishes { allergens.isSubset(of: $0.warned) }
  }

  /// The dishes whose named allergens meet a condition; none before they were gathered.
  private func dishes(whereNamed isMet: (AllergenSet) -> Bool) -> DishSet {
    menu.namedAllergens.map { DishSet($0.map(isMet)) } ?? DishSet(noneOf: texts.count)
  }

  /// The dishes that have the typed phrase around an allergen, with the notice of the allergen:
  /// `fior di latte`. Nil if no dish has the phrase.
  private func answer(toPhrase phrase: String) -> SearchAnswer? {
    let words = FoldedText(phrase).words.map(Array.init)
    let found = texts.dishes(withPhrase: words)
    guard !found.isEmpty else { return nil }
    return SearchAnswer(found: found, notice: .allergenNamed(typed.namedAllergens), words: words)
  }
}
