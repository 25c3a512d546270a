public import OldMenuCore

/// Menus of a few dishes each, the same for the same seed, with all that a file can say: groups and
/// their parents, sizes, statements that contradict themselves, add-ons, and texts that are hostile.
public struct MenuGenerator {
  private var random: SeededGenerator

  /// Makes a generator; the same seed gives the same menus.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The next menu of the seed.
  public mutating func menu() -> Menu {
    var menu = Menu()
    menu.language = chance(2) ? "it" : nil
    menu.groups = (0..<number(5)).map { place in
      DishGroup(id: "g\(place)", title: text(), parent: chance(2) ? "g\(number(6))" : nil)
    }
    menu.pizzas = (0..<number(6)).map { _ in Pizza(dish()) }
    menu.beverages = (0..<number(3)).map { _ in Beverage(dish()) }
    menu.desserts = (0..<number(3)).map { _ in Dessert(dish()) }
    menu.other = (0..<number(4)).map { _ in dish() }
    return menu
  }

  /// A query that may well find something in such menus.
  public mutating func query() -> MenuQuery {
    var query = MenuQuery()
    if chance(2) { query.search = search() }
    if chance(3) { query.filter.diets = DietSet(rawValue: 1 << UInt16(number(15))) }
    if chance(2) { query.filter.without = allergens() }
    query.filter.showsUndeclared = chance(2)
    if chance(4) { query.filter.maximumPrice = Amount("\(number(20))") }
    if chance(8) {
      query.section = ["1", "pizze", "Funghi", "9", "Desserts"].randomElement(using: &random)
    }
    query.order = MenuQuery.Order.choosable.randomElement(using: &random) ?? .menu
    return query
  }

  /// Words to search for, or parts of them, or a phrase.
  public mutating func search() -> String {
    let words = (0..<number(3)).map { _ -> String in
      let word = word()
      return chance(2) ? String(word.prefix(1 + number(4))) : word
    }
    let joined = words.joined(separator: " ")
    return chance(6) ? "\"\(joined)\"" : joined
  }

  private mutating func dish() -> Dish {
    var dish = Dish(name: text())
    dish.number = chance(3) ? "\(number(30))" : nil
    dish.group = chance(2) ? "g\(number(6))" : nil
    dish.ingredients = (0..<number(4)).map { _ in Ingredient(name: text(), isFrozen: chance(5)) }
    dish.description = chance(4) ? text() : nil
    dish.price = chance(2) ? price() : nil
    dish.allergens = statement()
    dish.diets = diets()
    dish.sizes = (0..<(chance(4) ? number(3) : 0)).map { _ in
      DishSize(name: text(), price: price(), allergens: chance(2) ? statement() : nil)
    }
    dish.addOns = (0..<(chance(3) ? 1 : 0)).map { _ in
      AddOnGroup(items: [
        AddOn(name: text(), allergens: statement(), diets: diets()),
        AddOn(name: text(), diets: diets()),
      ])
    }
    return dish
  }

  private mutating func statement() -> AllergenStatement {
    guard !chance(3) else { return AllergenStatement() }
    return AllergenStatement(
      contains: allergens(), mayContain: allergens(), freeFrom: allergens(), isComplete: chance(3))
  }

  private mutating func diets() -> DietSet {
    chance(2) ? DietSet(rawValue: UInt16.random(in: 0..<1 << 15, using: &random)) : []
  }

  private mutating func allergens() -> AllergenSet {
    AllergenSet(
      (0..<number(4)).compactMap { _ in Allergen.allCases.randomElement(using: &random) }
    )
  }

  private mutating func price() -> Price {
    let amount = Amount("\(number(20)).50") ?? .zero
    return switch number(4) {
    case 0: Price(.text("a peso"))
    case 1: Price(.from(amount))
    default: Price(.exactly(amount))
    }
  }

  private mutating func text() -> LocalizedText {
    let words = (0..<1 + number(3)).map { _ in word() }.joined(separator: chance(9) ? "  " : " ")
    return chance(3) ? ["it": words, "en": word()] : LocalizedText(words)
  }

  private mutating func word() -> String {
    MenuGenerator.words.randomElement(using: &random) ?? ""
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private mutating func chance(_ one: Int) -> Bool { number(one) == 0 }

  /// Words that share letters, in several scripts and spellings, and texts that nobody means well.
  public static let words = [
    "pomodoro", "Pomodori", "FUNGHI", "funghi", "Tiramisù", "tiramisu\u{300}", "caffè", "l’aglio",
    "Straße", "STRASSE", "bœuf", "Ægir", "Smørrebrød", "Işık", "İzmir", "I\u{307}zmir", "ガーリック",
    "カ\u{3099}", "ｶﾞ", "한글", "\u{1112}\u{1161}\u{11AB}", "борщ", "й", "и\u{306}", "ёлка", "μουσακάς",
    "कि", "मिर्च", "שָׁלוֹם", "مَرْحَبًا", "ไข่เจียว", "👩‍🍳", "🇮🇹🇮🇹", "ﬁor", "Ｐｉｚｚａ", "1️⃣", "a\u{0}b",
    "\u{1B}[2J", "\u{202E}abc", "so\u{AD}ja", "\u{200B}", "\u{301}", "\r\n", "", " ", "\"", "%s %n",
    "a" + String(repeating: "\u{301}\u{316}", count: 40), String(repeating: "ab", count: 200),
  ]
}
