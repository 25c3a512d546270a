/// The least and the most that one pays, where both are stated and differ.
public struct PriceRange: Hashable, Sendable {
  /// The least.
  public let low: Amount
  /// The most.
  public let high: Amount
  /// What one pays for: a piece, a person; nil for the dish.
  public let per: LocalizedText?
}

extension Price {
  /// Its ends, nil for one amount and where the upper end is not stated.
  public var range: PriceRange? {
    guard case .range = value, let lowest, let highest, lowest < highest else { return nil }
    return PriceRange(low: lowest, high: highest, per: per)
  }
}

extension Dish {
  /// From its lowest size to its highest; nil for one amount, and where somebody may pay more, for
  /// something else than the dish, or nobody knows what.
  public var priceRange: PriceRange? {
    if let price { return price.range }
    var ends: (low: Amount, high: Amount)?
    for size in sizes {
      guard let price = size.price, price.per == nil, let low = price.lowest,
        let high = price.highest
      else { return nil }
      ends = ends.map { (min($0.low, low), max($0.high, high)) } ?? (low, high)
    }
    guard let (low, high) = ends, low < high else { return nil }
    return PriceRange(low: low, high: high, per: nil)
  }
}
