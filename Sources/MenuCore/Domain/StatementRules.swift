/// The statement of a dish in a size: what the size or the dish itself states, what its diets promise,
/// what its ingredients warn of, and what the options that must be taken leave open.
struct StatementRules {
  private let dish: AllergenStatement
  private let freeFrom: AllergenSet
  private var ingredients = AllergenStatement()
  /// The worst of the options that must be taken; nil where none must be.
  private var options: AllergenStatement?
  private var containedByOptions = AllergenSet()

  /// Gathers what holds for all sizes of a dish; O(its ingredients and options).
  init(of dish: Dish) {
    self.dish = dish.allergens
    freeFrom = dish.diets.freeFrom
    for case let own? in dish.ingredients.lazy.map(\.allergens) { ingredients.warn(of: own) }
    let required = dish.addOns.filter(\.isRequired)
    guard !required.isEmpty else { return }
    var worst = AllergenStatement(worstOf: required.flatMap(\.items).map(\.statement))
    // The words of add-ons are shown with the add-ons, not with the dish.
    worst.unread = []
    options = worst
    for group in required { containedByOptions.formUnion(group.containedByAll) }
  }

  /// The statement in a size that has one of its own, or nil for a size without one.
  func statement(of size: AllergenStatement?) -> AllergenStatement {
    var statement = size ?? dish
    if size != nil { statement.warn(of: dish) }
    statement.freeFrom.formUnion(freeFrom)
    statement.warn(of: ingredients)
    if let options { statement.restrict(to: options) }
    statement.contains.formUnion(containedByOptions)
    return statement
  }
}
