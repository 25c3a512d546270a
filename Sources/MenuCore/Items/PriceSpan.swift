/// The prices of a dish or of its sizes taken together.
struct PriceSpan {
  /// The least that one pays.
  let lowest: Amount
  /// The most that one pays, nil unless every price states its end and all are paid for the same.
  let highest: Amount?
  /// What all of them are paid for, nil for the dish or for different things.
  let per: LocalizedText?

  /// Takes the prices together; nil where none states an amount.
  init?(_ dish: Dish, in context: MenuContext) {
    let prices = dish.price.map { [$0] } ?? dish.sizes.map(\.price)
    let stated = prices.compactMap { $0 }.filter { $0.lowest != nil }
    guard let lowest = stated.compactMap(\.lowest).min() else { return nil }
    self.lowest = lowest
    let pers = stated.map { $0.per.map(context.text) ?? "" }
    let isSame = pers.dropFirst().allSatisfy { $0.utf8.elementsEqual(pers[0].utf8) }
    let ends = prices.compactMap { $0?.highest }
    highest = isSame && ends.count == prices.count ? ends.max() : nil
    per = isSame ? stated[0].per : nil
  }
}
