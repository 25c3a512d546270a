import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct BoardTests {
  static let sizes = [(80, 24), (120, 30), (46, 19), (10, 3), (20, 7), (200, 60), (10, 4)].map {
    Size(columns: $0.0, lines: $0.1)
  }

  let launcher = FakePeriodicTaskLauncher()
  let session = MenuSession.sample()

  private func board(
    _ session: MenuSession? = nil, hidesSoldOut: Bool = false, onTurn: @escaping () -> Void = {}
  ) -> Board {
    Board(
      session ?? self.session, text: TerminalText(cellWidth: testCellWidth),
      hidesSoldOut: hidesSoldOut, interval: .seconds(12), launcher: launcher, onTurn: onTurn)
  }

  /// The pages until the first one comes again.
  private func pages(of board: Board, size: Size) -> [Frame] {
    var pages = [board.frame(for: size)]
    for _ in 0..<2_000 {
      launcher.tick()
      let page = board.frame(for: size)
      if page == pages[0] { break }
      pages.append(page)
    }
    return pages
  }

  /// Names that no other text holds, each alone on its line at ten columns.
  private func numbered(_ count: Int) -> MenuSession {
    var menu = Menu(pizzas: (0..<count).map { .fixture(name: "Pz\($0).", group: "\($0 % 3)") })
    menu.groups = (0..<3).map { DishGroup(id: "\($0)", title: "Gruppo") }
    menu.desserts = [.fixture(name: "Dolce.")]
    return MenuSession(dataSource: MenuDataSource(menu: menu, language: "it"))
  }

  @Test(arguments: sizes, [1, 7, 40, 101])
  func everyDishIsSeenOnceOverAllPages(size: Size, count: Int) {
    let lines = pages(of: board(numbered(count)), size: size).flatMap(\.text)
    for name in (0..<count).map({ "Pz\($0)." }) + ["Dolce."] {
      #expect(lines.reduce(0) { $0 + $1.ranges(of: name).count } == 1, "\(name)")
    }
  }

  @Test(arguments: sizes)
  func everyPageIsAsWideAndHighAsTheScreenAndSaysWhomToAsk(size: Size) {
    let text = TerminalText(cellWidth: testCellWidth)
    for page in pages(of: board(), size: size) {
      #expect(page.lines.count == size.lines)
      #expect(page.text.allSatisfy { text.width(of: $0) == size.columns })
      #expect(page.text.joined().lowercased().contains("allergeni"))
    }
  }

  @Test(arguments: [("it", "senza latte"), ("en", "without milk")])
  func aBoardWithAFilterSaysWhichOne(language: Language, words: String) {
    let typed = MenuQuery(search: "no milk")
    var chosen = MenuQuery()
    chosen.filter.without = [.milk]
    for query in [typed, chosen] {
      let session = MenuSession(
        dataSource: MenuDataSource(menu: .sample(), language: language), query: query)
      for page in pages(of: board(session), size: Size(columns: 80, lines: 24)) {
        #expect(page.text.first?.contains(words) == true)
      }
    }
  }

  @Test(arguments: [(80, 24), (120, 30), (200, 60)])
  func whatIsSaidOfAllDishesOfASectionStandsUnderItsHeading(columns: Int, lines: Int) throws {
    var menu = Menu(pizzas: [.fixture(name: "Uno", group: "g"), .fixture(name: "Due", group: "g")])
    menu.groups = [
      DishGroup(id: "g", title: "Fritti", description: "Tutto fritto in olio di arachidi")
    ]
    let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "it"))
    let text = board(session).frame(for: Size(columns: columns, lines: lines)).text
    let heading = try #require(text.firstIndex { $0.contains("Fritti ──") })
    #expect(text[heading + 1].hasPrefix(" Tutto fritto in olio di arachidi "))
    #expect(text[heading + 2].contains("Uno"))
    let small = pages(of: board(session), size: Size(columns: 20, lines: 7)).flatMap(\.text)
    #expect(!small.contains { $0.contains("arachidi") })
  }

  @Test func nobodyTypesOnABoard() {
    #expect(!board().frame(for: Size(columns: 80, lines: 24)).showsCursor)
  }

  @Test(arguments: 20...36) func noPageHasOneDishInOneLine(count: Int) {
    var menu = Menu(pizzas: [])
    menu.desserts = (0..<count).map { .fixture(name: "Dolce \($0)") }
    menu.name = "Da Giuseppe"
    let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "it"))
    for page in pages(of: board(session), size: Size(columns: 80, lines: 12)) {
      #expect(page.text.count { $0.contains("Dolce ") } > 1, "\(page.text)")
    }
  }

  @Test func ingredientsGoOnInTheLineBelow() throws {
    let names = (1...14).map { "ingrediente\($0)" }
    var menu = Menu.sample()
    menu.pizzas[0].dish.ingredients = names.map { Ingredient(name: LocalizedText($0)) }
    let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "it"))
    let page = pages(of: board(session), size: Size(columns: 120, lines: 30))[0].text.joined()
    #expect(names.prefix(8).allSatisfy { page.contains($0) })
  }

  @Test func theFootTellsWhereTheHouseIs() {
    var menu = Menu.sample()
    menu.phone = "06 1234567"
    let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "it"))
    let page = pages(of: board(session), size: Size(columns: 120, lines: 30))[0].text.joined()
    #expect(page.contains("Telefono: 06 1234567"))
  }

  @Test func thePageIsNumbered() {
    let pages = pages(of: board(numbered(60)), size: Size(columns: 80, lines: 24))
    #expect(pages.count > 2)
    for (place, page) in pages.enumerated() {
      #expect(page.text[0].hasSuffix("pagina \(place + 1) di \(pages.count) "))
    }
  }

  @Test func itIsLaidOutInTwoColumnsWhereItIsWide() {
    let lines = board(numbered(60)).frame(for: Size(columns: 120, lines: 30)).text
    #expect(lines.contains { $0.ranges(of: "Pz").count == 2 })
  }

  @Test func soldOutDishesAreDimmedOrLeftOut() {
    let size = Size(columns: 80, lines: 40)
    let dimmed = board().frame(for: size)
    #expect(
      dimmed.lines.joined().contains { $0.text.string.contains("Tartufo") && $0.style == .dim })
    let hidden = board(hidesSoldOut: true).frame(for: size)
    #expect(!hidden.text.joined().contains("Tartufo"))
  }

  @Test(arguments: [Key.enter, .character("x"), .control("c"), .escape, .character("Q")])
  func anyKeyTurnsThePage(key: Key) {
    let board = board(numbered(60))
    let size = Size(columns: 80, lines: 24)
    let first = board.frame(for: size)
    #expect(board.handle(.key(key)))
    #expect(board.frame(for: size) != first)
  }

  @Test func qEndsAndNothingElseDoes() {
    let board = board()
    #expect(!board.handle(.key(.character("q"))))
    #expect(board.handle(.resized))
  }

  @Test func aTurnAsksForAFrame() {
    var turns = 0
    let board = board { turns += 1 }
    #expect(launcher.interval == .seconds(12))
    launcher.tick(times: 3)
    #expect(turns == 3)
    _ = board
  }

  @Test func itFollowsTheFileAndTellsGuestsOnlyTheTime() {
    let board = board()
    let size = Size(columns: 80, lines: 40)
    var menu = Menu.sample()
    menu.desserts = [.fixture(name: "Cannolo")]
    board.follow(
      .menu(MenuReading(menu: menu, diagnostics: [])), file: "/srv/secret/Menu.json")
    #expect(board.frame(for: size).text.joined().contains("Cannolo"))
    board.follow(ReloadTests.problem, file: "/srv/secret/Menu.json")
    let text = board.frame(for: size).text.joined()
    #expect(text.contains("menu delle 19:05"))
    #expect(!text.contains("secret") && !text.contains("Menu.json"))
  }

  @Test func nobodyChoseADishThatCouldBeGone() {
    let board = board()
    var menu = Menu.sample()
    menu.pizzas.removeFirst()
    board.follow(.menu(MenuReading(menu: menu, diagnostics: [])), file: "Menu.json")
    let text = board.frame(for: Size(columns: 80, lines: 40)).text.joined()
    #expect(!text.contains("Marinara"))
  }

  @Test func anEmptyMenuHasOnePage() {
    let session = MenuSession(dataSource: MenuDataSource(menu: Menu()))
    let board = board(session)
    for size in Self.sizes {
      #expect(pages(of: board, size: size).count == 1)
      #expect(board.frame(for: size).lines.count == size.lines)
    }
  }
}
