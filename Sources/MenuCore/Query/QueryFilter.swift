/// What a query lets through.
struct QueryFilter: Hashable, Sendable {
  /// The allergens that must not be in it.
  var without: AllergenSet
  /// The diets that it must suit.
  var diets: DietSet
  /// Whether what only lacks a statement passes.
  var showsUndeclared: Bool
  /// The most that it may cost.
  var maximumPrice: Amount?

  init(_ query: MenuQuery) {
    without = query.without
    diets = query.diets
    showsUndeclared = query.showsUndeclared
    maximumPrice = query.maximumPrice
  }

  /// Why something does not pass, nil when it does.
  func reason(against facts: DishFacts) -> MenuCounts.Reason? {
    if let allergen = facts.warned.intersection(without).first { return .allergen(allergen) }
    if !showsUndeclared, isUndeclared(facts) { return .notStated }
    if let reason = facts.choices.lazy.compactMap(reason(against:)).first { return reason }
    guard facts.diets.isSuperset(of: diets) else { return .diet }
    guard let maximumPrice else { return nil }
    guard let price = facts.lowestPrice, price <= maximumPrice else { return .price }
    return nil
  }

  /// What must not be in it and is not stated, of the dish itself or else of what is taken with it.
  func notStated(of facts: DishFacts) -> AllergenSet {
    let own = facts.undeclared.intersection(without)
    guard own.isEmpty else { return own }
    return AllergenSet(facts.choices.flatMap(\.options).map(\.undeclared)).intersection(without)
  }

  /// Why no option that must be taken with a dish passes: each may have something else in it.
  private func reason(against choice: DishFacts.Choice) -> MenuCounts.Reason? {
    let fit = choice.options.filter { option in
      option.warned.isDisjoint(with: without)
        && (showsUndeclared || option.undeclared.isDisjoint(with: without))
    }
    guard fit.count < choice.count else { return nil }
    let warned = choice.options.reduce(AllergenSet()) { $0.union($1.warned) }
    return warned.intersection(without).first.map { .allergen($0) } ?? .notStated
  }

  /// Whether nothing is stated about something that must not be in it.
  func isUndeclared(_ facts: DishFacts) -> Bool {
    !facts.undeclared.isDisjoint(with: without)
  }
}
