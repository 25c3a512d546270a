/// A pizza by itself, for a menu that has nothing else: a dish of the list of pizzas.
@dynamicMemberLookup
public struct Pizza: Hashable, Sendable {
  /// The dish that it is.
  public var dish: Dish

  /// Makes a pizza of a dish.
  public init(_ dish: Dish) { self.dish = dish }

  /// Makes a pizza that has nothing but its name.
  public init(name: String) { self.init(Dish(name: name)) }

  /// The members of the dish.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Dish, Value>) -> Value {
    get { dish[keyPath: member] }
    set { dish[keyPath: member] = newValue }
  }
}
