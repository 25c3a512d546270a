import OldMenuCore
import OldMenuExport
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

  @Test("An add-on that a query leaves out is not there")
  func addOns() throws {
    var sample = Menu.sample()
    let free = AllergenStatement(freeFrom: [.milk])
    sample.pizzas = [sample.pizzas[0]]
    sample.pizzas[0].dish.allergens = free
    sample.pizzas[0].dish.addOns = [
      AddOnGroup(items: [AddOn(name: "panna", allergens: AllergenStatement(contains: [.milk]))]),
      AddOnGroup(
        title: "Salsa", choose: 1...3,
        items: [
          AddOn(name: "burro", allergens: AllergenStatement(contains: [.milk])),
          AddOn(name: "olio", allergens: free), AddOn(name: "aglio", allergens: free),
        ]),
    ]
    var query = MenuQuery()
    query.filter.without = [.milk]
    let menu = ExportedMenu(MenuDataSource(menu: sample, language: "it"), query: query)
    let groups = try reread(menu).pizzas[0].dish.addOns
    #expect(groups.map { $0.items.map(\.name) } == [["olio", "aglio"]])
    #expect(groups.map(\.choose) == [1...2])
    for format: any ExportFormat in [JSONLinesExport(), JSONLDExport(hasAllergens: true)] {
      let text = format.text(of: menu)
      #expect(!text.contains("burro") && !text.contains("panna"), "\(text)")
    }
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
