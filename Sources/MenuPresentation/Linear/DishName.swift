internal import MenuCore

/// A dish that is named at the beginning of a text, or whose number on the menu is.
/// `margherita maxi` → Margherita, `maxi`; `numero 2 maxi`
struct DishName {
  let dish: MenuDataSource.DishIndex
  /// The text behind the name.
  let rest: String

  /// Finds the dish with the longest name, else the one whose name in another form or whose number begins
  /// the text; nil for none. O(*n*)
  init?(beginning text: String, in menu: MenuDataSource) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let folded = words.map { FoldedText(String($0)).bytes }
    var found: (dish: MenuDataSource.DishIndex, count: Int)?
    let comparisons: [([UInt8], [UInt8]) -> Bool] = [{ $0 == $1 }, Self.areForms]
    for areSame in comparisons where found == nil {
      for list in MenuList.allCases {
        for (position, dish) in menu.menu[list].enumerated() {
          let name = menu.context.text(dish.name).split(whereSeparator: \.isWhitespace)
            .map { FoldedText(String($0)).bytes }
          guard name.count > found?.count ?? 0, folded.starts(with: name, by: areSame)
          else { continue }
          found = (MenuDataSource.DishIndex(list: list, position: position), name.count)
        }
      }
    }
    if found == nil, let number = GuestWords.printedNumber(words) {
      found = menu.dish(printedWith: number).map { ($0, 2) }
    }
    guard let found else { return nil }
    dish = found.dish
    rest = words.dropFirst(found.count).joined(separator: " ")
  }

  /// True for a word and its plural, which differs from it in its last letter or has one more.
  /// `margherite`, `margheritas`; `margherita`
  private static func areForms(_ word: [UInt8], _ name: [UInt8]) -> Bool {
    let stem = word.dropLast()
    return stem.count >= 4 && (stem == name.dropLast() || stem == name[...])
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

extension MenuDataSource {
  /// The dish with a number on the menu, nil for none.
  func dish(printedWith number: String) -> DishIndex? {
    let wanted = FoldedText(number).bytes
    for list in MenuList.allCases {
      let position = menu[list].firstIndex {
        $0.number.map { FoldedText($0).bytes == wanted } ?? false
      }
      if let position { return DishIndex(list: list, position: position) }
    }
    return nil
  }
}
