import MenuCore
import Testing

/// The lists of a menu by their names.
struct MenuListsTests {
  @Test("each list has a property of its own, which can be changed")
  func lists() {
    var menu = Menu(pizzas: [Pizza(name: "Marinara")])
    menu.beverages = [Dish(name: "Acqua")]
    menu.desserts.append(Dish(name: "Sorbetto"))
    menu.other.append(Dish(name: "Olive"))
    menu.pizzas[0].isSoldOut = true
    #expect(menu[.pizzas] == menu.pizzas && menu.pizzas[0].isSoldOut)
    #expect(menu.beverages.map(\.name) == ["Acqua"])
    #expect(menu[.desserts].map(\.name) == ["Sorbetto"] && menu[.other].map(\.name) == ["Olive"])
  }
}
