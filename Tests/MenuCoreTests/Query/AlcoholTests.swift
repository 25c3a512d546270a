import Testing

@testable import MenuCore

/// Searches for alcohol, and for its absence.
struct AlcoholTests {
  @Test("the word for alcohol finds the dishes that state it")
  func alcohol() throws {
    let menu = try Trattoria.shipped()
    let stated = menu.asked("alcol").titles
    #expect(stated.count == menu.items.filter { $0.alcohol != nil }.count && !stated.isEmpty)
  }

  @Test(
    "excluding alcohol names the dishes that state it, if none states 0 % vol",
    arguments: [
      "without alcohol", "no alcohol", "alcohol-free", "senza alcol", "analcolico",
      "ohne Alkohol", "alkoholfrei", "sans alcool", "sin alcohol", "bebidas sin alcohol",
    ])
  func withoutAlcohol(typed: String) throws {
    let menu = try Trattoria.shipped()
    let notStated = try #require(menu.asked(typed).notStated)
    #expect(notStated.named.count + notStated.more == menu.asked("alcol").titles.count)
  }

  @Test("excluding alcohol shows only the drinks that state 0 % vol")
  func noAlcohol() {
    var free = Dish(name: "Lager 0,0")
    free.alcoholPercent = 0
    var beer = Dish(name: "Pils")
    beer.alcoholPercent = 5
    var menu = Menu()
    menu[.beverages] = [free, beer, Dish(name: "Cola")]
    for typed in ["senza alcol", "alkoholfrei", "without alcohol"] {
      let found = MenuDataSource(menu: menu, language: "it").asked(typed)
      let translation = MenuQuery.Translation(word: typed, name: "0 % vol")
      #expect(found.titles == ["Lager 0,0"] && found.notice == .translated([translation]))
    }
  }
}
