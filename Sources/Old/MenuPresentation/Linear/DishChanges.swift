import OldMenuCore

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
    for (place, part) in joined.parts.enumerated() {
      let isCounted = TypedNumber(part) != nil
      let isNew = parts.isEmpty || isCounted
      if let last = sure.last, let change = Self.changeAlone(part, of: menu) {
        // Who leaves something out of one of two wants only the other as it is.
        if !change.isOnTop, joined.isBehindComma(place), last.count > change.count {
          sure[sure.count - 1].count -= change.count
        }
        let front = menu.front(of: last.wish.dish, count: 1)
        parts.append("\(change.number) \(front) \(change.rest)")
        hasChange = true
      } else if isNew, let dish = menu.wanted(part, in: offered, isWhole: true) {
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

  /// What a part says that counts some of the dish before it and changes them, `one with pesto`; nil for
  /// any other.
  private static func changeAlone(
    _ part: String, of menu: LinearMenu
  ) -> (number: String, count: Int, rest: String, isOnTop: Bool)? {
    guard let number = TypedNumber(part), let count = number.value, changes(number.rest),
      NamedDish(part, in: menu.session.menu, isWhole: false) == nil
    else { return nil }
    let isOnTop = number.rest.foldedWords.first.map(LinearMenu.withWords.contains) ?? false
    let isAlone = isOnTop || TypedQuery(number.rest + " ").wordCount == 0
    let typed = part.split(separator: " ").map(String.init)
    let words = typed.count - number.rest.split(separator: " ").count
    return isAlone
      ? (typed.prefix(words).joined(separator: " "), count, number.rest, isOnTop) : nil
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
