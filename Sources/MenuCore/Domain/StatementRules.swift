/// Computes the statement of a dish in a size: what the size or else the dish states, the promises of its
/// diets, the warnings of its ingredients, and what its required options leave open.
struct StatementRules {
  private let dish: AllergenStatement
  private let freeFrom: AllergenSet
  private var ingredients = AllergenStatement()
  /// The worst of the required options; nil if none is required.
  private var options: AllergenStatement?
  private var containedByOptions = AllergenSet()
  private var warnedByOptions = AllergenSet()

  /// Gathers what is the same for all sizes of a dish; O(its ingredients and options).
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
    for group in required {
      containedByOptions.formUnion(group.containedByAll)
      warnedByOptions.formUnion(group.warnedByAll)
    }
  }

  /// The statement of the dish in a size; `size` is the statement of the size itself, nil if it has none.
  func statement(of size: AllergenStatement?) -> AllergenStatement {
    var statement = size ?? dish
    if size != nil { statement.warn(of: dish) }
    statement.freeFrom.formUnion(freeFrom)
    statement.warn(of: ingredients)
    if let options { statement.restrict(to: options) }
    statement.contains.formUnion(containedByOptions)
    statement.mayContain.formUnion(warnedByOptions.subtracting(statement.contains))
    return statement
  }
}
