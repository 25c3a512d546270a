/// A fact that a menu prints of a dish in words of the interface, by which it can be found.
enum PrintedFact: String, CaseIterable {
  case frozen, homemade
  case soldOut = "sold-out"

  /// True if it is printed of a dish.
  func holds(of dish: Dish) -> Bool {
    switch self {
    case .frozen: dish.hasFrozen
    case .homemade: dish.isHomemade
    case .soldOut: dish.isSoldOut
    }
  }
}
