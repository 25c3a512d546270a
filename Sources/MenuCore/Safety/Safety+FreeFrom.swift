/// What is promised to be absent, and is contained, counts as contained.
extension Safety {
  func removeFreeFromBesideWarnings(of dish: inout Dish) -> [SafetyFinding] {
    var findings: [SafetyFinding] = []
    var warned = AllergenSet()
    for index in dish.ingredients.indices {
      guard let own = dish.ingredients[index].allergens else { continue }
      warned.formUnion(own.listed.withGroups)
      var statement = own
      let contradicted = statement.removeContradictedFreeFrom()
      guard !contradicted.isEmpty else { continue }
      dish.ingredients[index].allergens = statement
      findings += contradicted.map {
        SafetyFinding(.contradictedAllergen($0), at: .ingredient(index))
      }
    }
    findings += dish.allergens.removeContradictedFreeFrom(beside: warned)
      .map { SafetyFinding(.contradictedAllergen($0), at: .allergens) }
    warned.formUnion(dish.allergens.listed.withGroups)
    for index in dish.sizes.indices {
      guard var own = dish.sizes[index].allergens else { continue }
      let contradicted = own.removeContradictedFreeFrom(beside: warned)
      guard !contradicted.isEmpty else { continue }
      dish.sizes[index].allergens = own
      findings += contradicted.map { SafetyFinding(.contradictedAllergen($0), at: .size(index)) }
    }
    return findings
  }
}

extension AllergenStatement {
  /// Withdraws each promise that a warning contradicts, in the same statement or in `others`.
  ///
  /// - Returns: the allergens that were promised and warned of.
  mutating func removeContradictedFreeFrom(beside others: AllergenSet = []) -> AllergenSet {
    guard !freeFrom.isEmpty else { return [] }
    let contradicted = freeFrom.intersection(listed.withGroups.union(others))
    freeFrom.subtract(contradicted)
    return contradicted
  }
}
