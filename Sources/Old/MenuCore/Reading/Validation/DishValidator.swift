internal import OldLocatedJSON

/// Judges a dish or an add-on, once all of it is read.
///
/// A class, as each of its looks at a text would hold on to all that a structure has.
final class DishValidator {
  let log: DiagnosticLog
  let named: NamedAllergens
  /// The numbers and letters that the file explains, nil where it explains none.
  let legend: AllergenLegend?

  init(log: DiagnosticLog, named: NamedAllergens, legend: AllergenLegend? = nil) {
    (self.log, self.named, self.legend) = (log, named, legend)
  }

  /// The headings of a menu, and where they are found by their ids.
  struct Headings {
    let groups: GroupIndex
    /// Once each is known to have a right parent or none.
    let all: [DishGroup]

    /// Calls `body` with the index of a group and of each above it, as deep as groups are looked at for
    /// what they say; a menu has few.
    @inline(__always)
    func forEachIndex(upFrom id: String?, _ body: (Int) -> Void) {
      var next = id
      for _ in 0..<8 {
        guard let index = next.flatMap({ groups[$0] }) else { return }
        body(index)
        next = all[index].parent
      }
    }
  }

  /// Reports what is wrong with a dish, and discards what it promises where it has to; the notes of
  /// the file take note of what they discard.
  func validate(_ draft: inout DishDraft, of headings: Headings, against notes: inout FileNotes) {
    if let sizes = draft.sizes { validateSizes(of: draft, at: sizes) }
    if let lost = draft.lost { draft.dish.allergens.warn(of: lost) }
    validateClaims(of: draft, under: headings)
    // A list without sizes, as other programs write it, says nothing against a price.
    if let price = draft.price, let sizes = draft.sizes, !sizes.isEmptyList {
      log.report(.price(.priceAndSizes), at: price.offset < sizes.offset ? sizes : price)
      draft.dish.keepLowestPrice()
      draft.dish.price = nil
      // A fault in the shape of the sizes.
      draft.isStatementFaulty = true
    }
    let isPizza = !notes.all.isEmpty && isPizza(draft, of: headings)
    if let diets = draft.diets, !draft.dish.diets.isEmpty {
      validateAlcohol(of: &draft, at: diets)
      let warnings = draft.dish.warnings
      let ofIngredients = draft.dish.dietsAgainstIngredients
      validateDiets(draft.dish.diets, warnings, at: diets)
      validateIngredientsOfDiets(of: draft.dish, ofIngredients, warnings, at: diets)
      validateChoicesOfDiets(of: draft.dish, warnings, beside: ofIngredients, at: diets)
      if !draft.dish.diets.isDisjoint(with: DietSet.contradictedByIngredients) {
        validateTextsOfDiets(of: &draft, beside: ofIngredients, at: diets)
        for note in notes.all {
          let said = note.said(of: draft.list, isPizza: isPizza)
          discardDiets(of: &draft, against: said, in: note.text, at: diets)
        }
        validateDiets(of: &draft, under: headings, at: diets)
      }
    }
    if draft.isStatementFaulty {
      draft.dish.discardPromises()
    } else if draft.hasStatement, !draft.dish.saysNothing {
      let plain = draft.dish.plainAllergens
      if let ingredients = draft.ingredients, !plain.isEmpty {
        validateIngredients(of: draft.dish, plain, at: ingredients)
      }
      validateTexts(of: &draft, of: headings, plain.withGroups)
      notes.discardPromises(of: &draft.dish, of: draft.list, isPizza: isPizza)
    }
  }

  /// Whether a dish is a pizza, by its list, by its name or by what stands over it.
  private func isPizza(_ draft: DishDraft, of headings: Headings) -> Bool {
    if draft.list == .pizzas || named.isOfPizzas(draft.dish.name) { return true }
    var isPizza = false
    headings.forEachIndex(upFrom: draft.dish.group) { index in
      isPizza = isPizza || named.isOfPizzas(headings.all[index].title)
    }
    return isPizza
  }

  /// Reports what is wrong with an add-on, and discards what it promises where it has to.
  func validate(_ draft: inout AddOnDraft, at value: JSONValue) {
    if let lost = draft.lost { draft.addOn.allergens.warn(of: lost) }
    validateClaims(of: draft)
    if let diets = draft.diets { validateDiets(of: draft.addOn, at: diets) }
    if draft.isStatementFaulty {
      draft.addOn.discardPromises()
    } else {
      validateName(of: draft.addOn, at: draft.name ?? value)
    }
  }

  /// Reports the diets of an add-on that its allergens contradict, or else what it is called.
  private func validateDiets(of addOn: AddOn, at value: JSONValue) {
    guard !addOn.diets.isDisjoint(with: DietSet.contradictedByIngredients) else { return }
    let name = addOn.name.text(in: nil, fileLanguage: log.language)
      .cut(to: Diagnostic.excerptLength)
    let warnings = AllergenWarnings(addOn.allergens)
    validateDiets(addOn.diets, warnings, at: value, of: name)
    for diet in addOn.diets.intersection(addOn.name.dietsAgainst).diets
    where diet.excludedAllergens.isDisjoint(with: warnings.contains) {
      log.report(
        .diet(.contradictedDietOfAddOn(diet: diet, addOn: name)), at: place(of: diet, in: value))
    }
  }

  /// Reports the diets that an allergen contradicts, or may contradict.
  private func validateDiets(
    _ diets: DietSet, _ warnings: AllergenWarnings, at value: JSONValue, of addOn: String? = nil
  ) {
    guard !diets.isDisjoint(with: DietSet.contradictedByAllergens),
      !warnings.contains.isEmpty || !warnings.mayContain.isEmpty
    else { return }
    for (diet, excluded) in DietSet.exclusions where diets.contains(diet) {
      if let allergen = excluded.intersection(warnings.contains).allergens.first {
        log.report(
          .diet(.contradictedDiet(diet: diet, allergen: allergen, addOn: addOn)),
          at: place(of: diet, in: value))
      } else if diet == .glutenFree || diet == .dairyFree,
        let allergen = excluded.intersection(warnings.mayContain).allergens.first
      {
        log.report(
          .diet(.doubtedDiet(diet: diet, allergen: allergen, addOn: addOn)),
          at: place(of: diet, in: value))
      }
    }
  }

  /// Reports the diets that exclude what an ingredient plainly is, unless the statement told.
  private func validateIngredientsOfDiets(
    of dish: Dish, _ contradicted: DietSet, _ warnings: AllergenWarnings, at value: JSONValue
  ) {
    guard !contradicted.isEmpty else { return }
    guard !log.isFull else { return log.omit(1) }
    for diet in contradicted.diets {
      guard diet.excludedAllergens.isDisjoint(with: warnings.contains),
        let ingredient = dish.ingredients.first(where: { $0.dietsAgainst.contains(diet) })
      else { continue }
      let name = ingredient.name.text(in: nil, fileLanguage: log.language)
      log.report(
        .diet(
          .contradictedDietByIngredient(
            diet: diet, ingredient: name.cut(to: Diagnostic.excerptLength))),
        at: place(of: diet, in: value))
    }
  }

  /// Reports the diets that nothing of the dish contradicts, but options of which some must be taken.
  private func validateChoicesOfDiets(
    of dish: Dish, _ warnings: AllergenWarnings, beside ofIngredients: DietSet, at value: JSONValue
  ) {
    guard !log.isFull, dish.addOns.contains(where: { $0.requiredCount > 0 }) else { return }
    let contained = AllergenProfile(dish.statements).contained.subtracting(warnings.contains)
    for (diet, excluded) in DietSet.exclusions
    where dish.diets.contains(diet) && !ofIngredients.contains(diet)
      && excluded.isDisjoint(with: warnings.contains)
    {
      guard let allergen = excluded.intersection(contained).first else { continue }
      log.report(
        .diet(.contradictedDietByChoice(diet: diet, allergen: allergen)),
        at: place(of: diet, in: value))
    }
  }

  func place(of diet: Diet, in value: JSONValue) -> JSONValue {
    // Nobody will read where.
    if log.isFull { return value }
    return value.elements.first { Diet.table.match($0)?.word == diet } ?? value
  }

  /// Reports the name of an add-on that plainly is what its statement promises that it is not.
  private func validateName(of addOn: AddOn, at value: JSONValue) {
    guard addOn.allergens.promises else { return }
    let promised = addOn.allergens.promised(of: IngredientWords.allergens(of: addOn.name))
    report(promised, of: addOn, under: nil, at: value)
  }

  /// Reports the add-ons that promise not to be what the title over them says, and discards what they
  /// promise.
  func validateTitle(of group: inout AddOnGroup, at value: JSONValue) {
    guard group.items.contains(where: \.allergens.promises) else { return }
    var found: [(title: String, allergens: AllergenSet)] = []
    var all = AllergenSet()
    value.forEachText { text in
      // Of one that is too long for a title everything counts that is mentioned.
      let isLong = text.length > 4_096
      let title = isLong ? text.excerpt : text.string ?? ""
      let said =
        isLong
        ? IngredientWords.mentions(in: text)
        : AllergenSet(named.ofGroup(title: title, of: []).map(\.allergens))
      // What says nothing new, be it in a thousand languages, is not compared with each of them.
      guard !said.subtracting(all).isEmpty else { return }
      all.formUnion(said)
      found.append((title, said))
    }
    for (title, said) in found {
      for index in group.items.indices {
        let item = group.items[index]
        guard item.allergens.promises else { continue }
        // Under `Latte` stands milk of oats too.
        let promised = item.allergens.promised(
          of: said.subtracting(IngredientWords.denied(by: item.name)))
        guard !promised.isEmpty else { continue }
        report(promised, of: item, under: title, at: value)
        group.items[index].discardPromises()
      }
    }
  }

  private func report(
    _ promised: AllergenSet, of addOn: AddOn, under title: String?, at value: JSONValue
  ) {
    for allergen in promised.withoutKindsOfGroups.allergens {
      let name = addOn.name.text(in: nil, fileLanguage: log.language)
      log.report(
        .allergen(
          .contradictedAddOn(
            addOn: name.cut(to: Diagnostic.excerptLength),
            title: title?.cut(to: Diagnostic.excerptLength), allergen: allergen)),
        at: value)
    }
  }
}

extension Dish {
  /// Makes the price one of the sizes, without a name, if none of them costs as little: no guest
  /// reads that it costs more than the least that is stated.
  fileprivate mutating func keepLowestPrice() {
    guard let price, let amount = price.lowest, !sizes.isEmpty else { return }
    let lowest = sizes.compactMap { $0.price?.lowest }.min()
    if lowest.map({ amount < $0 }) ?? true { sizes.insert(DishSize(name: "", price: price), at: 0) }
  }
}

extension JSONValue {
  /// Whether it is a list without an entry.
  var isEmptyList: Bool { kind == .array && elements.first { _ in true } == nil }
}
