internal import OldMenuCore

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

// Its texts are the owner's, and compared as those of a row are.
extension PriceTag: Hashable {
  /// Whether both say the same.
  public static func == (left: PriceTag, right: PriceTag) -> Bool {
    switch (left, right) {
    case (
      .price(let one, let short, let spoken), .price(let other, let otherShort, let otherSpoken)
    ):
      one.hasSameUTF8(as: other) && short.hasSameUTF8(as: otherShort)
        && spoken.hasSameUTF8(as: otherSpoken)
    case (.soldOut(let one), .soldOut(let other)): one.hasSameUTF8(as: other)
    case (.none, .none): true
    case (.price, _), (.soldOut, _), (.none, _): false
    }
  }

  /// Hashes what it says first.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .price(let text, _, _), .soldOut(let text): text.hashUTF8(into: &hasher)
    case .none: hasher.combine(0)
    }
  }
}

extension PriceTag {
  /// The tag of an item, with the words for one that is sold out.
  init(_ item: MenuItem, soldOut: String, context: MenuContext, isSpoken: Bool = true) {
    if item.isSoldOut {
      self = .soldOut(soldOut)
    } else if let price = item.price {
      self = .price(
        price, short: item.lowestPrice,
        spoken: isSpoken ? item.priceRange.map { context.spoken($0) } : nil)
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
