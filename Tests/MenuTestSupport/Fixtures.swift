public import OldMenuCore

extension Pizza {
  /// A pizza for a test that does not care which one it is.
  public static func fixture(name: String = "Margherita", group: String? = nil) -> Pizza {
    Pizza(.fixture(name: name, group: group))
  }
}

extension Beverage {
  /// A beverage for a test that does not care which one it is.
  public static func fixture(name: String = "Acqua", group: String? = nil) -> Beverage {
    Beverage(.fixture(name: name, group: group))
  }
}

extension Dessert {
  /// A dessert for a test that does not care which one it is.
  public static func fixture(name: String = "Tiramisù", group: String? = nil) -> Dessert {
    Dessert(.fixture(name: name, group: group))
  }
}

extension Dish {
  /// A dish for a test that does not care which one it is.
  public static func fixture(
    name: String = "Olive all'ascolana", group: String? = nil, number: String? = nil,
    price: String? = nil
  ) -> Dish {
    var dish = Dish(name: name)
    dish.group = group
    dish.number = number
    dish.price = price.map { Price(.exactly($0.amount)) }
    return dish
  }
}
