import MenuCore
import Testing

/// Allergens that dishes name in other words than the guest, and that no dish states.
struct NamedAllergenTests {
  private static let silent: MenuDataSource = {
    func dish(_ name: LocalizedText, _ ingredients: Ingredient...) -> Pizza {
      Pizza(Dish(name: name, ingredients: ingredients))
    }
    return MenuDataSource(pizzas: [
      dish("Marinara", "pomodoro", "aglio"),
      dish("Bismarck", "pomodoro", "uovo"),
      dish("Napoli", "mozzarella", "acciughe"),
      dish(["it": "Senza uova", "en": "Tuna"]),
      dish("Verde", Ingredient(name: "maionese", allergens: .init(freeFrom: [.eggs]))),
    ])
  }()

  private static let asked: [(String, AllergenSet, [String])] = [
    ("uova", [.eggs], ["Bismarck"]), ("eggs", [.eggs], ["Bismarck"]),
    ("Fisch", [.fish], ["Napoli", "Senza uova"]), ("milk", [.milk], ["Napoli"]),
  ]

  @Test("an allergen shows the dishes that name a food with it", arguments: asked)
  func allergen(_ typed: String, _ allergens: AllergenSet, _ titles: [String]) {
    let found = Self.silent.asked(typed)
    #expect(found.titles == titles && found.notice == .allergenNamed(allergens))
  }

  @Test("a food that no dish names shows those that name another food with its allergen")
  func food() {
    let found = Self.silent.asked("salmone")
    #expect(found.titles == ["Napoli", "Senza uova"])
    #expect(found.notice == .allergenFood("salmone", [.fish]))
  }

  @Test("a word after without is no mention", arguments: ["uova", "Käse", "gas"])
  func denied(_ typed: String) {
    let names = ["Senza uova", "Pizza Vegana ohne Käse", "Agua sin  gas"]
    let menu = MenuDataSource(pizzas: names.map { Pizza(name: $0) })
    #expect(menu.asked(typed).titles.isEmpty)
    #expect(menu.asked("\"\(names[0].lowercased())\"").titles == ["Senza uova"])
  }
}
