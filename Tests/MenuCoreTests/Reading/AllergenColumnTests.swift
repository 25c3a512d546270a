import OldMenuCore
import MenuTestSupport
import Testing

/// Keys of a dish that are called like allergens, as the columns of a table are.
@Suite(.timeLimit(.minutes(5))) struct AllergenColumnTests {
  private struct Unexpected: Error { let rules: [Diagnostic.Rule] }

  private func file(_ members: String) -> [UInt8] {
    Array(#"{"pizzas": [{"name": "Margherita", \#(members)}]}"#.utf8)
  }

  private func told(_ members: String) throws -> [Diagnostic] {
    try MenuReader.read(file(members)).diagnostics.filter {
      $0.rule.name != "allergens-not-stated"
    }
  }

  private func dish(_ bytes: [UInt8]) throws -> Dish {
    try #require(MenuReader.read(bytes).menu.pizzas.first).dish
  }

  @Test(arguments: [
    #""glutine": "sì", "latte": "x""#, #""Glutine": true, "Latte": "✓""#,
    #""gluten": "yes", "milk": "Y""#, #""contains_gluten": "Yes", "contains_milk": "TRUE""#,
    #""Gluten": "ja", "Milch": "enthält""#, #""gluten": "oui", "lait": "X""#,
    #""gluten": "sí", "leche": 1"#, #""Glutine (1)": "X", "Latte (7)": "X""#,
    #""allergene_glutine": "contiene", "allergene_latte": "latte""#,
    #""glutin": "si", "latte ": "si""#,
  ])
  func whatHoldsIsContained(members: String) throws {
    let told = try told(members)
    guard
      case .allergen(.allergensUnderKeys(_, let contained, [], [], isThere: false)) = told.first?
        .rule
    else { throw Unexpected(rules: told.map(\.rule)) }
    #expect(contained == ["gluten", "milk"])
    #expect(told.count == 1)
    #expect(told.first?.severity == .error)
    let mended = MenuFixer.mend(file(members)).bytes
    #expect(
      String(decoding: mended, as: UTF8.self)
        == #"{"pizzas": [{"name": "Margherita", "allergens": ["gluten", "milk"]}]}"#)
    for bytes in [file(members), mended] {
      let dish = try dish(bytes)
      #expect(dish.state(of: .gluten) == .contains)
      #expect(dish.state(of: .milk) == .contains)
      #expect(dish.state(of: .soy) == .notStated)
    }
  }

  @Test(arguments: [
    #""latte": "sì", "soia": "no", "uova": """#, #""milk": "x", "soy": false, "eggs": "-""#,
    #""Milch": "X", "Soja": "nein", "Eier": """#,
  ])
  func whatIsDeniedIsNoPromise(members: String) throws {
    let told = try told(members)
    guard
      case .allergen(.allergensUnderKeys(_, ["milk"], [], let absent, isThere: false)) = told.first?
        .rule
    else { throw Unexpected(rules: told.map(\.rule)) }
    #expect(absent.contains("soy"))
    #expect(try dish(file(members)).state(of: .soy) == .notStated)
    // Only the owner knows whether it is to be promised.
    #expect(MenuFixer.mend(file(members)).bytes == file(members))
  }

  @Test(arguments: ["tracce", "può contenere", "traces", "may contain", "Spuren", "?", "forse"])
  func whatMayBeIsSaidSo(value: String) throws {
    let members = #""latte": "\#(value)", "glutine": "x""#
    let told = try told(members)
    #expect(
      told.map(\.rule) == [
        .allergen(
          .allergensUnderKeys(
            keys: ["latte", "glutine"], contained: ["gluten"], possible: ["milk"], absent: [],
            isThere: false))
      ])
    let mended = MenuFixer.mend(file(members)).bytes
    #expect(try MenuReader.read(mended).diagnostics == [])
    #expect(try dish(mended).state(of: .milk) == .mayContain)
  }

  @Test func kindsUnderTheirGroupAreKept() throws {
    let told = try told(#""glutine": "frumento, segale""#)
    #expect(
      told.map(\.rule) == [
        .allergen(
          .allergensUnderKeys(
            keys: ["glutine"], contained: ["gluten.wheat", "gluten.rye"], possible: [], absent: [],
            isThere: false))
      ])
  }

  @Test func nothingIsPromisedBesideThem() throws {
    let members = #""allergens": "none", "latte": "sì""#
    #expect(
      try told(members).map(\.rule) == [
        .allergen(
          .allergensUnderKeys(
            keys: ["latte"], contained: ["milk"], possible: [], absent: [], isThere: true))
      ])
    let dish = try dish(file(members))
    #expect(dish.state(of: .milk) == .contains)
    #expect(dish.state(of: .soy) == .notStated)
  }

  @Test(arguments: [
    #""latte": "no""#, #""milk": false"#, #""milk": "none""#, #""nuts": 0"#, #""Milch": "nein""#,
    #""lait": "sans""#, #""latte": """#, #""glutine": "x""#,
  ])
  func whatWarnsOfNothingNewTakesNothingBack(members: String) throws {
    let statement = #""allergens": {"contains": ["gluten"], "complete": true}"#
    let told = try told("\(members), \(statement)")
    #expect(told.map(\.severity) == [.warning])
    #expect(told.map(\.rule.name) == ["allergens-under-keys"])
    #expect(try dish(file("\(members), \(statement)")).state(of: .milk) == .notAnIngredient)
  }

  @Test func whatIsStatedIsNotWrittenTwice() throws {
    let members = #""latte": "x", "allergens": ["gluten", "milk"], "uova": "x""#
    let mended = MenuFixer.mend(file(members)).bytes
    #expect(
      String(decoding: mended, as: UTF8.self)
        == #"{"pizzas": [{"name": "Margherita", "allergens": ["gluten", "milk", "eggs"]}]}"#)
  }

  @Test(arguments: [
    (#""pesce": "tonno fresco""#, true), (#""latte": "di mandorla""#, true),
    (#""pesce": "tonno", "allergens": ["fish"]"#, false), (#""colore": "x""#, false),
  ])
  func whatNobodyUnderstandsIsNotTheOwnersOwn(members: String, isLost: Bool) throws {
    let rules = try told(members).map(\.rule)
    #expect(rules.contains { $0.name == "lost-statement" } == isLost)
    #expect(rules.contains { $0.name == "unknown-key" } == !isLost)
  }

  @Test func pricesBesideThemAreStillPrices() throws {
    let rules = try told(#""piccola": 7, "grande": 9, "glutine": 1, "latte": 0"#).map(\.rule.name)
    #expect(rules.sorted() == ["allergens-under-keys", "scattered-prices"])
  }

  @Test(arguments: [
    #""senza glutine": "sì""#, #""gluten_free": "x""#, #""x-latte": "sì""#,
    #""diets": ["vegan"], "vegan": "x""#,
  ])
  func whatIsNoAllergenIsNone(members: String) throws {
    #expect(try !told(members).contains { $0.rule.name == "allergens-under-keys" })
  }

  @Test(arguments: [
    (#""allergenKey": {"G": "milk", "D": "fish"}"#, #""G": "x""#),
    (#""allergenKey": {"G": "milk"}"#, #""G": "ja""#),
    (#""allergenKey": "eu""#, #""7": true"#), (#""allergenKey": "eu""#, #""7": "sì""#),
  ])
  func aColumnIsCalledByTheSignOfItsAllergen(legend: String, column: String) throws {
    for statement in ["none", #"{"freeFrom": ["milk"]}"#, #"["fish"]"#] {
      let value = statement == "none" ? #""none""# : statement
      let file = Array(
        #"{\#(legend), "pizzas": [{"name": "A", "allergens": \#(value), \#(column)}]}"#.utf8)
      #expect(try dish(file).state(of: .milk) == .contains, "\(statement)")
      let told = try MenuReader.read(file).diagnostics
      #expect(told.contains { $0.rule.name == "allergens-under-keys" }, "\(told)")
    }
  }

  /// Which of the words for it an owner takes makes no difference.
  @Test(arguments: [
    "tracce", "tracce di", "Tracce di", "trazas de", "Spuren von", "kann Spuren enthalten von",
    "contaminazione", "traces de", "tracceDi", "possibili tracce",
  ])
  func aKeyThatSpeaksOfTracesWarns(key: String) throws {
    for statement in [#"{"contains": ["fish"], "complete": true}"#, #"["fish"]"#] {
      let file = Array(
        #"{"pizzas": [{"name": "A", "allergens": \#(statement), "\#(key)": "mustard"}]}"#.utf8)
      #expect(try dish(file).state(of: .mustard) == .mayContain, "\(statement)")
      let told = try MenuReader.read(file).diagnostics
      #expect(told.contains { $0.severity == .error }, "\(told)")
    }
  }

  @Test(arguments: ["tracce di", "altri allergeni", "allergeni 2"])
  func aNumberUnderSuchAKeyCounts(key: String) throws {
    let file = Array(
      #"""
      {"allergenKey": "eu", "pizzas": [{"name": "A", "\#(key)": "7",
        "allergens": {"contains": ["fish"], "complete": true}}]}
      """#.utf8)
    #expect(try dish(file).state(of: .milk) != .notAnIngredient)
    #expect(try dish(file).state(of: .milk) != .free)
  }
}
