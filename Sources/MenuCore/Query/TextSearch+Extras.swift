/// Extras of dishes, which are on the menu too: no dish is made with one, but a guest may have it added.
extension TextSearch {
  /// The dishes that offer an add-on with a word in its name; nil if there are none. An add-on that a
  /// filter hides is not offered. O(texts of the add-ons)
  func dishes(withExtra word: String) -> DishSet? {
    let needle = FoldedText(word).bytes
    let isBeginning = isOpenEnded && typed.lastWord?.hasSameUTF8(as: word) ?? false
    let without = typed.filter.without.union(chosen.without)
    func isFound(_ item: AddOn) -> Bool {
      item.allergens.warned.isDisjoint(with: without)
        && item.name.allTexts.contains {
          FoldedText($0).bytes.holds(needle, isWhole: !isBeginning)
        }
    }
    let offers = MenuList.allCases.flatMap { list in
      let dishes = menu.menu[list]
      // By index: a copy of a dish would retain everything that it holds.
      return dishes.indices.map { index in
        dishes[index].addOns.contains { $0.items.contains(where: isFound) }
      }
    }
    let found = DishSet(offers)
    return found.isEmpty ? nil : found
  }
}
