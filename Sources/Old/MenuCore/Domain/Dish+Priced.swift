/// What a dish costs of which some options must be taken.
extension Dish {
  /// The dish with prices at which somebody can have it: what must be taken is in them, and each option
  /// costs what it does beyond that, so that both together are what they were.
  ///
  /// Of options that do not cost the same, of which several must be taken, nothing is put into the
  /// price, which is only the least then. `self` where nothing must be taken that costs anything, and
  /// where something is paid by weight or by person: there a sum is not what one pays.
  public var pricedWithChoices: Dish {
    guard addOns.contains(where: \.isRequired), !isByMeasure else { return self }
    var dish = self
    var required = RequiredPrice()
    for place in addOns.indices where addOns[place].isRequired {
      required.add(addOns[place])
      if let part = addOns[place].includedPrice { dish.addOns[place].takeOut(part) }
    }
    guard required.isAny, let sum = required.sum else { return self }
    let isOnly = required.isOnly
    dish.price = price?.adding(sum, isOnly: isOnly)
    for place in sizes.indices {
      dish.sizes[place].price = sizes[place].price?.adding(sum, isOnly: isOnly)
    }
    return dish
  }

  /// What is stated for the dish and for its sizes.
  var prices: [Price] { ([price] + sizes.map(\.price)).compactMap(\.self) }

  /// Whether it is paid by weight or by person, in whatever size.
  var isPaidByMeasure: Bool { prices.contains(where: \.isByMeasure) }

  private var isByMeasure: Bool {
    isPaidByMeasure
      || addOns.filter(\.isRequired).flatMap(\.items).contains { $0.price?.isByMeasure ?? false }
  }
}

/// What must be taken with a dish costs.
private struct RequiredPrice {
  /// What of it is in the price of the dish; nil where that is too much to be held.
  private(set) var sum: Amount? = .zero
  /// Whether nobody pays more.
  private(set) var isOnly = true
  /// Whether anybody pays anything.
  private(set) var isAny = false

  mutating func add(_ group: AddOnGroup) {
    let count = group.requiredCount
    if let part = group.includedPrice {
      sum = part.multiplied(by: count).flatMap { more in sum.flatMap { $0.adding(more) } }
    }
    let prices = group.items.map(\.onlyPrice)
    isOnly =
      isOnly && group.choose?.upperBound == count
      && prices.allSatisfy { $0 == prices[0] && $0 != nil }
    isAny = isAny || group.requiredPrice.map { $0 > .zero } ?? true
  }
}

extension AddOn {
  /// What it costs, nothing where it has no price; nil where it may cost more than it says.
  fileprivate var onlyPrice: Amount? {
    guard let price else { return .zero }
    return price.lowest == price.highest ? price.lowest : nil
  }
}

extension AddOnGroup {
  /// What each of those that must be taken costs at least, nil where that is not the same of several.
  fileprivate var includedPrice: Amount? {
    let prices = items.map { $0.price?.lowest ?? .zero }
    guard requiredCount > 1 else { return prices.min() }
    return prices.allSatisfy { $0 == prices[0] } ? prices[0] : nil
  }

  /// Takes out of each price what is in that of the dish; what costs no more has none then.
  fileprivate mutating func takeOut(_ part: Amount) {
    guard part > .zero else { return }
    for place in items.indices {
      items[place].price = items[place].price.flatMap { $0.lowering(by: part) }
    }
  }
}

extension Price {
  /// The price of something with something on top; as it is where that is too much to be held.
  fileprivate func adding(_ more: Amount, isOnly: Bool) -> Price {
    guard let lowest, let sum = lowest.adding(more) else { return self }
    var price = self
    let end = isOnly ? highest?.adding(more) : nil
    price.value =
      switch (value, end) {
      case (.exactly, let end?): .exactly(end)
      case (.range, let end?): .range(sum, end)
      case (.from, _), (.text, _), (_, nil): .from(sum)
      }
    price.was = was.flatMap { $0.adding(more) }
    return price
  }

  /// What is left of it; nil for nothing.
  fileprivate func lowering(by part: Amount) -> Price? {
    var price = self
    switch value {
    case .exactly(let amount):
      guard amount > part else { return nil }
      price.value = .exactly(amount.subtracting(part))
    case .from(let amount): price.value = .from(amount.subtracting(part))
    case .range(let low, let high):
      price.value = .range(low.subtracting(part), high.subtracting(part))
    case .text: break
    }
    price.was = was.map { $0.subtracting(part) }
    return price
  }
}
