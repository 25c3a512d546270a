import MenuTestSupport
import Testing

@testable import OldMenuCore

/// What guests type of prices: limits in letters, a new limit, none, a size, and what costs most.
@Suite(.timeLimit(.minutes(5))) struct TypedPriceTests {
  @Test(arguments: [
    ("less than ten euros", "9.9999"), ("meno di dieci euro", "9.9999"),
    ("unter zwanzig Euro", "19.9999"),
    ("moins de quinze euros", "14.9999"), ("menos de treinta euros", "29.9999"),
    ("under nineteen", "18.9999"), ("fino a dodici", "12"),
    ("under thirty five euros", "34.9999"), ("under thirty-five", "34.9999"),
    ("thirty five euros", "35"),
    ("fino a ventuno euro", "21"), ("meno di trentotto", "37.9999"),
    ("sotto i trentatré euro", "32.9999"),
    ("unter fünfunddreißig Euro", "34.9999"), ("höchstens einundzwanzig Euro", "21"),
    ("moins de dix-sept euros", "16.9999"), ("moins de dix sept euros", "16.9999"),
    ("moins de vingt et un euros", "20.9999"), ("moins de soixante-douze euros", "71.9999"),
    ("moins de quatre-vingt-quatorze euros", "93.9999"),
    ("menos de treinta y cinco euros", "34.9999"), ("menos de veintidós euros", "21.9999"),
  ])
  func aLimitMayBeWrittenInLetters(text: String, price: String) {
    let typed = TypedQuery(text)
    #expect(typed.maximumPrice == price.amount && typed.rest.isEmpty && !typed.isUndecided)
  }

  @Test(arguments: [
    "zwei Pizzen", "quattro stagioni", "one pizza", "sei", "thirty five", "treinta y cinco",
  ])
  func aNumberInLettersAloneIsNoLimit(text: String) {
    #expect(TypedQuery(text).maximumPrice == nil)
  }

  @Test(arguments: [
    "between twenty and thirty euros", "twenty to thirty euros", "entre vingt et trente euros",
    "zwischen zwanzig und dreißig Euro", "entre veinte y treinta euros", "tra venti e trenta euro",
  ])
  func aRangeInLettersIsNoNumberBetweenTheTens(text: String) {
    let typed = TypedQuery(text)
    #expect(typed.maximumPrice == nil && typed.isNotUnderstood)
  }

  @Test(arguments: [
    ("under 12", "11.9999"), ("under 8", "7.9999"), ("no limit", nil), ("senza limite", nil),
    ("egal was es kostet", nil), ("sans limite", nil), ("sin límite", nil), ("margherita", "9"),
    ("no milk", "9"),
  ])
  func whatIsTypedAnewTakesThePlaceOfTheLimitBefore(text: String, price: String?) {
    let query = MenuQuery(search: text, maximumPrice: "9".amount).settled()
    #expect(query.filter.maximumPrice == price.map(\.amount))
  }

  private let menu: Menu = {
    var menu = Menu()
    menu.pizzas = [.fixture(name: "Margherita"), .fixture(name: "Maxi pizza")]
    var maxi = DishSize(name: "maxi")
    maxi.price = Price(.exactly("12".amount))
    var normal = DishSize(name: "normale")
    normal.price = Price(.exactly("7".amount))
    for place in menu.pizzas.indices {
      menu.pizzas[place].dish.price = nil
      menu.pizzas[place].dish.sizes = [normal, maxi]
    }
    var water = Dish(name: "Acqua")
    water.price = Price(.exactly("2".amount))
    var wine = Dish(name: "Vino")
    wine.price = Price(.exactly("20".amount))
    menu.beverages = [Beverage(water), Beverage(wine)]
    return menu
  }()

  @Test(arguments: [
    ("margherita maxi under 8", []), ("under 9 euro maxi", ["Maxi pizza"]),
    ("margherita maxi under 12", []), ("margherita maxi up to 12", ["Margherita"]),
    ("margherita under 8", ["Margherita"]),
    ("margherita maxi", ["Margherita"]), ("normale under 8", ["Margherita", "Maxi pizza"]),
  ])
  func aSizeThatCostsMoreIsNoHit(search: String, names: [String]) {
    let dataSource = MenuDataSource(menu: menu)
    #expect(dataSource.matching(MenuQuery(search: search)).rows == names)
    #expect(dataSource.matching(MenuQuery(search: search), index: MenuIndex(menu)).rows == names)
  }

  @Test(arguments: [
    "the most expensive drink", "la bevanda più cara", "das teuerste Getränk",
    "la boisson la plus chère", "la bebida más cara",
  ])
  func whatCostsMostComesFirst(search: String) {
    let query = MenuQuery(search: search)
    #expect(query.orderAsked == .dearest && query.settled().order == .dearest)
    let found = MenuDataSource(menu: menu).matching(query)
    #expect(found.rows == ["Vino", "Acqua"])
    #expect(found.dearestRow.map { [$0.section, $0.row] } == [1, 0])
  }
}
