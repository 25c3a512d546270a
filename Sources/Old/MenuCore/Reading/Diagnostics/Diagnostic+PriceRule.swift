extension Diagnostic {
  /// What can be wrong with a price, a size or the currency.
  public enum PriceRule: Hashable, Sendable {
    /// Not a price, with what to write if that is clear, and the code of the currency whose sign
    /// stands in it.
    case notAPrice(text: String, suggestion: Suggestion?, currency: String?)
    /// A decimal comma that was read as a point.
    case decimalCommaPrice(text: String, read: String)
    /// A price that could be either of two amounts.
    case ambiguousPrice(text: String, small: String, large: String, suggestion: Suggestion?)
    /// A price in another currency than that of the file, with what to write if `own` is meant.
    case foreignCurrency(text: String, currency: String, own: String, suggestion: Suggestion?)
    /// Several prices in one text; they are the prices of sizes, or empty where there can be none.
    case severalPrices(text: String, amounts: [String], suggestion: Suggestion?)
    /// What is paid on top, where a price must stand.
    case surcharge(text: String)
    /// A price below zero.
    case negativePrice(text: String)
    /// A price with more than nine digits before the point.
    case priceTooLarge(text: String)
    /// More decimals than the currency has, or than four without a currency.
    case tooManyDecimals(text: String, currency: String?, allowed: Int, suggestion: Suggestion?)
    /// Both a price and sizes.
    case priceAndSizes
    /// So many prices of a dish stand under keys that are not "price", or several under one that is:
    /// what to write, as it stands in a file; where there are sizes, what to put into them.
    case scatteredPrices(keys: [String], count: Int, written: String, areSizesThere: Bool)
    /// A size without a price beside sizes that have one.
    case sizeWithoutPrice(size: String)
    /// Keys of one price that exclude each other.
    case conflictingPriceKeys(first: String, second: String)
    /// A price from a higher amount to a lower.
    case reversedPrices(from: String, to: String)
    /// A price that was lower before, with the key of what it is now.
    case lowerOldPrice(was: String, now: String, key: String)
    /// No code of ISO 4217, with the one that is meant if that is clear.
    case unknownCurrency(text: String, suggestion: String?)
    /// There are prices but no currency; the one whose sign stands in them.
    case missingCurrency(suggestion: String?)
    /// There are prices of several currencies, but a menu has one.
    case severalCurrencies(codes: [String])
    /// A dish without a price where nearly all others of its list have one.
    case missingPrice
    /// The price of a dish or an add-on stands in its name, where nothing adds it up: the name alone,
    /// and the price as it stands in a file.
    case priceInName(text: String, name: String, price: String)
    /// A dish, or a size of it, that costs nothing.
    case zeroPrice
    /// A price ten times above or below the median of its list.
    case unlikelyPrice(price: String, median: String)
  }
}
