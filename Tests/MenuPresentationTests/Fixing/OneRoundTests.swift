import OldMenuCore
import MenuTestSupport
import Testing

/// What check advises for a price, obeyed to the letter, is not refused the next time.
@Suite(.timeLimit(.minutes(5))) struct OneRoundTests {
  private func walk(_ members: String) -> CureWalk {
    let text = #"{"currency": "EUR", "pizzas": [{"name": "A", \#(members)}]}"#
    var walk = CureWalk(Array(text.utf8), choice: 0, hand: [])
    walk.obey()
    return walk
  }

  @Test(arguments: [
    (#""price": "7,00€""#, ["7.00"]), (#""price": "€ 7""#, ["7.00"]),
    (#""price": "7.-""#, ["7.00"]), (#""price": "7,5""#, ["7.50"]),
    (#""price": "7""#, ["7"]),
    (#""price": {"Normale": 7, "Maxi": "9,50 €"}"#, ["Normale", "7", "Maxi", "9.50"]),
    (#""price": "normale 7 / maxi 9.50""#, ["normale", "7", "maxi", "9.50"]),
    (#""price": "7 € normale, 9,50 € maxi""#, ["normale", "7.00", "maxi", "9.50"]),
    (#""prezzo": "normale: 7; maxi: 9,50""#, ["normale", "7", "maxi", "9.50"]),
    (#""price": [7, 9.5]"#, ["7", "9.5"]), (#""price": ["7,00€", "€ 9"]"#, ["7.00", "9.00"]),
    (#""price": ["normale 7", "maxi 9,50"]"#, ["normale", "7", "maxi", "9.50"]),
    (#""sizes": {"Normale": "7,00€", "Maxi": "9,50€"}"#, ["Normale", "7.00", "Maxi", "9.50"]),
    (#""sizes": {"Normale": "€ 7", "Maxi": "9.-"}"#, ["7.00", "9.00"]),
    (#""sizes": {"Normale": 7, "Maxi": "da 9 €"}"#, ["7", "from", "9.00"]),
    (#""sizes": {"Normale": {"price": "7,00€"}, "Maxi": {"price": "9.-"}}"#, ["7.00", "9.00"]),
    (#""sizes": "normale 7, maxi 9,50""#, ["normale", "7", "maxi", "9.50"]),
    (#""sizes": "0,4 l 4,50 / 0,2 l 2,50""#, ["0,4 l", "4.50", "0,2 l", "2.50"]),
    (#""sizes": [{"Normale": "7,00€"}, {"Maxi": 9}]"#, ["Normale", "7.00", "Maxi", "9"]),
    (#""price": "adulti a partire da 12 €, bambini 5""#, ["adulti", "from", "12.00", "5"]),
    (#""price": "da 7 a 9, bambini 5""#, ["da 7 a 9, bambini 5"]),
    (#""sizes": [7, 9.5]"#, ["7", "9.5"]), (#""sizes": ["normale 7", "maxi 9,50"]"#, ["maxi"]),
    (#""addOns": {"bufala": "+2,00 €", "olive": "1.-"}"#, ["bufala", "2.00", "olive", "1.00"]),
  ])
  func aPriceIsAcceptedAsItIsAdvised(members: String, keeps: [String]) throws {
    let walk = walk(members)
    let told = walk.diagnostics.filter { $0.rule.isAboutPrices || $0.severity == .error }
    #expect(told.map(\.rule) == [])
    let json = MenuWriter.json(of: try MenuReader.read(walk.bytes).menu)
    for text in keeps { #expect(json.contains("\"\(text)\""), "\(json)") }
  }

  /// What could be two prices in another shape is told at once, and not in a round of its own.
  @Test(arguments: [
    #""price": {"Normale": "7,00 €", "Maxi": 9.505}"#, #""sizes": {"Normale": 7, "Maxi": 9.505}"#,
    #""price": [7, "9.505"]"#,
  ])
  func aPriceThatOnlyTheOwnerKnowsIsToldBesideItsShape(members: String) {
    let text = #"{"currency": "EUR", "pizzas": [{"name": "A", \#(members)}]}"#
    let errors = CureWalk(Array(text.utf8), choice: 0, hand: []).errors
    #expect(errors.map(\.rule.name).last == "too-many-decimals")
    #expect(errors.count == 2)
  }
}

extension Diagnostic.Rule {
  fileprivate var isAboutPrices: Bool {
    if case .price = self { true } else { false }
  }
}
