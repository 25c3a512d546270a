internal import OldLocatedJSON

/// Diets of a dish that its name or another of its texts speaks against.
extension DishValidator {
  /// Reports the diets that the dish keeps only on request, and those that exclude what its texts
  /// name, and discards them.
  func validateTextsOfDiets(
    of draft: inout DishDraft, beside ofIngredients: DietSet, at value: JSONValue
  ) {
    // What its statement and its ingredients are against was told of them.
    let warnings = draft.dish.warnings
    var diets = draft.dish.diets.subtracting(ofIngredients)
    for (diet, excluded) in DietSet.exclusions where !excluded.isDisjoint(with: warnings.contains) {
      diets.subtract(DietSet(diet))
    }
    let untold = diets
    var doubted = AllergenSet()
    let list = draft.list
    func validate(_ text: JSONValue) {
      guard text.length <= 4_096 else { return }
      var found = text.withUTF8 { named.against(diets, in: $0, of: list) }
      let signs = legend.map { text.withUTF8($0.statedSigns(in:)) } ?? []
      if !signs.isEmpty {
        found.allergens.formUnion(AllergenSet(signs.map(\.allergens)).withGroups)
      }
      for diet in diets.intersection(.contradictedByIngredients).diets {
        let excluded = diet.excludedAllergens
        let contradicting = found.allergens.intersection(excluded).allergens.filter {
          found.takenBack.contains($0) || !text.says(possible: $0, legend)
        }
        if found.diets.contains(diet) || !contradicting.isEmpty {
          diets.subtract(DietSet(diet))
          log.report(
            .diet(.contradictedDietByText(diet: diet, text: text.excerpt)),
            at: place(of: diet, in: value))
        } else if diet == .glutenFree || diet == .dairyFree,
          let allergen = found.allergens.intersection(excluded)
            .subtracting(warnings.mayContain).subtracting(doubted).first
        {
          doubted.formUnion(AllergenSet(allergen))
          log.report(
            .diet(.doubtedDiet(diet: diet, allergen: allergen, addOn: nil)),
            at: place(of: diet, in: value))
        }
      }
    }
    draft.name?.forEachText(validate)
    draft.description?.forEachText(validate)
    draft.notes?.forEachText(validate)
    draft.baseText?.forEachText(validate)
    draft.doughText?.forEachText(validate)
    for (_, text) in draft.lostTexts { text.forEachText(validate) }
    draft.dish.diets.subtract(untold.subtracting(diets))
  }

  /// Reports the diets that what stands over a dish says none below it can keep, and discards them.
  func validateDiets(
    of draft: inout DishDraft, under headings: Headings, at value: JSONValue
  ) {
    headings.forEachIndex(upFrom: draft.dish.group) { index in
      for (text, said) in headings.groups.notes[index].saidOfDishes(named) {
        discardDiets(of: &draft, against: said[draft.list], in: text, at: value)
      }
    }
  }

  /// Reports the diets that a text about many dishes says none of them can keep, and discards them.
  func discardDiets(
    of draft: inout DishDraft, against said: SaidOfDishes, in text: String, at value: JSONValue
  ) {
    let contradicted = draft.dish.diets.intersection(said.dietsAgainst)
    for diet in contradicted.diets {
      log.report(
        .diet(.contradictedDietByText(diet: diet, text: text)), at: place(of: diet, in: value))
    }
    draft.dish.diets.subtract(contradicted)
  }

  /// Reports a drink that has alcohol, or is called so, and halal, and takes that back.
  func validateAlcohol(of draft: inout DishDraft, at value: JSONValue) {
    guard draft.list == .beverages, draft.dish.diets.contains(.halal) else { return }
    let text: String
    if let percent = draft.alcohol {
      guard percent != .zero else { return }
      text = "\(percent) %"
    } else {
      let kinds = DrinkKinds(in: draft.dish.name)
      guard kinds.contains(.alcoholic), !kinds.isKnownSoft else { return }
      text = draft.dish.name.allTexts.first ?? ""
    }
    log.report(
      .diet(.contradictedDietByText(diet: .halal, text: text)), at: place(of: .halal, in: value))
    draft.dish.diets.subtract(DietSet(.halal))
  }
}
