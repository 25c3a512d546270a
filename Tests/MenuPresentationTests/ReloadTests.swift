import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReloadTests {
  let presenter = MenuPresenter.sample()

  private var selected: String? { presenter.selectedDetails?.title }

  private func select(_ title: String) {
    presenter.perform(.move(.first), pageLength: 1)
    for _ in 0..<20 where selected != title { presenter.perform(.move(.down), pageLength: 1) }
  }

  @Test(arguments: [(0, nil), (1, "Menu.json: 1 problem"), (2, "Menu.json: 2 problems")])
  func whatIsNotShownAsMeantIsToldUntilItIsMended(errors: Int, text: String?) throws {
    let price = #"{"name": "a", "price": "x"}"#
    let dishes = ([#"{"name": "b"}"#] + Array(repeating: price, count: errors))
      .joined(separator: ", ")
    let reading = try MenuReader.read(Array(#"{"other": [\#(dishes)]}"#.utf8))
    let presenter = MenuPresenter(dataSource: MenuDataSource(menu: reading.menu))
    presenter.tellFaults(of: reading, file: "Menu.json")
    #expect(presenter.noticeText == text.map { $0 + ", run giuseppe-menu check" })
    presenter.follow(.menu(reading), file: "Menu.json")
    #expect(presenter.noticeText == text.map { $0 + ", run giuseppe-menu check" })
    presenter.isForGuests = true
    #expect(presenter.noticeText == nil)
  }

  @Test func theDishStaysSelectedAmongOthers() {
    select("Diavola")
    var menu = Menu.sample()
    menu.pizzas.insert(.fixture(name: "Nuova", group: "classiche"), at: 0)
    menu.pizzas.swapAt(1, 4)
    presenter.show(menu)
    #expect(selected == "Diavola")
    #expect(presenter.noticeText == nil)
  }

  @Test func anIdGoesBeforeAName() {
    var menu = Menu(pizzas: [.fixture(name: "A"), .fixture(name: "B")])
    menu.pizzas[1].dish.id = "b"
    let presenter = MenuPresenter(dataSource: MenuDataSource(menu: menu))
    presenter.perform(.move(.down), pageLength: 1)
    menu.pizzas[1].dish.name = "A"
    menu.pizzas[0].dish.name = "B"
    presenter.show(menu)
    #expect(presenter.selection == RowPath(section: 0, row: 1))
  }

  @Test func ofEqualNamesTheNearestIsTheSame() {
    let menu = Menu(pizzas: [.fixture(name: "A"), .fixture(name: "A"), .fixture(name: "B")])
    let presenter = MenuPresenter(dataSource: MenuDataSource(menu: menu))
    presenter.perform(.move(.down), pageLength: 1)
    presenter.show(menu)
    #expect(presenter.selection == RowPath(section: 0, row: 1))
  }

  @Test func aDishThatIsOnlyHiddenNowIsNotCalledGone() {
    var menu = Menu(pizzas: [.fixture(name: "Alfa"), .fixture(name: "Beta")])
    menu.language = "it"
    for place in 0...1 { menu.pizzas[place].dish.allergens = AllergenStatement(isComplete: true) }
    var query = MenuQuery()
    query.filter.without = AllergenSet(.milk)
    let presenter = MenuPresenter(
      dataSource: MenuDataSource(menu: menu, language: "it"), query: query)
    presenter.perform(.move(.down), pageLength: 1)
    menu.pizzas[1].dish.allergens = AllergenStatement(contains: [.milk], isComplete: true)
    presenter.show(menu)
    #expect(presenter.selectedDetails?.title == "Alfa")
    #expect(presenter.noticeText == "Beta non è più tra le voci mostrate")
  }

  @Test func aClickAnswersTheNoticeToo() {
    select("Diavola")
    var menu = Menu.sample()
    menu.pizzas.remove(at: 2)
    presenter.show(menu)
    #expect(presenter.noticeText == "Diavola non è più nel menu")
    presenter.select(RowPath(section: 0, row: 0))
    #expect(presenter.noticeText == nil)
  }

  @Test func aDishThatIsGoneLeavesItsNeighbour() {
    select("Diavola")
    presenter.perform(.open, pageLength: 1)
    var menu = Menu.sample()
    menu.pizzas.removeAll { $0.dish.name == "Diavola" }
    presenter.show(menu)
    #expect(selected == "Tartufo")
    #expect(presenter.page == nil)
    #expect(presenter.noticeText == "Diavola non è più nel menu")
    presenter.perform(.move(.up), pageLength: 1)
    #expect(presenter.noticeText == nil)
  }

  @Test func faultsAreToldBehindADishThatIsGone() throws {
    let file = #"{"language": "it", "other": [{"name": "a", "price": "x"}]}"#
    let reading = try MenuReader.read(Array(file.utf8))
    presenter.follow(.menu(reading), file: "Menu.json")
    #expect(presenter.noticeText?.hasSuffix(" non è più nel menu") == true)
    presenter.perform(.move(.down), pageLength: 1)
    #expect(presenter.noticeText?.hasPrefix("Menu.json: 1 ") == true)
  }

  @Test func anOpenPageStaysOpen() {
    select("Margherita")
    presenter.perform(.open, pageLength: 1)
    var menu = Menu.sample()
    menu.pizzas.removeFirst()
    menu.pizzas[0].dish.isSoldOut = true
    presenter.show(menu)
    #expect(presenter.page?.title.contains("Margherita") == true)
    #expect(presenter.selectedDetails?.prices == ["esaurita"])
  }

  @Test func theLanguageStays() {
    presenter.perform(.language, pageLength: 1)
    presenter.show(.sample())
    #expect(presenter.languageName == "English")
  }

  @Test func whatIsSearchedAndFilteredStays() {
    presenter.perform(.search, pageLength: 1)
    presenter.perform(.insert("mar"), pageLength: 1)
    presenter.perform(.accept, pageLength: 1)
    presenter.toggleFilter(at: 0)
    let (query, counts) = (presenter.query, presenter.countsLine)
    #expect(query.hasFilters && query.search == "mar")
    presenter.show(.sample())
    #expect(presenter.query == query)
    #expect(presenter.countsLine == counts)
  }

  @Test func anEmptyMenuAndBackAgain() {
    presenter.show(Menu())
    #expect(presenter.selection == nil)
    presenter.show(.sample())
    #expect(presenter.selection == RowPath(section: 0, row: 0))
  }

  static let problem = MenuFileEvent.problem(
    .init(
      error: .unreadable(path: "/srv/Menu.json", reason: .missing),
      since: TimeOfDay(hour: 19, minute: 5)))

  @Test func aProblemIsALineUntilTheFileIsGoodAgain() {
    presenter.follow(Self.problem, file: "Menu.json")
    presenter.perform(.move(.down), pageLength: 1)
    #expect(
      presenter.noticeText == "Menu.json: il file non c'è · si vede il menu delle 19:05")
    presenter.follow(.menu(MenuReading(menu: .sample(), diagnostics: [])), file: "Menu.json")
    #expect(presenter.noticeText == nil)
  }

  @Test func aProblemInTheFileIsToldWithItsPlace() throws {
    let error = #expect(throws: MenuFileError.self) { try MenuReader.read(Array("{\n 7".utf8)) }
    let news = MenuFileEvent.problem(
      .init(error: try #require(error), since: TimeOfDay(hour: 9, minute: 30)))
    presenter.follow(news, file: "Menu.json")
    #expect(presenter.noticeText?.hasPrefix("Menu.json:2:2 ") == true)
    #expect(presenter.noticeText?.hasSuffix(" · si vede il menu delle 09:30") == true)
  }

  @Test func onANarrowScreenTheReasonIsCutNotTheAge() {
    let browser = Browser(presenter: presenter, text: TerminalText(cellWidth: testCellWidth))
    presenter.follow(Self.problem, file: "Menu.json")
    let lines = browser.frame(for: Size(columns: 46, lines: 19)).text
    #expect(lines.contains { $0.hasPrefix(" Menu.json: ") && $0.contains("menu delle 19:05") })
  }

  @Test func aGuestIsToldNothingButTheTime() {
    presenter.isForGuests = true
    presenter.follow(Self.problem, file: "Menu.json")
    #expect(presenter.noticeText == "menu delle 19:05")
  }

  @Test(arguments: [
    Size(columns: 80, lines: 24), Size(columns: 46, lines: 19), Size(columns: 40, lines: 10),
    Size(columns: 40, lines: 5), Size(columns: 120, lines: 30),
  ])
  func theNoticeIsOnTheScreen(size: Size) {
    presenter.isForGuests = true
    let browser = Browser(presenter: presenter, text: TerminalText(cellWidth: testCellWidth))
    presenter.follow(Self.problem, file: "Menu.json")
    let frame = browser.frame(for: size)
    #expect(frame.text.contains { $0.contains("menu delle 19:05") })
    #expect(frame.lines.count == size.lines)
    presenter.perform(.open, pageLength: 1)
    let page = browser.frame(for: size)
    #expect(page.text.contains { $0.contains("menu delle 19:05") } == (size.lines >= 8))
  }
}
