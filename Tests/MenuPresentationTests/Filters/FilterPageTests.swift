import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The page of the filters: where the keys lead, what is listed, what a click does.
@Suite(.timeLimit(.minutes(5))) struct FilterPageTests {
  @Test func aFilterThatWasOnStaysToBeTurnedOnAgain() throws {
    var menu = Menu(pizzas: [.fixture(name: "Alfa"), .fixture(name: "Beta")])
    menu.pizzas[0].dish.diets = [.glutenFree]
    menu.pizzas[1].dish.diets = [.halal]
    let guest = Guest(dataSource: MenuDataSource(menu: menu))
    guest.perform(.filters)
    let halal = try #require(guest.filters.firstIndex { $0.subject == .diet(.halal) })
    guest.toggleFilter(at: halal)
    menu.pizzas[1].dish.diets = []
    guest.show(menu)
    for isOn in [false, true, false] {
      guest.perform(.toggle)
      #expect(guest.query.filter.diets == (isOn ? [.halal] : []))
      #expect(guest.filters.first(where: \.isSelected)?.subject == .diet(.halal))
    }
  }

  @Test(
    arguments: [
      ([], "glutine"), ([.down], "crostacei"), ([.down, .down, .up], "crostacei"),
      ([.up], "glutine"), ([.right, .right], "uova"), ([.left], "glutine"),
      ([.end, .home], "glutine"), ([.end], "12,00\u{A0}€"), ([.end, .down], "12,00\u{A0}€"),
    ] as [([Key], String)])
  func besideTheListTheyStandOneBelowTheOther(keys: [Key], title: String) {
    let browser = browser()
    _ = frame(of: browser, after: [.character("f")] + keys)
    #expect(selected(in: browser) == title)
  }

  @Test(
    arguments: [
      ([.down], "uova"), ([.right, .down], "pesce"), ([.down, .down, .up], "uova"),
      ([.right, .right], "uova"),
    ] as [([Key], String)])
  func onANarrowScreenTheyStandSideBySide(keys: [Key], title: String) {
    let browser = browser()
    _ = frame(of: browser, after: [.character("f")] + keys, columns: 70)
    #expect(selected(in: browser) == title)
  }

  @Test func theListChangesBesideThem() {
    let browser = browser()
    let before = frame(of: browser, after: [.character("f")]).text
    #expect(before[3].hasPrefix("▸ 1 Marinara"))
    #expect(before.contains { $0.contains("│▸[ ] glutine −3 ?6") })
    let after = frame(of: browser, after: [.character(" "), .character("u")]).text
    #expect(!after.contains { $0.contains("Marinara") })
    #expect(after.contains { $0.contains("4 Diavola") })
    #expect(after.contains { $0.hasPrefix("  senza glutine ×   non dichiarate mostrate × ") })
  }

  @Test(arguments: [(0, "1 di 21"), (3, "4 di 21"), (18, "19 di 21"), (30, "21 di 21")])
  func whereTheyGoOnBelowTheEdgeTheFirstLineSaysSo(steps: Int, position: String) {
    for columns in [46, 80] {
      let keys = [.character("f")] + Array(repeating: Key.right, count: steps)
      let lines = frame(of: browser(), after: keys, columns: columns, lines: 14).text
      let top = lines.first { $0.hasSuffix("\(position) ") } ?? ""
      #expect(top.contains(" di ") && !top.contains("["), "\(lines)")
      #expect(lines.count { $0.contains("▸[") } == 1, "\(lines)")
    }
  }

  @Test func whereAllAreShownNothingIsSaidOfTheirNumber() {
    let lines = frame(of: browser(), after: [.character("f")], lines: 60).text
    #expect(lines.contains { $0.contains("▸[ ] glutine") })
    #expect(!lines.contains { $0.contains(" di 21") })
  }

  @Test func aLongNameGivesWayToItsCount() throws {
    let german = Browser(
      MenuSession(dataSource: MenuDataSource(menu: .sample(), language: "de", words: .german)),
      text: TerminalText(cellWidth: testCellWidth))
    let steps = Array(repeating: Key.down, count: 11)
    let lines = frame(of: german, after: [.character("f")] + steps).text
    let line = try #require(lines.first { $0.contains("▸[ ] Schwefeldioxid") })
    #expect(line.contains("…  ?"), "\(line)")
  }

  @Test func aChipIsClickedAway() throws {
    let browser = browser(asked)
    let line = try #require(frame(of: browser, after: []).text.firstIndex { $0.contains(" × ") })
    let column = 3
    let click = Key.mouse(.click, Position(line: line, column: column))
    _ = frame(
      of: browser, after: [click, .mouse(.doubleClick, Position(line: line, column: column))])
    #expect(browser.state.session.query.filter.without.isEmpty)
    #expect(browser.state.session.query.hasFilters)
  }

  @Test func aDietThatTheMenuNoLongerHasCanBeTurnedOff() throws {
    let browser = browser()
    let steps = Array(repeating: Key.down, count: 16)
    _ = frame(of: browser, after: [.character("f")] + steps + [.character(" ")])
    var menu = Menu.sample()
    for place in menu.pizzas.indices { menu.pizzas[place].dish.diets = [] }
    browser.follow(.menu(MenuReading(menu: menu, diagnostics: [])), file: "Menu.json")
    let frame = frame(of: browser, after: [])
    #expect(frame.text[frame.cursor.line].contains("▸[x] pescetariana"))
    let after = self.frame(of: browser, after: [.character(" ")])
    #expect(browser.state.session.query.isEmpty)
    #expect(after.text[after.cursor.line].contains("▸[ ] pescetariana"))
  }

  @Test func whatTheShellAskedForIsTickedAndCanBeTurnedOff() {
    let browser = browser(asked)
    let frame = frame(of: browser, after: [.character("f")], lines: 50)
    for label in ["[ ] frutta a guscio", "[x] mandorle", " fino a:", "[x] 8,00 €", "[x] biologica"]
    {
      #expect(frame.text.contains { $0.contains(label) }, "\(label)")
    }
    let guest = Guest.sample(asked)
    guest.perform(.filters)
    let ticked = guest.filters.indices.filter { guest.filters[$0].isOn }
    for index in ticked { guest.toggleFilter(at: index) }
    #expect(guest.query.isEmpty)
    #expect(guest.filters.count { $0.isOn } == 0)
    for index in ticked { guest.toggleFilter(at: index) }
    #expect(guest.query == asked)
  }

  @Test func aSentenceNamesEachFilterOnce() {
    #expect(
      LinearMenu.sample(query: asked).greet().string.contains(
        "Filtri: senza mandorle, biologica, al massimo 8,00 €."))
  }

  @Test func aDoubleClickChangesAFilterOnce() throws {
    let browser = browser()
    let page = frame(of: browser, after: [.character("f")])
    let line = try #require(page.text.firstIndex { $0.contains("[ ] latte") })
    let position = Position(line: line, column: 55)
    let mouse = [MouseAction.click, .doubleClick].map { Key.mouse($0, position) }
    let frame = frame(of: browser, after: mouse)
    #expect(frame.text[line].contains("▸[x] latte"))
    #expect(self.frame(of: browser, after: [mouse[0]]).text[line].contains("▸[ ] latte"))
  }

  @Test func theWheelMovesByLines() {
    let browser = browser()
    let wheel = Key.mouse(.wheelDown, Position(line: 1, column: 1))
    _ = frame(of: browser, after: [.character("f"), .down, wheel])
    #expect(selected(in: browser) == "uova")
  }

  private var asked: MenuQuery {
    var query = MenuQuery()
    query.filter.without = [.almond]
    query.filter.diets = [.organic]
    query.filter.maximumPrice = "8".amount
    return query
  }

  private func browser(_ query: MenuQuery = MenuQuery()) -> Browser {
    Browser(
      .sample(query),
      text: TerminalText(cellWidth: testCellWidth))
  }

  private func selected(in browser: Browser) -> String? {
    browser.state.filters.first(where: \.isSelected)?.title
  }

  private func frame(
    of browser: Browser, after keys: [Key], columns: Int = 80, lines: Int = 24
  ) -> Frame {
    var screen = RecordingScreen(size: Size(columns: columns, lines: lines))
    screen.play(keys.map(ScreenEvent.key), to: browser)
    return screen.frames.last ?? Frame(lines: [], cursor: Position(line: 0, column: 0))
  }
}
