extension MenuContext {
  /// An amount as the language spells it.
  public func text(of amount: Amount) -> String { amounts.text(of: amount) }

  /// A price as a row shows it, with the thing one pays for: `1,00 € al pezzo`.
  public func text(of price: Price) -> String {
    guard let per = price.per else { return text(of: price.value) }
    return "\(text(of: price.value)) \(interfaceLanguage.text(per: text(per)))"
  }

  /// A price on top, as a row shows it: `+2,50 €`, words for nothing, a price in words as it stands.
  public func surcharge(_ price: Price) -> String {
    guard price.lowest != nil else { return text(of: price) }
    return price.highest == .zero ? interfaceLanguage.words.free : "+\(text(of: price))"
  }

  /// The price of a dish in one text: its own; two or three sizes as `7,00 / 11,50 €`, more from the
  /// lowest to the highest; nil without a price.
  ///
  /// An end that nobody stated is not promised: where a size has no price, one from an amount on, or
  /// one in words, or where they are paid for different things, only the least is told.
  public func priceText(of dish: Dish) -> String? {
    if let price = dish.price { return text(of: price) }
    let prices = dish.sizes.compactMap(\.price)
    let lows = prices.compactMap(\.lowest)
    guard let low = lows.min() else {
      return prices.first.flatMap { prices.count == 1 ? text(of: $0) : nil }
    }
    let (per, highs) = (prices.first?.per, prices.compactMap(\.highest))
    guard let high = highs.max(), highs.count == dish.sizes.count,
      prices.allSatisfy({ $0.per == per })
    else { return text(of: Price.Value.from(low)) }
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

  /// The least a dish costs, where its price says more than that: `da 7,00 €`; nil for one price.
  func lowestPriceText(of dish: Dish) -> String? {
    guard let low = dish.lowestPrice else { return nil }
    let isOne = dish.prices.allSatisfy { $0.highest == low && $0.per == nil }
    return isOne && dish.prices.count == max(1, dish.sizes.count) ? nil : text(of: .from(low))
  }

  private func text(of value: Price.Value) -> String {
    switch value {
    case .exactly(let amount): text(of: amount)
    case .from(let amount): "\(interfaceLanguage.words.from) \(text(of: amount))"
    case .range(let range):
      amounts.text(of: [range.lowerBound, range.upperBound], separator: " – ")
    case .text(let words): text(words)
    }
  }
}
