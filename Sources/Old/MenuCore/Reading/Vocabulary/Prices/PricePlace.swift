/// Where a price stands, which says what can be written there.
enum PricePlace: Equatable {
  /// The price of a dish.
  case dish
  /// The price of a size.
  case size
  /// The price of an add-on: what is paid on top.
  case addOn
  /// An amount that is a member of a price; `mayAddUnit` where nothing says yet what it is for,
  /// `isAlone` where it is the only member.
  case member(PriceKey, mayAddUnit: Bool, isAlone: Bool)
  /// What each guest pays for the cover.
  case cover

  /// The key whose value it is.
  var key: String {
    switch self {
    case .dish, .size, .addOn: "price"
    case .member(let key, _, _): key.rawValue
    case .cover: "cover"
    }
  }

  /// A price as JSON writes it here, nil where it cannot stand in place of the value.
  func source(of price: Price, in currency: Currency?) -> String? {
    switch (self, price.value) {
    case (.dish, _), (.size, _), (.addOn, _): price.source(in: currency)
    case (.cover, .exactly):
      price.per == nil || price.per == "person" ? Price(price.value).source(in: currency) : nil
    case (.member(.amount, let mayAddUnit, _), .exactly(let amount)),
      (.member(.from, let mayAddUnit, _), .exactly(let amount)),
      (.member(.from, let mayAddUnit, _), .from(let amount)):
      source(amount, price.per, mayAddUnit, currency)
    case (.member, .exactly) where price.per == nil: price.source(in: currency)
    case (.cover, _), (.member, _): nil
    }
  }

  private func source(
    _ amount: Amount, _ per: LocalizedText?, _ mayAddUnit: Bool, _ currency: Currency?
  ) -> String? {
    let source = Price(.exactly(amount)).source(in: currency)
    guard let per else { return source }
    return mayAddUnit ? "\(source), \"per\": \(per.tree.text(width: .max))" : nil
  }

  /// A price that can only stand in place of the whole price of which the value is a member.
  func whole(_ price: Price, in currency: Currency?) -> Diagnostic.Suggestion? {
    guard case .member(_, _, isAlone: true) = self else { return nil }
    return .wholePrice(price.source(in: currency))
  }

  /// A text as a price in words, nil where there can be none.
  func source(printed text: String) -> Diagnostic.Suggestion? {
    switch self {
    case .dish, .size, .addOn:
      let length = text.utf8.count
      guard length <= MenuParser.longestText, !LocalizedText(text).isBlank else { return nil }
      return .asPrinted(Price(.text(LocalizedText(text))).source(in: nil))
    case .member, .cover: return nil
    }
  }
}

extension Price {
  /// The text of its JSON on one line.
  fileprivate func source(in currency: Currency?) -> String {
    tree(in: currency).text(width: .max)
  }
}
