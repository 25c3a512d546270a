/// An ingredient contradicts a promise about what it names.
extension Safety {
  /// What the name of an ingredient says.
  struct IngredientName {
    /// What the lexicon finds in it.
    let finding: Lexicon.Finding
    /// The allergens of its signs.
    let signed: AllergenSet
    let isUnreadable: Bool
  }

  /// An ingredient, the base or the dough of a dish.
  struct NamedIngredient {
    let name: LocalizedText
    let place: SafetyFinding.Place
    let meaning: IngredientName
    /// Its own statement.
    let statement: AllergenStatement?
  }

  mutating func namedIngredients(of dish: Dish) -> [NamedIngredient] {
    var named: [NamedIngredient] = []
    named.reserveCapacity(dish.ingredients.count + 2)
    func add(
      _ name: LocalizedText, at place: SafetyFinding.Place, statement: AllergenStatement? = nil
    ) {
      named.append(
        NamedIngredient(
          name: name, place: place, meaning: meaning(ofIngredient: name), statement: statement))
    }
    for index in dish.ingredients.indices {
      let ingredient = dish.ingredients[index]
      add(ingredient.name, at: .ingredient(index), statement: ingredient.allergens)
    }
    if let base = dish.base { add(base, at: .base) }
    if let dough = dish.dough { add(dough, at: .dough) }
    return named
  }

  /// The most names of ingredients that are remembered: a hostile file may have millions of different ones.
  static let mostIngredientNames = 1 << 12

  /// What a name says; O(length). Names are remembered, because a menu names `mozzarella` a hundred times.
  private mutating func meaning(ofIngredient name: LocalizedText) -> IngredientName {
    if let known = ingredientNames[name] { return known }
    if ingredientNames.count >= Self.mostIngredientNames { ingredientNames.removeAll() }
    let meaning = IngredientName(
      finding: lexicon.finding(in: name), signed: signs.allergens(in: name),
      isUnreadable: name.isUnreadable)
    ingredientNames[name] = meaning
    return meaning
  }

  static func promisesBesideIngredients(
    _ ingredients: [NamedIngredient], of dish: Dish
  ) -> [SafetyFinding] {
    let named = ingredients.filter { !$0.meaning.finding.allergens.isEmpty }
    guard !named.isEmpty else { return [] }
    let promises = Promises(of: dish.statementsOfIngredients)
    var findings: [SafetyFinding] = []
    for ingredient in named {
      let covered = ingredient.statement?.covered ?? []
      findings += promisesBesideName(
        ingredient.name, naming: ingredient.meaning.finding.allergens.subtracting(covered),
        of: promises, at: ingredient.place)
    }
    return findings
  }

  static func promisesBesideName(
    _ name: LocalizedText, naming named: AllergenSet, of promises: Promises,
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
