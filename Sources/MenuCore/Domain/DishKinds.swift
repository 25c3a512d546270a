/// A pizza: a dish with a base and a dough.
@dynamicMemberLookup
public struct Pizza: Hashable, Sendable {
  /// The part that every dish has.
  public var dish: Dish
  /// The base, such as red or white.
  public var base: LocalizedText?
  /// The dough, such as wholemeal.
  public var dough: LocalizedText?

  /// Makes a pizza of a dish.
  public init(_ dish: Dish, base: LocalizedText? = nil, dough: LocalizedText? = nil) {
    (self.dish, self.base, self.dough) = (dish, base, dough)
  }

  /// Makes a pizza that has nothing but its name.
  public init(name: String) { self.init(Dish(name: name)) }

  /// The members of the dish.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Dish, Value>) -> Value {
    get { dish[keyPath: member] }
    set { dish[keyPath: member] = newValue }
  }
}

/// A beverage: a dish with a volume and perhaps alcohol.
@dynamicMemberLookup
public struct Beverage: Hashable, Sendable {
  /// The part that every dish has.
  public var dish: Dish
  /// The volume in millilitres.
  public var volumeMl: Int?
  /// The alcohol in percent by volume, as written.
  public var alcoholPercent: Amount?
  /// The way it comes to the table.
  public var serving: Serving?

  /// The way a beverage comes to the table.
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
  public init(name: String) { self.init(Dish(name: name)) }

  /// The members of the dish.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Dish, Value>) -> Value {
    get { dish[keyPath: member] }
    set { dish[keyPath: member] = newValue }
  }
}

/// A dessert: a dish that may be homemade.
@dynamicMemberLookup
public struct Dessert: Hashable, Sendable {
  /// The part that every dish has.
  public var dish: Dish
  /// True if it is made in the house.
  public var isHomemade: Bool

  /// Makes a dessert of a dish.
  public init(_ dish: Dish, isHomemade: Bool = false) {
    (self.dish, self.isHomemade) = (dish, isHomemade)
  }

  /// Makes a dessert that has nothing but its name.
  public init(name: String) { self.init(Dish(name: name)) }

  /// The members of the dish.
  public subscript<Value>(dynamicMember member: WritableKeyPath<Dish, Value>) -> Value {
    get { dish[keyPath: member] }
    set { dish[keyPath: member] = newValue }
  }
}
