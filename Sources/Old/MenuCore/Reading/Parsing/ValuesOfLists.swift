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

  /// Makes a value for each list.
  init(each value: (MenuList) -> Value) {
    pizzas = value(.pizzas)
    beverages = value(.beverages)
    desserts = value(.desserts)
    other = value(.other)
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
