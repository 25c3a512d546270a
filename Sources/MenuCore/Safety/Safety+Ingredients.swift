/// An ingredient contradicts a promise about what it names.
extension Safety {
  mutating func contradictedPromises(of dish: Dish) -> [SafetyFinding] {
    let statements = dish.statementsOfIngredients
    guard statements.contains(where: \.promises) else { return [] }
    var findings: [SafetyFinding] = []
    dish.forEachIngredient { name, own, place in
      let named = lexicon.finding(in: name).allergens.subtracting(own?.covered ?? [])
      findings += Self.contradictions(of: statements, by: name, naming: named, at: place)
    }
    return findings
  }

  static func contradictions(
    of statements: [AllergenStatement], by name: LocalizedText, naming named: AllergenSet,
    at place: SafetyFinding.Place
  ) -> [SafetyFinding] {
    var contradicted = AllergenSet()
    var contradictedKinds = AllergenSet()
    for allergen in named {
      for statement in statements {
        if statement.state(of: allergen) <= .notAnIngredient { contradicted.insert(allergen) }
        contradictedKinds.formUnion(statement.freeFrom.intersection(allergen.kinds))
      }
    }
    contradictedKinds.subtract(contradicted)
    return contradicted.map { finding(.contradictedPromise(by: name, $0), place) }
      + contradictedKinds.map { finding(.contradictedPromiseOfKind(by: name, $0), place) }
  }
}

extension AllergenStatement {
  /// The allergens that the statement of an ingredient answers for: those that it names, and all of them
  /// where it is complete.
  fileprivate var covered: AllergenSet {
    isComplete ? .all : warnings.union(freeFrom.withKinds)
  }

  /// The allergens of which it says that the ingredient has none, whatever its name is.
  var denied: AllergenSet {
    isComplete ? AllergenSet.all.subtracting(warnings) : freeFrom.withKinds
  }
}

extension Dish {
  /// Walks the ingredients, the base and the dough.
  func forEachIngredient(
    _ body: (LocalizedText, AllergenStatement?, SafetyFinding.Place) -> Void
  ) {
    for index in ingredients.indices {
      body(ingredients[index].name, ingredients[index].allergens, .ingredient(index))
    }
    if let base { body(base, nil, .base) }
    if let dough { body(dough, nil, .dough) }
  }
}
