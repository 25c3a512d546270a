import OldMenuCore
import Testing

/// Amounts that are no price of the menu, although they look like one.
@Suite(.timeLimit(.minutes(5))) struct OddPriceTests {
  private func reading(_ members: String) throws -> MenuReading {
    try MenuReader.read(
      Array(#"{"currency": "EUR", "pizzas": [{"name": "A", \#(members)}]}"#.utf8))
  }

  @Test(arguments: [
    #"{"amount": 6, "currency": "USD"}"#, #"{"amount": "6.00", "valuta": "$"}"#,
    #"{"from": 6, "currency": "CHF"}"#, #"{"Währung": "GBP", "amount": 6}"#,
  ])
  func aPriceInAnotherCurrencyIsNotShown(price: String) throws {
    let reading = try reading(#""price": \#(price)"#)
    let told = reading.diagnostics.filter { $0.rule.name == "foreign-currency" }
    #expect(told.map(\.severity) == [.error])
    #expect(reading.menu.pizzas.first?.dish.price == nil)
  }

  @Test(arguments: [
    #"{"amount": 6, "currency": "EUR"}"#, #"{"amount": 6, "currency": "€"}"#,
    #"{"amount": 6, "x-currency": "USD"}"#,
  ])
  func oneInTheMenusOwnIsShown(price: String) throws {
    let reading = try reading(#""price": \#(price)"#)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(reading.menu.pizzas.first?.dish.price != nil)
  }

  @Test(arguments: ["+2,00", "+2.00", "+ 2", "+2,00 €", "+2 $"])
  func aSurchargeIsNoPriceOfADishOrASize(text: String) throws {
    for members in [
      #""price": "\#(text)""#,
      #""sizes": [{"name": "a", "price": 6}, {"name": "b", "price": "\#(text)"}]"#,
    ] {
      let reading = try reading(members)
      let told = reading.diagnostics.filter { $0.rule.name == "surcharge" }
      #expect(told.map(\.rule) == [.price(.surcharge(text: text))])
      #expect(told.map(\.severity) == [.error])
    }
  }

  @Test func ofAnAddOnItIsWhatIsPaidOnTop() throws {
    let reading = try reading(#""addOns": [{"name": "b", "price": "+2,00"}]"#)
    #expect(!reading.diagnostics.contains { $0.rule.name == "surcharge" })
  }

  @Test(arguments: [
    (#"{"S": 6, "L": 8}"#, false), (#"{"S": 6, "M": 7, "L": 8, "XL": 9}"#, false),
    (#"{"P": 6, "G": 8}"#, false), (#"{"small": 6, "L": 8}"#, false),
    (#"{"kg": 30, "l": 8}"#, true),
  ])
  func anLBesideAnSIsASize(price: String, isMeasure: Bool) throws {
    let rules = try reading(#""price": \#(price)"#).diagnostics.map(\.rule)
    let written = rules.compactMap { rule -> String? in
      if case .price(.scatteredPrices(_, _, let written, _)) = rule { written } else { nil }
    }
    #expect(written.count == 1)
    #expect(written.first?.contains("per") == isMeasure)
  }
}
