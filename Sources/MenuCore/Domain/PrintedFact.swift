/// A fact about a dish that the menu prints in words of the interface, and that a search finds.
enum PrintedFact: String, CaseIterable {
  case frozen, homemade, alcohol
  case soldOut = "sold-out"
  case noAlcohol = "no-alcohol"

  /// True if the fact is printed for a dish.
  func holds(of dish: Dish) -> Bool {
    switch self {
    case .frozen: dish.hasFrozen
    case .homemade: dish.isHomemade
    case .alcohol: dish.alcoholPercent.map { $0 > .zero } ?? false
    case .noAlcohol: dish.alcoholPercent == .zero
    case .soldOut: dish.isSoldOut
    }
  }
}
