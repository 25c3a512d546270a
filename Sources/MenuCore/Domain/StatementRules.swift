/// Computes the statement of a dish in a size: what the size or else the dish states, the promises of its
/// diets, the warnings of its ingredients, and what its required options leave open.
struct StatementRules {
  private let dish: AllergenStatement
  private let freeFrom: AllergenSet
  private var ingredients = AllergenStatement()
  /// The words of the dish and of its ingredients that were not understood.
  let unread: [String]
  /// The worst of the required options; nil if none is required.
  private var options: AllergenStatement?
  private var containedByOptions = AllergenSet()
  private var warnedByOptions = AllergenSet()

  /// Gathers what is the same for all sizes of a dish; O(its ingredients and options).
  init(of dish: Dish) {
    self.dish = dish.allergens
    freeFrom = dish.diets.freeFrom
    for case let own? in dish.ingredients.lazy.map(\.allergens) { ingredients.warn(of: own) }
    unread = dish.allergens.unread + ingredients.unread
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
  ///
  /// With `addingUnread`, it has `unread` too. A hostile file may have thousands of sizes and of such words.
  func statement(of size: AllergenStatement?, addingUnread: Bool) -> AllergenStatement {
    var statement = size ?? dish
    if size != nil { statement.warn(of: dish, addingUnread: false) }
    statement.freeFrom.formUnion(freeFrom)
    statement.warn(of: ingredients, addingUnread: false)
    if let options { statement.restrict(to: options) }
    statement.contains.formUnion(containedByOptions)
    statement.mayContain.formUnion(warnedByOptions.subtracting(statement.contains))
    statement.unread = size?.unread ?? []
    if addingUnread { statement.unread = unread + statement.unread }
    return statement
  }
}
