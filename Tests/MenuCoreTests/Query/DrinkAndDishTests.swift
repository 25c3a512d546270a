import MenuCore
import Testing

/// The names of drinks and dishes, as guests of other languages and other houses type them.
struct DrinkAndDishTests {
  /// A menu of one pizza that has several allergens.
  private static let marinara: MenuDataSource = {
    var dish = Dish(name: "Marinara")
    dish.allergens = AllergenStatement(contains: AllergenSet(Allergen.groups + [.barley]))
    return MenuDataSource(pizzas: [Pizza(dish)])
  }()

  private static let names = [
    "birra", "beer", "Bier", "bière", "cerveza", "vino", "wine", "Wein", "vin", "prosecco",
    "pasta", "spaghetti", "Nudeln", "pâtes", "pane", "bread", "Brot", "pain", "pan", "gelato",
    "ice cream", "Eis", "glace", "helado", "sandwich", "burger", "bocadillo", "gnocchi",
    "coca cola", "hot chocolate",
  ]

  @Test("a drink or a dish that no dish names is not answered by its allergens", arguments: names)
  func unknownName(_ typed: String) {
    let found = Self.marinara.asked(typed)
    #expect(found.titles.isEmpty && found.unknownWord == typed, "\(found.notice as Any)")
  }

  @Test(
    "a short word is no typo of an allergen, unless an allergen is excluded",
    arguments: ["maxi", "mini", "main", "nova", "voix"])
  func shortWord(_ typed: String) {
    for language in InterfaceLanguage.allCases {
      let menu = MenuDataSource(menu: Self.marinara.menu, words: language)
      #expect(menu.asked(typed).unknownWord == typed, "\(language)")
    }
    #expect(Self.marinara.asked("no milk, maxi").unknownWord == nil)
  }
}
