import MenuCore
import TestSupport
import Testing

/// The menus that the query tests share.
enum Trattoria {
  /// The shipped menu in a language.
  static func shipped(_ language: Language = "it") throws -> MenuDataSource {
    MenuDataSource(
      menu: try MenuReader.read(Repository.bytes("Menu.json")).menu, language: language)
  }

  /// Dishes that contain, may contain, are free of, and say nothing about the allergens in the queries.
  static let small: MenuDataSource = {
    var menu = Menu(pizzas: [
      pizza("Marinara", ["aglio", "origano"], .init(contains: [.wheat], isComplete: true), "6.00"),
      pizza(
        "Margherita", ["latte", "basilico"],
        .init(contains: [.gluten, .milk], mayContain: [.nuts]),
        "7.00"),
      pizza("Pesce", [], .init(), "9.50"),
      pizza("Bianca", ["cipolla"], .init(freeFrom: [.milk, .eggs]), nil),
      pizza("Mare", ["cozze"], .init(mayContain: [.milk, .fish], freeFrom: [.eggs]), "13.00"),
    ])
    var coffee = Dish(name: "Caffè latte")
    coffee.allergens = AllergenStatement(contains: [.milk], isComplete: true)
    coffee.price = Amount("2.00").map { Price(.exactly($0)) }
    var cream = Dish(name: LocalizedText("Panna cotta"))
    cream.sizes = [DishSize(name: "latte"), DishSize(name: "fragola")]
    cream.notes = ["del giorno"]
    menu[.beverages] = [coffee]
    menu[.desserts] = [cream]
    return MenuDataSource(menu: menu, language: "it")
  }()

  private static func pizza(
    _ name: String, _ ingredients: [String], _ allergens: AllergenStatement, _ price: String?
  ) -> Pizza {
    var dish = Dish(name: name == "Marinara" ? ["it": "Marinara", "de": "Seemann"] : .init(name))
    dish.ingredients = ingredients.map { Ingredient(name: LocalizedText($0)) }
    dish.allergens = allergens
    dish.price = price.flatMap { Amount($0) }.map { Price(.exactly($0)) }
    return Pizza(dish)
  }
}

extension MenuDataSource {
  /// The rows for a text that was typed or is still being typed.
  func asked(_ text: String, isBeingTyped: Bool = false) -> MenuDataSource {
    var query = MenuQuery()
    query.isBeingTyped = isBeingTyped
    query.typed = TypedQuery(text, preferring: context.interfaceLanguage)
    return matching(query)
  }

  /// The parts of the notice for an excluded food whose absence no dish states.
  struct NotStated {
    /// The food as it was typed.
    let word: String
    /// The dishes that name it.
    let named: [String]
    /// The number of further dishes that name it.
    let more: Int
  }

  /// The parts of that notice; nil for any other one.
  var notStated: NotStated? {
    guard case .notStatedWithout(let word, let named, let more)? = notice else { return nil }
    return NotStated(word: word, named: named, more: more)
  }

  /// The allergens that the notice calls unclear; nil for any other notice.
  var unclearAllergens: AllergenSet? {
    if case .allergenUnclear(_, let allergens)? = notice { allergens } else { nil }
  }

  /// The word that no dish has, according to the notice; nil for any other notice.
  var unknownWord: String? {
    if case .noSuchWord(let word, _)? = notice { word } else { nil }
  }

  var titles: [String] { items.map(\.title) }
  var items: [MenuItem] { sections.flatMap { Array($0.rows) } }
}

/// Expects that a text is understood completely, as these clauses.
func expectClauses(
  _ clauses: String, of typed: String, preferring language: InterfaceLanguage,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let query = TypedQuery(typed, preferring: language)
  #expect(query.clauses == clauses, sourceLocation: sourceLocation)
  #expect(
    query.state == .complete && query.withoutWords.isEmpty, sourceLocation: sourceLocation)
}

extension TypedQuery {
  /// The clauses of an understood text. `senza latte` → "-milk"
  var clauses: String {
    var parts = filter.without.map { "-\($0.rawValue)" } + filter.diets.map { $0.rawValue }
    if case .upTo(let amount) = filter.limit { parts.append("<\(amount)") }
    parts += lists.map { $0.rawValue } + words.map { "“\($0)”" }
    return parts.joined(separator: " ")
  }
}
