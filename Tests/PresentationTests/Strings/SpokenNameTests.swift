import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

/// The names of terms as `--print` and `--linear` show them, held against those that people spelled
/// out.
struct SpokenNameTests {
  @Test("a dish is printed and read out with its allergens", arguments: InterfaceLanguage.allCases)
  func allergens(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("allergen", in: language.language.tag)
    for allergen in Allergen.allCases {
      var dish = Dish(name: "X")
      dish.allergens = AllergenStatement(contains: AllergenSet(allergen))
      let group = try #require(spelled[String(allergen.rawValue.prefix { $0 != "." })])
      let name = try #require(spelled[allergen.rawValue])
      let told = allergen.rawValue.contains(".") ? "\(group) (\(name))" : group
      #expect(Self.printed(dish, in: language).contains("\n    \(told) · "), "\(allergen)")
      #expect(Self.readOut(dish, in: language).contains(" \(told). "), "\(allergen)")
    }
  }

  @Test("a dish is printed and read out with its diets", arguments: InterfaceLanguage.allCases)
  func diets(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("diet", in: language.language.tag)
    for diet in Diet.allCases {
      var dish = Dish(name: "X")
      dish.diets = DietSet(diet)
      let name = try #require(spelled[diet.rawValue])
      #expect(Self.printed(dish, in: language).contains("\n    X (\(name))\n"), "\(diet)")
      #expect(Self.readOut(dish, in: language).hasPrefix("X, \(name). "), "\(diet)")
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
    let session = session(of: dish, language)
    var menu = LinearMenu(session, typesetter: Kitchen.typesetter, columns: nil)
    _ = menu.answer(to: "X")
    return menu.answer(to: "1").string.replacing("\n", with: " ")
  }
}
