package import MenuCore

/// The key of a dish in a tally: `id/margherita`, or `pizzas/Margherita` without an id.
package struct DishKey: Hashable, Sendable {
  /// The text, without tabs and line feeds: at most 40 scalars.
  package let text: String

  package init(_ dish: Dish, in list: MenuList) {
    let name = dish.id.map { "id/\($0)" } ?? "\(list.rawValue)/\(dish.name.allTexts.first ?? "")"
    let plain = name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
    text = String(String.UnicodeScalarView(plain.prefix(40)))
  }
}

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
