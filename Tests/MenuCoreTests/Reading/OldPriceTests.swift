import OldMenuCore
import Testing

/// What a dish cost before is more than it costs now.
@Suite(.timeLimit(.minutes(5))) struct OldPriceTests {
  static let cases: [ReadingCase] = [
    ReadingCase(
      "a lower price before", pizza: #""price": «{»"amount": "9", "was": "7"}"#, .warning,
      .price(.lowerOldPrice(was: "7", now: "9", key: "amount"))),
    ReadingCase(
      "a lower price before the least", pizza: #""price": «{»"from": "9", "was": "7"}"#, .warning,
      .price(.lowerOldPrice(was: "7", now: "9", key: "from"))),
  ]

  @Test(arguments: cases) func aLowerPriceBeforeIsDoubted(_ row: ReadingCase) throws {
    try row.check()
  }

  @Test(arguments: [
    #"{"amount": "9", "was": "10"}"#, #"{"amount": "9.00", "was": "9"}"#,
    #"{"from": "9", "to": "12", "was": "9.50"}"#,
  ])
  func aHigherOneIsNot(price: String) throws {
    let text =
      #"{"currency": "EUR", "other": [{"name": "A", "price": \#(price), "allergens": "none"}]}"#
    #expect(try MenuReader.read(Array(text.utf8)).diagnostics == [])
  }
}
