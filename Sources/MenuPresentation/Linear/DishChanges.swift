import MenuCore

/// An order of which a part changes a dish, which is for the staff, and others are sure: `two diavola
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
    var hasChange = false
    for part in joined.parts {
      let isCounted = TypedNumber(part) != nil
      let isNew = parts.isEmpty || isCounted
      if isNew, let dish = menu.wanted(part, in: offered, isWhole: true) {
        sure.append(dish)
      } else if isNew, Self.changes(part),
        NamedDish(part, in: menu.session.menu, isWhole: false) != nil
      {
        parts.append(part)
        hasChange = true
      } else if isCounted, Self.isPlain(part) {
        parts.append(part)
      } else if !isNew, let last = parts.popLast() {
        parts.append("\(last), \(part)")
      } else {
        return nil
      }
    }
    guard !sure.isEmpty, hasChange else { return nil }
    (self.sure, self.parts) = (sure, parts)
  }

  /// Whether some words leave out what is surely no allergen, or put something on top.
  private static func changes(_ part: String) -> Bool {
    let typed = TypedQuery(part + " ")
    guard !typed.hasFilters, typed.guessedWithout.isEmpty, !typed.isNotUnderstood else {
      return false
    }
    return !typed.unknownWithout.isEmpty
      || !LinearMenu.withWords.isDisjoint(with: part.foldedWords)
  }

  /// Whether some words leave nothing out.
  private static func isPlain(_ part: String) -> Bool {
    let typed = TypedQuery(part + " ")
    return !typed.hasFilters && !typed.isUndecided
  }
}
