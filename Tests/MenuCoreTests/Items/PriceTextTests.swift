import MenuCore
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
      (["7", nil], "7,00\u{A0}€"), ([nil], nil), ([], nil),
    ] as [([String?], String?)])
  func sizesAreShownFromTheirLowestToTheirHighestPrice(amounts: [String?], text: String?) {
    var dish = Dish(name: "Margherita")
    dish.sizes = amounts.map { amount in
      DishSize(name: "x", price: amount.map { Price(.exactly($0.amount)) })
    }
    #expect(context("it", "EUR").priceText(of: dish) == text)
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

  @Test func anAbsentPriceIsNotShown() {
    #expect(context("it", "EUR").priceText(of: Dish(name: "Margherita")) == nil)
  }

  private func context(_ language: Language, _ currency: String) -> MenuContext {
    MenuContext(language: language, currency: Currency(code: currency))
  }
}
