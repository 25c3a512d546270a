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

  private static let measures = [
    ("un verre de vin blanc", "Chardonnay, vin blanc"), ("eine Flasche Bier", "Bier vom Fass"),
    ("two glasses of red wine", "Merlot, vino tinto"),
    ("una copa de vino tinto", "Merlot, vino tinto"),
    ("un bicchiere di vino bianco", "Chardonnay, vin blanc"), ("carafe d'eau", "Eau plate"),
    ("une tasse de thé", "Thé vert"),
  ]

  @Test("a glass or a bottle is no word to search for, if no dish has it", arguments: measures)
  func measure(_ typed: String, _ title: String) {
    let names = [
      "Chardonnay, vin blanc", "Bier vom Fass", "Merlot, vino tinto", "Eau plate", "Thé vert",
    ]
    let found = MenuDataSource(menu: Menu(beverages: names.map { Dish(name: LocalizedText($0)) }))
      .asked(typed)
    #expect(found.titles == [title], "\(found.notice as Any)")
  }

  @Test("a glass and a number are not offered as what was understood, but a translated word is")
  func measureAlone() throws {
    let menu = try Trattoria.shipped("en")
    for typed in ["un verre de xyz", "two xyz and a qwerty", "a glass of xyz qwerty"] {
      #expect(menu.asked(typed).notice == .partlyUnderstood(words: []), "\(typed)")
    }
    #expect(menu.asked("ein Glas Weißwein").notice == .noSuchWord("Weißwein", without: nil))
    #expect(menu.asked("vin xyz").notice == .noSuchWord("xyz", without: "vin"))
    #expect(menu.asked("un verre de vin xyz").notice == .partlyUnderstood(words: ["vin"]))
  }

  private static let waters = [
    "acqua senza gas", "water without gas", "Wasser ohne Kohlensäure", "eau sans gaz",
    "agua sin gas",
  ]

  @Test("water without gas is still water in five languages", arguments: waters)
  func stillWater(_ typed: String) throws {
    #expect(try Trattoria.shipped().asked(typed).titles == ["Acqua naturale"])
    let own = MenuDataSource(pizzas: Self.waters.map { Pizza(name: $0) })
    let found = own.asked(typed)
    #expect(found.titles.contains(typed) && found.notice == nil, "\(found.notice as Any)")
    let sparkling = MenuDataSource(
      pizzas: ["Acqua frizzante", "Eau gazeuse", "Agua con gas"].map { Pizza(name: $0) })
    #expect(sparkling.asked(typed).unknownWord == typed)
  }

  @Test("extra is not searched", arguments: ["extra cheese", "con extra cheese"])
  func extra(_ typed: String) {
    var dish = Dish(name: "Cheese board")
    dish.ingredients = ["olio extra vergine"]
    let menu = MenuDataSource(pizzas: [Pizza(dish), Pizza(name: "Four cheese")])
    #expect(menu.asked(typed).titles == ["Cheese board", "Four cheese"])
  }
}
