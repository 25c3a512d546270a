import MenuCore
import MenuPresentation
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
      ([], "glutine"), ([.down], "pesce"), ([.right, .down], "arachidi"),
      ([.down, .down, .down, .down], "lupini"),
      ([.down, .down, .down, .down, .down], "vegetariana"),
      ([.right, .right, .down, .down, .down], "solfiti"),
      ([.right, .right, .down, .down, .down, .down], "molluschi"),
      ([.right, .right, .down, .down, .down, .down, .down], "vegana"),
      ([.end], "pescetariana"), ([.end, .down], "pescetariana"), ([.end, .up], "molluschi"),
      ([.up], "glutine"), ([.right, .right, .right], "pesce"), ([.left], "glutine"),
    ] as [([Key], String)])
  func upAndDownLeadToTheNearestFilterOfTheNextLine(keys: [Key], title: String) {
    let browser = browser()
    _ = frame(of: browser, after: [.character("f")] + keys)
    #expect(selected(in: browser) == title)
  }

  @Test func aDietThatTheMenuNoLongerHasCanBeTurnedOff() throws {
    let browser = browser()
    _ = frame(of: browser, after: [.character("f"), .end, .character(" ")])
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
    let frame = frame(of: browser, after: [.character("f")])
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
    let position = Position(line: line, column: 4)
    let mouse = [MouseAction.click, .doubleClick].map { Key.mouse($0, position) }
    let frame = frame(of: browser, after: mouse)
    #expect(frame.text[line].contains("▸[x] latte"))
    #expect(self.frame(of: browser, after: [mouse[0]]).text[line].contains("▸[ ] latte"))
  }

  @Test func theWheelMovesByLines() {
    let browser = browser()
    let wheel = Key.mouse(.wheelDown, Position(line: 1, column: 1))
    let solfiti: [Key] = [.character("f"), .right, .right, .down, .down, .down]
    _ = frame(of: browser, after: solfiti + [wheel])
    #expect(selected(in: browser) == "molluschi")
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

  private func frame(of browser: Browser, after keys: [Key]) -> Frame {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    screen.play(keys.map(ScreenEvent.key), to: browser)
    return screen.frames.last ?? Frame(lines: [], cursor: Position(line: 0, column: 0))
  }
}
