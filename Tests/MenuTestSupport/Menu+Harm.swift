public import OldMenuCore

extension Menu {
  /// Where the same dishes of another menu tell a guest something better of an allergen, as
  /// `pizzas 0: milk`.
  public func saferAllergens(in other: Menu) -> [String] {
    MenuList.allCases.flatMap { list in
      (0..<numberOfDishes(in: list)).flatMap { position -> [String] in
        guard let old = dish(at: position, in: list), let new = other.dish(at: position, in: list)
        else { return [] }
        return old.saferAllergens(in: new).map { "\(list) \(position): \($0)" }
      }
    }
  }
}

extension Dish {
  /// The allergens of which another state of the dish tells a guest something better.
  public func saferAllergens(in other: Dish) -> [Allergen] {
    Allergen.allCases.filter { other.state(of: $0) < state(of: $0) }
  }
}
