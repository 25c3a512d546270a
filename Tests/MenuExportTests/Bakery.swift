import MenuCore
import MenuExport
import TestSupport

/// Menus that the tests of this target share.
enum Bakery {
  /// The rows of a fixture menu.
  static func source(_ fixture: String, language: Language = "it") throws -> MenuDataSource {
    let menu = try MenuReader.read(Repository.menu("\(fixture).json")).menu
    return MenuDataSource(menu: menu, language: language)
  }

  /// The rows of a text.
  static func source(of text: String) throws -> MenuDataSource {
    let menu = try MenuReader.read(text).menu
    return MenuDataSource(menu: menu, language: menu.language)
  }

  static func text(_ source: MenuDataSource, as format: ExportFormat, isSheet: Bool = false)
    -> String
  {
    String(decoding: format.bytes(of: source, isSheet: isSheet), as: UTF8.self)
  }

  /// Some of the allergens and kinds; twenty seeds go through all of them.
  static func allergens(seed: Int, _ count: Int) -> [Allergen] {
    let all = Allergen.allCases
    return (0..<count).map { all[(seed * count + $0) % all.count] }
  }

  /// The menu of a table.
  static func imported(_ table: String) throws -> TableImport { try TableImport(Array(table.utf8)) }

  /// A menu of random dishes as the reader returns it, without doubts. With add-ons every name is
  /// unique: `Dish07`, `Extra07a`.
  static func menu(seed: Int, hasAddOns: Bool = false) throws -> Menu {
    var random = SeededGenerator(seed: seed)
    var menu = Menu()
    menu.language = ["it", "en", nil].randomElement(using: &random) ?? nil
    menu.currency =
      [Currency("EUR"), Currency("JPY"), nil].randomElement(using: &random) ?? nil
    menu.groups = (1...3).map { DishGroup(id: "g\($0)", title: LocalizedText("Gruppo \($0)")) }
    for number in 0..<12 {
      let list = MenuList.allCases[number % 4]
      var dish = dish(number, &random)
      if hasAddOns {
        let place = number < 10 ? "0\(number)" : "\(number)"
        dish.name = LocalizedText("Dish\(place)")
        dish.addOns = addOns("Extra\(place)", &random)
      }
      menu[list].append(dish)
      if list == .beverages {
        menu[list][menu[list].count - 1].alcoholPercent = Bool.random(using: &random) ? 5 : nil
      }
    }
    return try MenuReader.read(MenuWriter.json(of: menu)).menu
  }

  private static let texts = [
    "a, b; c", "\"la vera\"", "=1+1", "'nduja", "'=2", "riga", "-3 °C", "@casa", "a'b", "ß, «ñ»",
  ]

  private static func dish(_ number: Int, _ random: inout SeededGenerator) -> Dish {
    func text(_ random: inout SeededGenerator) -> LocalizedText? {
      texts.randomElement(using: &random).map { LocalizedText($0) }
    }
    var dish = Dish(name: "\(texts.randomElement(using: &random) ?? "") \(number)")
    if Bool.random(using: &random) { dish.id = "id-\(number)" }
    if Bool.random(using: &random) { dish.number = "\(number)" }
    dish.description = Bool.random(using: &random) ? text(&random) : nil
    dish.group = ["g1", "g2", "g3", nil].randomElement(using: &random) ?? nil
    dish.ingredients = ["pomodoro", "olio", "sale"].prefix(Int.random(in: 0...3, using: &random))
      .map { Ingredient(name: LocalizedText($0), isFrozen: Bool.random(using: &random)) }
    dish.diets = Bool.random(using: &random) ? [.vegan] : []
    dish.spiciness = Int.random(in: 0...3, using: &random)
    dish.isSoldOut = Bool.random(using: &random)
    dish.notes = Bool.random(using: &random) ? [LocalizedText("nota")] : []
    dish.allergens = statement(&random)
    if Bool.random(using: &random) {
      dish.price = price(&random)
    } else {
      dish.sizes = (1...2).map { size in
        let own = Bool.random(using: &random) ? statement(&random) : nil
        return DishSize(name: LocalizedText("\(size)"), price: price(&random), allergens: own)
      }
    }
    return dish
  }

  /// A group of add-ons: one is required, or all are optional.
  private static func addOns(_ name: String, _ random: inout SeededGenerator) -> [AddOnGroup] {
    let items = ["a", "b", "c"].map { letter in
      let own = Bool.random(using: &random) ? statement(&random) : AllergenStatement()
      let diets: [DietSet] = [[], [.glutenFree], [.vegan], [.dairyFree, .halal]]
      let stated = diets.randomElement(using: &random) ?? []
      return AddOn(name: LocalizedText(name + letter), allergens: own, diets: stated)
    }
    let choose = [nil, 0...2, 1...1].randomElement(using: &random) ?? nil
    return [AddOnGroup(choose: choose, items: items)]
  }

  private static func price(_ random: inout SeededGenerator) -> Price? {
    let prices: [Price?] = [
      nil, Price(.exactly(7)), Price(.from(8)), Price(.range(2...9)),
      Price(.text(LocalizedText("secondo mercato"))),
      Price(.exactly(1), per: LocalizedText("a pezzo")),
    ]
    return prices.randomElement(using: &random) ?? nil
  }

  private static func statement(_ random: inout SeededGenerator) -> AllergenStatement {
    var statement = AllergenStatement(isComplete: Bool.random(using: &random))
    for allergen in Allergen.allCases {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: statement.contains.insert(allergen)
      case 1: statement.mayContain.insert(allergen)
      case 2: statement.freeFrom.insert(allergen)
      default: break
      }
    }
    return statement
  }
}
