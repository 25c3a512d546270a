import MenuCore
import Testing

@Suite struct MenuItemTests {
  @Test func aPizzaShowsItsName() {
    #expect(MenuItem(pizza: Pizza(name: "Margherita")).title == "Margherita")
  }
}
