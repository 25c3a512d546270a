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
