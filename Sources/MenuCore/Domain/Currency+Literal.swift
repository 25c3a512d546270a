extension Currency: ExpressibleByStringLiteral {
  /// Makes a currency from a literal: `let currency: Currency = "EUR"`. One that ISO 4217 does not have
  /// keeps its letters, and has two decimals.
  public init(stringLiteral code: String) {
    self = Currency(code: code.uppercased()) ?? Currency(unknown: code.uppercased())
  }
}
