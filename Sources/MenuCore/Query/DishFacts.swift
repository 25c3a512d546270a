/// The facts of a dish that filters check.
struct DishFacts: Sendable {
  /// The allergens that it contains or may contain.
  let warned: AllergenSet
  /// The same as written, plus the groups of written kinds: `gluten` does not state each kind.
  let listed: AllergenSet
  /// The allergens about which nothing is stated.
  let open: AllergenSet
  let diets: DietSet
  /// True if it states that it is spicy.
  let isSpicy: Bool
  /// The facts that the interface prints about it.
  let printed: [PrintedFact]
  /// The lowest price; nil if the price is open.
  let lowest: Amount?

  init(_ dish: Dish) {
    let statement = dish.combinedStatement
    warned = statement.warned
    listed = statement.listed.withGroups
    open = statement.open
    diets = dish.trustedDiets
    isSpicy = dish.heat > 0
    printed = PrintedFact.allCases.filter { $0.holds(of: dish) }
    let isKnown = dish.payablePrices.allSatisfy { $0.isWhole || $0.unit == .person }
    lowest = isKnown ? dish.lowestPrice : nil
  }
}
