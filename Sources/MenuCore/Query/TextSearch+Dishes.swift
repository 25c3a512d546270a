/// The dishes that have a word.
extension TextSearch {
  /// The dishes that have a word or phrase in their texts or in the heading above them, or about which the
  /// interface prints it. An excluded word is always complete.
  func dishes(with word: String, isExcluded: Bool = false) -> DishSet {
    var found =
      isExcluded ? dishes(withExcluded: FoldedText(word).bytes) : dishes(withTyped: word)
    if let fact = QueryWords.fact(named: word) {
      found.formUnion(dishes { $0.printed.contains(fact) })
    }
    return found
  }

  /// The dishes whose facts meet a condition.
  func dishes(where isMet: (DishFacts) -> Bool) -> DishSet {
    menu.facts.map { DishSet($0.map(isMet)) } ?? DishSet(noneOf: texts.count)
  }

  /// The fewest letters of a complete word that also matches its plural.
  static let shortestBeginning = 4
  /// The fewest letters of a complete word that also matches longer words in any text. In names,
  /// `shortestBeginning` applies: *form* finds *Quattro Formaggi*, but *cher* does not find *cherry
  /// tomatoes*.
  private static let shortestPart = 5

  /// The dishes that have a typed word or phrase as a whole, or else in the plural; an unfinished word
  /// matches by its beginning. If no dish has it, those that have another form of it.
  private func dishes(withTyped word: String) -> DishSet {
    let needle = FoldedText(word).bytes
    let isLast = typed.lastWord?.hasSameUTF8(as: word) ?? false
    let isBeginning = isLast && isOpenEnded
    var found = dishes(with: needle, isWhole: !isBeginning)
    if !isBeginning, needle.count >= Self.shortestBeginning, found.isEmpty {
      // `câpres` is a food of its own, and not the beginning of *caprese*.
      let isPart =
        isLast && needle.count >= Self.shortestPart && !FoodWords.shared.knows(word)
      found = isPart ? dishes(with: needle, isWhole: false) : dishes(withPlural: needle)
      if isLast, found.isEmpty {
        found = texts.dishes(with: needle, isWhole: false, inNames: true)
      }
    }
    let forms = otherForms(of: word)
    if forms.isEmpty { return found }
    addSections(to: &found) { title in forms.contains { title.holds($0, isWhole: true) } }
    if !found.isEmpty { return found }
    for form in forms { found.formUnion(texts.dishes(with: form, isWhole: true)) }
    return found
  }

  /// The dishes that have a word as a whole or in the plural: `potato`, but not `porcini` for `porc`.
  func dishes(withExcluded needle: [UInt8]) -> DishSet {
    let found = dishes(with: needle, isWhole: true)
    guard needle.count >= Self.shortestBeginning else { return found }
    return found.union(dishes(withPlural: needle))
  }

  /// The dishes that have a word in the plural. `tomato` → tomatoes
  private func dishes(withPlural needle: [UInt8]) -> DishSet {
    var found = DishSet(noneOf: texts.count)
    guard !dishes(with: needle, isWhole: false).isEmpty else { return found }
    // `câpres` is a plural: *caprese* is not another one.
    let endings = needle.last == UInt8(ascii: "s") ? ["es"] : Self.endingsOfPlurals
    for ending in endings {
      found.formUnion(dishes(with: needle + Array(ending.utf8), isWhole: true))
    }
    return found
  }

  /// The plural endings of English, German, French and Spanish.
  static let endingsOfPlurals = ["s", "es", "n", "en", "e"]

  /// The dishes that have a folded word, or one that begins with it, in a text or a heading.
  func dishes(with needle: [UInt8], isWhole: Bool) -> DishSet {
    var found = texts.dishes(with: needle, isWhole: isWhole)
    // Headings are in the plural: `beer` matches the heading Beers.
    let isWholeInHeading = isWhole && needle.count < Self.shortestBeginning
    addSections(to: &found) { $0.holds(needle, isWhole: isWholeInHeading) }
    return found
  }

  /// Adds the dishes of the sections with a title, in any language, for which `isSuch` is true.
  private func addSections(to found: inout DishSet, where isSuch: ([UInt8]) -> Bool) {
    for section in menu.layout {
      guard let titles = section.group?.title.allTexts,
        titles.contains(where: { isSuch(FoldedText($0).bytes) })
      else { continue }
      for dish in section.dishes { found.insert(menu.menu.index(of: dish)) }
    }
  }

  /// The other forms of a word in the language of the menu, which name the same food: *acciuga* finds
  /// *acciughe*, and *pesca* does not find *pesce*. A word for an allergen or a diet has no other form.
  private func otherForms(of word: String) -> [[UInt8]] {
    let context = menu.context
    guard let shown = context.language ?? context.fileLanguage,
      let language = InterfaceLanguage(of: shown)
    else { return [] }
    let forms = WordForms(of: FoldedText(word).bytes, in: language).others
    guard !forms.isEmpty, !Self.isOfFilter(word) else { return [] }
    let food = Lexicon.finding(in: word)
    return forms.filter { form in
      let form = String(decoding: form, as: UTF8.self)
      return !Self.isOfFilter(form) && Lexicon.finding(in: form) == food
    }
  }

  /// True for a word that names an allergen or a diet.
  private static func isOfFilter(_ word: String) -> Bool {
    QueryWords.allergens(named: word) != nil || QueryWords.namesDiet(word)
  }
}
