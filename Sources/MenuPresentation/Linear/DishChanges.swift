import MenuCore

/// An order of which a part changes a dish, which is for the staff, and the others are sure: `two diavola
/// without salami and a marinara`.
struct DishChanges {
  /// The dishes that are called by the whole of their names.
  let sure: [LinearMenu.Wanted]
  /// What is said of the others.
  let parts: [String]

  /// Takes a line apart; nil where no dish is changed, or none is sure. What follows a change goes on
  /// with it, `without salami and olives`, unless it counts anew. Who leaves out an allergen may mean all
  /// the dishes.
  init?(_ joined: JoinedDishes, of menu: LinearMenu) {
    let offered = menu.offered
    var (sure, parts): ([LinearMenu.Wanted], [String]) = ([], [])
    for part in joined.parts {
      let isNew = parts.isEmpty || TypedNumber(part) != nil
      if isNew, let dish = menu.wanted(part, in: offered, isWhole: true) {
        sure.append(dish)
      } else if isNew, Self.leavesOut(part),
        NamedDish(part, in: menu.session.menu, isWhole: false) != nil
      {
        parts.append(part)
      } else if !isNew, let last = parts.popLast() {
        parts.append("\(last), \(part)")
      } else {
        return nil
      }
    }
    guard !sure.isEmpty, !parts.isEmpty else { return nil }
    (self.sure, self.parts) = (sure, parts)
  }

  /// Whether some words leave out what is surely no allergen.
  private static func leavesOut(_ part: String) -> Bool {
    let typed = TypedQuery(part + " ")
    return !typed.unknownWithout.isEmpty && !typed.hasFilters && typed.guessedWithout.isEmpty
      && !typed.isNotUnderstood
  }
}
