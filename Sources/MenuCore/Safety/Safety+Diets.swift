/// A diet is contradicted by what it excludes.
extension Safety {
  mutating func contradictedDiets(of dish: Dish) -> [SafetyFinding] {
    guard !dish.diets.isEmpty else { return [] }
    var findings = Self.contradictions(of: dish.diets, by: dish.combinedStatement)
      .map { Self.finding($0, .diets) }
    dish.forEachIngredient { name, own, place in
      var named = lexicon.finding(in: name)
      named.allergens.subtract(own?.denied ?? [])
      for diet in dish.diets where diet.excludes(named) {
        findings.append(Self.finding(.dietBesideIngredient(diet, name), place))
      }
    }
    if let percent = dish.alcoholPercent, percent > .zero, dish.diets.contains(.halal) {
      findings.append(Self.finding(.dietBesideAlcohol(.halal, percent), .diets))
    }
    return findings
  }

  static func contradictions(
    of diets: DietSet, by statement: AllergenStatement
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
  func first(among others: AllergenSet) -> Allergen? { intersection(others).first }
}

extension Diet {
  /// True if something that is named has no place in the diet.
  func excludes(_ named: Lexicon.Finding) -> Bool {
    !excludedTraits.isDisjoint(with: named.traits)
      || !excludedAllergens.isDisjoint(with: named.allergens.withGroups)
  }
}
