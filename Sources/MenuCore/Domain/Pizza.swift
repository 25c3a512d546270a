/// A pizza for a menu that has only pizzas.
@dynamicMemberLookup
public struct Pizza: Hashable, Sendable {
  /// The pizza as a dish.
  public var dish: Dish

  /// Makes a pizza from a dish.
  public init(_ dish: Dish) { self.dish = dish }

  /// Makes a pizza with only a name.
  public init(name: String) { self.init(Dish(name: name)) }

  /// Accesses the properties of the dish.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Dish, Value>) -> Value {
    get { dish[keyPath: member] }
    set { dish[keyPath: member] = newValue }
  }
}
