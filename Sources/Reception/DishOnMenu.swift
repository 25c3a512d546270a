internal import MenuCore

/// A dish of the current menu.
struct DishOnMenu {
  let name: String
  let isSoldOut: Bool

  /// The dishes of a menu by their keys.
  static func byKey(_ menu: Menu) -> [String: DishOnMenu] {
    var dishes: [String: DishOnMenu] = [:]
    for list in MenuList.allCases {
      for dish in menu[list] {
        dishes[DishKey(dish, in: list).text] = DishOnMenu(
          name: dish.name.text(in: menu.language), isSoldOut: dish.isSoldOut)
      }
    }
    return dishes
  }
}
