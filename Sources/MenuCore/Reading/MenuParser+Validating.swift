internal import LocatedJSON

extension MenuParser {
  /// Judges a dish that was read.
  mutating func validate(_ object: JSONValue, _ draft: inout DishDraft) {
    if draft.dish.name.isBlank, !isSection(object),
      draft.name != nil || !isMeant("name", in: object, .dish(of: draft.list))
    {
      report(.missingName, at: draft.name ?? object)
    }
    // A list without sizes, as other programs write it, says nothing against a price.
    if let price = draft.price, let sizes = draft.sizes, !sizes.isEmptyList {
      report(.priceAndSizes, at: price.offset < sizes.offset ? sizes : price)
      draft.dish.keepLowestPrice()
      draft.dish.price = nil
      // A fault in the shape of the sizes.
      draft.isStatementFaulty = true
    }
    if let lost = draft.lost { draft.dish.allergens.warn(of: lost) }
    let warnings = draft.dish.warnings
    if let diets = draft.diets, !draft.dish.diets.isEmpty {
      validateDiets(draft.dish.diets, warnings, at: diets)
      validateIngredientsOfDiets(of: draft.dish, warnings, at: diets)
    }
    if draft.isStatementFaulty {
      draft.dish.discardPromises()
    } else if draft.hasStatement, !draft.dish.saysNothing {
      if let ingredients = draft.ingredients {
        validateIngredients(of: draft.dish, at: ingredients)
      }
      validateTexts(of: &draft)
    }
    survey.note(draft, object)
  }

  /// Reports the diets that an allergen contradicts, or may contradict.
  mutating func validateDiets(_ diets: DietSet, _ warnings: AllergenWarnings, at value: JSONValue) {
    guard !diets.isDisjoint(with: DietSet.judged),
      !warnings.contains.isEmpty || !warnings.mayContain.isEmpty
    else { return }
    for (diet, excluded) in DietSet.exclusions where diets.contains(DietSet(diet)) {
      if let allergen = excluded.intersection(warnings.contains).allergens.first {
        report(.contradictedDiet(diet: diet, allergen: allergen), at: place(of: diet, in: value))
      } else if diet == .glutenFree || diet == .dairyFree,
        let allergen = excluded.intersection(warnings.mayContain).allergens.first
      {
        report(.doubtedDiet(diet: diet, allergen: allergen), at: place(of: diet, in: value))
      }
    }
  }

  /// Reports the diets that exclude what an ingredient plainly is, unless the statement told.
  private mutating func validateIngredientsOfDiets(
    of dish: Dish, _ warnings: AllergenWarnings, at value: JSONValue
  ) {
    let contradicted = dish.dietsAgainstIngredients
    guard !contradicted.isEmpty else { return }
    guard !log.isFull else { return log.omit(1) }
    for (diet, excluded) in DietSet.exclusions where contradicted.contains(DietSet(diet)) {
      let ingredient = dish.ingredients.first {
        !IngredientWords.allergens(of: $0.name).withGroups.isDisjoint(with: excluded)
      }
      guard excluded.isDisjoint(with: warnings.contains), let ingredient else { continue }
      let name = ingredient.name.text(in: nil, fileLanguage: menu.language)
      report(
        .contradictedDietByIngredient(
          diet: diet, ingredient: name.cut(to: Diagnostic.excerptLength)),
        at: place(of: diet, in: value))
    }
  }

  private func place(of diet: Diet, in value: JSONValue) -> JSONValue {
    // Nobody will read where.
    if log.isFull { return value }
    return value.elements.first { Diet.table.match($0)?.word == diet } ?? value
  }

  /// The diets of a list; nothing is read from anything else.
  mutating func diets(_ value: JSONValue) -> DietSet {
    guard value.kind == .array else {
      reportType("diets", .list, at: value)
      return []
    }
    var diets = DietSet()
    for element in value.elements {
      if let match = Diet.table.match(element) {
        diets.formUnion(DietSet(index: match.index))
      } else if element.kind == .string {
        let text = element.excerpt
        report(.unknownDiet(text: text, suggestion: DietWords.suggestion(for: text)), at: element)
      } else {
        reportType("diets", .text, at: element)
      }
    }
    return diets
  }

  /// Reports the ingredients that plainly are an allergen of which no statement warns.
  private mutating func validateIngredients(of dish: Dish, at value: JSONValue) {
    let found = dish.plainAllergens
    guard !found.isEmpty else { return }
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
          report(.contradictedPromise(ingredient: text.excerpt, allergen: allergen), at: text)
        }
        for allergen in missing.withoutKindsOfGroups.allergens {
          report(.unstatedIngredient(ingredient: text.excerpt, allergen: allergen), at: text)
        }
        told.formUnion(against.union(missing))
      }
      // A kind that comes later is told with its group.
      told.formUnion(AllergenSet().withKinds(of: told))
    }
  }

  /// Reports the name of an add-on that plainly is what its statement promises that it is not.
  mutating func validateName(of addOn: AddOn, at value: JSONValue) {
    guard addOn.allergens.promises else { return }
    let promised = addOn.allergens.promised(of: IngredientWords.allergens(of: addOn.name))
    for allergen in promised.withoutKindsOfGroups.allergens {
      let name = addOn.name.text(in: nil, fileLanguage: menu.language)
      report(
        .contradictedPromise(
          ingredient: name.cut(to: Diagnostic.excerptLength), allergen: allergen),
        at: value)
    }
  }
}

/// What a dish or an add-on warns of, each kind with its group.
struct AllergenWarnings {
  var contains: AllergenSet
  var mayContain: AllergenSet

  init(_ statement: AllergenStatement) {
    contains = statement.contains.withGroups
    mayContain = statement.mayContain.withGroups
  }
}

extension Dish {
  /// What it warns of in any size.
  var warnings: AllergenWarnings {
    var warnings = AllergenWarnings(allergens)
    for size in sizes {
      guard let statement = size.allergens else { continue }
      warnings.contains.formUnion(statement.contains.withGroups)
      warnings.mayContain.formUnion(statement.mayContain.withGroups)
    }
    return warnings
  }

  /// What it promises in any size of allergens that are plainly in it.
  func promised(of found: AllergenSet) -> AllergenSet {
    sizes.reduce(into: allergens.promised(of: found)) { promised, size in
      promised.formUnion(size.allergens?.promised(of: found) ?? [])
    }
  }

  /// Makes the price one of the sizes, without a name, if none of them costs as little: no guest
  /// reads that it costs more than the least that is stated.
  fileprivate mutating func keepLowestPrice() {
    guard let price, let amount = price.lowest, !sizes.isEmpty else { return }
    let lowest = sizes.compactMap { $0.price?.lowest }.min()
    if lowest.map({ amount < $0 }) ?? true { sizes.insert(DishSize(name: "", price: price), at: 0) }
  }

  /// What it warns of in any size, as it is written.
  var rawWarnings: AllergenStatement {
    sizes.reduce(into: allergens.warnings) { warnings, size in
      if let statement = size.allergens { warnings.warn(of: statement) }
    }
  }

  /// Whether nobody said anything, of no size.
  var saysNothing: Bool {
    allergens.saysNothing && sizes.allSatisfy { $0.allergens?.saysNothing ?? true }
  }
}

extension JSONValue {
  fileprivate var isEmptyList: Bool { kind == .array && elements.first { _ in true } == nil }
}
