import OldMenuCore
import Testing

/// A fault in what is said about allergens takes back every promise of the dish, wherever it stands,
/// and no warning.
@Suite(.timeLimit(.minutes(5))) struct LostStatementTests {
  /// A dish by its members, with what remains of it: what it still contains.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let members: String
    var contained: AllergenSet = []
    var possible: AllergenSet = []

    init(
      _ description: String, _ members: String, contains contained: AllergenSet = [],
      mayContain possible: AllergenSet = []
    ) {
      (testDescription, self.members) = (description, members)
      (self.contained, self.possible) = (contained, possible)
    }
  }

  private static let promises =
    #""diets": ["vegan", "vegetarian", "gluten-free", "dairy-free", "halal"]"#
  private static let size = #"{"name": "maxi", "price": 9, "allergens": "none"}"#

  static let cases: [Case] = [
    Case(
      "a misspelt warning, and a size that promises",
      #""allergens": {"contians": ["milk"]}, "sizes": [{"name": "S", "allergens": {"freeFrom": ["milk"]}}]"#,
      contains: [.milk]),
    Case(
      "a misspelt word, and a size without any", #""allergens": ["milkk"], "sizes": [\#(size)]"#,
      contains: [.milk]),
    Case(
      "an unreadable word, and a size without any",
      #""allergens": ["xyzzy"], "sizes": [\#(size)]"#),
    Case(
      "a statement that is a number, and a size without any",
      #""allergens": 7, "sizes": [\#(size)]"#),
    Case(
      "a size that is misspelt, and a dish without any",
      #""allergens": "none", "sizes": [{"name": "S", "allergens": ["xyzzy"]}]"#),
    Case(
      "sizes that are an object",
      #""allergens": "none", "sizes": {"name": "S", "allergens": ["milk"]}"#, contains: [.milk]),
    Case(
      "sizes by their names",
      #""allergens": "none", "sizes": {"S": 7, "L": {"price": 9, "allergens": {"mayContain": ["soy"]}}}"#,
      mayContain: [.soy]),
    Case("sizes that are a text", #""allergens": "none", "sizes": "S, L""#),
    Case("sizes that are a number", #""allergens": "none", "sizes": 2"#),
    Case(
      "sizes given twice",
      #""allergens": "none", "sizes": [{"name": "S", "allergens": ["milk"]}], "sizes": [{"name": "L", "allergens": ["eggs"]}]"#,
      contains: [.milk, .eggs]),
    Case(
      "a size that is a text", #""allergens": "none", "sizes": ["S", \#(size)]"#),
    Case(
      "a size that is a list", #""allergens": "none", "sizes": [[{"allergens": ["fish"]}]]"#,
      contains: [.fish]),
    Case("a size that is null", #""allergens": "none", "sizes": [null]"#),
    Case(
      "a misspelt key beside a statement", #""allergens": "none", "alergens": ["milk"]"#,
      contains: [.milk]),
    Case(
      "a misspelt key alone, and a size", #""alergens": ["milk"], "sizes": [\#(size)]"#,
      contains: [.milk]),
    Case("a key in Italian", #""allergens": "none", "allergeni": ["latte"]"#, contains: [.milk]),
    Case("a key with a capital", #""allergens": "none", "Allergens": ["milk"]"#, contains: [.milk]),
    Case(
      "a misspelt key in a size",
      #""allergens": "none", "sizes": [{"name": "S", "alergens": ["milk"]}]"#, contains: [.milk]),
    Case(
      "misspelt sizes",
      #""allergens": "none", "size": [{"name": "S", "allergens": ["milk"]}]"#, contains: [.milk]),
    Case(
      "sizes in Italian",
      #""allergens": "none", "formati": [{"name": "S", "allergens": ["milk"]}]"#, contains: [.milk]),
    Case(
      "sizes by a name of somebody's own",
      #""allergens": "none", "xyzzy": [{"name": "S"}, {"name": "L", "allergens": ["milk"]}]"#,
      contains: [.milk]),
    Case(
      "sizes by their names under a name of somebody's own",
      #""allergens": "none", "xyzzy": {"S": {"allergens": {"mayContain": ["latte"]}}}"#,
      mayContain: [.milk]),
    Case(
      "traces under a German phrase",
      #""allergens": "none", "Kann Spuren enthalten": ["Soja"]"#, mayContain: [.soy]),
    Case(
      "traces under an Italian phrase",
      #""allergens": "none", "può contenere tracce": "soia""#, mayContain: [.soy]),
    Case(
      "traces under a French phrase",
      #""allergens": "none", "peut contenir des traces": ["soja"]"#, mayContain: [.soy]),
    Case(
      "traces under a Spanish phrase",
      #""allergens": "none", "puede contener trazas": ["soja"]"#, mayContain: [.soy]),
    Case(
      "traces under an English phrase",
      #""allergens": "none", "may contain traces": ["soy"]"#, mayContain: [.soy]),
    Case(
      "a warning that speaks of traces",
      #""allergens": "none", "Warnung": "Spuren von Soja""#, mayContain: [.soy]),
    Case(
      "a notice that speaks of what may be contained",
      #""allergens": "none", "avviso": "può contenere latte""#, mayContain: [.milk]),
    Case(
      "a warning in Italian",
      #""allergens": {"contiene": ["latte"], "può contenere": ["soia"], "complete": true}"#,
      contains: [.milk], mayContain: [.soy]),
    Case(
      "a warning outside the statement", #""allergens": "none", "contains": ["milk"]"#,
      contains: [.milk]),
    Case(
      "traces outside the statement", #""allergens": "none", "mayContain": ["milk"]"#,
      mayContain: [.milk]),
    Case(
      "a warning at an ingredient",
      #""allergens": "none", "ingredients": [{"name": "pesto", "allergens": ["nuts"]}]"#,
      contains: [.nuts]),
    Case(
      "a key that nobody knows in a statement",
      #""allergens": {"freeFrom": ["milk"], "xyzzy": ["eggs"]}"#),
    Case(
      "a note in a statement", #""allergens": {"contains": ["eggs"], "note": "latte"}"#,
      contains: [.eggs, .milk]),
    Case(
      "a note in a statement, as a sentence",
      #""allergens": {"contains": ["eggs"], "complete": true, "note": "contiene anche latte"}"#,
      contains: [.eggs, .milk]),
    Case(
      "a note in a statement, in two languages",
      #""allergens": {"note": {"it": "con latte", "en": "with milk and fish"}}"#,
      contains: [.milk, .fish]),
    Case(
      "a note in a statement about traces",
      #""allergens": {"contains": ["eggs"], "note": "può contenere tracce di latte"}"#,
      contains: [.eggs], mayContain: [.milk]),
    Case(
      "a note in a statement that says what is not in it",
      #""allergens": {"contains": ["eggs"], "complete": true, "note": "senza latte"}"#,
      contains: [.eggs]),
    Case(
      "a misspelt promise in a statement",
      #""allergens": {"contains": ["eggs"], "freefom": "latte"}"#, contains: [.eggs]),
    Case(
      "allergens that are true",
      #""allergens": {"milk": true, "eggs": false, "complete": true}"#, contains: [.milk]),
    Case(
      "two statements",
      #""allergens": {"contains": ["eggs"]}, "allergens": {"freeFrom": ["milk"]}, "sizes": [\#(size)]"#,
      contains: [.eggs]),
    Case(
      "two statements of a size",
      #""allergens": "none", "sizes": [{"name": "S", "allergens": ["milk"], "allergens": "none"}]"#,
      contains: [.milk]),
    Case(
      "two statements of a size, the other way round",
      #""allergens": "none", "sizes": [{"name": "S", "allergens": "none", "allergens": ["milk"]}]"#,
      contains: [.milk]),
  ]

  @Test(arguments: cases) func everyPromiseOfTheDishIsTakenBack(_ test: Case) throws {
    let reading = try read(test)
    let pizza = try #require(reading.menu.pizzas.first)
    for allergen in Allergen.allCases {
      let isContained = test.contained.contains(allergen)
      let isPossible = test.possible.contains(allergen)
      let kinds = !allergen.kinds.isDisjoint(with: test.contained)
      let named = test.contained.contains(allergen.group)
      let expected: AllergenState =
        isContained || kinds || named ? .contains : isPossible ? .mayContain : .notStated
      #expect(pizza.dish.state(of: allergen) == expected, "\(allergen)")
    }
    for statement in pizza.sizes.compactMap(\.allergens) {
      #expect(statement.freeFrom.isEmpty && !statement.isComplete)
    }
    #expect(pizza.dish.trustedDiets == [.halal])
  }

  @Test(arguments: cases) func theFaultIsAnErrorAndTheDishIsHiddenFromTheFilters(_ test: Case)
    throws
  {
    let reading = try read(test)
    #expect(reading.diagnostics.contains { $0.severity == .error && $0.dish != nil })
    for allergen in Allergen.allCases {
      var query = MenuQuery()
      query.filter.without = [allergen]
      #expect(MenuDataSource(menu: reading.menu).matching(query).counts.shown == 0, "\(allergen)")
    }
    let written = MenuWriter.json(of: reading.menu)
    let again = try MenuReader.read(Array(written.utf8)).menu
    #expect(again.pizzas.first?.dish.state(of: .gluten) == .notStated, "\(written)")
  }

  private func read(_ test: Case) throws -> MenuReading {
    let text = #"{"pizzas": [{"name": "A", \#(test.members), \#(LostStatementTests.promises)}]}"#
    return try MenuReader.read(Array(text.utf8))
  }

  @Test(arguments: [
    #"{"name": "bufala", "allergens": {"freeFrom": ["fish"], "xyzzy": 1}, "diets": ["vegan"]}"#,
    #"{"name": "bufala", "allergens": "none", "alergens": ["xyzzy"], "diets": ["vegan"]}"#,
    #"{"name": "bufala", "allergens": ["xyzzy"], "allergens": "none", "diets": ["vegan"]}"#,
  ])
  func anAddOnLosesItsOwnPromisesAndNotThoseOfItsDish(addOn: String) throws {
    let text =
      #"{"pizzas": [{"name": "A", "allergens": "none", "diets": ["vegan"], "addOns": [\#(addOn)]}]}"#
    let dish = try #require(try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.dish)
    #expect(dish.state(of: .fish) == .notAnIngredient)
    #expect(dish.trustedDiets.contains(.vegan))
    let read = try #require(dish.addOns.first?.items.first)
    #expect(read.allergens.state(of: .fish) == .notStated)
    #expect(read.trustedDiets.isEmpty)
  }

  @Test func aWarningOfEitherOfTwoStatementsOfAnAddOnStays() throws {
    let text =
      #"{"pizzas": [{"name": "A", "addOns": [{"name": "x", "allergens": ["milk"], "allergens": ["eggs"]}]}]}"#
    let addOn = try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.addOns.first?.items.first
    #expect(addOn?.allergens == AllergenStatement(contains: [.milk, .eggs]))
  }

  @Test func aSizeWithTwoStatementsIsNotJudgedByItsIngredients() throws {
    let size = #"{"name": "S", "allergens": "none", "allergens": ["gluten"]}"#
    let text =
      #"{"pizzas": [{"name": "A", "ingredients": ["acciughe"], "allergens": ["milk"], "sizes": [\#(size)]}]}"#
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    #expect(
      rules == [
        .key(
          .repeatedKey(
            key: "allergens", first: "none", firstLine: 1, again: "[…]", holding: .list))
      ])
  }

  @Test func aKeyOfSomebodysOwnTakesNothingBack() throws {
    let text =
      #"{"pizzas": [{"name": "A", "allergens": {"complete": true, "x-checked": 1}, "x-allergens": ["milk"], "x-foo": ["milk"]}]}"#
    let dish = try #require(try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.dish)
    #expect(dish.state(of: .milk) == .notAnIngredient)
  }

  @Test func theSameKeyTakesBackThePromisesOfEveryDish() throws {
    let dish = #"{"name": "A", "allergens": "none", "alergens": ["milk"]}"#
    let text = #"{"pizzas": [\#(dish), \#(dish)], "beverages": [\#(dish)]}"#
    let menu = try MenuReader.read(Array(text.utf8)).menu
    for dish in menu.pizzas.map(\.dish) + menu.beverages.map(\.dish) {
      #expect(dish.state(of: .milk) == .contains)
      #expect(dish.state(of: .eggs) == .notStated)
    }
  }
}
