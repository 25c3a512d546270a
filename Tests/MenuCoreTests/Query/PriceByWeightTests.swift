import OldMenuCore
import MenuTestSupport
import Testing

/// A steak at 6.50 for 100 g is nothing for who has seven euros.
@Suite(.timeLimit(.minutes(5))) struct PriceByWeightTests {
  private func shown(per: LocalizedText?, _ limit: String) -> (
    rows: Int, hidden: [MenuCounts.Hidden]
  ) {
    var menu = Menu(pizzas: [Pizza(.fixture(name: "Fiorentina"))])
    menu.pizzas[0].dish.price = Price(.exactly("6.50".amount), per: per)
    var query = MenuQuery()
    query.filter.maximumPrice = limit.amount
    let found = MenuDataSource(menu: menu).matching(query)
    return (found.numberOfRows(inSection: 0), found.counts.hidden)
  }

  @Test(arguments: ["100g", "kg", "l", ["it": "etto", "en": "hectogram"]] as [LocalizedText])
  func whatIsPaidByWeightKeepsNoLimit(per: LocalizedText) {
    for limit in ["7.00", "6.50"] {
      let (rows, hidden) = shown(per: per, limit)
      #expect(rows == 0 && hidden == [.init(reason: .price, count: 1)])
    }
  }

  @Test(arguments: [nil, "piece", "person"] as [LocalizedText?])
  func whatIsPaidForTheDishAPieceOrAPersonDoes(per: LocalizedText?) {
    #expect(shown(per: per, "6.50").rows == 1 && shown(per: per, "6.49").rows == 0)
  }

  @Test func whoLooksForItIsToldWhy() {
    var menu = Menu(pizzas: [Pizza(.fixture(name: "Fiorentina"))])
    menu.pizzas[0].dish.price = Price(.exactly("1.00".amount), per: "100g")
    var query = MenuQuery(search: "fiorentina")
    query.filter.maximumPrice = "8".amount
    let hidden = MenuDataSource(menu: menu).matching(query).hiddenRows
    #expect(hidden.map(\.isByWeight) == [true])
  }

  @Test(arguments: [
    ("7.9999", "EUR", "7,99 €"), ("8.00", "EUR", "8,00 €"), ("999.9999", "JPY", "999 JPY"),
    ("1.9999", "KWD", "1,999 KWD"), ("7.9999", nil, "7,99"),
  ])
  func whatIsLessIsToldInTheUnitsOfTheCurrency(limit: String, code: String?, told: String) {
    let context = MenuContext(fileLanguage: "it", currency: code.flatMap { Currency(code: $0) })
    #expect(context.text(ofLimit: limit.amount).replacing("\u{A0}", with: " ") == told)
  }

  @Test func noStepOfPricesIsMadeOfIt() {
    var menu = Menu(pizzas: ["5", "7", "9", "11"].map { Pizza(.fixture(name: $0, price: $0)) })
    let counts = FilterCounts(menu)
    menu.pizzas.append(Pizza(.fixture(name: "Fiorentina")))
    menu.pizzas[4].dish.price = Price(.exactly("6.50".amount), per: "100g")
    #expect(FilterCounts(menu).affordable("8".amount) == counts.affordable("8".amount))
  }
}
