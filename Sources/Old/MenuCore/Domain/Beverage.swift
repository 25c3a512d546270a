/// How a beverage comes to the table.
public enum Serving: String, CaseIterable, Hashable, Sendable {
  /// From the tap.
  case draught
  /// In a bottle.
  case bottle
  /// In a can.
  case can
  /// By the glass.
  case glass
}

/// A beverage: a dish with a volume and perhaps alcohol.
@dynamicMemberLookup
public struct Beverage: Hashable, Sendable {
  /// What it has in common with every other dish.
  public var dish: Dish
  /// The volume in millilitres.
  public var volumeMl: Int?
  /// The alcohol in percent by volume, as written.
  public var alcoholPercent: Amount?
  /// How it comes to the table.
  public var serving: Serving?

  /// Makes a beverage of a dish.
  public init(
    _ dish: Dish, volumeMl: Int? = nil, alcoholPercent: Amount? = nil, serving: Serving? = nil
  ) {
    self.dish = dish
    self.volumeMl = volumeMl
    self.alcoholPercent = alcoholPercent
    self.serving = serving
  }

  /// Makes a beverage that has nothing but its name.
  public init(name: String) {
    self.init(Dish(name: name))
  }

  /// What the dish has, the beverage has.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Dish, Value>) -> Value {
    get { dish[keyPath: member] }
    set { dish[keyPath: member] = newValue }
  }
}
