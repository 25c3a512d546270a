/// Extras of dishes, which are on the menu too: no dish is made with one, but a guest may have it added.
extension TextSearch {
  /// Marks the dishes that offer an add-on with a word in its name; nil if there are none. An add-on that a
  /// filter hides is not offered. O(texts of the add-ons)
  func marks(ofExtra word: String) -> [Bool]? {
    let needle = FoldedText(word).bytes
    let isBeginning = isOpenEnded && typed.lastWord?.hasSameUTF8(as: word) ?? false
    let without = typed.filter.without.union(chosen.without)
    let marks = menu.menu.dishes.map { dish in
      dish.addOns.lazy.flatMap(\.items).contains { item in
        item.allergens.warned.isDisjoint(with: without)
          && item.name.allTexts.contains {
            FoldedText($0).bytes.holds(needle, isWhole: !isBeginning)
          }
      }
    }
    return marks.hasMark ? marks : nil
  }
}
