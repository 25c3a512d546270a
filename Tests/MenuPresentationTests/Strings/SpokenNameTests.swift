import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

/// The names of terms in `--print` and `--linear`, compared with names that people wrote out.
struct SpokenNameTests {
  @Test("a dish is printed and read out with its allergens", arguments: InterfaceLanguage.allCases)
  func allergens(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("allergen", in: language.language.tag)
    for allergen in Allergen.allCases {
      var dish = Dish(name: "X")
      dish.allergens = AllergenStatement(contains: AllergenSet(allergen))
      let group = try #require(spelled[String(allergen.rawValue.prefix { $0 != "." })])
      let name = try #require(spelled[allergen.rawValue])
      let expected = allergen.rawValue.contains(".") ? "\(group) (\(name))" : group
      #expect(Self.printed(dish, in: language).contains(" \(expected).\n"), "\(allergen)")
      #expect(Self.readOut(dish, in: language).contains(" \(expected). "), "\(allergen)")
    }
  }

  @Test(
    "a dish is printed and read out with its diets, which agree with a pizza alone",
    arguments: InterfaceLanguage.allCases)
  func diets(in language: InterfaceLanguage) throws {
    for (list, title) in [(MenuList.pizzas, "diet"), (.other, "diet-of-any")] {
      let spelled = try SpelledNames.section(title, in: language.language.tag)
      for diet in Diet.allCases {
        var dish = Dish(name: "X")
        dish.diets = DietSet(diet)
        let name = try #require(spelled[diet.rawValue])
        let session = Self.session(of: dish, in: list, language)
        #expect(Self.printed(session).contains("\n    X (\(name))\n"), "\(diet)")
        #expect(Self.readOut(session).hasPrefix("X, \(name). "), "\(diet)")
      }
    }
  }

  @Test("a list is printed and read out with its title", arguments: InterfaceLanguage.allCases)
  func lists(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("list", in: language.language.tag)
    for list in MenuList.allCases {
      let name = try #require(spelled[list.rawValue])
      let session = Self.session(of: Dish(name: "X"), in: list, language)
      #expect(Self.printed(session).hasPrefix("\(name.uppercased())\n"), "\(list)")
      var menu = LinearMenu(session, typesetter: Kitchen.typesetter, columns: nil)
      #expect(menu.greet().string.hasPrefix("1. \(name), "), "\(list)")
      let command = session.strings.linear.lists
      #expect(menu.answer(to: command).string.hasPrefix("1. \(name), "), "\(list)")
    }
  }

  @Test("a beverage is printed and read out as it is served", arguments: InterfaceLanguage.allCases)
  func servings(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("serving", in: language.language.tag)
    for serving in Dish.Serving.allCases {
      var dish = Dish(name: "X")
      dish.serving = serving
      let name = try #require(spelled[serving.rawValue])
      #expect(Self.printed(dish, in: language).contains("\n    \(name)\n"), "\(serving)")
      #expect(Self.readOut(dish, in: language).hasPrefix("X. \(name.capitalized). "), "\(serving)")
    }
  }

  @Test(
    "a pizza and its price are printed with base and unit", arguments: InterfaceLanguage.allCases)
  func basesAndUnits(in language: InterfaceLanguage) throws {
    let bases = try SpelledNames.section("base", in: language.language.tag)
    let units = try SpelledNames.section("unit", in: language.language.tag)
    for (base, baseName) in bases {
      for (unit, unitName) in units {
        var dish = Dish(name: "X")
        dish.base = LocalizedText(base)
        dish.price = Price(.exactly(7), per: LocalizedText(unit))
        let text = Self.printed(dish, in: language)
        #expect(text.contains(" 7 \(unitName)\n    "), "\(base) \(unit)")
        #expect(text.contains("\(baseName)\n"), "\(base) \(unit)")
      }
    }
  }

  private static func session(
    of dish: Dish, in list: MenuList = .other, _ language: InterfaceLanguage
  ) -> MenuSession {
    var menu = Menu()
    menu[list] = [dish]
    return MenuSession(MenuDataSource(menu: menu, words: language), query: MenuQuery())
  }

  /// The page of a menu of one dish.
  private static func printed(_ dish: Dish, in language: InterfaceLanguage) -> String {
    printed(session(of: dish, language))
  }

  private static func printed(_ session: MenuSession) -> String {
    var text = ""
    PlainMenu(session, typesetter: Kitchen.typesetter, columns: 200).write { text += $0.string }
    return text
  }

  /// The card of the only dish, without its number, on one line.
  private static func readOut(_ dish: Dish, in language: InterfaceLanguage) -> String {
    readOut(session(of: dish, language))
  }

  private static func readOut(_ session: MenuSession) -> String {
    var menu = LinearMenu(session, typesetter: Kitchen.typesetter, columns: nil)
    _ = menu.answer(to: "X")
    return menu.answer(to: "1").string.replacing("\n", with: " ")
  }
}
