extension Menu {
  /// The pizzas, in display order. `menu.pizzas.append(Dish(name: "Marinara"))`
  public var pizzas: [Dish] {
    get { self[.pizzas] }
    _modify { yield &self[.pizzas] }
  }

  /// The beverages, in display order.
  public var beverages: [Dish] {
    get { self[.beverages] }
    _modify { yield &self[.beverages] }
  }

  /// The desserts, in display order.
  public var desserts: [Dish] {
    get { self[.desserts] }
    _modify { yield &self[.desserts] }
  }

  /// Everything else, in display order.
  public var other: [Dish] {
    get { self[.other] }
    _modify { yield &self[.other] }
  }
}
