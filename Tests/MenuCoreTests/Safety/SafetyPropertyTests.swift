import MenuCore
import MenuExport
import TestSupport
import Testing

/// Properties of the rule of promises over generated dishes.
struct SafetyPropertyTests {
  private static let names = [
    "pomodoro", "basilico", "mozzarella", "latte", "pane", "noci", "acciughe", "uova",
    "farina di riso",
    "senza glutine", "latte di cocco", "Nutella®", "vegan cheese", "Käse und pflanzliches Öl",
    "riso",
    "crema (7)", "gamberi, olio vegetale", "salsa di soia", "prosciutto",
  ]

  private struct Source {
    var random: SeededGenerator

    mutating func isLikely(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func name() -> LocalizedText {
      LocalizedText(SafetyPropertyTests.names.randomElement(using: &random) ?? "")
    }

    mutating func allergens() -> AllergenSet {
      var set = AllergenSet()
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        if let allergen = Allergen.allCases.randomElement(using: &random) { set.insert(allergen) }
      }
      return set
    }

    mutating func statement() -> AllergenStatement {
      AllergenStatement(
        contains: allergens(), mayContain: isLikely(30) ? allergens() : [],
        freeFrom: isLikely(40) ? allergens() : [], isComplete: isLikely(60))
    }

    mutating func dish() -> Dish {
      var dish = Dish(name: name())
      dish.allergens = statement()
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        dish.ingredients.append(
          Ingredient(name: name(), allergens: isLikely(20) ? statement() : nil))
      }
      if isLikely(30) { dish.notes = [name()] }
      if isLikely(30), let diet = Diet.allCases.randomElement(using: &random) {
        dish.diets = [diet]
      }
      if isLikely(20) {
        dish.sizes = [DishSize(name: "maxi", allergens: isLikely(50) ? statement() : nil)]
      }
      if isLikely(20) { dish.addOns = [requiredOption()] }
      return dish
    }

    mutating func requiredOption() -> AddOnGroup {
      AddOnGroup(
        title: name(), choose: 1...1, items: [AddOn(name: name(), allergens: statement())])
    }
  }

  private static func states(of dish: Dish) -> [AllergenState] {
    let source = MenuDataSource(menu: Menu(pizzas: [Pizza(dish)]))
    let settled = source.dish(forRow: 0, inSection: 0)
    return Allergen.allCases.map { settled?.state(of: $0) ?? .contains }
  }

  private static func isSound(_ dish: Dish) -> Bool {
    !Menu(pizzas: [Pizza(dish)]).settled().findings.contains { $0.finding.isError }
  }

  private func expectNoBetter(_ dish: Dish, than before: [AllergenState], _ addition: String) {
    for (allergen, pair) in zip(Allergen.allCases, zip(before, Self.states(of: dish))) {
      #expect(
        pair.1 >= pair.0, "\(addition) makes \(allergen) \(pair.1) instead of \(pair.0): \(dish)")
    }
  }

  @Test("nothing added to a dish makes a state safer", arguments: seeds)
  func addition(_ seed: Int) {
    var source = Source(random: SeededGenerator(seed: seed))
    for _ in 0..<10 {
      let dish = source.dish()
      let before = Self.states(of: dish)

      var larger = dish
      larger.ingredients.append(Ingredient(name: source.name()))
      expectNoBetter(larger, than: before, "an ingredient")

      var noted = dish
      noted.notes.append(source.name())
      expectNoBetter(noted, than: before, "a note")

      var sized = dish
      sized.sizes.append(DishSize(name: source.name()))
      expectNoBetter(sized, than: before, "a size")

      var optional = dish
      optional.addOns.append(source.requiredOption())
      expectNoBetter(optional, than: before, "a required option")

      // A warning may resolve an error that had withdrawn all promises, as it should.
      guard Self.isSound(dish) else { continue }
      var warned = dish
      warned.allergens.contains.formUnion(source.allergens())
      warned.allergens.mayContain.formUnion(source.allergens())
      expectNoBetter(warned, than: before, "a warning")

      guard !dish.ingredients.isEmpty, dish.ingredients[0].allergens == nil else { continue }
      var stated = dish
      stated.ingredients[0].allergens = AllergenStatement(contains: source.allergens())
      expectNoBetter(stated, than: before, "a statement of an ingredient")
    }
  }

  @Test("a menu built in memory and the same menu in a file promise the same", arguments: seeds)
  func file(_ seed: Int) throws {
    var source = Source(random: SeededGenerator(seed: seed))
    var menu = Menu()
    menu[.pizzas] = (0..<40).map { _ in source.dish() }
    menu.notes = source.isLikely(30) ? [source.name()] : []
    let built = MenuDataSource(menu: menu)
    let read = MenuDataSource(menu: try MenuReader.read(MenuWriter.json(of: menu)).menu)
    for row in 0..<40 {
      let own = try #require(built.dish(forRow: row, inSection: 0))
      let other = try #require(read.dish(forRow: row, inSection: 0))
      for allergen in Allergen.allCases {
        #expect(own.state(of: allergen) == other.state(of: allergen), "\(own)")
      }
      #expect(own.trustedDiets == other.trustedDiets, "\(own)")
    }
  }
}
