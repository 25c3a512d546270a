internal import MenuCore

/// A dish that is named at the beginning of a text. `margherita maxi` → Margherita, `maxi`
struct DishName {
  let dish: MenuDataSource.DishIndex
  /// The text behind the name.
  let rest: String

  /// Finds the dish with the longest name; nil for none. O(*n*)
  init?(beginning text: String, in menu: MenuDataSource) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let folded = words.map { FoldedText(String($0)).bytes }
    var found: (dish: MenuDataSource.DishIndex, count: Int)?
    for list in MenuList.allCases {
      for (position, dish) in menu.menu[list].enumerated() {
        let name = menu.context.text(dish.name).split(whereSeparator: \.isWhitespace)
          .map { FoldedText(String($0)).bytes }
        guard name.count > found?.count ?? 0, folded.starts(with: name) else { continue }
        found = (MenuDataSource.DishIndex(list: list, position: position), name.count)
      }
    }
    guard let found else { return nil }
    dish = found.dish
    rest = words.dropFirst(found.count).joined(separator: " ")
  }

  /// The dishes whose names have every word of a text, articles aside, in the order of the lists; none
  /// for no word. O(*n*)
  static func dishes(
    withWordsOf text: String, in menu: MenuDataSource
  ) -> [MenuDataSource.DishIndex] {
    let wanted = NameWords(text)
    return MenuList.allCases.flatMap { list in
      menu.menu[list].enumerated().compactMap { position, dish in
        guard wanted.areAll(in: menu.context.text(dish.name)) else { return nil }
        return MenuDataSource.DishIndex(list: list, position: position)
      }
    }
  }
}
