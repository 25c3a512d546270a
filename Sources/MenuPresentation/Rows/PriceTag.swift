internal import MenuCore

/// What stands where a row tells its price.
public enum PriceTag: Sendable {
  /// What it costs; `short` is the least of it, for places where the whole does not fit, and `spoken`
  /// the whole to be read out. Both nil where it is no different.
  case price(String, short: String?, spoken: String?)
  /// That there is none left, in the words for it.
  case soldOut(String)
  /// Nothing: the menu tells no price.
  case none
}

extension PriceTag {
  /// The tag of an item.
  init(_ item: MenuItem, words: Strings, context: MenuContext) {
    if item.isSoldOut {
      self = .soldOut(words.soldOut)
    } else if let price = item.price {
      self = .price(price, short: item.lowestPrice, spoken: item.priceRange.map(context.spoken))
    } else {
      self = .none
    }
  }

  /// What is read out, nil for nothing.
  var spoken: String? {
    switch self {
    case .price(let whole, _, let spoken): spoken ?? whole
    case .soldOut(let words): words
    case .none: nil
    }
  }
}
