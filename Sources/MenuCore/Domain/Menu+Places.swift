/// Single values of a dish, looked at or taken away without a copy of the dish.
extension Menu {
  /// What the dish at a position of a list is called, nil where there is none.
  func name(at position: Int, in list: MenuList) -> LocalizedText? {
    look(at: position, in: list, \.name)
  }

  /// The id of a dish, nil without one.
  func id(at position: Int, in list: MenuList) -> String? {
    look(at: position, in: list) { $0.id } ?? nil
  }

  /// The id of the group of a dish, nil without one.
  func group(at position: Int, in list: MenuList) -> String? {
    look(at: position, in: list) { $0.group } ?? nil
  }

  /// Looks at a dish in place, nil where there is none.
  @inline(__always)
  func look<Value>(at position: Int, in list: MenuList, _ value: (Dish) -> Value) -> Value? {
    guard position >= 0, position < numberOfDishes(in: list) else { return nil }
    return value(self[position, list])
  }

  /// Takes its id from a dish.
  mutating func discardID(at position: Int, in list: MenuList) {
    guard position >= 0, position < numberOfDishes(in: list) else { return }
    self[position, list].id = nil
  }

  /// What a dish has in common with every other, in place; the position must be one of the list.
  private subscript(position: Int, list: MenuList) -> Dish {
    _read {
      switch list {
      case .pizzas: yield pizzas[position].dish
      case .beverages: yield beverages[position].dish
      case .desserts: yield desserts[position].dish
      case .other: yield other[position]
      }
    }
    _modify {
      switch list {
      case .pizzas: yield &pizzas[position].dish
      case .beverages: yield &beverages[position].dish
      case .desserts: yield &desserts[position].dish
      case .other: yield &other[position]
      }
    }
  }
}
