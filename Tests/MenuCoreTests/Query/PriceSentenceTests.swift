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
}
