import MenuCore
import MenuExport
import MenuTestSupport
import Testing

/// Cases of a Menu.json of what is shown.
@Suite(.timeLimit(.minutes(5)))
struct JSONExportTests {
  private func reread(_ menu: ExportedMenu) throws -> Menu {
    let reading = try MenuReader.read(Array(JSONExport().text(of: menu).utf8))
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    return reading.menu
  }

  @Test("Each fixture that has no error reads back equal", arguments: FixtureMenu.shown)
  func equal(shown: FixtureMenu.ShownMenu) throws {
    guard !shown.reading.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let menu = ExportedMenu(MenuDataSource(menu: shown.reading.menu))
    #expect(try reread(menu) == shown.reading.menu)
  }

  @Test("What a query leaves out is not there, nor are headings without a dish")
  func query() throws {
    let menu = ExportedMenu(
      MenuDataSource(menu: .sample(), language: "it"), query: MenuQuery(search: "pomodoro"))
    let shown = try reread(menu)
    #expect(shown == menu.shownMenu)
    #expect(shown.pizzas.count == 3)
    #expect(shown.groups.map(\.id) == ["classiche"])
    #expect(shown.beverages.isEmpty)
  }

  @Test("A heading above the headings of dishes stays")
  func parents() throws {
    var sample = Menu.sample()
    sample.groups.insert(DishGroup(id: "rosse", title: "Le rosse"), at: 0)
    sample.groups[1].parent = "rosse"
    let menu = ExportedMenu(MenuDataSource(menu: sample), query: MenuQuery(search: "diavola"))
    #expect(menu.shownMenu.groups.map(\.id) == ["rosse", "classiche"])
  }

  @Test("An order that is asked for is the order of the file")
  func order() {
    var query = MenuQuery()
    query.order = .name
    let menu = ExportedMenu(MenuDataSource(menu: .sample()), query: query)
    #expect(menu.shownMenu.pizzas.map { $0.name.allTexts[0] }.first == "Diavola")
  }
}
