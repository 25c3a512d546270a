internal import MenuCore

extension Dish {
  /// The key of the dish in a tally: `id/margherita`, or `pizzas/Margherita` without an id. At most 40
  /// scalars, without tabs and line feeds.
  func tallyKey(in list: MenuList) -> String {
    let key = id.map { "id/\($0)" } ?? "\(list.rawValue)/\(name.allTexts.first ?? "")"
    let plain = key.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
    return String(String.UnicodeScalarView(plain.prefix(40)))
  }
}

extension Menu {
  /// The dishes by their keys in a tally.
  var dishesByTallyKey: [String: Dish] {
    var dishes: [String: Dish] = [:]
    for list in MenuList.allCases {
      for dish in self[list] { dishes[dish.tallyKey(in: list)] = dish }
    }
    return dishes
  }
}
