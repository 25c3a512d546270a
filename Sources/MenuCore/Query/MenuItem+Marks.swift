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
      let all = zip(shown.items, stated.items).map { item, addOn in
        let facts = DishFacts(addOn)
        var item = item
        item.isUndeclared = passed.isUndeclared(facts)
        return (item: item, facts: facts)
      }
      let isRequired = stated.requiredCount > 0
      let facts = all.map(\.facts)
      let left = all.filter {
        isRequired ? passed.offers($0.facts, among: facts) : passed.offers($0.facts)
      }
      if isRequired, left.count < all.count { leftToChoose += left.map(\.item.name) }
      var shown = shown
      shown.items = left.map(\.item)
      return left.isEmpty ? nil : shown
    }
  }
}
