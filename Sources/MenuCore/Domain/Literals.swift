extension Amount: ExpressibleByIntegerLiteral {
  /// Makes an amount from an integer literal: `let limit: Amount = 9`. A negative one is 0.
  public init(integerLiteral units: Int32) {
    self.init(tenThousandths: Int64(max(0, units)) * 10_000, fractionDigits: 0)
  }
}

extension Amount: ExpressibleByFloatLiteral {
  /// Makes an amount from a literal, rounded to four decimals: `let price: Amount = 8.50`. It has no decimals
  /// if it is whole, otherwise at least two. A negative literal is 0, and one above 999,999,999 is reduced
  /// to that.
  public init(floatLiteral units: Double) {
    let limited = min(max(0, units), 999_999_999)
    let value = Int64((limited * 10_000).rounded())
    let needed = Amount(tenThousandths: value, fractionDigits: 0).neededFractionDigits
    self.init(tenThousandths: value, fractionDigits: needed == 0 ? 0 : max(2, needed))
  }
}

extension Price: ExpressibleByIntegerLiteral {
  /// Makes a price of one amount: `dish.price = 9`. A negative one is 0.
  public init(integerLiteral units: Int32) { self.init(Amount(integerLiteral: units)) }
}

extension Price: ExpressibleByFloatLiteral {
  /// Makes a price of one amount: `dish.price = 8.50`. It has the limits of an `Amount`.
  public init(floatLiteral units: Double) { self.init(Amount(floatLiteral: units)) }
}

extension Ingredient: ExpressibleByStringLiteral {
  /// Makes an ingredient whose name is in the language of the menu: `dish.ingredients = ["aglio"]`.
  public init(stringLiteral name: String) { self.init(name: name) }
}

extension Ingredient: ExpressibleByDictionaryLiteral {
  /// Makes an ingredient from the translations of its name: `["it": "aglio", "en": "garlic"]`.
  public init(dictionaryLiteral translations: (Language, String)...) {
    let texts = translations.map { LocalizedText.Translation(language: $0, text: $1) }
    self.init(name: LocalizedText(texts))
  }
}

extension Currency: ExpressibleByStringLiteral {
  /// Makes a currency from a literal: `let currency: Currency = "EUR"`. A code that is not in ISO 4217 is
  /// kept in upper case, and has two decimals.
  public init(stringLiteral code: String) {
    self = Currency(code) ?? Currency(unknown: code.uppercased())
  }
}
