import OldMenuCore
import Testing

/// Prices under keys of an owner's own: a column for each size, or another word for the price.
@Suite(.timeLimit(.minutes(5))) struct PriceColumnTests {
  private func reading(
    _ members: String, list: String = "pizzas", head: String = #""currency": "EUR","#
  ) throws -> MenuReading {
    try MenuReader.read(
      #"{"language": "it", \#(head) "\#(list)": [{"name": "B", "allergens": "none", \#(members)}]}"#
    )
  }

  @Test(arguments: [
    (#""piccola": "7,00", "grande": "9,00""#, ["piccola", "7.00", "grande", "9.00"]),
    (#""normale": "7,00 €", "maxi": 9.5"#, ["normale", "7.00", "maxi", "9.5"]),
    (#""small": "7.00", "large": "9.00""#, ["small", "7.00", "large", "9.00"]),
    (#""S": 7, "L": 9"#, ["S", "7", "L", "9"]), (#""klein": "7,00", "groß": "9,00""#, ["groß"]),
    (#""30cm": "7,00", "40cm": "9,00""#, ["30cm", "7.00", "40cm"]),
    (#""calice": "4,00", "bottiglia": "18,00""#, ["calice", "4.00", "bottiglia"]),
    (#""Glas": "4,00", "Flasche": "18,00""#, ["Glas", "Flasche", "18.00"]),
    (#""0,3l": "3,50", "0,5l": "4,80""#, ["0,3l", "3.50", "0,5l", "4.80"]),
    (#""asporto": "6,00", "tavolo": "7,00""#, ["asporto", "tavolo", "7.00"]),
    (#""maxi": "9,00""#, ["maxi", "9.00"]),
    (#""price": "7.00", "maxi": "9,00""#, ["7.00", "maxi", "9.00"]),
    (#""zzz": "7,00", "yyy": "9,00""#, ["zzz", "7.00", "yyy", "9.00"]),
    (#""lunch": "7,00 €", "sera": "9,00 €""#, ["lunch", "sera"]),
  ])
  func pricesCalledByTheirSizesAreSizes(members: String, written: [String]) throws {
    let found = try reading(members).diagnostics
    guard case .price(.scatteredPrices(_, _, let cure, areSizesThere: false)) = found.first?.rule
    else { throw Unexpected(rules: found.map(\.rule)) }
    #expect(found.first?.severity == .error)
    #expect(cure.hasPrefix(#""sizes": [{"name": ""#))
    for text in written { #expect(cure.contains("\"\(text)\""), "\(cure)") }
    #expect(found.count { $0.rule.name == "scattered-prices" } == 1)
    #expect(!found.contains { $0.rule.name == "unknown-key" })
  }

  @Test(arguments: [
    "€", "eur", "EUR", "Preis €", "prezzo (€)", "importo", "amount", "precio_euros", "Betrag",
    "montant", "prix TTC", "Prezzo:", "prezzo iva inclusa", "price incl. VAT",
  ])
  func anotherWordForThePriceIsThePrice(key: String) throws {
    let found = try reading(#""\#(key)": "7.00""#).diagnostics
    #expect(found.map(\.rule) == [.key(.unknownKey(key: key, suggestion: "price"))])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    #""price": "7.00", "media": 4.5"#, #""price": "7.00", "weight": 300, "minutes": 15"#,
    #""weight": 300, "minutes": 15"#, #""zzz": "7,00""#, #""price": "7.00", "zzz": "8.00""#,
    #""rating": 4.5, "votes": 120"#, #""price": "7.00", "price_vat": 0.64"#, #""glass": true"#,
    #""x-small": "7.00", "x-large": "9.00""#, #""price_level": 2"#,
  ])
  func whatIsNoPriceIsNoSize(members: String) throws {
    let names = try reading(members).diagnostics.map(\.rule.name)
    #expect(!names.contains("scattered-prices"))
  }

  @Test(
    arguments: [
      (#""price": "5", "prezzo": "7""#, nil), (#""price": "5", "Price": "8""#, nil),
      (#""prezzo": "7,00", "price": 5"#, nil), (#""price": "5", "€": "5,50""#, nil),
      (#""price": "5.00", "prezzo": "5""#, "5.00"), (#""price": "5", "Price": "5,00 €""#, "5"),
      (#""price": "5", "prezzo": "su richiesta""#, "5"), (#""price": "5", "price_id": "7""#, "5"),
    ] as [(String, String?)])
  func ofTwoPricesNobodyKnowsWhichHolds(members: String, price: String?) throws {
    let dish = try #require(try reading(members).menu.pizzas.first?.dish)
    #expect(dish.price?.lowest?.description == price)
  }

  @Test func ofTwoPricesOfASizeNobodyKnowsWhichHolds() throws {
    let members = #""sizes": [{"name": "maxi", "price": "9", "prezzo": "10"}]"#
    #expect(try reading(members).menu.pizzas.first?.dish.sizes.first?.price == nil)
  }

  private func unpriced(_ dishes: [String]) throws -> [String] {
    let text = #"{"currency": "EUR", "pizzas": [\#(dishes.joined(separator: ","))]}"#
    return try MenuReader.read(text).diagnostics.filter { $0.rule.name == "missing-price" }
      .map { "\($0.severity) \($0.dish?.name ?? "")" }
  }

  @Test(
    arguments: [
      (#"{"name": "D"}"#, ["warning D"]), (#"{"name": "D", "soldOut": true}"#, []),
      (#"{"name": "D", "price": "gratis?"}"#, []), (#"{"name": "D", "prezzo": "7"}"#, []),
      (#"{"name": "D", "piccola": "7,00", "grande": "9,00"}"#, []),
      (#"{"name": "D", "sizes": [{"name": "maxi"}]}"#, []),
    ])
  func aDishWithoutAPriceAmongOthersThatHaveOneIsToldOf(dish: String, told: [String]) throws {
    let others = (0..<4).map { #"{"name": "P\#($0)", "price": "7.0\#($0)"}"# }
    #expect(try unpriced(others + [dish]) == told)
  }

  @Test func whereMostHaveNoneNobodyMissesAPrice() throws {
    let (priced, bare) = (#"{"name": "A", "price": "7"}"#, #"{"name": "B"}"#)
    #expect(try unpriced([priced, priced, priced, bare, bare]) == [])
    #expect(try unpriced([priced, priced, bare]) == [])
    #expect(try unpriced([bare, bare, bare]) == [])
  }

  private func cures(_ prices: [String], head: String = "") throws -> [Diagnostic.Rule] {
    let dishes = prices.enumerated().map { #"{"name": "P\#($0)", "price": \#($1)}"# }
    let text = #"{\#(head) "pizzas": [\#(dishes.joined(separator: ","))]}"#
    return try MenuReader.read(text).diagnostics.map(\.rule).filter {
      if case .price = $0 { true } else { false }
    }
  }

  @Test func pricesInTwoCurrenciesAreToldOnceAndNeverInContradiction() throws {
    let rules = try cures([#""$7.00""#, #""CHF 7.50""#, #""8""#])
    #expect(rules.count { $0 == .price(.severalCurrencies(codes: ["USD", "CHF"])) } == 1)
    #expect(!rules.contains { $0.name == "missing-currency" })
    let notes = rules.compactMap { rule -> String? in
      if case .price(.foreignCurrency(_, let code, let own, _)) = rule {
        "\(code) \(own)"
      } else {
        nil
      }
    }
    #expect(notes == ["CHF USD"])
  }

  @Test func theCurrencyToAddIsTheOneOfThePrices() throws {
    let rules = try cures([#""$7.00""#, #""$7.50""#, #""8""#])
    #expect(rules.contains(.price(.missingCurrency(suggestion: "USD"))))
    #expect(try cures([#""8""#]) == [.price(.missingCurrency(suggestion: nil))])
    let named = try cures([#""$7.00""#, #""CHF 7.50""#], head: #""currency": "EUR","#)
    #expect(named.map(\.name) == ["foreign-currency", "foreign-currency"])
  }
}

/// What was told in place of what was expected.
private struct Unexpected: Error {
  let rules: [Diagnostic.Rule]
}
