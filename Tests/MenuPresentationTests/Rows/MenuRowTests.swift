import Foundation
import MenuCore
import MenuPresentation
import MenuTesting
import Testing

/// Rows and sections as values.
struct MenuRowTests {
  private let menu = Menu(
    language: "it", currency: "EUR",
    pizzas: [
      Dish(id: "m", name: ["it": "Marinara", "en": "Sailor"], price: 6.50, diets: [.vegan]),
      Dish(name: "Bianca"), Dish(name: "Bianca"),
    ],
    desserts: [Dish(name: "Torta")])

  private func sections(_ menu: Menu, _ language: Language = "it") -> [MenuPresenter.Section] {
    MenuPresenter(MenuDataSource(menu: menu, language: language)).sections
  }

  @Test("a row has what a cell displays")
  func cell() throws {
    let presenter = MenuPresenter(MenuDataSource(menu: menu, language: "it"))
    let cell = MenuCellSpy()
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    let row = try #require(presenter.rows(inSection: 0).first)
    #expect(row.title == cell.shown[.title] && row.summary == cell.shown[.summary])
    #expect(row.allergens == cell.shown[.allergens])
    #expect("\(row.price ?? "") false" == cell.shown[.price])
    #expect(row.marks.joined(separator: ", ") == cell.shown[.marks] && row.list == "pizzas")
  }

  @Test("ids stay the same when dishes are added, sell out or change their language")
  func ids() {
    let before = sections(menu)[0].rows.map(\.id)
    #expect(before == ["m", "pizzas/Bianca", "pizzas/Bianca/2"])
    var changed = menu
    changed.pizzas.insert(Dish(name: "Nuova"), at: 0)
    changed.pizzas[1].isSoldOut = true
    let after = sections(changed, "en")
    #expect(after[0].rows.map(\.id) == ["pizzas/Nuova"] + before)
    #expect(after.map(\.id) == ["pizzas", "desserts"])
    #expect(after.map(\.id) == sections(menu).map(\.id))
  }

  @Test("a row describes itself with its price, or that it is sold out")
  func description() {
    var menu = menu
    menu.pizzas[0].number = "12"
    #expect(sections(menu)[0].rows[0].description == "12  Marinara  6,50\u{A0}€")
    menu.pizzas[0].isSoldOut = true
    #expect(sections(menu)[0].rows[0].description == "12  Marinara  esaurito")
  }

  @Test("sections are encoded with their rows")
  func encoding() throws {
    let json = try JSONEncoder().encode(sections(menu))
    let decoded = try #require(JSONSerialization.jsonObject(with: json) as? [[String: Any]])
    #expect(decoded.map { $0["id"] as? String } == ["pizzas", "desserts"])
    let rows = try #require(decoded[0]["rows"] as? [[String: Any]])
    #expect(rows[0]["id"] as? String == "m" && rows[0]["isSoldOut"] as? Bool == false)
  }
}
