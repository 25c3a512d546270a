/// A pizza: a dish with a base and a dough.
@dynamicMemberLookup
public struct Pizza: Hashable, Sendable {
  /// What it has in common with every other dish.
  public var dish: Dish
  /// The base, such as red or white.
  public var base: LocalizedText?
  /// The dough, such as wholemeal.
  public var dough: LocalizedText?

  /// Makes a pizza of a dish.
  public init(_ dish: Dish, base: LocalizedText? = nil, dough: LocalizedText? = nil) {
    self.dish = dish
    self.base = base
    self.dough = dough
  }

  /// Makes a pizza that has nothing but its name.
  public init(name: String) {
    self.init(Dish(name: name))
  }

  /// What the dish has, the pizza has.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Dish, Value>) -> Value {
    get { dish[keyPath: member] }
    set { dish[keyPath: member] = newValue }
  }
}
