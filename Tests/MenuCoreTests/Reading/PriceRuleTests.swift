import MenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct PriceRuleTests {
  static let refused: [ReadingCase] = [
    .price(
      "a sign in front", "€ 7,00", .notAPrice(text: "€ 7,00", suggestion: "7.00", currency: "EUR")),
    .price(
      "a sign behind", "7.00 €", .notAPrice(text: "7.00 €", suggestion: "7.00", currency: "EUR")),
    .price(
      "a code", "CHF 12.50", .notAPrice(text: "CHF 12.50", suggestion: "12.50", currency: "CHF")),
    .price("words", "ab 4,90", .notAPrice(text: "ab 4,90", suggestion: "4.90", currency: nil)),
    .price("Swiss", "7.-", .notAPrice(text: "7.-", suggestion: "7.00", currency: nil)),
    .price(
      "one decimal behind a comma", "8,5",
      .notAPrice(text: "8,5", suggestion: "8.50", currency: nil)),
    .price(
      "four behind a comma", "8,5000", .notAPrice(text: "8,5000", suggestion: "8.50", currency: nil)
    ),
    .price(
      "thousands and decimals", "1.234,50",
      .notAPrice(text: "1.234,50", suggestion: "1234.50", currency: nil)),
    .price(
      "a word with a point", "Fr.7.50",
      .notAPrice(text: "Fr.7.50", suggestion: "7.50", currency: "CHF")),
    .price("no number", "gratis", .notAPrice(text: "gratis", suggestion: nil, currency: nil)),
    .price("two numbers", "7/9", .notAPrice(text: "7/9", suggestion: nil, currency: nil)),
    .price("blanks", " 7.00 ", .notAPrice(text: " 7.00 ", suggestion: "7.00", currency: nil)),
    .price("nothing", "", .notAPrice(text: "", suggestion: nil, currency: nil)),
    .price(
      "a point without decimals", "7.", .notAPrice(text: "7.", suggestion: "7.00", currency: nil)),
    .price("a lone point", ".5", .notAPrice(text: ".5", suggestion: nil, currency: nil)),
    .price(
      "a hundred characters", String(repeating: "7", count: 9) + String(repeating: "x", count: 91),
      .notAPrice(
        text: "777777777" + String(repeating: "x", count: 30) + "…", suggestion: nil, currency: nil)
    ),
    .price(
      "thousands or decimals", "4,000", .ambiguousPrice(text: "4,000", small: "4.00", large: "4000")
    ),
    .price(
      "thousands, for no euro has three decimals", "4,255",
      .notAPrice(text: "4,255", suggestion: "4255", currency: nil)),
    .price("below zero", "-5.00", .negativePrice(text: "-5.00")),
    .price("below zero with a true minus", "−5,00", .negativePrice(text: "−5,00")),
    .price("ten digits", "1234567890", .priceTooLarge(text: "1234567890")),
    .price(
      "three decimals of two", "8.505", .tooManyDecimals(text: "8.505", currency: "EUR", allowed: 2)
    ),
    .number("negative", "-1", .negativePrice(text: "-1")),
    .number("minus zero", "-0", .negativePrice(text: "-0")),
    .number("an exponent", "1e2", .notAPrice(text: "1e2", suggestion: nil, currency: nil)),
    .number(
      "too many decimals", "1.23456", .tooManyDecimals(text: "1.23456", currency: "EUR", allowed: 2)
    ),
    .number(
      "beyond all numbers", "1e400", .notAPrice(text: "1e400", suggestion: nil, currency: nil)),
    .number(
      "of the system's integers", "9223372036854775808", .priceTooLarge(text: "9223372036854775808")
    ),
    .number(
      "yen have no decimals", "850.5", .tooManyDecimals(text: "850.5", currency: "JPY", allowed: 0),
      currency: "JPY"),
    .number("true", "true", .wrongType(key: "price", expected: .price)),
    .number("null", "null", .wrongType(key: "price", expected: .price)),
    ReadingCase(
      "a list", pizza: #""price": «[»7]"#, .error, .wrongType(key: "price", expected: .price)),
    ReadingCase(
      "an object without amount", pizza: #""price": «{»"per": "kg"}"#, .error,
      .missingKey(key: "amount")),
    ReadingCase(
      "to without from", pizza: #""price": «{»"to": 7}"#, .error, .missingKey(key: "from")),
    ReadingCase(
      "amount and from", pizza: #""price": «{»"amount": 7, "from": 6}"#, .error,
      .conflictingPriceKeys(first: "amount", second: "from")),
    ReadingCase(
      "amount and text", pizza: #""price": «{»"amount": 7, "text": "market"}"#, .error,
      .conflictingPriceKeys(first: "amount", second: "text")),
    ReadingCase(
      "from above to", pizza: #""price": «{»"from": "9.00", "to": 7}"#, .error,
      .reversedPrices(from: "9.00", to: "7")),
    ReadingCase(
      "a fault inside", pizza: #""price": {"amount": «"7 €"», "per": "kg"}"#, .error,
      .notAPrice(text: "7 €", suggestion: "7.00", currency: "EUR")),
  ]

  /// The dish stays, without its price.
  @Test(arguments: refused) func aFaultyPriceIsNotShown(_ row: ReadingCase) throws {
    try row.check()
  }

  static let others: [ReadingCase] = [
    ReadingCase(
      "a comma and two decimals", pizza: #""price": «"8,50"»"#, .warning,
      .decimalCommaPrice(text: "8,50", read: "8.50")
    ) { $0.price == Price(.exactly("8.50".amount)) },
    ReadingCase(
      "a comma and three decimals of a dinar", pizza: #""price": «"4,000"»"#, .warning,
      .decimalCommaPrice(text: "4,000", read: "4.000"), currency: "KWD"
    ) { $0.price?.lowest?.description == "4.000" },
    ReadingCase(
      "a comma outside quotes", pizza: #""price": «8,50»"#, .error,
      .syntax(.decimalComma(text: "8,50"))
    ) { $0.price?.lowest?.description == "8.50" },
    ReadingCase(
      "price and sizes", pizza: #""price": 7, "sizes": «[»{"name": "maxi", "price": 9}]"#, .error,
      .priceAndSizes
    ) { $0.price == nil && $0.sizes.count == 1 },
    ReadingCase(
      "sizes and price", pizza: #""sizes": [{"name": "maxi", "price": 9}], "price": «7»"#, .error,
      .priceAndSizes
    ) { $0.price == nil && $0.sizes.count == 1 },
    ReadingCase(
      "a size without price",
      pizza: #""sizes": [{"name": "maxi", "price": 9}, «{»"name": "baby"}]"#, .error,
      .sizeWithoutPrice(size: "baby")
    ) { $0.sizes.count == 2 },
    ReadingCase(
      "a size without name", pizza: #""sizes": [«{»"price": 9}]"#, .error,
      .missingKey(key: "name")
    ) { $0.sizes.first?.price?.lowest?.description == "9" },
    ReadingCase(
      "no currency", file: #"{"pizzas": [{"name": "A", "allergens": "none", "price": «7»}]}"#,
      .warning,
      .missingCurrency
    ) { $0.pizzas.first?.price?.lowest?.description == "7" },
    ReadingCase(
      "a sign for a currency",
      file: #"{"currency": «"€"», "pizzas": [{"name": "A", "allergens": "none", "price": 7}]}"#,
      .error,
      .unknownCurrency(text: "€", suggestion: "EUR")
    ) { $0.currency == nil && $0.pizzas.count == 1 },
    ReadingCase(
      "a small code", file: #"{"currency": «"eur"»}"#, .error,
      .unknownCurrency(text: "eur", suggestion: "EUR")),
    ReadingCase(
      "a name", file: #"{"currency": «"Euro"»}"#, .error,
      .unknownCurrency(text: "Euro", suggestion: "EUR")),
    ReadingCase(
      "no currency at all", file: #"{"currency": «"XYZ"»}"#, .error,
      .unknownCurrency(text: "XYZ", suggestion: nil)),
    ReadingCase(
      "a number for a currency", file: #"{"currency": «978»}"#, .error,
      .wrongType(key: "currency", expected: .text)),
    ReadingCase(
      "a cover", file: #"{"currency": "EUR", "cover": «"2 €"»}"#, .error,
      .notAPrice(text: "2 €", suggestion: "2.00", currency: "EUR")
    ) { $0.cover == nil },
  ]

  @Test(arguments: others) func aFaultOfPrices(_ row: ReadingCase) throws { try row.check() }

  static let accepted = [
    "7": "7", "7.0": "7.0", "12.50": "12.50", "\"7.00\"": "7.00", "0": "0",
    "999999999.99": "999999999.99",
  ]

  @Test(arguments: accepted) func aPriceIsKeptAsWritten(written: String, kept: String) throws {
    let text =
      #"{"currency": "EUR", "pizzas": [{"name": "A", "allergens": "none", "price": \#(written)}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.menu.pizzas.first?.price?.lowest?.description == kept)
  }

  @Test func aListWithoutSizesIsNoneBesideAPrice() throws {
    let text =
      #"{"currency":"EUR","pizzas":[{"name":"A","allergens":"none","price":7,"sizes":[]}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.menu.pizzas.first?.price == Price(.exactly("7".amount)))
  }

  static let compound: [(String, Price)] = [
    (#"{"amount": "1.00", "per": "piece"}"#, Price(.exactly("1.00".amount), per: "piece")),
    (#"{"from": 7}"#, Price(.from("7".amount))),
    (
      #"{"from": 7, "to": "9.50", "was": 10}"#,
      Price(.range("7".amount, "9.50".amount), was: "10".amount)
    ),
    (#"{"text": {"it": "secondo mercato"}}"#, Price(.text(["it": "secondo mercato"]))),
  ]

  @Test(arguments: compound) func aPriceInParts(written: String, price: Price) throws {
    let text =
      #"{"currency": "EUR", "pizzas": [{"name": "A", "allergens": "none", "price": \#(written)}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.menu.pizzas.first?.price == price)
  }

  static func prices(_ last: String) -> String {
    let usual = ["7.00", "8.00", "8.00", "9.50"].map {
      #"{"name": "P\#($0)", "allergens": "none", "price": "\#($0)"}"#
    }
    return usual.joined(separator: ",").replacing(
      "P8.00\", \"allergens", with: "P8\", \"allergens", maxReplacements: 1)
      + #", {"name": "Diavola", "allergens": "none", "price": \#(last)}"#
  }

  static let unlikely: [ReadingCase] = [
    ReadingCase(
      "ten times too high", file: #"{"currency": "EUR", "pizzas": [\#(prices("«\"750.00\"»"))]}"#,
      .warning,
      .unlikelyPrice(price: "750.00", median: "8.00")
    ) { $0.pizzas.last?.price?.lowest?.description == "750.00" },
    ReadingCase(
      "ten times too low", file: #"{"currency": "EUR", "pizzas": [\#(prices("«0.75»"))]}"#,
      .warning,
      .unlikelyPrice(price: "0.75", median: "8.00")),
  ]

  @Test(arguments: unlikely) func aPriceUnlikeTheOthers(_ row: ReadingCase) throws {
    try row.check()
  }
}

extension ReadingCase {
  fileprivate static func price(_ description: String, _ text: String, _ rule: Diagnostic.Rule)
    -> ReadingCase
  {
    ReadingCase(description, pizza: "\"price\": «\"\(text)\"»", .error, rule) { $0.price == nil }
  }

  fileprivate static func number(
    _ description: String, _ text: String, _ rule: Diagnostic.Rule, currency: String = "EUR"
  ) -> ReadingCase {
    ReadingCase(description, pizza: "\"price\": «\(text)»", .error, rule, currency: currency) {
      $0.price == nil
    }
  }
}
