/// A fact about a dish that the menu prints in words of the interface, and that a search finds.
enum PrintedFact: String, CaseIterable {
  case frozen, homemade
  case soldOut = "sold-out"

  /// True if the fact is printed for a dish.
  func holds(of dish: Dish) -> Bool {
    switch self {
    case .frozen: dish.hasFrozen
    case .homemade: dish.isHomemade
    case .soldOut: dish.isSoldOut
    }
  }
}
