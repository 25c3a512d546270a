extension MenuContext {
  /// An amount in the format of the language.
  public func text(of amount: Amount) -> String { amounts.text(of: amount) }

  /// An amount with as many decimals as it was written with: `9 €` for a limit in whole units.
  package func briefText(of amount: Amount) -> String { amounts.briefText(of: amount) }

  /// A price as displayed in a row, with its unit: `1,00 € al pezzo`.
  public func text(of price: Price) -> String {
    guard let per = price.per else { return text(of: price.value) }
    return "\(text(of: price.value)) \(interfaceLanguage.text(per: text(per)))"
  }

  /// A surcharge as displayed in a row: `+2,50 €`, a word for 0, or the text of the price.
  package func surcharge(_ price: Price) -> String {
    if let amount = amount(ofSurcharge: price) { return "+\(amount)" }
    return price.lowest == nil ? text(of: price) : Words.free[interfaceLanguage]
  }

  /// The amount of a surcharge without its sign: `2,50 €`; nil for 0, and for a price in words.
  package func amount(ofSurcharge price: Price) -> String? {
    guard price.lowest != nil, price.highest != .zero else { return nil }
    return text(of: price)
  }

  /// The price of a dish as one text: its own; two or three sizes as `7,00 / 11,50 €`; more sizes
  /// as a range; nil without a price.
  ///
  /// The upper end is shown only if it is stated. If a size has no price, an open price or a text,
  /// or if sizes have different units, only the lowest price is shown, with its unit.
  package func priceText(of dish: Dish) -> String? {
    if let price = dish.price { return text(of: price) }
    let prices = dish.payablePrices
    guard let lowest = dish.cheapest, let low = lowest.lowest else {
      return prices.only.map(text(of:))
    }

    let per = lowest.per
    let lows = prices.compactMap(\.lowest)
    let highs = prices.compactMap(\.highest)
    guard let high = highs.max(), highs.count == dish.sizes.count,
      prices.allSatisfy({ $0.per == per })
    else { return text(of: Price(.from(low), per: per)) }

    let value: String
    if low == high {
      value = text(of: low)
    } else if lows == highs, lows.count <= 3 {
      value = amounts.text(of: lows, separator: " / ")
    } else {
      value = text(of: Price.Value.range(low...high))
    }
    return per.map { "\(value) \(interfaceLanguage.text(per: text($0)))" } ?? value
  }

  /// The lowest price of a dish with more than one amount, with its unit: `da 7,00 €`; nil for a single
  /// amount.
  func lowestPriceText(of dish: Dish) -> String? {
    guard let lowest = dish.cheapest, let low = lowest.lowest else { return nil }
    let isOne = dish.payablePrices.allSatisfy { $0.highest == low && $0.per == nil }
    let isEveryOne = dish.payablePrices.count == max(1, dish.sizes.count)
    if isOne, isEveryOne { return nil }
    return text(of: Price(.from(low), per: lowest.per))
  }

  private func text(of value: Price.Value) -> String {
    switch value {
    case .exactly(let amount): text(of: amount)
    case .from(let amount): "\(Words.from[interfaceLanguage]) \(text(of: amount))"
    case .range(let range):
      amounts.text(of: [range.lowerBound, range.upperBound], separator: " – ")
    case .text(let words): text(words)
    }
  }
}
