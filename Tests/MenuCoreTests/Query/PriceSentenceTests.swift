import MenuCore
import Testing

/// Prices in the words and signs of guests.
struct PriceSentenceTests {
  @Test(
    "the signs and codes that menus print after a number make it a limit",
    arguments: ["bis 30 kr", "30 zł", "30 Kč", "30 Ft", "30 SEK", "30 kr.", "30 CHF"])
  func currencies(_ typed: String) {
    #expect(TypedQuery(typed).clauses == "<30")
  }

  @Test(
    "a range of prices is not understood as a whole",
    arguments: [
      "7 to 9 euro", "7 bis 9", "7 à 9 euros", "7 a 9 euros", "7 euro bis 9 euro",
    ])
  func ranges(_ typed: String) {
    #expect(TypedQuery(typed).unclear == typed)
    #expect(TypedQuery(typed).clauses.isEmpty)
  }

  @Test("a number before a limit without a range is a word, and the limit holds")
  func numberAndLimit() {
    #expect(TypedQuery("4 stagioni bis 9").clauses == "<9 “4” “stagioni”")
  }

  private static let grouped: [(String, String, Int)] = [
    ("HUF", "bis 3.000", 1), ("HUF", "unter 2.990,00", 1),
    ("HUF", "max 1.200.000 Ft", 2), ("ISK", "fino a 3.000", 1), ("JPY", "¥3.000", 1),
    ("JPY", "up to 1,003,000", 2),
    ("EUR", "bis 3.000", 1), ("HUF", "bis 3000", 1), ("KWD", "bis 3.000", 0), ("HUF", "bis 2,5", 0),
  ]

  @Test(
    "three digits behind a sign are thousands, unless the currency has as many",
    arguments: grouped)
  func thousands(_ currency: String, _ typed: String, _ shown: Int) {
    var menu = Menu(
      pizzas: ["2990", "4000"].map { price in
        var dish = Dish(name: "Pizza")
        dish.price = Amount(price).map { Price(.exactly($0)) }
        return Pizza(dish)
      })
    menu.currency = Currency(currency)
    #expect(MenuDataSource(menu: menu).asked(typed).titles.count == shown, "\(currency) \(typed)")
  }
}
