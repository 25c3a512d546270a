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
    guard facts.diets.isSuperset(of: diets) else { return .diet }
    guard let maximumPrice else { return nil }
    guard let price = facts.lowestPrice, price <= maximumPrice else { return .price }
    return nil
  }

  /// Whether nothing is stated about something that must not be in it.
  func isUndeclared(_ facts: DishFacts) -> Bool {
    !facts.undeclared.isDisjoint(with: without)
  }
}
