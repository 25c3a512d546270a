/// A dessert: a dish that may be homemade.
@dynamicMemberLookup
public struct Dessert: Hashable, Sendable {
  /// What it has in common with every other dish.
  public var dish: Dish
  /// Whether it is made in the house.
  public var isHomemade: Bool

  /// Makes a dessert of a dish.
  public init(_ dish: Dish, isHomemade: Bool = false) {
    self.dish = dish
    self.isHomemade = isHomemade
  }

  /// Makes a dessert that has nothing but its name.
  public init(name: String) {
    self.init(Dish(name: name))
  }

  /// What the dish has, the dessert has.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Dish, Value>) -> Value {
    get { dish[keyPath: member] }
    set { dish[keyPath: member] = newValue }
  }
}
