import MenuCore
import Testing

/// Allergens that dishes name in other words than the guest, and that no dish states.
struct NamedAllergenTests {
  @Test("a word after without is no mention", arguments: ["uova", "Käse", "gas"])
  func denied(_ typed: String) {
    let names = ["Senza uova", "Pizza Vegana ohne Käse", "Agua sin  gas"]
    let menu = MenuDataSource(pizzas: names.map { Pizza(name: $0) })
    #expect(menu.asked(typed).titles.isEmpty)
    #expect(menu.asked("\"\(names[0].lowercased())\"").titles == ["Senza uova"])
  }
}
