internal import LocatedJSON

/// The safety rule, and all of it (MENU-FORMAT, "What a guest is told"): an error between the braces of
/// a dish withdraws its promises; an ingredient that the lexicon knows for an allergen contradicts a
/// promise about it, which is an error; a name, description or note that speaks of one takes away the
/// promise by silence. Nothing here adds a warning or a promise.
extension MenuParser {
  /// Settles the promises of a dish that was read.
  mutating func settle(_ parts: inout DishParts, in object: JSONValue) {
    let before = log.errors
    settleStatements(of: &parts.dish, in: object)
    if parts.dish.promises || parts.isHomemade {
      if !parts.hasErrors { settleIngredients(of: parts.dish, in: object) }
      settleDiets(of: parts.dish, in: object)
    }
    if parts.hasErrors || parts.isGroupFaulty || log.errors > before {
      parts.dish.withdraw()
      parts.isHomemade = false
    } else if parts.dish.leansOnSilence {
      settleTexts(of: &parts, in: object)
    }
  }

  /// A promise beside a warning of the same statement is not believed: contained and free = contained.
  private mutating func settleStatements(of dish: inout Dish, in object: JSONValue) {
    settle(&dish.allergens, in: object)
    for place in dish.sizes.indices {
      if var own = dish.sizes[place].allergens {
        settle(&own, in: object)
        dish.sizes[place].allergens = own
      }
    }
  }

  private func settle(_ statement: inout AllergenStatement, in object: JSONValue) {
    guard !statement.freeFrom.isEmpty else { return }
    let warned = statement.warned
    let contradicted = statement.freeFrom.intersection(warned)
    guard !contradicted.isEmpty else { return }
    statement.freeFrom.subtract(contradicted)
    for allergen in contradicted {
      log.report(
        .contradictedAllergen, nil, [.allergen(allergen)], at: object.place(of: .allergens).range)
    }
  }

  /// An ingredient that is an allergen of which the dish does not warn contradicts what the dish
  /// promises about it.
  private mutating func settleIngredients(of dish: Dish, in object: JSONValue) {
    let statements =
      dish.sizes.isEmpty ? [dish.statement()] : dish.sizes.map { dish.statement(of: $0) }
    for (ingredient, value) in zip(dish.ingredients, object.list(.ingredients)) {
      guard ingredient.allergens == nil else { continue }
      let finding = finding(in: ingredient.name)
      for allergen in finding.allergens
      where statements.contains(where: { $0.state(of: allergen) <= .notAnIngredient }) {
        log.report(
          .contradictedPromise, nil, [.text(text(of: ingredient.name)), .allergen(allergen)],
          at: value.range)
      }
      for diet in dish.diets.excluded(by: finding) {
        log.report(
          .contradictedDiet, "ingredient", [.diet(diet), .text(text(of: ingredient.name))],
          at: value.range)
      }
    }
  }

  /// A diet that a stated allergen excludes.
  private func settleDiets(of dish: Dish, in object: JSONValue) {
    guard !dish.diets.isEmpty else { return }
    let contained = dish.combinedStatement.contains.withGroups
    for diet in dish.diets {
      guard let allergen = diet.excludedAllergens.intersection(contained).first else { continue }
      log.report(
        .contradictedDiet, nil, [.diet(diet), .allergen(allergen)],
        at: object.place(of: .diets).range)
    }
  }

  /// The texts of a dish, of its group and of the file: silence does not deny what they name.
  private mutating func settleTexts(of parts: inout DishParts, in object: JSONValue) {
    let silent = parts.dish.combinedStatement
    var doubted = AllergenSet()
    for text in parts.texts {
      for allergen in spokenOf(text) where silent.state(of: allergen) == .notAnIngredient {
        guard doubted.insert(allergen).inserted else { continue }
        log.report(
          .textBesidePromise, nil, [.allergen(allergen)], at: object.place(of: .name).range)
      }
    }
    for index in spokenTexts.indices {
      for allergen in spokenTexts[index].allergens
      where silent.state(of: allergen) == .notAnIngredient {
        doubted.insert(allergen)
        spokenTexts[index].broken.insert(allergen)
        spokenTexts[index].numberOfDishes += 1
      }
    }
    for allergen in parts.spokenOf where silent.state(of: allergen) == .notAnIngredient {
      if doubted.insert(allergen).inserted {
        log.report(
          .textBesidePromise, "group", [.allergen(allergen)], at: object.place(of: .group).range)
      }
    }
    guard !doubted.isEmpty else { return }
    parts.dish.allergens.doubted.formUnion(doubted)
    for place in parts.dish.sizes.indices {
      parts.dish.sizes[place].allergens?.doubted.formUnion(doubted)
    }
  }

  /// Settles the promises of an add-on: its name is its ingredient.
  mutating func settle(_ addOn: inout AddOn, at object: JSONValue) {
    settle(&addOn.allergens, in: object)
    guard addOn.allergens.promises || !addOn.diets.isEmpty else { return }
    let finding = finding(in: addOn.name)
    for allergen in finding.allergens
    where addOn.allergens.state(of: allergen) <= .notAnIngredient {
      log.report(
        .contradictedPromise, nil, [.text(text(of: addOn.name)), .allergen(allergen)],
        at: object.range)
    }
    let stated = addOn.allergens.contains.withGroups
    for diet in addOn.diets
    where !diet.excludedAllergens.isDisjoint(with: stated)
      || !addOn.diets.excluded(by: finding).isDisjoint(with: [diet])
    {
      log.report(
        .contradictedDiet, "ingredient", [.diet(diet), .text(text(of: addOn.name))],
        at: object.range)
    }
  }

  /// An error in the file that may speak of any dish withdraws the promises of all.
  mutating func withdrawAllPromises() {
    for list in MenuList.allCases {
      for position in 0..<menu.numberOfDishes(in: list) {
        menu.change(at: position, in: list) { $0.withdraw() }
      }
    }
    for place in menu.desserts.indices { menu.desserts[place].isHomemade = false }
  }
}

extension Dish {
  /// True if a statement promises something, or a diet is stated.
  var promises: Bool {
    !diets.isEmpty || allergens.promises || sizes.contains { $0.allergens?.promises ?? false }
  }

  /// True if silence about an allergen promises that it is no ingredient.
  fileprivate var leansOnSilence: Bool {
    allergens.isComplete || sizes.contains { $0.allergens?.isComplete ?? false }
  }

  /// Takes back every promise: of the dish, of its sizes, and the diets. Warnings stay.
  mutating func withdraw() {
    allergens.withdraw()
    for place in sizes.indices { sizes[place].allergens?.withdraw() }
    diets = []
  }
}

extension AddOn {
  /// Takes back every promise. Warnings stay.
  mutating func withdraw() {
    allergens.withdraw()
    diets = []
  }
}

extension DietSet {
  /// The diets that an ingredient excludes by its kind, or by an allergen that it is.
  fileprivate func excluded(by finding: IngredientLexicon.Finding) -> DietSet {
    DietSet(
      filter { diet in
        !diet.excludedTraits.isDisjoint(with: finding.traits)
          || !diet.excludedAllergens.isDisjoint(with: finding.allergens.withGroups)
      })
  }
}
