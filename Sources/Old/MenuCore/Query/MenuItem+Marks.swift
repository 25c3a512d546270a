extension MenuItem {
  /// Marks what was found, says what is undeclared, and takes away the add-ons that do not pass with
  /// what they cost.
  mutating func mark(_ passed: AppliedQuery, of dish: Dish, in context: MenuContext) {
    if !passed.words.isEmpty {
      titleMatches = FoldedText.matches(of: passed.words, in: title)
      numberMatches = number.map { FoldedText.matches(of: passed.words, in: $0) } ?? []
      summaryMatches = FoldedText.matches(of: passed.words, in: summary)
    }
    reasons = MatchReason.reasons(passed, item: self, dish: dish)
    let facts = DishFacts(dish)
    isUndeclared = passed.options.isUndeclared(facts)
    doubts = passed.doubts(about: facts)
    takeAddOns(passed.options, of: dish, diets: facts.diets)
    // The cheapest option may be one of those that are hidden, and nobody gets the dish for it.
    if !leftToChoose.isEmpty { takePrices(of: passed.options.left(of: dish), in: context) }
  }

  /// Takes away the add-ons that do not pass.
  private mutating func takeAddOns(_ options: OptionFilter, of dish: Dish, diets: DietSet) {
    leftToChoose = []
    addOns = zip(addOns, dish.addOns).compactMap { shown, stated in
      let facts = stated.items.map { DishFacts($0) }
      let left = options.places(in: facts, isRequired: stated.isRequired, with: diets)
      var shown = shown
      shown.items = left.map { place in
        var item = shown.items[place]
        item.isUndeclared = options.isUndeclared(facts[place])
        return item
      }
      if stated.isRequired, left.count < facts.count { leftToChoose += shown.items.map(\.name) }
      return left.isEmpty ? nil : shown
    }
  }

  /// Takes the prices of its dish with the options that are left.
  private mutating func takePrices(of left: Dish, in context: MenuContext) {
    let priced = left.pricedWithChoices
    price = context.priceText(of: priced)
    lowestPrice = context.lowestPriceText(of: priced)
    priceRange = priced.priceRange
    previousPrice = priced.price?.was.map(context.text(of:))
    for place in sizes.indices {
      sizes[place].price = priced.sizes[place].price.map(context.text(of:))
      sizes[place].priceRange = priced.sizes[place].price?.range
    }
    for place in addOns.indices where left.addOns[addOns[place].index].isRequired {
      let options = priced.addOns[addOns[place].index].items
      for (item, option) in options.enumerated() {
        addOns[place].items[item].surcharge = option.price.map(context.surcharge)
      }
    }
  }
}
