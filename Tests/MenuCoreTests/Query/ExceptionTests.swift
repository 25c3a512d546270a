import Testing

@testable import MenuCore

/// Sentences with an exception, about low prices and about alcohol, which no clause expresses.
struct ExceptionTests {
  @Test(
    "allergens after a word such as *except* are named, in five languages",
    arguments: [
      "everything except fish and eggs", "anything but fish or eggs", "all, except fish, eggs",
      "tutto tranne pesce e uova", "tutto fuorché il pesce e le uova",
      "alles außer Fisch und Eiern",
      "alles bis auf Fisch und Eier", "tout sauf poisson et œufs", "todo excepto pescado y huevos",
    ])
  func severalExceptions(typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    guard case .allergenUnclear(_, [.fish, .eggs])? = found.notice else {
      Issue.record("\(String(describing: found.notice))")
      return
    }
    #expect(found.titles.isEmpty)
  }

  @Test("an exception beside other clauses is not taken for all that is unclear")
  func exceptionBesideOthers() throws {
    let menu = try Trattoria.shipped()
    let typed = "milk, everything except fish"
    #expect(menu.asked(typed).notice == .notUnderstood(typed))
    #expect(menu.asked("not fish and eggs").titles.isEmpty)
  }

  @Test(
    "a word for low prices is not searched, in five languages",
    arguments: [
      ("cheapest", "cheapest"), ("the cheapest pizza", "cheapest"), ("il meno caro", "meno caro"),
      ("la pizza più economica", "più economica"), ("günstigste Pizza", "günstigste"),
      ("was ist am billigsten", "am billigsten"), ("la pizza la moins chère", "moins chère"),
      ("quelque chose de pas cher", "pas cher"), ("el más barato", "barato"),
      ("lo más económico", "más económico"),
    ])
  func cheap(typed: String, word: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.notice == .notUnderstood(word) && found.titles.isEmpty)
  }

  @Test(
    "the dishes that state alcohol are found by the word, and named by its exclusion",
    arguments: [
      "without alcohol", "no alcohol", "alcohol-free", "senza alcol", "analcolico",
      "ohne Alkohol", "alkoholfrei", "sans alcool", "sin alcohol", "bebidas sin alcohol",
    ])
  func alcohol(typed: String) throws {
    let menu = try Trattoria.shipped()
    let stated = menu.asked("alcol").titles
    #expect(stated.count == menu.items.filter { $0.alcohol != nil }.count && !stated.isEmpty)
    let notStated = try #require(menu.asked(typed).notStated)
    #expect(notStated.named.count + notStated.more == stated.count)
  }

  @Test("a drink that states 0 % vol is found by the exclusion of alcohol, and no other drink")
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
