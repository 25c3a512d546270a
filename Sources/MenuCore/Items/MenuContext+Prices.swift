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
    return price.highest == .zero ? interfaceLanguage.noSurcharge : "+\(text(of: price))"
  }

  /// The price of a dish in one text: its own; two or three sizes as `7,00 / 11,50 €`, more from the
  /// lowest to the highest; nil without a price.
  ///
  /// An end that nobody stated is not promised: where a size has no price, one from an amount on, or
  /// one in words, or where they are paid for different things, only the least is told.
  public func priceText(of dish: Dish) -> String? {
    if let price = dish.price { return text(of: price) }
    let prices = dish.sizes.compactMap(\.price)
    let amounts = prices.compactMap(\.lowest)
    guard let low = amounts.min(), let high = amounts.max() else {
      return prices.count == 1 ? text(of: prices[0]) : nil
    }
    let per = prices.first?.per
    let isExact = prices.count == dish.sizes.count && prices.allSatisfy { $0.highest != nil }
    guard isExact, prices.allSatisfy({ $0.per == per }) else { return text(of: .from(low)) }
    let isShort = prices.count <= 3 && prices.allSatisfy { $0.lowest == $0.highest }
    let ends = prices.compactMap(\.highest).max() ?? high
    let value =
      low == ends
      ? text(of: .exactly(low))
      : isShort
        ? self.amounts.text(of: amounts, separator: " / ") : text(of: .range(low...max(low, ends)))
    return per.map { "\(value) \(interfaceLanguage.text(per: text($0)))" } ?? value
  }

  /// The least a dish costs, where its price says more than that: `da 7,00 €`; nil for one price.
  func lowestPriceText(of dish: Dish) -> String? {
    let prices = dish.price.map { [$0] } ?? dish.sizes.compactMap(\.price)
    guard let low = prices.compactMap(\.lowest).min() else { return nil }
    let isOne = prices.allSatisfy { $0.highest == low && $0.per == nil }
    return isOne && prices.count == max(1, dish.sizes.count) ? nil : text(of: .from(low))
  }

  private func text(of value: Price.Value) -> String {
    switch value {
    case .exactly(let amount): text(of: amount)
    case .from(let amount): "\(interfaceLanguage.from) \(text(of: amount))"
    case .range(let range):
      amounts.text(of: [range.lowerBound, range.upperBound], separator: " – ")
    case .text(let words): text(words)
    }
  }
}

/// The few words that stand with a price or a fact.
extension InterfaceLanguage {
  fileprivate var from: String {
    switch self {
    case .italian: "da"
    case .english: "from"
    case .german: "ab"
    case .french: "à partir de"
    case .spanish: "desde"
    }
  }

  fileprivate var noSurcharge: String {
    switch self {
    case .italian: "gratis"
    case .english: "free"
    case .german: "kostenlos"
    case .french: "gratuit"
    case .spanish: "gratis"
    }
  }

  /// The word for a dessert of the house.
  var homemade: String {
    switch self {
    case .italian: "fatto in casa"
    case .english: "homemade"
    case .german: "hausgemacht"
    case .french: "fait maison"
    case .spanish: "casero"
    }
  }
}
