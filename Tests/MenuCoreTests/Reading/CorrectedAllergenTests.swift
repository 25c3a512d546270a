import OldMenuCore
import Testing

/// A warning is never lost for its spelling, and a promise never made of one that is misspelt.
@Suite(.timeLimit(.minutes(5))) struct CorrectedAllergenTests {
  /// What an entry warns of in the widest sense.
  static let certain: [(String, AllergenSet)] = [
    ("latte", [.milk]), ("LATTE", [.milk]), ("Lattosio", [.milk]), ("lait", [.milk]),
    ("milkk", [.milk]), ("mlik", [.milk]), ("mil", [.milk]), ("glutn", [.gluten]),
    ("grano", [.gluten]), ("Weizen", [.gluten]), ("farro", [.gluten]), ("malto", [.gluten]),
    ("noci", [.nuts]), ("nut", [.nuts]), ("nus", [.nuts]), ("mandorle", [.nuts]),
    ("almond", [.nuts]), ("frutta a guscio", [.nuts]), ("Frutta-secca", [.nuts]),
    ("Schalenfrüchte", [.nuts]), ("schalenfruchte", [.nuts]), ("noci del brasile", [.nuts]),
    ("shellfish", [.crustaceans, .molluscs]), ("frutti di mare", [.crustaceans, .molluscs]),
    ("seafood", [.crustaceans, .molluscs, .fish]), ("gamberi", [.crustaceans]),
    ("uova", [.eggs]), ("uov", [.eggs]), ("œufs", [.eggs]), ("oeufs", [.eggs]),
    ("pesce", [.fish]), ("pesci", [.fish]), ("arachidi", [.peanuts]), ("cacahuètes", [.peanuts]),
    ("soia", [.soy]), ("tofu", [.soy]), ("sedano", [.celery]), ("Sellerie", [.celery]),
    ("senape", [.mustard]), ("sesamo", [.sesame]), ("SO2", [.sulphites]),
    ("anidride solforosa e solfiti", [.sulphites]), ("lupini", [.lupin]), ("cozze", [.molluscs]),
    ("latte, uova", [.milk, .eggs]), ("glutine e latte", [.gluten, .milk]),
    ("milk and eggs", [.milk, .eggs]), ("Milch und Eier", [.milk, .eggs]),
    ("lait et œufs", [.milk, .eggs]), ("leche y huevos", [.milk, .eggs]),
    ("latte/uova", [.milk, .eggs]), ("latte & uova", [.milk, .eggs]),
    ("latte + uova; soia", [.milk, .eggs, .soy]), ("latte di cocco, uova", [.eggs]),
    ("latte e derivati", [.milk]), ("latte, senza uova", [.milk]),
    ("pesce e prodotti a base di pesce", [.fish]),
    // What is made of one, by a name of its own: beer is no mistyped egg.
    ("parmigiano", [.milk]), ("Bier", [.gluten]), ("birra", [.gluten]), ("pane", [.gluten]),
  ]

  /// What is no allergen as a whole, whatever stands in it.
  static let uncertain = [
    "latte di cocco", "noce moscata", "grano saraceno", "senza latte", "latte vegetale",
    "milk-free", "gluten free", "glutenfrei", "senza latte e uova", "xyzzy",
    "garlic", "no nuts", "pollo", "pesche", "Fleisch", "uva", "Pêche", "nuevo", "boeuf", "arance",
    "mallow", "7", "G", "", " ", ",", "e", "a",
  ]

  @Test(arguments: certain)
  func aWordThatIsCertainWarns(word: String, warned: AllergenSet) throws {
    #expect(try statement(#"["\#(word)"]"#) == AllergenStatement(contains: warned))
    #expect(try statement(#""\#(word)""#) == AllergenStatement(contains: warned))
    #expect(
      try statement(#"{"mayContain": ["\#(word)"], "complete": true}"#)
        == AllergenStatement(mayContain: warned))
    let reading = try read(#""allergens": {"contains": ["\#(word)"], "complete": true}"#)
    let dish = try #require(reading.menu.pizzas.first?.dish)
    #expect(dish.allergens == AllergenStatement(contains: warned))
    #expect(reading.hasErrors)
    for allergen in Allergen.groups where !warned.contains(allergen) {
      #expect(dish.state(of: allergen) == .notStated)
    }
  }

  @Test(arguments: certain)
  func underFreeFromAMisspeltWordPromisesNothing(word: String, _: AllergenSet) throws {
    #expect(try statement(#"{"freeFrom": ["fish", "\#(word)"]}"#).saysNothing)
  }

  @Test(arguments: uncertain) func aPartOfAnEntryWarnsOfNothing(word: String) throws {
    let reading = try read(#""allergens": {"contains": ["\#(word)"], "complete": true}"#)
    #expect(reading.menu.pizzas.first?.allergens.saysNothing == true)
    #expect(reading.hasErrors)
  }

  @Test(arguments: [(Diet.vegan, "latte"), (.glutenFree, "grano"), (.dairyFree, "formaggi")])
  func aCorrectedWordContradictsADiet(diet: Diet, word: String) throws {
    let reading = try read(#""allergens": ["\#(word)"], "diets": ["\#(diet.rawValue)"]"#)
    #expect(reading.menu.pizzas.first?.dish.trustedDiets.isEmpty == true)
    #expect(
      reading.diagnostics.contains {
        if case .diet(.contradictedDiet) = $0.rule { true } else { false }
      })
  }

  /// What check proposes under freeFrom: as much as was written, or nothing.
  @Test(arguments: [
    ("latte", Allergen.milk), ("milkk", .milk), ("Milk", .milk), ("latticini", .milk),
    ("formaggio", nil), ("mozzarella", nil),
    ("noci", .walnut), ("nut", nil), ("frutta secca", nil), ("frutta a guscio", .nuts),
    ("gamberi", nil), ("shellfish", nil), ("seafood", nil), ("tonno", nil), ("pesce", .fish),
    ("farro", nil), ("grano", .wheat), ("gluten.spelt", nil), ("cereali", nil), ("tofu", nil),
    ("cozze", nil), ("glutine", .gluten), ("senza latte", nil), ("lactos", nil),
  ])
  func checkProposesNoWiderAndNoNarrowerPromise(word: String, proposed: Allergen?) throws {
    let reading = try read(#""allergens": {"freeFrom": ["\#(word)"]}"#)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .allergen(.unknownAllergen(text: word, suggestion: proposed))
      ])
  }

  @Test(arguments: [
    (#"["glutine e latte"]"#, ["gluten", "milk"]), (#"["Milch und Eier"]"#, ["milk", "eggs"]),
    (#"["lait et œufs"]"#, ["milk", "eggs"]), (#"["leche y huevos"]"#, ["milk", "eggs"]),
    (#"["milk and eggs"]"#, ["milk", "eggs"]), (#"["latte & uova"]"#, ["milk", "eggs"]),
    (#"["latte / uova"]"#, ["milk", "eggs"]), (#"["latte + uova"]"#, ["milk", "eggs"]),
    (#""glutine, latte e uova""#, ["gluten", "milk", "eggs"]),
    (#"["glutine latte"]"#, ["gluten", "milk"]),
    (#"["latte di cocco e uova"]"#, ["latte di cocco", "eggs"]),
    (#"{"freeFrom": ["lattosio, uova"]}"#, ["lattosio", "eggs"]),
  ])
  func severalInOneTextArePartedWhereAnAndStands(written: String, words: [String]) throws {
    let rules = try read(#""allergens": \#(written)"#).diagnostics.map(\.rule)
    guard case .allergen(.severalAllergens(_, let proposed)) = rules.first else {
      Issue.record("\(rules)")
      return
    }
    #expect(proposed == words)
  }

  @Test(arguments: [
    ("1,4,7", ["1", "4", "7"]), ("A, G", ["A", "G"]), ("1 4 7", ["1", "4", "7"]),
    ("1.4.7", ["1", "4", "7"]), ("A;C;G", ["A", "C", "G"]), ("1 e 7", ["1", "7"]),
    ("1/4", ["1", "4"]), ("A+G", ["A", "G"]),
  ])
  func signsWithoutALegendNameTheKeyThatExplainsThem(text: String, signs: [String]) throws {
    for written in [#"["\#(text)"]"#, #""\#(text)""#] {
      let reading = try read(#""allergens": \#(written)"#)
      #expect(
        reading.diagnostics.map(\.rule) == [
          .allergen(.allergensWithoutKey(text: text, signs: signs))
        ])
      #expect(reading.menu.pizzas.first?.allergens.saysNothing == true)
    }
  }

  @Test(arguments: [
    "nessuno", "Nessuno", "none of them", "NONE", "keine", "aucun", "ninguno", "no allergens",
    "nessun allergene", "senza allergeni", "niente",
  ])
  func noneInOtherWordsIsProposedAndNeverTaken(text: String) throws {
    let shapes = [#"["\#(text)"]"#, #""\#(text)""#, #"{"contains": "\#(text)"}"#]
    for written in shapes {
      let reading = try read(#""allergens": \#(written)"#)
      #expect(reading.diagnostics.map(\.rule.name) == ["none-in-words"])
      #expect(reading.menu.pizzas.first?.dish.state(of: .milk) == .notStated)
    }
  }

  @Test func aLegendWhoseWordIsMisspeltWarnsAndPromisesNothing() throws {
    let text = #"""
      {"allergenKey": {"1": "latte", "2": "eggs"}, "pizzas": [
        {"name": "A", "allergens": {"contains": ["1", "2"], "complete": true}},
        {"name": "B", "allergens": {"freeFrom": ["1"]}}]}
      """#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(
      reading.diagnostics.map(\.rule) == [
        .allergen(.unknownAllergen(text: "latte", suggestion: .milk))
      ])
    #expect(reading.menu.pizzas.map(\.allergens) == [.init(contains: [.milk, .eggs]), .init()])
  }

  @Test func aSignThatIsExplainedTwiceMeansNothing() throws {
    let text = #"""
      {"allergenKey": {"1": "milk", "1": "eggs", "1": "milk"}, "pizzas": [
        {"name": "A", "allergens": {"contains": ["1"], "complete": true}}]}
      """#
    let dish = try #require(try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.dish)
    for allergen in Allergen.allCases { #expect(dish.state(of: allergen) == .notStated) }
  }

  /// However many faults a file has: the last warning counts like the first.
  @Test func aWarningCountsBehindMoreFaultsThanAreListed() throws {
    let dish = #"{"name": "A", "allergens": {"contains": ["latte"], "freeFrom": ["uova"]}}"#
    let count = MenuReading.limit / 2 + 10
    let list = Array(repeating: dish, count: count).joined(separator: ",")
    let menu = try MenuReader.read(Array(#"{"pizzas": [\#(list)]}"#.utf8)).menu
    #expect(menu.pizzas.allSatisfy { $0.allergens == .init(contains: [.milk]) })
  }

  private func statement(_ written: String) throws -> AllergenStatement {
    try #require(try read(#""allergens": \#(written)"#).menu.pizzas.first?.allergens)
  }

  private func read(_ members: String) throws -> MenuReading {
    try MenuReader.read(Array(#"{"pizzas": [{"name": "A", \#(members)}]}"#.utf8))
  }
}
