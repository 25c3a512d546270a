import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct PriceTextTests {
  /// The blanks in these texts are the ones that the language uses, NBSP and narrow NBSP.
  @Test(arguments: [
    ("it-IT", "EUR", "6", "6,00\u{A0}€"), ("it-IT", "EUR", "1234.5", "1234,50\u{A0}€"),
    ("it", "EUR", "0", "0,00\u{A0}€"),
    ("en-GB", "EUR", "6", "€6.00"), ("en-GB", "GBP", "1234.5", "£1,234.50"),
    ("en-US", "USD", "6.5", "$6.50"), ("de-DE", "EUR", "8.50", "8,50\u{A0}€"),
    ("fr-FR", "EUR", "8.50", "8,50\u{A0}€"), ("de-CH", "CHF", "1234.50", "CHF\u{A0}1’234.50"),
    ("ja-JP", "JPY", "850", "¥850"), ("en", "KWD", "1.5", "KWD\u{A0}1.500"),
    ("en", "IQD", "2500", "IQD\u{A0}2,500"),
    ("it", "EUR", "0.1234", "0,1234\u{A0}€"), ("it", "EUR", "2.500", "2,50\u{A0}€"),
    ("en", "JPY", "850.5", "¥850.5"),
  ])
  func anAmountIsShownAsTheLanguageDoes(
    language: Language, currency: String, amount: String, text: String
  ) {
    #expect(context(language, currency).text(of: Price(.exactly(amount.amount))) == text)
  }

  @Test(arguments: [("it", "7.50", "7,50"), ("en", "7", "7"), ("de", "7.5", "7,5")])
  func withoutACurrencyAPriceIsABareNumberAsWritten(
    language: Language, amount: String, text: String
  ) {
    let context = MenuContext(language: language)
    #expect(context.text(of: Price(.exactly(amount.amount))) == text)
  }

  @Test(
    arguments: [
      (.from("4.90".amount), "it", "da 4,90\u{A0}€"),
      (.from("4.90".amount), "en", "from €4.90"),
      (.range("7".amount, "11.50".amount), "it", "7,00 – 11,50\u{A0}€"),
      (.range("7".amount, "11.50".amount), "en", "€7.00 – 11.50"),
      (.range("7".amount, "7.00".amount), "it", "7,00\u{A0}€"),
      (.text("secondo mercato"), "it", "secondo mercato"),
      (.text(["it": "mercato", "en": "market"]), "en", "market"),
    ] as [(Price.Value, Language, String)])
  func aPriceIsShownInItsLanguage(value: Price.Value, language: Language, text: String) {
    #expect(context(language, "EUR").text(of: Price(value)) == text)
  }

  @Test(
    arguments: [
      ("piece", "it", "1,00\u{A0}€ al pezzo"), ("piece", "en", "€1.00 each"),
      ("person", "it", "1,00\u{A0}€ a persona"), ("person", "en", "€1.00 per person"),
      ("100 g", "it", "1,00\u{A0}€ / 100 g"), ("kg", "en", "€1.00 / kg"),
    ] as [(LocalizedText, Language, String)])
  func whatOnePaysForStandsBehindThePrice(per: LocalizedText, language: Language, text: String) {
    let price = Price(.exactly("1".amount), per: per)
    #expect(context(language, "EUR").text(of: price) == text)
  }

  @Test(
    arguments: [
      (["7"], "7,00\u{A0}€"), (["7", "11.50"], "7,00 – 11,50\u{A0}€"),
      (["11.50", "7", "9"], "7,00 – 11,50\u{A0}€"), (["7", "7.00"], "7,00\u{A0}€"),
      (["7", nil], "da 7,00\u{A0}€"), ([nil], nil), ([], nil),
    ] as [([String?], String?)])
  func sizesAreShownFromTheirLowestToTheirHighestPrice(amounts: [String?], text: String?) {
    var dish = Dish(name: "Margherita")
    dish.sizes = amounts.map { amount in
      DishSize(name: "x", price: amount.map { Price(.exactly($0.amount)) })
    }
    #expect(context("it", "EUR").priceText(of: dish) == text)
  }

  /// Of each the row and the shortest text of it, which a narrow row shows.
  @Test(
    arguments: [
      (
        "one from an amount on", [.exactly("7.00".amount), .from("9.00".amount)],
        "da 7,00\u{A0}€", "da 7,00\u{A0}€"
      ),
      (
        "the highest from an amount on",
        [.exactly("7".amount), .exactly("9".amount), .from("20".amount)],
        "da 7,00\u{A0}€", "da 7,00\u{A0}€"
      ),
      (
        "the first from an amount on", [.from("7".amount), .exactly("6".amount)],
        "da 6,00\u{A0}€", "da 6,00\u{A0}€"
      ),
      (
        "one in words", [.exactly("7".amount), .text("secondo mercato")],
        "da 7,00\u{A0}€", "da 7,00\u{A0}€"
      ),
      (
        "all from an amount on", [.from("9".amount), .from("7".amount)],
        "da 7,00\u{A0}€", "da 7,00\u{A0}€"
      ),
      (
        "the same from an amount on", [.from("7".amount), .exactly("7".amount)],
        "da 7,00\u{A0}€", "da 7,00\u{A0}€"
      ),
      (
        "one with both ends", [.exactly("7".amount), .range("8".amount, "11".amount)],
        "7,00 – 11,00\u{A0}€", "da 7,00\u{A0}€"
      ),
      ("a single one from an amount on", [.from("7".amount)], "da 7,00\u{A0}€", "da 7,00\u{A0}€"),
      ("a single one in words", [.text("secondo mercato")], "secondo mercato", nil),
      ("nothing but words", [.text("secondo mercato"), .text("a peso")], nil, nil),
    ] as [(String, [Price.Value], String?, String?)])
  func noEndIsPromisedThatNobodyStated(
    what: String, values: [Price.Value], row: String?, short: String?
  ) {
    var dish = Dish(name: "Margherita")
    dish.sizes = values.map { DishSize(name: "x", price: Price($0)) }
    let item = MenuItem(dish: dish, in: context("it", "EUR"))
    #expect(item.price == row)
    #expect(item.lowestPrice == short)
  }

  @Test(
    arguments: [
      (["kg", "kg"], "40,00 – 50,00\u{A0}€ / kg", "da 40,00\u{A0}€"),
      (["kg", nil], "da 40,00\u{A0}€", "da 40,00\u{A0}€"),
      (["kg", "100 g"], "da 40,00\u{A0}€", "da 40,00\u{A0}€"),
    ] as [([LocalizedText?], String, String)])
  func sizesThatArePaidForDifferentThingsHaveNoHighestPrice(
    pers: [LocalizedText?], row: String, short: String
  ) {
    var dish = Dish(name: "Polpo")
    dish.sizes = zip(["40", "50"], pers).map { amount, per in
      DishSize(name: "x", price: Price(.exactly(amount.amount), per: per))
    }
    let item = MenuItem(dish: dish, in: context("it", "EUR"))
    #expect(item.price == row)
    #expect(item.lowestPrice == short)
  }

  @Test(
    arguments: [
      (["7"], nil), (["7", "11.50"], "da 7,00\u{A0}€"), (["11.50", "7"], "da 7,00\u{A0}€"),
      ([], nil),
    ] as [([String], String?)])
  func theLeastIsToldOfSeveralPrices(amounts: [String], text: String?) {
    var dish = Dish(name: "Margherita")
    dish.sizes = amounts.map { DishSize(name: "x", price: Price(.exactly($0.amount))) }
    #expect(MenuItem(dish: dish, in: context("it", "EUR")).lowestPrice == text)
  }

  @Test func thePriceAloneIsToldOfOneThatSaysForWhat() {
    var dish = Dish(name: "Olive")
    dish.price = Price(.exactly("1".amount), per: "pezzo")
    #expect(MenuItem(dish: dish, in: context("it", "EUR")).lowestPrice == "1,00\u{A0}€")
  }

  /// Every language of Foundation's that is written from right to left, and a few others.
  private static let directed = [
    "ar", "ar-AE", "ar-DZ", "ar-EG", "az-Arab", "ckb", "dv", "fa", "fa-AF", "he", "ks", "lrc",
    "mzn",
    "nqo", "pa-Arab", "pnb", "ps", "sd", "sdh", "syr", "ug", "ur", "ur-IN", "uz-Arab", "yi", "it",
    "en", "sv",
  ].map { Language(stringLiteral: $0) }

  @Test(
    arguments: directed, ["EUR", "USD", "GBP", "ILS", "EGP", "IRR", "IQD", "SAR", "AED", "PKR"])
  func noMarkOfDirectionComesWithAPrice(language: Language, currency: String) {
    let context = context(language, currency)
    var dish = Dish(name: "a")
    dish.sizes = ["7", "11.50"].map { DishSize(name: "x", price: Price(.exactly($0.amount))) }
    let texts = [
      context.text(of: "1234.56".amount), context.priceText(of: dish),
      context.text(of: Price(.from("6".amount))),
      context.text(of: Price(.range("1".amount, "2".amount))),
      MenuContext(language: language).text(of: "1234.56".amount),
      MenuItem(
        beverage: Beverage(.fixture(), volumeMl: 1500, alcoholPercent: "4.7".amount), in: context
      )
      .summary,
    ]
    for text in texts.compactMap(\.self) {
      #expect(
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format }, "\(text)")
      #expect(text.contains { $0.isNumber })
    }
  }

  @Test(
    arguments: [
      ("it", "EUR", "7.00", "11.50", "da 7 a 11,50 euro"),
      ("en", "EUR", "7.00", "11.50", "from 7 to 11.50 euros"),
      ("it", "EUR", "7.5", "10", "da 7,50 a 10 euro"),
      ("en", "USD", "7", "9", "from 7 to 9 US dollars"),
      ("en", "JPY", "850", "1200", "from 850 to 1,200 Japanese yen"),
      ("it", "EUR", "0.90", "1.0", "da 0,90 a 1 euro"),
      ("he", "ILS", "30", "50", "from 30 to 50 Israeli new shekels"),
      ("de", "EUR", "7", "9.5", "von 7 bis 9,50 Euro"),
    ] as [(Language, String, String, String, String)])
  func aRangeIsReadOutInWords(
    language: Language, currency: String, low: String, high: String, text: String
  ) throws {
    let context = context(language, currency)
    var dish = Dish(name: "a")
    dish.sizes = [high, low].map { DishSize(name: "x", price: Price(.exactly($0.amount))) }
    let spoken = context.spoken(try #require(MenuItem(dish: dish, in: context).priceRange))
    #expect(String(spoken.map { $0 == "\u{A0}" ? " " : $0 }) == text)
  }

  @Test func aRangeWithoutACurrencyIsTwoNumbers() throws {
    let price = Price(.range("11.50".amount, "7".amount), per: "piece")
    let context = MenuContext(language: "it")
    #expect(context.spoken(try #require(price.range)) == "da 7 a 11,50 al pezzo")
  }

  @Test(
    arguments: [
      [.exactly("7".amount)], [.exactly("7".amount), .exactly("7.00".amount)],
      [.exactly("7".amount), .from("9".amount)], [.exactly("7".amount), .text("secondo mercato")],
      [.from("7".amount)], [.text("a")], [],
    ] as [[Price.Value]])
  func anEndThatNobodyStatedIsNoneOfARange(values: [Price.Value]) {
    var dish = Dish(name: "a")
    dish.sizes = values.map { DishSize(name: "x", price: Price($0)) }
    #expect(dish.priceRange == nil)
    dish.sizes.append(DishSize(name: "x", price: Price(.exactly("11".amount))))
    dish.sizes.append(DishSize(name: "x", price: nil))
    #expect(dish.priceRange == nil, "one of its sizes has no price")
    if let value = values.first, values.count == 1 { #expect(Price(value).range == nil) }
  }

  @Test(arguments: [
    (Price(.exactly(Amount("2.50") ?? .zero)), "+2,50 €"),
    (Price(.exactly(.zero)), "senza supplemento"),
    (Price(.text("gratis")), "gratis"), (Price(.from(.zero)), "+da 0,00 €"),
  ])
  func whatIsOnTopHasAPlusBeforeAnAmount(price: Price, text: String) {
    let context = MenuContext(language: "it", currency: Currency(code: "EUR"))
    #expect(context.surcharge(price).replacing("\u{A0}", with: " ") == text)
  }

  @Test func whatTheOwnerWroteIsLeftAsItIs() {
    let price = Price(.text("\u{202E}00.7\u{200F}"))
    #expect(context("he", "ILS").text(of: price) == "\u{202E}00.7\u{200F}")
  }

  @Test func anAbsentPriceIsNotShown() {
    #expect(context("it", "EUR").priceText(of: Dish(name: "Margherita")) == nil)
  }

  private func context(_ language: Language, _ currency: String) -> MenuContext {
    MenuContext(language: language, currency: Currency(code: currency))
  }
}
