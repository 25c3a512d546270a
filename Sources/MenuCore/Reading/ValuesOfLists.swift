/// A value for each of the four lists, found without hashing.
struct ValuesOfLists<Value> {
  private var pizzas: Value
  private var beverages: Value
  private var desserts: Value
  private var other: Value

  /// Makes the same value for each list.
  init(_ value: Value) {
    (pizzas, beverages, desserts, other) = (value, value, value, value)
  }

  subscript(list: MenuList) -> Value {
    get {
      switch list {
      case .pizzas: pizzas
      case .beverages: beverages
      case .desserts: desserts
      case .other: other
      }
    }
    _modify {
      switch list {
      case .pizzas: yield &pizzas
      case .beverages: yield &beverages
      case .desserts: yield &desserts
      case .other: yield &other
      }
    }
  }
}

extension ValuesOfLists: Sendable where Value: Sendable {}
