/// Options of which some must be taken with a dish, so that their allergens are the dish's own.
struct RequiredChoice {
  /// What each option says, as far as its name lets it.
  let options: [AllergenStatement]
  /// How many of them are taken, each once.
  let count: Int

  /// The choice that a group of add-ons demands, nil where none of them need be taken.
  init?(_ group: AddOnGroup) {
    count = group.requiredCount
    guard count > 0 else { return nil }
    options = group.items.map(\.believedStatement)
  }

  /// What a guest cannot avoid who takes the best options for him.
  func state(of asked: Allergen) -> AllergenState {
    options.map { $0.state(of: asked) }.sorted()[count - 1]
  }

  /// What of the allergens that the options name has a state; a group only where it was named, or
  /// where the options agree on none of its kinds.
  private func named(_ state: AllergenState, _ found: AllergenSet) -> AllergenSet {
    let written = found.filter { self.state(of: $0) == state }
    let groups = found.withGroups.subtracting(found).allergens.filter { group in
      self.state(of: group) == state && group.kinds.isDisjoint(with: AllergenSet(written))
    }
    return AllergenSet(written + groups)
  }

  /// What it adds to the statement of a dish: warnings, and never a promise.
  func added(to own: AllergenStatement) -> AllergenStatement {
    let contained = named(.contains, AllergenSet(options.map(\.contains)))
    let warned = AllergenSet(options.map { $0.contains.union($0.mayContain) })
    let contains = own.contains.union(contained)
    let traces = named(.mayContain, warned)
    let states = Allergen.allCases.map { (AllergenSet($0), own.state(of: $0), state(of: $0)) }
    return AllergenStatement(
      contains: contains,
      mayContain: own.mayContain.union(traces).subtracting(contains),
      freeFrom: own.freeFrom.subtracting(AllergenSet(states.filter { $2 != .free }.map(\.0))),
      isComplete: own.isComplete && states.allSatisfy { $2 != .notStated },
      excluded: AllergenSet(states.filter { max($1, $2) <= .notAnIngredient }.map(\.0)))
  }
}
