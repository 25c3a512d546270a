/// An ingredient contradicts a promise about what it names.
extension Safety {
  /// An ingredient, the base or the dough, in whose name the lexicon finds something.
  struct NamedIngredient {
    let name: LocalizedText
    let place: SafetyFinding.Place
    /// What the lexicon finds in its name.
    let finding: Lexicon.Finding
    /// Its own statement.
    let statement: AllergenStatement?
  }

  mutating func ingredientsThatNameSomething(in dish: Dish) -> [NamedIngredient] {
    var named: [NamedIngredient] = []
    func add(
      _ name: LocalizedText, at place: SafetyFinding.Place, statement: AllergenStatement? = nil
    ) {
      let finding = lexicon.finding(in: name)
      guard !finding.isEmpty else { return }
      named.append(
        NamedIngredient(name: name, place: place, finding: finding, statement: statement))
    }
    for index in dish.ingredients.indices {
      let ingredient = dish.ingredients[index]
      add(ingredient.name, at: .ingredient(index), statement: ingredient.allergens)
    }
    if let base = dish.base { add(base, at: .base) }
    if let dough = dish.dough { add(dough, at: .dough) }
    return named
  }

  static func contradictedPromises(
    of dish: Dish, by ingredients: [NamedIngredient]
  ) -> [SafetyFinding] {
    guard !ingredients.isEmpty else { return [] }
    let promises = Promises(of: dish.statementsOfIngredients)
    var findings: [SafetyFinding] = []
    for ingredient in ingredients {
      let covered = ingredient.statement?.covered ?? []
      findings += contradictions(
        of: promises, by: ingredient.name,
        naming: ingredient.finding.allergens.subtracting(covered), at: ingredient.place)
    }
    return findings
  }

  static func contradictions(
    of promises: Promises, by name: LocalizedText, naming named: AllergenSet,
    at place: SafetyFinding.Place
  ) -> [SafetyFinding] {
    let contradicted = named.intersection(promises.free.union(promises.silent))
    let kinds = promises.free(among: named).subtracting(contradicted)
    return contradicted.map { SafetyFinding(.contradictedPromise(by: name, $0), at: place) }
      + kinds.map { SafetyFinding(.contradictedPromiseOfKind(by: name, $0), at: place) }
  }
}

extension AllergenStatement {
  /// The allergens that the statement of an ingredient covers: those that it names, or all if it is complete.
  fileprivate var covered: AllergenSet {
    if isComplete { return .all }
    return warned.union(freeFrom.withKinds)
  }

  /// The allergens that the statement denies for the ingredient, whatever its name is.
  var denied: AllergenSet {
    if isComplete { return AllergenSet.all.subtracting(warned) }
    return freeFrom.withKinds
  }
}
