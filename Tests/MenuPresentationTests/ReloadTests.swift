import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReloadTests {
  let guest = Guest.sample()

  private var selected: String? { guest.selectedDetails?.title }

  private func select(_ title: String) {
    guest.perform(.move(.first))
    for _ in 0..<20 where selected != title { guest.perform(.move(.down)) }
  }

  @Test(arguments: [(0, nil), (1, "Menu.json: 1 problem"), (2, "Menu.json: 2 problems")])
  func whatIsNotShownAsMeantIsToldUntilItIsMended(errors: Int, text: String?) throws {
    let price = #"{"name": "a", "price": "x"}"#
    let dishes = ([#"{"name": "b"}"#] + Array(repeating: price, count: errors))
      .joined(separator: ", ")
    let reading = try MenuReader.read(Array(#"{"other": [\#(dishes)]}"#.utf8))
    let guest = Guest(dataSource: MenuDataSource(menu: reading.menu))
    guest.tellFaults(of: reading, file: "Menu.json")
    #expect(guest.noticeText == text.map { $0 + ", run giuseppe-menu check" })
    guest.follow(.menu(reading), file: "Menu.json")
    #expect(guest.noticeText == text.map { $0 + ", run giuseppe-menu check" })
    guest.isForGuests = true
    #expect(guest.noticeText == nil)
  }

  @Test func theDishStaysSelectedAmongOthers() {
    select("Diavola")
    var menu = Menu.sample()
    menu.pizzas.insert(.fixture(name: "Nuova", group: "classiche"), at: 0)
    menu.pizzas.swapAt(1, 4)
    guest.show(menu)
    #expect(selected == "Diavola")
    #expect(guest.noticeText == nil)
  }

  @Test func anIdGoesBeforeAName() {
    var menu = Menu(pizzas: [.fixture(name: "A"), .fixture(name: "B")])
    menu.pizzas[1].dish.id = "b"
    let guest = Guest(dataSource: MenuDataSource(menu: menu))
    guest.perform(.move(.down))
    menu.pizzas[1].dish.name = "A"
    menu.pizzas[0].dish.name = "B"
    guest.show(menu)
    #expect(guest.selection == RowPath(section: 0, row: 1))
  }

  @Test func ofEqualNamesTheNearestIsTheSame() {
    let menu = Menu(pizzas: [.fixture(name: "A"), .fixture(name: "A"), .fixture(name: "B")])
    let guest = Guest(dataSource: MenuDataSource(menu: menu))
    guest.perform(.move(.down))
    guest.show(menu)
    #expect(guest.selection == RowPath(section: 0, row: 1))
  }

  @Test func aDishThatIsOnlyHiddenNowIsNotCalledGone() {
    var menu = Menu(pizzas: [.fixture(name: "Alfa"), .fixture(name: "Beta")])
    menu.language = "it"
    for place in 0...1 { menu.pizzas[place].dish.allergens = AllergenStatement(isComplete: true) }
    var query = MenuQuery()
    query.filter.without = AllergenSet(.milk)
    let guest = Guest(
      dataSource: MenuDataSource(menu: menu, language: "it"), query: query)
    guest.perform(.move(.down))
    menu.pizzas[1].dish.allergens = AllergenStatement(contains: [.milk], isComplete: true)
    guest.show(menu)
    #expect(guest.selectedDetails?.title == "Alfa")
    #expect(guest.noticeText == "Beta non è più tra le voci mostrate")
  }

  @Test func aClickAnswersTheNoticeToo() {
    select("Diavola")
    var menu = Menu.sample()
    menu.pizzas.remove(at: 2)
    guest.show(menu)
    #expect(guest.noticeText == "Diavola non è più nel menu")
    guest.select(RowPath(section: 0, row: 0))
    #expect(guest.noticeText == nil)
  }

  @Test func aDishThatIsGoneLeavesItsNeighbour() {
    select("Diavola")
    guest.perform(.open)
    var menu = Menu.sample()
    menu.pizzas.removeAll { $0.dish.name == "Diavola" }
    guest.show(menu)
    #expect(selected == "Tartufo")
    #expect(guest.page == nil)
    #expect(guest.noticeText == "Diavola non è più nel menu")
    guest.perform(.move(.up))
    #expect(guest.noticeText == nil)
  }

  @Test func faultsAreToldBehindADishThatIsGone() throws {
    let file = #"{"language": "it", "other": [{"name": "a", "price": "x"}]}"#
    let reading = try MenuReader.read(Array(file.utf8))
    guest.follow(.menu(reading), file: "Menu.json")
    #expect(guest.noticeText?.hasSuffix(" non è più nel menu") == true)
    guest.perform(.move(.down))
    #expect(guest.noticeText?.hasPrefix("Menu.json: 1 ") == true)
  }

  @Test func anOpenPageStaysOpen() {
    select("Margherita")
    guest.perform(.open)
    var menu = Menu.sample()
    menu.pizzas.removeFirst()
    menu.pizzas[0].dish.isSoldOut = true
    guest.show(menu)
    #expect(guest.page?.title.contains("Margherita") == true)
    #expect(guest.selectedDetails?.prices == ["esaurita"])
  }

  @Test func theLanguageStays() {
    guest.perform(.language)
    guest.show(.sample())
    #expect(guest.languageName == "English")
  }

  @Test func aLanguageThatIsGoneGreetsNobody() {
    let guest = Guest.sample(in: "en")
    #expect(guest.languageName == "English")
    var menu = Menu(pizzas: [Pizza(Dish(name: ["it": "Zucca", "de": "Kürbis"]))])
    menu.language = "it"
    guest.show(menu)
    guest.reset()
    #expect(guest.languageName == "italiano")
    guest.perform(.language)
    #expect(guest.languageName == "Deutsch")
    guest.show(.sample())
    guest.reset()
    #expect(guest.languageName == "English", "it is back")
  }

  @Test func whatIsSearchedAndFilteredStays() {
    guest.perform(.search)
    guest.perform(.insert("mar"))
    guest.perform(.accept)
    guest.perform(.filters)
    guest.toggleFilter(at: 0)
    let (query, counts) = (guest.query, guest.countsLine)
    #expect(query.hasFilters && query.search == "mar")
    guest.show(.sample())
    #expect(guest.query == query)
    #expect(guest.countsLine == counts)
  }

  @Test func anEmptyMenuAndBackAgain() {
    guest.show(Menu())
    #expect(guest.selection == nil)
    guest.show(.sample())
    #expect(guest.selection == RowPath(section: 0, row: 0))
  }

  static let problem = MenuFileEvent.problem(
    .init(
      error: .unreadable(path: "/srv/Menu.json", reason: .missing),
      since: TimeOfDay(hour: 19, minute: 5)))

  @Test func aProblemIsALineUntilTheFileIsGoodAgain() {
    guest.follow(Self.problem, file: "Menu.json")
    guest.perform(.move(.down))
    #expect(
      guest.noticeText == "Menu.json: il file non c'è · si vede il menu delle 19:05")
    guest.follow(.menu(MenuReading(menu: .sample(), diagnostics: [])), file: "Menu.json")
    #expect(guest.noticeText == nil)
  }

  @Test func aProblemInTheFileIsToldWithItsPlace() throws {
    let error = #expect(throws: MenuFileError.self) { try MenuReader.read(Array("{\n 7".utf8)) }
    let news = MenuFileEvent.problem(
      .init(error: try #require(error), since: TimeOfDay(hour: 9, minute: 30)))
    guest.follow(news, file: "Menu.json")
    #expect(guest.noticeText?.hasPrefix("Menu.json:2:2 ") == true)
    #expect(guest.noticeText?.hasSuffix(" · si vede il menu delle 09:30") == true)
  }

  @Test func aFaultOfTheFileNeverTakesThePlaceOfTheName() throws {
    let file = Array(#"{"name": "Da Giuseppe", "pizzas": [{"name": "A", "price": "€"}]}"#.utf8)
    let reading = try MenuReader.read(file)
    let guest = Guest(dataSource: MenuDataSource(menu: reading.menu))
    guest.tellFaults(of: reading, file: "Menu.json")
    for command: Command in [.filters, .toggle, .back] { guest.perform(command) }
    for size in [Size(columns: 120, lines: 30), Size(columns: 80, lines: 24)] {
      let title = guest.frame(for: size).text[0]
      #expect(title.contains("Da Giuseppe   Menu.json: "), "\(title)")
    }
    let narrow = guest.frame(for: Size(columns: 24, lines: 12)).text
    #expect(narrow[0].contains("Da Giuseppe"), "\(narrow)")
  }

  @Test func besideAFaultTheLanguageIsToldToo() throws {
    let reading = try MenuReader.read(Array(#"{"pizzas": [{"name": "A", "price": "€"}]}"#.utf8))
    guest.tellFaults(of: reading, file: "Menu.json")
    for command: Command in [.filters, .toggle, .back] { guest.perform(command) }
    let title = guest.frame(for: Size(columns: 120, lines: 30)).text[0]
    #expect(title.contains("Da Giuseppe   Menu.json: ") && title.contains("italiano L"), "\(title)")
  }

  @Test func onANarrowScreenTheReasonIsCutNotTheAge() {
    guest.follow(Self.problem, file: "Menu.json")
    let lines = guest.frame(for: Size(columns: 46, lines: 19)).text
    #expect(lines.contains { $0.hasPrefix(" Menu.json: ") && $0.contains("menu delle 19:05") })
  }

  @Test func aGuestIsToldNothingButTheTime() {
    guest.isForGuests = true
    guest.follow(Self.problem, file: "Menu.json")
    #expect(guest.noticeText == "menu delle 19:05")
  }

  @Test(arguments: [
    Size(columns: 80, lines: 24), Size(columns: 46, lines: 19), Size(columns: 40, lines: 10),
    Size(columns: 24, lines: 12), Size(columns: 120, lines: 30),
  ])
  func theAgeIsToldWhateverIsOpen(size: Size) {
    for commands: [Command] in [
      [.open], [.house], [.filters], [.filters, .toggle], [.help], [.help, .search], [.choice],
      [.search, .insert("a")], [.search, .insert("a"), .accept, .open],
      [.move(.last), .open, .take, .take],
    ] {
      let guest = Guest()
      guest.isForGuests = true
      guest.follow(Self.problem, file: "Menu.json")
      for command in commands { guest.perform(command) }
      let lines = guest.frame(for: size).text
      #expect(lines.contains { $0.contains("19:05") }, "\(size) \(commands) \(lines)")
    }
  }

  @Test func theAgeIsToldBesideATitleAsLongAsTheScreen() {
    var menu = Menu.sample()
    menu.pizzas[0].dish.name = "Marinara con acciughe di Cetara e capperi di Pantelleria"
    let guest = Guest(dataSource: MenuDataSource(menu: menu, language: "it"))
    guest.isForGuests = true
    guest.follow(Self.problem, file: "Menu.json")
    guest.perform(.open)
    for columns in 20...70 {
      let lines = guest.frame(for: Size(columns: columns, lines: 19)).text
      #expect(lines.contains { $0.contains("19:05") }, "\(lines)")
    }
  }

  @Test(arguments: [
    Size(columns: 80, lines: 24), Size(columns: 46, lines: 19), Size(columns: 40, lines: 10),
    Size(columns: 40, lines: 5), Size(columns: 120, lines: 30),
  ])
  func theNoticeIsOnTheScreen(size: Size) {
    guest.isForGuests = true
    guest.follow(Self.problem, file: "Menu.json")
    let frame = guest.frame(for: size)
    #expect(frame.text.contains { $0.contains("menu delle 19:05") })
    #expect(frame.lines.count == size.lines)
    guest.perform(.open)
    let page = guest.frame(for: size)
    #expect(page.text.contains { $0.contains("menu delle 19:05") })
    #expect(size.lines < 8 || page.text.last?.contains("? aiuto") == true, "the keys stay")
  }
}
