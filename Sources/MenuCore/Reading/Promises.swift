internal import LocatedJSON

/// The safety rule, and all of it (MENU-FORMAT, "What a guest is told"): an error between the braces of
/// a dish withdraws its promises; an ingredient that the lexicon knows for an allergen contradicts a
/// promise about it, which is an error; a name, description or note that speaks of one takes away the
/// promise by silence. Nothing here adds a warning or a promise.
extension MenuParser {
  /// Settles the promises of a dish that was read.
  func settle(_ parts: inout DishParts, in object: JSONValue) {
    let before = log.errors
    var inAll = AllergenSet()
    for place in parts.dish.ingredients.indices {
      if let own = parts.dish.ingredients[place].allergens { inAll.formUnion(own.warned) }
    }
    settle(&parts.dish.allergens, beside: inAll, in: object)
    let sizes = parts.dish.sizes.isEmpty ? [] : object.list(.sizes)
    for (place, size) in zip(parts.dish.sizes.indices, sizes) {
      if var own = parts.dish.sizes[place].allergens {
        settle(&own, beside: inAll.union(parts.dish.allergens.warned), in: size)
        parts.dish.sizes[place].allergens = own
      }
    }
    if parts.dish.promises {
      let dish = parts.dish
      let statements = dish.statements
      for (ingredient, value) in zip(dish.ingredients, object.list(.ingredients))
      where !parts.hasErrors {
        contradict(statements, dish.diets, by: ingredient.name, ingredient.allergens, at: value)
      }
      settle(dish.diets, dish.combinedStatement, at: object.place(of: .diets))
      if let percent = dish.alcoholPercent, percent > .zero, dish.diets.contains(.halal) {
        log.report(
          .contradictedDiet, "ingredient", [.diet(.halal), .text("\(percent) % vol")],
          at: object.place(of: .diets).range)
      }
    }
    let isFaulty = parts.hasErrors || parts.group.map { groups.entries[$0].isFaulty } ?? false
    if isFaulty || log.errors > before {
      parts.dish.withdraw()
    } else if parts.dish.leansOnSilence {
      settleTexts(of: &parts, in: object)
    }
  }

  /// Settles the promises of an add-on: its name is its ingredient.
  func settle(_ addOn: inout AddOn, at object: JSONValue) {
    settle(&addOn.allergens, in: object)
    contradict([addOn.allergens], addOn.diets, by: addOn.name, at: object)
    settle(addOn.diets, addOn.allergens, at: object)
  }

  /// A promise beside a warning of the same statement, or of what holds for it too, is not believed:
  /// contained and free = contained.
  private func settle(
    _ statement: inout AllergenStatement, beside others: AllergenSet = [], in object: JSONValue
  ) {
    guard !statement.freeFrom.isEmpty else { return }
    for allergen in statement.freeFrom.intersection(statement.warned.union(others)) {
      statement.freeFrom.remove(allergen)
      log.report(
        .contradictedAllergen, nil, [.allergen(allergen)], at: object.place(of: .allergens).range)
    }
  }

  /// A diet that a stated allergen excludes.
  private func settle(_ diets: DietSet, _ statement: AllergenStatement, at value: JSONValue) {
    let contained = statement.contains.withGroups
    for diet in diets {
      guard let allergen = diet.excludedAllergens.intersection(contained).first else { continue }
      log.report(.contradictedDiet, nil, [.diet(diet), .allergen(allergen)], at: value.range)
    }
  }

  /// An ingredient that is an allergen contradicts every statement that promises something about it, and
  /// one that a diet excludes contradicts the diet.
  private func contradict(
    _ statements: [AllergenStatement], _ diets: DietSet, by name: LocalizedText,
    _ own: AllergenStatement? = nil, at value: JSONValue
  ) {
    guard !diets.isEmpty || statements.contains(where: \.promises) else { return }
    var finding = finding(in: name)
    // Its own statement stands before its name, where it says anything.
    if own?.saysNothing == false { finding.allergens = [] }
    for allergen in finding.allergens
    where statements.contains(where: { $0.state(of: allergen) <= .notAnIngredient }) {
      log.report(
        .contradictedPromise, nil, [.text(text(of: name)), .allergen(allergen)], at: value.range)
    }
    for diet in diets
    where !diet.excludedTraits.isDisjoint(with: finding.traits)
      || !diet.excludedAllergens.isDisjoint(with: finding.allergens.withGroups)
    {
      log.report(
        .contradictedDiet, "ingredient", [.diet(diet), .text(text(of: name))], at: value.range)
    }
  }

  /// The texts of a dish, of its group and of the file: silence does not deny what they name.
  private func settleTexts(of parts: inout DishParts, in object: JSONValue) {
    let own = spokenOf(parts.texts)
    let statements = parts.dish.statements
    var doubted = AllergenSet()
    for allergen in own.union(spokenOf).union(parts.group.map { spokenOf(groupAt: $0) } ?? [])
    where statements.contains(where: { $0.state(of: allergen) == .notAnIngredient }) {
      doubted.insert(allergen)
      log.report(
        .textBesidePromise, own.contains(allergen) ? nil : "above", [.allergen(allergen)],
        at: object.place(of: .name).range)
    }
    parts.dish.allergens.doubted.formUnion(doubted)
    for place in parts.dish.sizes.indices {
      parts.dish.sizes[place].allergens?.doubted.formUnion(doubted)
    }
  }

  /// An error in the file that may speak of any dish withdraws the promises of all.
  func withdrawAllPromises() {
    for list in MenuList.allCases {
      for position in menu[list].indices { menu[list][position].withdraw() }
    }
  }
}

/// The lexicon over the texts of a dish, of groups and of the file.
extension MenuParser {
  /// The allergens that some texts speak of.
  package func spokenOf(_ texts: [LocalizedText]) -> AllergenSet {
    texts.reduce(into: AllergenSet()) { $0.formUnion(finding(in: $1).allergens) }
  }

  /// The finding of the lexicon in a text, in all its languages.
  func finding(in text: LocalizedText) -> Lexicon.Finding {
    var finding = Lexicon.Finding()
    text.forEachText { finding.formUnion(lexicon.finding(in: $0)) }
    return finding
  }

  /// A text as a diagnostic quotes it.
  package func text(of text: LocalizedText) -> String {
    text.text(in: menu.language, fileLanguage: nil).cut(to: Diagnostic.excerptLength)
  }
}

extension Dish {
  /// True if anything is promised.
  @inline(__always) fileprivate var promises: Bool {
    isHomemade || !diets.isEmpty || allergens.promises
      || sizes.indices.contains { sizes[$0].allergens?.promises ?? false }
  }

  /// True if silence about an allergen promises that it is no ingredient.
  @inline(__always) fileprivate var leansOnSilence: Bool {
    allergens.isComplete || sizes.indices.contains { sizes[$0].allergens?.isComplete ?? false }
  }

  /// Takes back every promise, also those of its sizes and add-ons. Warnings stay.
  package mutating func withdraw() {
    allergens.withdraw()
    for place in sizes.indices { sizes[place].allergens?.withdraw() }
    for group in addOns.indices {
      for place in addOns[group].items.indices { addOns[group].items[place].withdraw() }
    }
    (diets, isHomemade) = ([], false)
  }
}
