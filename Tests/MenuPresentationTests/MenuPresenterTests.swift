import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuPresenterTests {
  let view = MenuViewSpy()
  var presenter = MenuPresenter(
    MenuSession(
      dataSource: MenuDataSource(pizzas: [.fixture(name: "Marinara"), .fixture(name: "Diavola")])))

  @Test mutating func aCreatedViewIsToldToShowTheMenu() {
    presenter.view = view
    #expect(view.calls == [])
    presenter.viewCreated()
    #expect(view.calls == ["showMenu"])
  }

  @Test func sectionsAndRowsAreThoseOfTheMenu() {
    #expect(presenter.numberOfSections == 1)
    #expect(presenter.numberOfRows(inSection: 0) == 2)
    #expect(presenter.numberOfRows(inSection: 1) == 0)
  }

  @Test func aCellShowsItsItem() {
    let cell = MenuCellSpy()
    presenter.configure(cell: cell, forRow: 1, inSection: 0)
    #expect(cell.title == "Diavola")
  }

  @Test func aCellShowsAllThatARowHasRoomFor() {
    let sample = MenuPresenter(.sample())
    let cell = MenuCellSpy()
    sample.configure(cell: cell, forRow: 1, inSection: 0)
    #expect(cell.number == "2")
    #expect(cell.signs == ["V"])
    #expect(cell.summary == "pomodoro, fior di latte, basilico")
    #expect(cell.price == "7,00 – 11,50\u{A0}€")
    #expect(cell.shortPrice == "da 7,00\u{A0}€")
    #expect(cell.soldOut == nil)
  }

  @Test func aCellSaysWhatIsSoldOutFrozenAndSpicy() {
    let sample = MenuPresenter(.sample())
    let (soldOut, frozen, spicy) = (MenuCellSpy(), MenuCellSpy(), MenuCellSpy())
    sample.configure(cell: soldOut, forRow: 0, inSection: 1)
    sample.configure(cell: frozen, forRow: 1, inSection: 1)
    sample.configure(cell: spicy, forRow: 2, inSection: 0)
    #expect(soldOut.soldOut == "esaurita")
    #expect(frozen.title == "Mare*")
    #expect(spicy.signs == ["••"])
  }

  @Test(arguments: [(2, 0), (-1, 0), (0, 1), (Int.max, Int.min)])
  func aCellOutsideTheMenuIsLeftAlone(row: Int, section: Int) {
    let cell = MenuCellSpy()
    presenter.configure(cell: cell, forRow: row, inSection: section)
    #expect(cell.title == nil)
  }

  @Test(arguments: ["", "mar", "i"], [AllergenSet(), [.milk]])
  func aCellThatIsUsedAgainSaysNothingOfTheRowBefore(search: String, without: AllergenSet) {
    var query = MenuQuery(search: search)
    query.filter.without = without
    query.filter.showsUndeclared = true
    for language in ["it", "en"] as [Language] {
      let sample = MenuSession(
        dataSource: MenuDataSource(menu: .sample(), language: language), query: query)
      #expect(MenuCellContract(MenuPresenter(sample)).violations() == [])
    }
  }

  @Test func theWordsAreTheGuestsTillAnotherLanguageIsChosen() {
    // Whoever reads English sees the menu of the house, which is in Italian and German.
    var menu = Menu(pizzas: [.fixture()])
    menu.language = "it"
    menu.pizzas[0].dish.name = ["it": "Ai funghi", "de": "Mit Pilzen"]
    let guest = Guest(
      dataSource: MenuDataSource(menu: menu, language: "it", words: .english))
    func shown() -> [String] { guest.status + [guest.selectedDetails?.title ?? ""] }
    #expect(shown() == ["1 item", "Ai funghi"])
    guest.perform(.language)
    #expect(shown() == ["1 Eintrag", "Mit Pilzen"])
    guest.perform(.language)
    #expect(shown() == ["1 voce", "Ai funghi"])
    guest.show(menu)
    #expect(shown() == ["1 voce", "Ai funghi"])
    // The next guest of a kiosk.
    guest.reset()
    #expect(shown() == ["1 item", "Ai funghi"])
    guest.show(menu)
    #expect(shown() == ["1 item", "Ai funghi"])
  }

  @Test func aMenuInOneLanguageKeepsTheGuestsWords() {
    var menu = Menu(pizzas: [.fixture()])
    menu.language = "it"
    let guest = Guest(
      dataSource: MenuDataSource(menu: menu, language: "it", words: .english))
    guest.perform(.language)
    #expect(guest.status == ["1 item"])
  }

  @Test mutating func thePresenterDoesNotKeepItsView() {
    var shortLived: MenuViewSpy? = MenuViewSpy()
    presenter.view = shortLived
    shortLived = nil
    #expect(presenter.view == nil)
  }
}
