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

  /// The number of a dish on the menu, nil without one.
  func number(at position: Int, in list: MenuList) -> String? {
    look(at: position, in: list) { $0.number } ?? nil
  }

  /// The id of the group of a dish, nil without one.
  func group(at position: Int, in list: MenuList) -> String? {
    look(at: position, in: list) { $0.group } ?? nil
  }

  /// Whether the dishes of a group are served at a time, as far as its hours and those of what stands
  /// over it tell; O(groups) for each that stands in another.
  package func isServed(_ group: DishGroup?, at now: WeekTime) -> Bool {
    var next = group
    // A menu that was made by a program may have a circle of them.
    for _ in groups.indices {
      guard let group = next else { return true }
      if case .week(let hours) = group.hours, !hours.isOpen(at: now) { return false }
      next = group.parent.flatMap(self.group(id:))
    }
    return true
  }

  /// The group with an id, nil where there is none; O(groups).
  package func group(id: String) -> DishGroup? { groups.first { $0.id == id } }

  @inline(__always)
  func look<Value>(
    at position: Int, in list: MenuList, _ value: (Dish) -> Value
  ) -> Value? {
    guard position >= 0, position < numberOfDishes(in: list) else { return nil }
    return switch list {
    case .pizzas: value(pizzas[position].dish)
    case .beverages: value(beverages[position].dish)
    case .desserts: value(desserts[position].dish)
    case .other: value(other[position])
    }
  }

  /// Takes its id from a dish.
  mutating func discardID(at position: Int, in list: MenuList) {
    change(at: position, in: list) { $0.id = nil }
  }

  /// Changes the dish at a position of a list, where there is one.
  mutating func change(at position: Int, in list: MenuList, _ edit: (inout Dish) -> Void) {
    guard position >= 0, position < numberOfDishes(in: list) else { return }
    switch list {
    case .pizzas: edit(&pizzas[position].dish)
    case .beverages: edit(&beverages[position].dish)
    case .desserts: edit(&desserts[position].dish)
    case .other: edit(&other[position])
    }
  }
}
