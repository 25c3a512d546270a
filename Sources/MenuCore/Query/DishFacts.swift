/// What the filters and the orders ask of a dish.
struct DishFacts: Sendable {
  /// What it contains, for whatever a guest may ask.
  let contained: AllergenSet
  /// What it contains or may contain.
  let warned: AllergenSet
  /// What nothing is stated about.
  let undeclared: AllergenSet
  /// The diets it suits.
  let diets: DietSet
  /// The least one pays.
  let lowestPrice: Amount?

  init(_ dish: Dish) {
    let asked = Asked(dish.statements)
    contained = asked.contained
    warned = asked.warned
    undeclared = asked.undeclared
    diets = asked.trusted(dish.diets.subtracting(dish.dietsAgainstIngredients))
    lowestPrice = dish.price?.lowest ?? dish.sizes.compactMap { $0.price?.lowest }.min()
  }

  init(_ addOn: AddOn) {
    let asked = Asked(addOn.believedStatement)
    contained = asked.contained
    warned = asked.warned
    undeclared = asked.undeclared
    diets = asked.trusted(addOn.diets)
    lowestPrice = addOn.price?.lowest
  }
}
