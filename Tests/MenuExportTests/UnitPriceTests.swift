import Testing

/// A price per kilogram, piece or person is not the price of a dish, and no output says so.
struct UnitPriceTests {
  private static let menu = """
    {"language": "it", "currency": "EUR", "other": [
      {"name": "Bistecca", "price": {"amount": "18.00", "per": "kg"},
       "addOns": [{"name": "Pane", "price": {"amount": "0.50", "per": "piece"}}]},
      {"name": "Misto", "price": {"from": "4.00", "per": "person"}}]}
    """

  @Test(
    "a price has its unit in the outputs for programs",
    arguments: [
      (
        Output.linked,
        [
          #""offers":[{"@type":"Offer","priceSpecification":{"@type":"UnitPriceSpecification","#
            + #""price":"18.00","priceCurrency":"EUR","unitText":"kg"}}]"#,
          #""UnitPriceSpecification","price":"0.50","priceCurrency":"EUR","unitText":"piece""#,
          #""UnitPriceSpecification","minPrice":"4.00","priceCurrency":"EUR","unitText":"person""#,
        ]
      ),
      (
        .lines,
        [
          #""amount":"18.00","per":"kg","currency":"EUR""#,
          #""name":"Pane","price":"0.50","per":"piece""#, #""amount":"4.00","per":"person""#,
        ]
      ),
    ])
  func unit(output: Output, parts: [String]) throws {
    let text = output.text(of: try Bakery.source(of: Self.menu))
    for part in parts { #expect(text.contains(part), "\(output): \(part)\n\(text)") }
  }

  @Test("a page tells search engines no price per unit, neither as that of the dish nor apart")
  func page() throws {
    let page = Output.page.text(of: try Bakery.source(of: Self.menu))
    // The page itself has the prices with a decimal comma.
    #expect(!page.contains("18.00") && page.contains(#""name":"Bistecca""#))
  }
}
