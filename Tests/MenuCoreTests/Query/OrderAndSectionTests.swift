import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct OrderAndSectionTests {
  private let menu: Menu = {
    var menu = Menu()
    menu.language = "it"
    menu.groups = [
      DishGroup(id: "a", title: ["it": "Le più rosse", "en": "Red"]),
      DishGroup(id: "b", title: "Speciali", parent: "a"), DishGroup(id: "c", title: "2"),
    ]
    let dishes: [(name: String, price: String?, group: String?)] = [
      ("ostrica", nil, nil), ("Èclair", "9", nil), ("Zuppa", "10", nil), ("éclair", "9.00", nil),
      ("acqua", "12.5", nil), ("Rossa", "5", "a"), ("Speciale", "5", "b"), ("Due", "5", "c"),
    ]
    menu.other = dishes.map { name, price, group in
      var dish = Dish.fixture(name: name, group: group)
      dish.price = price.map { Price(.exactly($0.amount)) } ?? Price(.text("a peso"))
      return dish
    }
    menu.other[2].price = nil
    menu.other[2].sizes = ["30", "8.50"].map { DishSize(name: "x", price: Price(.from($0.amount))) }
    menu.pizzas = [.fixture(name: "Margherita")]
    return menu
  }()

  @Test(arguments: [
    (MenuQuery.Order.menu, "ostrica Èclair Zuppa éclair acqua"),
    (.name, "acqua Èclair éclair ostrica Zuppa"), (.price, "Zuppa Èclair éclair acqua ostrica"),
  ])
  func rowsAreOrderedInsideTheirSection(order: MenuQuery.Order, names: String) {
    var query = MenuQuery()
    query.order = order
    let ordered = MenuDataSource(menu: menu).matching(query)
    #expect(
      ordered.rows == ["Margherita"] + names.split(separator: " ").map(String.init)
        + ["Rossa", "Speciale", "Due"])
    let narrowed = ordered.matching(MenuQuery(search: "a")).rows
    #expect(narrowed == ordered.rows.filter { narrowed.contains($0) })
  }

  @Test func aNameStandsWhereItsFirstLetterDoes() {
    let names = ["Zuppa", "'Nduja", "Orto", "\"4 formaggi\"", "Giuseppe", "’Nduja bianca", "…"]
    let menu = Menu(pizzas: names.map { .fixture(name: $0) })
    var query = MenuQuery()
    query.order = .name
    #expect(
      MenuDataSource(menu: menu).matching(query).rows
        == ["\"4 formaggi\"", "Giuseppe", "'Nduja", "’Nduja bianca", "Orto", "Zuppa", "…"])
  }

  @Test func theLowestPriceMustNotBeAboveTheMaximum() {
    var query = MenuQuery()
    query.filter.maximumPrice = "9".amount
    let found = MenuDataSource(menu: menu).matching(query)
    #expect(found.rows == ["Èclair", "Zuppa", "éclair", "Rossa", "Speciale", "Due"])
    #expect(found.counts.hidden == [.init(reason: .price, count: 3)])
  }

  @Test(arguments: [
    ("Pizze", [0]), ("pizzas", [0]), ("1", [0]), ("altro", [1, 2, 3, 4]),
    (" ALTRO ", [1, 2, 3, 4]),
    ("le piu rosse", [2, 3]), ("red", [2, 3]), ("Speciali", [3]), ("Le più rosse · Speciali", [3]),
    ("2", [4]), ("3", []), ("0", []), ("-1", []), ("99999999999999999999", []), ("", []),
    ("pizz", []),
  ])
  func aSectionIsNamedByATitleOrTheNumberOfItsTab(name: String, sections: [Int]) {
    let all = MenuDataSource(menu: menu)
    #expect(all.sections(named: name) == sections)
    var query = MenuQuery()
    query.section = name
    let chosen = all.matching(query)
    #expect((0..<5).filter { chosen.numberOfRows(inSection: $0) > 0 } == sections)
    #expect(chosen.counts.total == chosen.counts.shown)
  }

  @Test func queriesAreComparedByTheirBytes() {
    #expect(MenuQuery(search: "è") != MenuQuery(search: "e\u{300}"))
    #expect(MenuQuery(search: "è") == MenuQuery(search: "è"))
    #expect(MenuQuery(search: " , ").isEmpty)
    #expect(!MenuQuery(search: "x").isEmpty)
    #expect(!MenuQuery(search: "x").hasFilters)
  }

  @Test func hostileTextsAreSearchedInOnePass() throws {
    let marks = String(repeating: "\u{301}\u{316}", count: 40_000)
    let pizza = Pizza(name: "Pi" + marks + "zza " + String(repeating: "x", count: 10_000))
    let found = MenuDataSource(pizzas: [pizza]).matching(
      MenuQuery(search: "pizza xxxx\u{301}" + marks))
    let item = try #require(found.item(forRow: 0, inSection: 0))
    #expect(item.titleMatches.count == 2_501)
  }

  @Test func whatHasADearSizeMayCostMost() {
    func pizza(_ prices: [String]) -> Pizza {
      var pizza = Pizza(name: "A")
      pizza.dish.sizes = prices.map { DishSize(name: "", price: Price(.exactly($0.amount))) }
      return pizza
    }
    let source = MenuDataSource(pizzas: [pizza(["13"]), pizza(["9.50", "15"]), pizza(["6"])])
    #expect(source.dearestRow?.row == 1)
    var query = MenuQuery()
    query.order = .dearest
    #expect(source.matching(query).dearestRow?.row == 0)
    #expect(source.matching(query).dishIndex(forRow: 0, inSection: 0)?.position == 1)
  }

  /// 1.80 for 100 g is not less than 5.00 for a whole one; a piece is what one orders.
  @Test func whatIsPaidByWeightDoesNotCostLeast() {
    func dish(_ price: String, per: String? = nil) -> Dish {
      var dish = Dish(name: LocalizedText(price))
      dish.price = Price(.exactly(price.amount), per: per.map { LocalizedText($0) })
      return dish
    }
    var menu = Menu()
    menu.other = [dish("1.80", per: "100 g"), dish("9"), dish("5", per: "piece")]
    menu.other.append(dish("2", per: "person"))
    #expect(MenuDataSource(menu: menu).cheapestRow?.row == 2)
    menu.other = [dish("1.80", per: "100 g")]
    #expect(MenuDataSource(menu: menu).cheapestRow == nil)
  }
}
