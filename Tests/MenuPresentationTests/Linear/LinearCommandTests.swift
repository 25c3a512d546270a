import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Words of the manual that have nothing to act on, or stand alone.
@Suite(.timeLimit(.minutes(5))) struct LinearCommandTests {
  /// A menu with a list that comes in two parts.
  private static func long(language: Language = "it") -> LinearMenu {
    var menu = Menu.sample()
    menu.pizzas = (1...25).map { .fixture(name: "Pizza n\($0)") }
    return .sample(of: menu, language: language)
  }

  @Test func whereNothingIsLeftThatIsSaidAndNothingChanges() {
    let menu = Self.long(language: "en")
    let first = menu.told(to: "pizzas")
    #expect(first.hasSuffix("5 more items: type more.\n"))
    #expect(menu.told(to: "more").hasSuffix("25. Pizza n25.\n"))
    for line in ["more", "more", "mor"] {
      #expect(menu.told(to: line) == "There are no more items.\n")
    }
    #expect(menu.session.query.isEmpty)
    #expect(menu.told(to: "25").hasPrefix("Pizza n25. "))
    #expect(
      LinearMenu.sample(language: "en").told(to: "more") == "There are no more items.\n")
  }

  @Test func theListOfThatNameIsNeverTakenForTheRest() {
    let menu = Self.long()
    for line in ["pizze", "altro", "3"] { _ = menu.told(to: line) }
    for _ in 1...2 {
      #expect(
        menu.told(to: "altro")
          == "Non ci sono altre voci; per la lista Altro scrivi liste e il suo numero.\n")
    }
    #expect(menu.told(to: "25").hasPrefix("Pizza n25. "))
    #expect(menu.told(to: "more") == "Non ci sono altre voci.\n")
    _ = menu.told(to: "liste")
    #expect(menu.told(to: "4").hasPrefix("Altro.\n1. Olive"))
    for line in ["bevande", "altro"] { _ = menu.told(to: line) }
    #expect(menu.told(to: "1").hasPrefix("Olive"))
  }

  @Test func aMenuWithoutTheListDoesNotPromiseIt() {
    let menu = LinearMenu.sample(of: Menu(pizzas: (1...25).map { .fixture(name: "Pizza n\($0)") }))
    for line in ["pizze", "altro"] { _ = menu.told(to: line) }
    #expect(menu.told(to: "altro") == "Non ci sono altre voci.\n")
    #expect(
      LinearMenu.sample(of: Menu(pizzas: [.fixture(name: "A")])).told(to: "altro")
        == "Non ci sono altre voci.\n")
  }

  @Test func aDishOfThatNameIsFoundWhereNothingIsLeft() {
    let menu = LinearMenu.sample(of: Menu(pizzas: [.fixture(name: "Crostata di more")]))
    #expect(menu.told(to: "more").hasPrefix("1 di 1 voce.\n1. Crostata di more"))
  }

  @Test(arguments: [("mostra", "nascondi"), ("show", "hide")])
  func aloneTheyMeanWhatIsNotDeclared(show: String, hide: String) {
    let menu = LinearMenu.sample()
    let hidden = menu.told(to: "senza latte")
    let shown = menu.told(to: show)
    #expect(
      shown.contains("Filtri: senza latte, non dichiarate mostrate. 8 voci, 1 nascosta: latte 1."))
    #expect(menu.told(to: hide) == hidden)
    #expect(menu.told(to: "mostra non dichiarati") == shown)
    #expect(menu.told(to: hide) == hidden)
  }

  @Test func withoutAnAllergenLeftOutThereIsNothingToHide() {
    let menu = LinearMenu.sample()
    #expect(menu.told(to: "nascondi").hasPrefix("Nessuna voce con \"nascondi\".\n"))
    #expect(!menu.session.query.filter.showsUndeclared)
  }
}
