import MenuCore
import Testing

/// Amounts and prices as a language spells them.
struct PriceTextTests {
  private func context(_ language: Language, _ currency: String? = "EUR") -> MenuContext {
    MenuContext(language: language, currency: currency.flatMap { Currency($0) })
  }

  static let amounts: [(language: Language, currency: String?, amount: String, text: String)] = [
    ("it", "EUR", "7.5", "7,50 €"), ("en", "EUR", "7.5", "€7.50"), ("de", "EUR", "7.5", "7,50 €"),
    ("fr", "EUR", "7.5", "7,50 €"), ("es", "EUR", "7.5", "7,50 €"),
    ("it", "EUR", "1234.5", "1.234,50 €"), ("en", "USD", "1234567", "$1,234,567.00"),
    ("fr", "EUR", "1234", "1\u{202F}234,00 €"), ("es", "EUR", "1234", "1234,00 €"),
    ("es", "EUR", "12345", "12.345,00 €"), ("de-CH", "CHF", "1234.5", "CHF 1’234.50"),
    ("en", "CHF", "7", "CHF 7.00"), ("it", "CHF", "7", "7,00 CHF"), ("it", "JPY", "900", "900 ¥"),
    ("en", "JPY", "1200", "¥1,200"), ("it", "KWD", "1.25", "1,250 KWD"),
    ("en", "GBP", "0.05", "£0.05"),
    ("it", nil, "7", "7"), ("it", nil, "7.50", "7,50"), ("en", nil, "1234.5", "1,234.5"),
    ("it", "EUR", "7.125", "7,125 €"), ("sv", "SEK", "95", "95,00 kr"),
    ("en", "SEK", "95", "95.00 kr"),
    ("it", "EUR", "0", "0,00 €"), ("it", "EUR", "999999999.9999", "999.999.999,9999 €"),
    ("pl", "PLN", "1234", "1234,00 zł"), ("ja", "JPY", "900", "¥900"),
  ]

  @Test(
    "an amount is spelled as usual in its language and currency", arguments: amounts)
  func amount_inALanguage_isSpelledAsThere(
    _ language: Language, _ currency: String?, _ amount: String, _ text: String
  ) throws {
    let spelled = context(language, currency).text(of: try #require(Amount(amount)))
    #expect(plain(spelled) == text)
  }

  static let prices: [(price: Price, text: String)] = [
    (Price(.exactly(7)), "7,00 €"), (Price(.from(7)), "da 7,00 €"),
    (Price(.range(7...9)), "7,00 – 9,00 €"),
    (Price(.text("prezzo del giorno")), "prezzo del giorno"),
    (Price(.exactly(1), per: "piece"), "1,00 € al pezzo"),
    (Price(.exactly(25), per: "person"), "25,00 € a persona"),
    (Price(.from(5), per: "100 g"), "da 5,00 € / 100 g"),
  ]

  @Test(
    "a price is written with its kind and the unit that one pays for", arguments: prices)
  func price_ofEachKind_hasItsUnit(_ price: Price, _ text: String) {
    #expect(plain(context("it").text(of: price)) == text)
  }

  static let sizes: [(prices: [Price?], text: String?, least: String?)] = [
    ([], nil, nil), ([nil, nil], nil, nil), ([Price(.exactly(7)), nil], "da 7,00 €", "da 7,00 €"),
    ([Price(.exactly(7)), Price(.exactly(9))], "7,00 / 9,00 €", "da 7,00 €"),
    ([Price(.exactly(7)), Price(.exactly(7))], "7,00 €", nil),
    (
      [Price(.exactly(5)), Price(.exactly(7)), Price(.exactly(9)), Price(.exactly(11))],
      "5,00 – 11,00 €", "da 5,00 €"
    ),
    ([Price(.from(7)), Price(.exactly(9))], "da 7,00 €", "da 7,00 €"),
    ([Price(.range(7...8)), Price(.exactly(9))], "7,00 – 9,00 €", "da 7,00 €"),
    ([Price(.text("al banco"))], "al banco", nil),
    ([Price(.exactly(7)), Price(.text("al banco"))], "da 7,00 €", "da 7,00 €"),
    (
      [Price(.exactly(1), per: "piece"), Price(.exactly(9))],
      "da 1,00 € al pezzo", "da 1,00 € al pezzo"
    ),
    ([Price(.exactly(1)), Price(.exactly(9), per: "piece")], "da 1,00 €", "da 1,00 €"),
    ([Price(.exactly(2), per: "100 g"), nil], "da 2,00 € / 100 g", "da 2,00 € / 100 g"),
    (
      [Price(.exactly(1), per: "piece"), Price(.exactly(2), per: "piece")],
      "1,00 / 2,00 € al pezzo", "da 1,00 € al pezzo"
    ),
  ]

  @Test(
    "prices of sizes are one text, without an upper limit if a price is open", arguments: sizes)
  func sizes_withPrices_areOneTextWithoutAnUpperLimit(
    _ prices: [Price?], _ text: String?, _ least: String?
  ) {
    var dish = Dish(name: "a")
    dish.sizes = prices.map { DishSize(name: "s", price: $0) }
    let item = MenuItem(dish: dish, in: context("it"))
    #expect(item.price.map(plain) == text && item.lowestPrice.map(plain) == least)
    #expect(item.sizes.count == prices.count)
  }

  private func plain(_ text: String) -> String { String(text.map { $0 == "\u{A0}" ? " " : $0 }) }

  @Test(
    "a surcharge has a plus or a word",
    arguments: [
      (Price(.exactly(2)), "+2,00 €"), (Price(.exactly(0)), "gratis"),
      (Price(.text("a scelta")), "a scelta"),
      (Price(.from(1)), "+da 1,00 €"),
    ])
  func surcharge_ofAnAddOn_hasAPlusOrAWord(_ price: Price, _ text: String) {
    #expect(plain(context("it").surcharge(price)) == text)
  }

  @Test("prices are spelled in the language of the interface, not of the menu")
  func prices_forAGuestOfAnotherLanguage_areSpelledAsHeReads() throws {
    let amount = try #require(Amount("7.5"))
    let euro = Currency("EUR")
    let guest = MenuContext(language: "it", currency: euro, words: .english)
    #expect(guest.text(of: amount) == "€7.50")
    let swiss = MenuContext(language: "de-CH", currency: euro, words: .german)
    #expect(plain(swiss.text(of: amount)) == "7.50 €" || plain(swiss.text(of: amount)) == "€7.50")
  }
}
