/// What an item costs where a query hides options of which some must be taken.
extension MenuItem {
  /// Takes the prices of its dish with the options that are left: the cheapest may be one of those that
  /// are hidden, and nobody gets the dish for it.
  mutating func takePrices(of left: Dish, in context: MenuContext) {
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
