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
}
