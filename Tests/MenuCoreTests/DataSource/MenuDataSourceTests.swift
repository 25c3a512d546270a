import MenuCore
import MenuPresentation
import MenuTesting
import TestSupport
import Testing

/// Rows and sections by index, in and out of range.
struct MenuDataSourceTests {
  private static let three = MenuDataSource(
    pizzas: ["Marinara", "Margherita", "Diavola"].map { Pizza(name: $0) })

  @Test("a pizza is a row with its name as the title, and a blank name is replaced")
  func pizza_byName_isARowWithThatTitle() {
    #expect(MenuItem(pizza: Pizza(name: "Diavola")).title == "Diavola")
    #expect(Pizza(name: "Diavola").name == "Diavola")
    #expect(MenuItem(pizza: Pizza(name: " ")).title == "(no name)")
  }

  @Test("pizzas are one section, even if there are none")
  func pizzas_ofASource_areOneSectionAlsoForNone() {
    #expect(Self.three.numberOfSections == 1 && Self.three.numberOfRows(inSection: 0) == 3)
    #expect(Self.three.item(forRow: 2, inSection: 0)?.title == "Diavola")
    let none = MenuDataSource(pizzas: [])
    #expect(none.numberOfSections == 1 && none.numberOfRows(inSection: 0) == 0)
    #expect(none.title(forSection: 0) == "Pizzas" && none.item(forRow: 0, inSection: 0) == nil)
  }

  @Test(
    "a row that does not exist has no item and no dish", arguments: [-1, 3, Int.max, Int.min])
  func row_outside_hasNothing(_ row: Int) {
    #expect(Self.three.item(forRow: row, inSection: 0) == nil)
    #expect(Self.three.dish(forRow: row, inSection: 0) == nil)
    #expect(Self.three.dishIndex(forRow: row, inSection: 0) == nil)
    let dish = MenuDataSource.DishIndex(list: .pizzas, position: row)
    #expect(Self.three.row(of: dish) == nil)
    #expect(Self.three.menu.dish(at: row, in: .pizzas) == nil)
  }

  @Test("an item of a menu that was read again has the dish with its id, or none")
  func item_ofAnotherMenu_hasNoOtherDish() throws {
    let before = MenuDataSource(pizzas: [Pizza(name: "Margherita"), Pizza(name: "Diavola")])
    let after = MenuDataSource(pizzas: [Pizza(name: "Bufala"), Pizza(name: "Diavola")])
    let margherita = try #require(before.item(forRow: 0, inSection: 0))
    let diavola = try #require(before.item(forRow: 1, inSection: 0))
    #expect(after.dish(of: margherita) == nil)
    #expect(after.dish(of: diavola)?.name == "Diavola")
  }

  @Test(
    "a section that does not exist has no rows and no title", arguments: [-1, 1, Int.max, Int.min])
  func section_outside_hasNothing(_ section: Int) {
    #expect(Self.three.numberOfRows(inSection: section) == 0)
    #expect(Self.three.title(forSection: section) == nil)
    #expect(Self.three.list(forSection: section) == nil)
    #expect(Self.three.group(forSection: section) == nil)
    for row in [-1, 0, Int.max, Int.min] {
      #expect(Self.three.item(forRow: row, inSection: section) == nil)
    }
  }

  @Test("every row and every section has an id of its own")
  func rowsAndSections_ofAList_areIdentifiable() throws {
    let sections = Array(try Trattoria.shipped().sections)
    let rows = sections.flatMap { Array($0.rows) }
    func ids<Row: Identifiable>(_ rows: [Row]) -> Set<Row.ID> { Set(rows.map(\.id)) }
    #expect(ids(rows).count == rows.count && ids(sections).count == sections.count)
  }

  static let searches = ["", "senza latte", "funghi", "non vegana", "xyz", "birra"]

  @Test(
    "the shipped menu fulfils the contracts of data source and cells for a query",
    arguments: searches)
  func contract_overTheShippedMenu_holdsForEachQuery(_ search: String) throws {
    let source = try Trattoria.shipped().matching(MenuQuery(search: search))
    #expect(MenuDataSourceContract(source).violations() == [])
    #expect(MenuCellContract(MenuPresenter(source)).violations() == [])
  }

  @Test(
    "each fixture fulfils the contract of the data source and shows every dish",
    arguments: Fixture.readable)
  func contract_overEachFixture_holds(_ fixture: Fixture) {
    let menu = fixture.menu
    let source = MenuDataSource(menu: menu)
    #expect(MenuDataSourceContract(source).violations() == [])
    #expect(source.counts.total == menu.numberOfDishes)
    #expect(source.sections.map(\.rows.count).reduce(0, +) == menu.numberOfDishes)
  }

  @Test(
    "the contract reports what is wrong with a broken data source",
    arguments: [
      ("rows -1", "section 0 has -1 rows"), ("a missing row", "no item for row 1"),
      ("a row too many", "but an item for row -1"), ("a ghost", "does not exist but has 1 rows"),
    ])
  func contract_overABrokenSource_reportsIt(_ fault: String, _ violation: String) {
    let contract = MenuDataSourceContract<Int>(
      numberOfSections: { 1 },
      numberOfRows: { section in
        if fault == "rows -1" { return -1 }
        return section == 0 ? (fault == "a missing row" ? 2 : 1) : (fault == "a ghost" ? 1 : 0)
      },
      item: { row, section in
        fault == "a row too many" || row == 0 && section == 0 ? 1 : nil
      })
    #expect(contract.violations().contains { $0.contains(violation) })
  }

  @Test("the cell contract reports a title displayed twice and a missing price")
  func cellContract_overAPresenterThatForgets_reportsIt() {
    let contract = MenuCellContract(rows: [(row: 0, section: 0)]) { cell, _, _ in
      cell.display(title: "Diavola")
      cell.display(title: "Diavola")
    }
    #expect(contract.violations().contains("section 0, row 0: title is not displayed once"))
    #expect(contract.violations().contains("section 0, row 0: price is not displayed once"))
  }

  @Test("the view reloads when it is created and when the data source changes")
  func presenter_withAView_makesItReload() {
    let view = MenuViewSpy()
    let presenter = MenuPresenter(Self.three, view: view)
    #expect(view.reloads == 0)
    presenter.viewCreated()
    presenter.dataSource = MenuDataSource(pizzas: [])
    #expect(view.reloads == 2 && presenter.numberOfRows(inSection: 0) == 0)
    let cell = MenuCellSpy()
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.calls.isEmpty)
  }
}
