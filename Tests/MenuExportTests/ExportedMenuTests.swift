import OldMenuCore
import OldMenuExport
import OldMenuPresentation
import Testing

/// Cases of what of a menu is exported.
@Suite(.timeLimit(.minutes(5)))
struct ExportedMenuTests {
  @Test("The rows of the presenter and of the data source are the same")
  func sameRows() {
    let whole = MenuDataSource(pizzas: [Pizza(name: "Margherita"), Pizza(name: "Diavola")])
    let exported = ExportedMenu(whole, query: MenuQuery(search: "diav"))
    #expect(exported.presenter.numberOfRows(inSection: 0) == 1)
    #expect(exported.dataSource.item(forRow: 0, inSection: 0)?.title == "Diavola")
    #expect(exported.menu.numberOfDishes == 2)
  }
}
