extension MenuContext {
  /// An amount as the language spells it.
  public func text(of amount: Amount) -> String {
    amountText.text(of: amount)
  }

  /// A price as a row shows it, with what one pays for: `1,00 € al pezzo`.
  public func text(of price: Price) -> String {
    guard let per = price.per else { return text(of: price.value) }
    return "\(text(of: price.value)) \(interfaceLanguage.text(per: text(per)))"
  }

  /// What something costs on top, as a row shows it: `+2,50 €`, words for nothing, and a price in words
  /// as it stands.
  public func surcharge(_ price: Price) -> String {
    guard price.lowest != nil else { return text(of: price) }
    return price.highest == .zero ? interfaceLanguage.terms.noSurcharge : "+\(text(of: price))"
  }

  /// A range as it is read out, without a dash and with the name of the currency: `from 7 to 11.50
  /// euros`. All of it is in the language of the words, for one voice reads it.
  public func spoken(_ range: PriceRange) -> String {
    let spelling = MenuContext.spelling(of: interfaceLanguage, beside: language ?? fileLanguage)
    let amounts = AmountFormatter(language: spelling, currency: currency, isSpoken: true)
    let ends = interfaceLanguage.terms.range(
      from: amounts.spoken(range.low, withCurrency: false),
      to: amounts.spoken(range.high, withCurrency: true))
    return range.per.map { "\(ends) \(interfaceLanguage.text(per: text($0)))" } ?? ends
  }

  /// The price of a dish in one text, from its lowest size to its highest; nil without a price.
  ///
  /// An end that nobody stated is not promised: where a size has no price, one from an amount on,
  /// or one in words, or where they are paid for different things, only the least is told.
  public func priceText(of dish: Dish) -> String? {
    if let price = dish.price { return text(of: price) }
    guard let span = PriceSpan(dish, in: self) else {
      let prices = dish.sizes.compactMap(\.price)
      return prices.count == 1 ? text(of: prices[0]) : nil
    }
    let value = span.highest.map { Price.Value.range(span.lowest, $0) } ?? .from(span.lowest)
    return text(of: Price(value, per: span.per))
  }

  /// The least a dish costs, where its price says more than that; nil for a dish of one price.
  func lowestPriceText(of dish: Dish) -> String? {
    guard let span = PriceSpan(dish, in: self) else { return nil }
    guard span.highest == span.lowest else { return text(of: .from(span.lowest)) }
    return span.per == nil ? nil : text(of: span.lowest)
  }

  private func text(of value: Price.Value) -> String {
    switch value {
    case .exactly(let amount): text(of: amount)
    case .from(let amount): "\(interfaceLanguage.terms.from) \(text(of: amount))"
    case .range(let low, let high): amountText.text(from: low, to: high)
    case .text(let words): text(words)
    }
  }
}

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
