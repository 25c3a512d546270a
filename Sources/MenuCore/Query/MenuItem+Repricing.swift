/// What an item costs where a query hides options of which some must be taken.
extension MenuItem {
  /// Takes the prices of its dish with the options that are left: the cheapest may be one of those that
  /// are hidden, and nobody gets the dish for it.
  mutating func takePrices(of dish: Dish, in context: MenuContext) {
    var left = dish
    for group in addOns where dish.addOns[group.index].isRequired {
      let options = dish.addOns[group.index].items
      left.addOns[group.index].items = group.items.map { options[$0.index] }
    }
    let priced = left.pricedWithChoices
    price = context.priceText(of: priced)
    lowestPrice = context.lowestPriceText(of: priced)
    priceRange = priced.priceRange
    previousPrice = priced.price?.was.map(context.text(of:))
    for place in sizes.indices {
      sizes[place].price = priced.sizes[place].price.map(context.text(of:))
      sizes[place].priceRange = priced.sizes[place].price?.range
    }
    for place in addOns.indices where dish.addOns[addOns[place].index].isRequired {
      let options = priced.addOns[addOns[place].index].items
      for (item, option) in options.enumerated() {
        addOns[place].items[item].surcharge = option.price.map(context.surcharge)
      }
    }
  }
}
