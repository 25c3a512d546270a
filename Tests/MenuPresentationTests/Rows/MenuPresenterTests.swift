import MenuCore
import MenuPresentation
import MenuTesting
import Testing

/// The presenter between rows and views.
struct MenuPresenterTests {
  private let menu: Menu = {
    var menu = Menu(pizzas: [Pizza(name: "Marinara")])
    menu.language = "it"
    menu.pizzas[0].allergens.contains = [.gluten]
    return menu
  }()

  private final class Cell: MenuCell {
    var allergens = ""
    func display(title: String) {}
    func display(allergens: String) { self.allergens = allergens }
  }

  @Test("the words follow the language of another data source")
  func language() {
    let presenter = MenuPresenter(MenuDataSource(menu: menu, language: "it"))
    let cell = Cell()
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.allergens.hasPrefix("Contiene glutine"))
    presenter.dataSource = MenuDataSource(menu: menu, language: "en")
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.allergens.hasPrefix("Contains gluten"))
  }

  @Test("rows are values, and a section that does not exist has none")
  func rows() {
    let presenter = MenuPresenter(MenuDataSource(menu: menu, language: "en"))
    #expect(presenter.rows(inSection: 0).map(\.title) == ["Marinara"])
    #expect(presenter.rows(inSection: -1).isEmpty && presenter.rows(inSection: .max).isEmpty)
  }
}
