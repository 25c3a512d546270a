import MenuCore
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

  @Test func noStepOfPricesIsMadeOfIt() {
    var menu = Menu(pizzas: ["5", "7", "9", "11"].map { Pizza(.fixture(name: $0, price: $0)) })
    let counts = FilterCounts(menu)
    menu.pizzas.append(Pizza(.fixture(name: "Fiorentina")))
    menu.pizzas[4].dish.price = Price(.exactly("6.50".amount), per: "100g")
    #expect(FilterCounts(menu).affordable("8".amount) == counts.affordable("8".amount))
  }
}
