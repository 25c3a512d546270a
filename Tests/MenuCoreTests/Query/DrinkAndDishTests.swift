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

  private static let numbers = [
    ("four cheese", "Quattro Formaggi"), ("pizza vier Käse", "Quattro Formaggi"),
    ("quatre fromages", "Quattro Formaggi"), ("dos cuatro quesos", "Quattro Formaggi"),
    ("two four seasons", "Quattro Stagioni"), ("vier Jahreszeiten", "Quattro Stagioni"),
  ]

  @Test("a number in the name of a pizza is found in other languages", arguments: numbers)
  func number(_ typed: String, _ title: String) throws {
    #expect(try Trattoria.shipped("en").asked(typed).titles == [title])
  }

  @Test("a number in the name of a pizza that the menu lacks is not how many a guest wants")
  func numberOfUnknownName() {
    let board = MenuDataSource(pizzas: [Pizza(name: "Cheese board")])
    #expect(board.asked("four cheese").titles.isEmpty && board.asked("four cheese").hasNotice)
    #expect(board.asked("four cheese board").titles == ["Cheese board"])
  }
}
