/// A fault of a price or a currency. Texts are as written.
package enum PriceFinding: FindingFamily {
  /// A price that holds no amount, with what may be meant by it.
  case notAPrice(String, meant: PriceMeaning?)
  /// A price in another notation, and the amount that was read.
  case notation(String, Amount)
  /// A price with more decimals than its currency has: the amount with a decimal point, where the
  /// point may be one of thousands.
  case decimals(String, Amount, Currency?)
  /// A price whose `from` is above its `to`.
  case range(from: Amount, to: Amount)
  /// A price beside sizes.
  case besideSizes
  /// A size without a price beside sizes that have one.
  case sizeWithoutPrice(String)
  /// A currency that is no code, with the code that it may be.
  case unknownCurrency(String, near: Currency?)
  /// Prices without a currency.
  case noCurrency
  /// A price far from those of the other dishes, and their median.
  case unlikely(Amount, median: Amount)
  /// Prices that may be in cents.
  case cents
  /// A dish that costs nothing; a dish without a price among others that have one.
  case zero, missing

  package var saysChange: Bool {
    switch self {
    case .notAPrice(_, .some), .notation, .unknownCurrency: true
    case .notAPrice(_, nil), .decimals, .range, .besideSizes, .sizeWithoutPrice, .noCurrency,
      .unlikely, .cents, .zero, .missing:
      false
    }
  }

  package var kind: Finding.Kind {
    switch self {
    case .notAPrice: Finding.Kind(.notAPrice)
    case .notation: Finding.Kind(.priceNotation)
    case .decimals: Finding.Kind(.priceDecimals)
    case .range: Finding.Kind(.priceRange)
    case .besideSizes: Finding.Kind(.priceAndSizes)
    case .sizeWithoutPrice: Finding.Kind(.sizeWithoutPrice)
    case .unknownCurrency: Finding.Kind(.unknownCurrency)
    case .noCurrency: Finding.Kind(.noCurrency)
    case .unlikely: Finding.Kind(.unlikelyPrice)
    case .cents: Finding.Kind(.unlikelyPrice, "cents")
    case .zero: Finding.Kind(.unlikelyPrice, "zero")
    case .missing: Finding.Kind(.missingPrice)
    }
  }
}
