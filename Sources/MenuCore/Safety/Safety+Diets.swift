/// A diet is contradicted by what it excludes.
extension Safety {
  static func dietsBesideContents(
    of dish: Dish, _ ingredients: [NamedIngredient]
  ) -> [SafetyFinding] {
    guard !dish.diets.isEmpty else { return [] }
    var findings = dietsBesideWarnings(dish.diets, dish.combinedStatement)
      .map { SafetyFinding($0, at: .diets) }
    // Meat and milk are not kosher together.
    var hasMilk = dish.combinedStatement.contains.contains(.milk)
    for ingredient in ingredients {
      var named = ingredient.meaning.finding
      named.allergens.subtract(ingredient.statement?.denied ?? [])
      hasMilk = hasMilk || named.allergens.contains(.milk)
      for diet in dish.diets where diet.excludes(named) {
        findings.append(
          SafetyFinding(.dietBesideIngredient(diet, ingredient.name), at: ingredient.place))
      }
    }
    if hasMilk, dish.diets.contains(.kosher),
      let meat = ingredients.first(where: { $0.meaning.finding.traits.contains(.meat) })
    {
      findings.append(SafetyFinding(.dietBesideIngredient(.kosher, meat.name), at: meat.place))
    }
    if let percent = dish.alcoholPercent, percent > .zero, dish.diets.contains(.halal) {
      let strength = LocalizedText("\(percent) % vol")
      findings.append(SafetyFinding(.dietBesideIngredient(.halal, strength), at: .diets))
    }
    return findings
  }

  static func dietsBesideWarnings(
    _ diets: DietSet, _ statement: AllergenStatement
  ) -> [SafetyFinding.Kind] {
    var kinds: [SafetyFinding.Kind] = []
    for diet in diets {
      if let allergen = diet.excludedAllergens.first(among: statement.contains.withGroups) {
        kinds.append(.dietBesideContained(diet, allergen))
      } else if let allergen = diet.freeFrom.first(among: statement.mayContain.withGroups) {
        kinds.append(.dietBesideTraces(diet, allergen))
      }
    }
    return kinds
  }
}

extension AllergenSet {
  /// The first allergen of the set that is also in another one.
  package func first(among others: AllergenSet) -> Allergen? { intersection(others).first }
}

extension Diet {
  /// True if the diet excludes something that is named.
  func excludes(_ named: Lexicon.Finding) -> Bool {
    !excludedTraits.isDisjoint(with: named.traits)
      || !excludedAllergens.isDisjoint(with: named.allergens.withGroups)
  }
}
