import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct PriceRuleTests {
  static let refused: [ReadingCase] = [
    .price(
      "a sign in front", "€ 7,00",
      .notAPrice(text: "€ 7,00", suggestion: .certain(#""7.00""#), currency: "EUR")),
    .price(
      "a hundred characters", String(repeating: "7", count: 9) + String(repeating: "x", count: 91),
      .notAPrice(
        text: "777777777" + String(repeating: "x", count: 30) + "…",
        suggestion: .asPrinted(
          "{\"text\": \"777777777" + String(repeating: "x", count: 91) + "\"}"),
        currency: nil)),
    .price("nothing", "", .notAPrice(text: "", suggestion: nil, currency: nil)),
    .price(
      "another currency", "CHF 12.50",
      .foreignCurrency(
        text: "CHF 12.50", currency: "CHF", own: "EUR",
        suggestion: .choices([#""12.50""#, #"{"text": "CHF 12.50"}"#]))),
    .price(
      "thousands or decimals", "4,000",
      .ambiguousPrice(
        text: "4,000", small: "4.00", large: "4000",
        suggestion: .choices([#""4.00""#, #""4000""#]))),
    .price(
      "thousands, for no euro has three decimals", "4,255",
      .tooManyDecimals(
        text: "4,255", currency: "EUR", allowed: 2, suggestion: .choices([#""4255""#]))),
    .price(
      "sizes", "7,00 / 6,00",
      .severalPrices(
        text: "7,00 / 6,00", amounts: ["7.00", "6.00"],
        suggestion: .asPrinted(#"{"text": "7,00 / 6,00"}"#))),
    .price("below zero", "-5.00", .negativePrice(text: "-5.00")),
    .price("below zero with a true minus", "−5,00", .negativePrice(text: "−5,00")),
    .price("ten digits", "1234567890", .priceTooLarge(text: "1234567890")),
    .price(
      "below zero with a sign", "- 5,00 €", .negativePrice(text: "- 5,00 €")),
    .price(
      "four decimals of two", "12.3456",
      .tooManyDecimals(text: "12.3456", currency: "EUR", allowed: 2, suggestion: nil)),
    .number(
      "thousands or decimals without quotes", "1.900",
      .ambiguousPrice(
        text: "1.900", small: "1.90", large: "1900",
        suggestion: .choices([#""1.90""#, #""1900""#])), currency: "TRY"),
    .number(
      "thousands or decimals behind a comma outside quotes", "4,000",
      .ambiguousPrice(
        text: "4,000", small: "4", large: "4000", suggestion: .choices([#""4""#, #""4000""#])),
      currency: "IQD"),
    .number(
      "a comma and three decimals of a dinar", "4,000",
      .ambiguousPrice(
        text: "4,000", small: "4.000", large: "4000",
        suggestion: .choices([#""4.000""#, #""4000""#])), currency: "KWD"),
    .number(
      "too many decimals behind a comma outside quotes", "7,5055",
      .tooManyDecimals(text: "7,5055", currency: "EUR", allowed: 2, suggestion: nil)),
    .number("negative", "-1", .negativePrice(text: "-1")),
    .number("minus zero", "-0", .negativePrice(text: "-0")),
    .number("an exponent", "1e2", .notAPrice(text: "1e2", suggestion: nil, currency: nil)),
    .number(
      "too many decimals", "1.23456",
      .tooManyDecimals(text: "1.23456", currency: "EUR", allowed: 2, suggestion: nil)),
    .number(
      "beyond all numbers", "1e400", .notAPrice(text: "1e400", suggestion: nil, currency: nil)),
    .number(
      "of the system's integers", "9223372036854775808", .priceTooLarge(text: "9223372036854775808")
    ),
    .number(
      "yen have no decimals", "850.5",
      .tooManyDecimals(text: "850.5", currency: "JPY", allowed: 0, suggestion: nil),
      currency: "JPY"),
    ReadingCase(
      "true", pizza: #""price": «true»"#, .error, .key(.wrongType(key: "price", expected: .price))),
    ReadingCase(
      "a list", pizza: #""price": «[»7]"#, .error, .key(.wrongType(key: "price", expected: .price))),
    ReadingCase(
      "an object without amount", pizza: #""price": «{»"per": "kg"}"#, .error,
      .key(.missingKey(key: "amount"))),
    ReadingCase(
      "to without from", pizza: #""price": «{»"to": 7}"#, .error, .key(.missingKey(key: "from"))),
    ReadingCase(
      "amount and from", pizza: #""price": «{»"amount": 7, "from": 6}"#, .error,
      .price(.conflictingPriceKeys(first: "amount", second: "from"))),
    ReadingCase(
      "amount and text", pizza: #""price": «{»"amount": 7, "text": "market"}"#, .error,
      .price(.conflictingPriceKeys(first: "amount", second: "text"))),
    ReadingCase(
      "from above to", pizza: #""price": «{»"from": "9.00", "to": 7}"#, .error,
      .price(.reversedPrices(from: "9.00", to: "7"))),
    ReadingCase(
      "a fault inside", pizza: #""price": {"amount": «"7 €"», "per": "kg"}"#, .error,
      .price(.notAPrice(text: "7 €", suggestion: .certain(#""7.00""#), currency: "EUR"))),
    ReadingCase(
      "a unit inside", pizza: #""price": {"amount": «"6.50 all'etto"»}"#, .error,
      .price(
        .notAPrice(
          text: "6.50 all'etto", suggestion: .certain(#""6.50", "per": "100 g""#), currency: nil))),
    ReadingCase(
      "a unit beside another", pizza: #""price": {"amount": «"6.50 all'etto"», "per": "kg"}"#,
      .error, .price(.notAPrice(text: "6.50 all'etto", suggestion: nil, currency: nil))),
    ReadingCase(
      "a least amount inside", pizza: #""price": {"amount": «"da 2,70"»}"#, .error,
      .price(
        .notAPrice(text: "da 2,70", suggestion: .wholePrice(#"{"from": "2.70"}"#), currency: nil))),
    ReadingCase(
      "a least amount behind its key", pizza: #""price": {"from": «"da 2,70"»}"#, .error,
      .price(.notAPrice(text: "da 2,70", suggestion: .certain(#""2.70""#), currency: nil))),
    ReadingCase(
      "sizes in a size", pizza: #""sizes": [{"name": "maxi", "price": «"7 / 6"»}]"#, .error,
      .price(
        .severalPrices(text: "7 / 6", amounts: [], suggestion: .asPrinted(#"{"text": "7 / 6"}"#)))
    ) { $0.sizes.first.map { $0.price == nil } ?? false },
  ]

  /// The dish stays, without its price.
  @Test(arguments: refused) func aFaultyPriceIsNotShown(_ row: ReadingCase) throws {
    try row.check()
  }

  static let others: [ReadingCase] = [
    ReadingCase(
      "a comma and two decimals", pizza: #""price": «"8,50"»"#, .warning,
      .price(.decimalCommaPrice(text: "8,50", read: "8.50"))
    ) { $0.price == Price(.exactly("8.50".amount)) },
    ReadingCase(
      "a comma and no hundredths", pizza: #""price": «"450,00"»"#, .warning,
      .price(.decimalCommaPrice(text: "450,00", read: "450.00")), currency: "RSD"
    ) { $0.price == Price(.exactly("450".amount)) },
    ReadingCase(
      "one decimal behind a comma outside quotes", pizza: #""price": «7,5»"#, .error,
      .syntax(.decimalComma(text: "7,5"))
    ) { $0.price == Price(.exactly("7.50".amount)) },
    ReadingCase("nothing", pizza: #""price": «0»"#, .warning, .price(.zeroPrice)) {
      $0.price == Price(.exactly("0".amount))
    },
    ReadingCase(
      "from nothing on", pizza: #""price": «{»"from": "0.00"}"#, .warning, .price(.zeroPrice)
    ) { $0.price == Price(.from("0".amount)) },
    ReadingCase(
      "a size that costs nothing", pizza: #""sizes": [{"name": "maxi", "price": «"0.00"»}]"#,
      .warning, .price(.zeroPrice)
    ) { $0.sizes.count == 1 },
    ReadingCase(
      "a comma outside quotes", pizza: #""price": «8,50»"#, .error,
      .syntax(.decimalComma(text: "8,50"))
    ) { $0.price?.lowest?.description == "8.50" },
    ReadingCase(
      "price and sizes", pizza: #""price": 7, "sizes": «[»{"name": "maxi", "price": 9}]"#, .error,
      .price(.priceAndSizes)
    ) { $0.price == nil && $0.sizes.map { $0.price?.lowest?.description } == ["7", "9"] },
    ReadingCase(
      "sizes and price", pizza: #""sizes": [{"name": "maxi", "price": 9}], "price": «9»"#, .error,
      .price(.priceAndSizes)
    ) { $0.price == nil && $0.sizes.count == 1 },
    ReadingCase(
      "a size without price",
      pizza: #""sizes": [{"name": "maxi", "price": 9}, «{»"name": "baby"}]"#, .error,
      .price(.sizeWithoutPrice(size: "baby"))
    ) { $0.sizes.count == 2 },
    ReadingCase(
      "a size without name", pizza: #""sizes": [«{»"price": 9}]"#, .error,
      .key(.missingKey(key: "name"))
    ) { $0.sizes.first?.price?.lowest?.description == "9" },
    ReadingCase(
      "no currency", file: #"{"pizzas": [{"name": "A", "allergens": "none", "price": «7»}]}"#,
      .warning,
      .price(.missingCurrency(suggestion: nil))
    ) { $0.pizzas.first?.price?.lowest?.description == "7" },
    ReadingCase(
      "a sign for a currency",
      file: #"{"currency": «"€"», "pizzas": [{"name": "A", "allergens": "none", "price": 7}]}"#,
      .error,
      .price(.unknownCurrency(text: "€", suggestion: "EUR"))
    ) { $0.currency == nil && $0.pizzas.count == 1 },
    ReadingCase(
      "a small code", file: #"{"currency": «"eur"»}"#, .error,
      .price(.unknownCurrency(text: "eur", suggestion: "EUR"))),
    ReadingCase(
      "a name", file: #"{"currency": «"Euro"»}"#, .error,
      .price(.unknownCurrency(text: "Euro", suggestion: "EUR"))),
    ReadingCase(
      "no currency at all", file: #"{"currency": «"XYZ"»}"#, .error,
      .price(.unknownCurrency(text: "XYZ", suggestion: nil))),
    ReadingCase(
      "a number for a currency", file: #"{"currency": «978»}"#, .error,
      .key(.wrongType(key: "currency", expected: .text))),
    ReadingCase(
      "a cover", file: #"{"currency": "EUR", "cover": «"2 €"»}"#, .error,
      .price(.notAPrice(text: "2 €", suggestion: .certain(#""2.00""#), currency: "EUR"))
    ) { $0.cover == nil },
  ]

  @Test(arguments: others) func aFaultOfPrices(_ row: ReadingCase) throws { try row.check() }

  static let accepted = [
    "7": "7", "7.0": "7.0", "12.50": "12.50", "\"7.00\"": "7.00", "0.01": "0.01",
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
    ("far too high", "\"750.00\""), ("ten times too high and a bit", "\"80.01\""),
    ("exactly ten times too high", "\"80.00\""), ("exactly ten times too low", "0.80"),
    ("ten times too low and a bit", "0.79"), ("far too low", "0.75"),
  ].map { description, price in
    ReadingCase(
      description, file: #"{"currency": "EUR", "pizzas": [\#(prices("«\(price)»"))]}"#, .warning,
      .price(.unlikelyPrice(price: price.replacing("\"", with: ""), median: "8.00"))
    ) { $0.pizzas.last?.price?.lowest != nil }
  }

  @Test(arguments: [
    ("79.99", false), ("80.00", true), ("80.01", true), ("0.81", false), ("0.80", true),
    ("0.79", true),
  ])
  func tenTimesTheMedianIsMetToTheCent(price: String, isTold: Bool) throws {
    let text = #"{"currency": "EUR", "pizzas": [\#(Self.prices("\"\(price)\""))]}"#
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    #expect((rules == [.price(.unlikelyPrice(price: price, median: "8.00"))]) == isTold)
    #expect(rules.isEmpty != isTold)
  }

  @Test(arguments: unlikely) func aPriceUnlikeTheOthers(_ row: ReadingCase) throws {
    try row.check()
  }

  @Test(arguments: ["79.99", "0.81"]) func aPriceWithinTenTimesIsLikely(price: String) throws {
    let text = #"{"currency": "EUR", "pizzas": [\#(Self.prices(price))]}"#
    #expect(try MenuReader.read(Array(text.utf8)).diagnostics.isEmpty)
  }

  @Test func whatCostsNothingIsToldOnceAndNoMeasureOfTheOthers() throws {
    let text = #"{"currency": "EUR", "pizzas": [\#(Self.prices("0"))]}"#
    #expect(try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule) == [.price(.zeroPrice)])
  }
}

extension ReadingCase {
  fileprivate static func price(_ description: String, _ text: String, _ rule: Diagnostic.PriceRule)
    -> ReadingCase
  {
    number(description, "\"\(text)\"", rule)
  }

  fileprivate static func number(
    _ description: String, _ text: String, _ rule: Diagnostic.PriceRule, currency: String = "EUR"
  ) -> ReadingCase {
    ReadingCase(
      description, pizza: "\"price\": «\(text)»", .error, .price(rule), currency: currency
    ) { $0.price == nil }
  }
}
