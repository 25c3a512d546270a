extension MenuItem {
  /// Marks what was found, says what is undeclared and takes away the add-ons that do not pass.
  mutating func mark(_ passed: AppliedQuery, of dish: Dish) {
    if !passed.words.isEmpty {
      titleMatches = FoldedText.matches(of: passed.words, in: title)
      numberMatches = number.map { FoldedText.matches(of: passed.words, in: $0) } ?? []
      summaryMatches = FoldedText.matches(of: passed.words, in: summary)
    }
    reasons = MatchReason.reasons(passed, item: self, dish: dish)
    let facts = DishFacts(dish)
    isUndeclared = passed.isUndeclared(facts)
    doubts = passed.doubts(about: facts)
    leftToChoose = []
    addOns = zip(addOns, dish.addOns).compactMap { shown, stated in
      var shown = shown
      let all = shown.items
      shown.items = zip(shown.items, stated.items).compactMap { item, addOn in
        let facts = DishFacts(addOn)
        guard passed.offers(facts) else { return nil }
        var item = item
        item.isUndeclared = passed.isUndeclared(facts)
        return item
      }
      // What is too little to choose from is taken all the same: the guest must see all there is.
      if let choice = RequiredChoice(stated), shown.items.count < all.count {
        if shown.items.count < choice.count { shown.items = all }
        if shown.items.count < all.count { leftToChoose += shown.items.map(\.name) }
      }
      return shown.items.isEmpty ? nil : shown
    }
  }
}
