/// Single values of a dish, looked at or taken away without a copy of the dish.
extension Menu {
  /// What the dish at a position of a list is called, nil where there is none.
  func name(at position: Int, in list: MenuList) -> LocalizedText? {
    guard position >= 0, position < numberOfDishes(in: list) else { return nil }
    return switch list {
    case .pizzas: pizzas[position].dish.name
    case .beverages: beverages[position].dish.name
    case .desserts: desserts[position].dish.name
    case .other: other[position].name
    }
  }

  /// The id of a dish, nil without one.
  func id(at position: Int, in list: MenuList) -> String? {
    guard position >= 0, position < numberOfDishes(in: list) else { return nil }
    return switch list {
    case .pizzas: pizzas[position].dish.id
    case .beverages: beverages[position].dish.id
    case .desserts: desserts[position].dish.id
    case .other: other[position].id
    }
  }

  /// The id of the group of a dish, nil without one.
  func group(at position: Int, in list: MenuList) -> String? {
    guard position >= 0, position < numberOfDishes(in: list) else { return nil }
    return switch list {
    case .pizzas: pizzas[position].dish.group
    case .beverages: beverages[position].dish.group
    case .desserts: desserts[position].dish.group
    case .other: other[position].group
    }
  }

  /// Takes its id from a dish.
  mutating func withdrawID(at position: Int, in list: MenuList) {
    guard position >= 0, position < numberOfDishes(in: list) else { return }
    switch list {
    case .pizzas: pizzas[position].dish.id = nil
    case .beverages: beverages[position].dish.id = nil
    case .desserts: desserts[position].dish.id = nil
    case .other: other[position].id = nil
    }
  }
}
