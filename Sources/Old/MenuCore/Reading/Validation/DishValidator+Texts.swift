internal import OldLocatedJSON

/// Allergens that a dish speaks of in its ingredients and texts without stating them.
extension DishValidator {
  /// Reports the ingredients that plainly are an allergen of which no statement warns.
  func validateIngredients(of dish: Dish, _ found: AllergenSet, at value: JSONValue) {
    // Of each size by itself what it promises, of all together what they do not warn of.
    let unwarned = dish.rawWarnings.unwarned(of: found)
    let promised = dish.promised(of: found)
    let faults = unwarned.union(promised).withoutKindsOfGroups
    guard !faults.isEmpty else { return }
    guard !log.isFull else { return log.omit(faults.allergens.count) }
    var told = AllergenSet()
    for element in value.elements {
      let isObject = element.kind == .object
      let place = isObject ? element.members.first { $0.key == "name" }?.value ?? element : element
      let texts = place.kind == .object ? place.members.map(\.value) : [place]
      for text in texts {
        let here = IngredientWords.allergens(of: text).withGroups.subtracting(told)
        let against = here.intersection(promised)
        let missing = here.intersection(unwarned).subtracting(promised)
        for allergen in against.withoutKindsOfGroups.allergens {
          log.report(
            .allergen(.contradictedPromise(ingredient: text.excerpt, allergen: allergen)), at: text)
        }
        for allergen in missing.withoutKindsOfGroups.allergens {
          log.report(
            .allergen(
              .unstatedIngredient(
                ingredient: text.excerpt, allergen: allergen,
                isPossible: text.says(possible: allergen))),
            at: text)
        }
        told.formUnion(against.union(missing))
      }
      // A kind that comes later is told with its group.
      told.formUnion(AllergenSet().withKinds(of: told))
    }
  }

  /// Reports the allergens that the name, the description, the notes, the base and the dough name and
  /// the statement does not. What they say is stronger than a promise.
  func validateTexts(of draft: inout DishDraft, of headings: Headings, _ plain: AllergenSet) {
    let warnings = draft.dish.rawWarnings
    let isPromising =
      draft.dish.allergens.promises || draft.dish.sizes.contains { $0.allergens?.promises == true }
    let settled = draft.dish.settled(by: warnings)
    let list = draft.list
    var contradicted = AllergenSet()
    // What the ingredients give away was told of them.
    var known = plain
    func validate(
      _ key: DishKey, _ text: JSONValue, counting scope: NamedAllergens.Scope = .everything
    ) {
      let all = said(
        in: text, of: list, counting: scope, againstPromises: isPromising, warnings, settled)
      for (word, said) in all {
        // What an ingredient plainly is takes promises back by itself.
        let named =
          key == .ingredients
          ? said.subtracting(IngredientWords.allergens(in: word).withGroups) : said
        let promised = draft.dish.promised(of: named)
        if !promised.isEmpty { contradicted.formUnion(named) }
        let here = warnings.unwarned(of: named).union(promised).subtracting(known)
        for allergen in here.withoutKindsOfGroups.allergens {
          log.report(
            .allergen(
              .namedAllergen(
                word: word.cut(to: Diagnostic.excerptLength), key: key.rawValue,
                allergen: allergen, isPromised: promised.contains(allergen),
                isPossible: text.says(possible: allergen, legend))),
            at: text)
        }
        known.formUnion(here.union(AllergenSet().withKinds(of: here)))
      }
    }
    // Field by field: a draft is large, and a copy of it costs more than all that is looked for.
    draft.name?.forEachText { validate(.name, $0) }
    // Other texts of a beverage may say what it goes with.
    let others = NamedAllergens.Scope(of: list)
    draft.description?.forEachText { validate(.description, $0, counting: others) }
    draft.notes?.forEachText { validate(.notes, $0, counting: others) }
    draft.baseText?.forEachText { validate(.base, $0) }
    draft.doughText?.forEachText { validate(.dough, $0) }
    for (key, value) in draft.lostTexts {
      value.forEachText { validate(key, $0, counting: key == .name ? .everything : others) }
    }
    if isPromising {
      draft.price?.forEachTextOfPrice { validate(.price, $0, counting: others) }
      forEachNameOfSize(of: draft.dish, in: list, at: draft.sizes) { validate(.sizes, $0) }
      draft.ingredients?.forEachNameOfIngredient { validate(.ingredients, $0) }
    }
    draft.dish.namedAllergens.formUnion(contradicted)
    if isPromising { validateGroup(of: &draft, headings, known) }
  }

  /// What a text names of which a dish may not warn, or that it promises to be without.
  private func said(
    in text: JSONValue, of list: MenuList, counting scope: NamedAllergens.Scope,
    againstPromises isPromising: Bool, _ warnings: AllergenStatement, _ settled: AllergenSet
  ) -> [NamedAllergens.Named] {
    let isLong = text.length > 4_096
    let mentioned = isPromising && !isLong ? [] : IngredientWords.mentions(in: text)
    let signs = isLong ? [] : legend.map { text.withUTF8($0.statedSigns(in:)) } ?? []
    let found = signs.isEmpty ? mentioned : mentioned.union(AllergenSet(signs.map(\.allergens)))
    guard isPromising || !warnings.unwarned(of: found).isEmpty else { return [] }
    // Of a text that is too long for a sentence about a dish everything counts that is mentioned.
    guard !isLong else { return [("…", mentioned)] }
    return text.withUTF8 {
      named.all(in: $0, of: list, guesses: isPromising, beside: settled, counting: scope)
        + signs + (isPromising ? legend?.signs(in: $0) ?? [] : [])
    }
  }

  /// Reports what a dish promises that it is without, although its group speaks of it.
  private func validateGroup(
    of draft: inout DishDraft, _ headings: Headings, _ told: AllergenSet
  ) {
    guard let value = draft.group else { return }
    var known = told
    // Who writes a title in place of an id says the same by it.
    if draft.dish.group == nil, draft.list != .beverages, value.kind == .string, value.length <= 512
    {
      let words = named.ofGroup(title: value.string ?? "", of: [])
      validateGroup(of: &draft, words, at: value, &known)
    }
    headings.forEachIndex(upFrom: draft.dish.group) { index in
      let note = headings.groups.notes[index]
      if note.isUnclear { draft.dish.discardPromises() }
      validateGroup(of: &draft, note.allergens(named, of: draft.list), at: value, &known)
    }
  }

  private func validateGroup(
    of draft: inout DishDraft, _ words: [NamedAllergens.Named], at value: JSONValue,
    _ known: inout AllergenSet
  ) {
    for (word, named) in words {
      let promised = draft.dish.promised(of: named)
      guard !promised.isEmpty else { continue }
      draft.dish.namedAllergens.formUnion(named)
      for allergen in promised.subtracting(known).withoutKindsOfGroups.allergens {
        log.report(
          .allergen(
            .namedAllergen(
              word: word.cut(to: Diagnostic.excerptLength), key: DishKey.group.rawValue,
              allergen: allergen, isPromised: true)),
          at: value)
      }
      known.formUnion(promised.union(AllergenSet().withKinds(of: promised)))
    }
  }

  /// The names and prices of the sizes whose own statement does not warn of what they say.
  private func forEachNameOfSize(
    of dish: Dish, in list: MenuList, at sizes: JSONValue?, _ body: (JSONValue) -> Void
  ) {
    guard let sizes, sizes.kind == .array else { return }
    let objects = sizes.elements.lazy.filter { $0.kind == .object }
    for (object, size) in zip(objects, dish.sizes) {
      let statement = size.allergens?.warning(with: dish.allergens) ?? dish.allergens
      for member in object.members where member.key == "name" || member.key == "price" {
        var found = false
        member.value.forEachTextOfPrice { text in
          let said = named.all(
            in: text.excerpt, of: list, guesses: true, beside: statement.covered)
          found = found || !statement.promised(of: AllergenSet(said.map(\.allergens))).isEmpty
        }
        if found { member.value.forEachTextOfPrice(body) }
      }
    }
  }
}

extension JSONValue {
  /// Whether a text says that there may be an allergen, and nowhere that there is.
  func says(possible allergen: Allergen, _ legend: AllergenLegend? = nil) -> Bool {
    length <= 512 && AllergenParts.possible(in: string ?? "", legend).contains(allergen)
  }

  /// The names of a list of ingredients: what they plainly are was told, what they are with a slip was
  /// not.
  fileprivate func forEachNameOfIngredient(_ body: (JSONValue) -> Void) {
    func visit(_ entry: JSONValue) {
      let name = entry.members.first { $0.key == "name" }?.value ?? entry
      name.forEachText(body)
    }
    if kind == .array {
      for entry in elements { visit(entry) }
    } else {
      visit(self)
    }
  }

  /// The same of a price, which may have texts in several languages in it.
  fileprivate func forEachTextOfPrice(_ body: (JSONValue) -> Void) {
    guard kind == .object else { return forEachText(body) }
    for member in members { member.value.forEachText(body) }
  }

  /// Calls `body` with a text, or with the texts of a list or of several languages.
  func forEachText(_ body: (JSONValue) -> Void) {
    switch kind {
    case .string: body(self)
    case .array: for element in elements { element.forEachText(body) }
    case .object: for member in members where member.value.kind == .string { body(member.value) }
    case .null, .boolean, .number: break
    }
  }
}
