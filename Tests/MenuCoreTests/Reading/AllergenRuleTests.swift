import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct AllergenRuleTests {
  static func statement(_ pizza: Pizza) -> AllergenStatement { pizza.allergens }

  static let cases: [ReadingCase] = [
    .statement(
      "a synonym", #"["milk", «"lattosio"»]"#,
      .allergen(.unknownAllergen(text: "lattosio", suggestion: .milk)), .init(contains: [.milk])),
    .statement(
      "a typing mistake", #"["gluten", «"glutn"»]"#,
      .allergen(.unknownAllergen(text: "glutn", suggestion: .gluten)), .init(contains: [.gluten])),
    .statement(
      "upper case", #"[«"Milk"»]"#, .allergen(.unknownAllergen(text: "Milk", suggestion: .milk)),
      .init(contains: [.milk])),
    .statement(
      "an unknown word", #"[«"garlic"»]"#,
      .allergen(.unknownAllergen(text: "garlic", suggestion: nil)),
      .init()),
    .statement(
      "an unknown kind", #"[«"gluten.spelt"»]"#,
      .allergen(.unknownAllergen(text: "gluten.spelt", suggestion: .wheat)), .init()),
    .statement(
      "a number", #"[«7»]"#, .allergen(.allergenWithoutKey(text: "7", meaning: .milk)), .init()),
    .statement(
      "a number in quotes", #"[«"7"»]"#, .allergen(.allergenWithoutKey(text: "7", meaning: .milk)),
      .init()),
    .statement(
      "a letter", #"[«"G"»]"#, .allergen(.allergenWithoutKey(text: "G", meaning: nil)), .init()),
    .statement(
      "a number beyond the law", #"[«15»]"#,
      .allergen(.allergenWithoutKey(text: "15", meaning: nil)), .init()),
    .statement(
      "several in one text", #"[«"milk, eggs"»]"#,
      .allergen(.severalAllergens(text: "milk, eggs", words: ["milk", "eggs"])),
      .init(contains: [.milk, .eggs])),
    .statement(
      "an unknown one among several", #"[«"milk/uova"»]"#,
      .allergen(.severalAllergens(text: "milk/uova", words: ["milk", "eggs"])),
      .init(contains: [.milk, .eggs])),
    .statement(
      "words with blanks among several", #"[«"glutine, frutta a guscio"»]"#,
      .allergen(.severalAllergens(text: "glutine, frutta a guscio", words: ["gluten", "nuts"])),
      .init(contains: [.gluten, .nuts])),
    .statement(
      "one that nobody knows among several", #"[«"milk, xyzzy"»]"#,
      .allergen(.severalAllergens(text: "milk, xyzzy", words: ["milk", "xyzzy"])),
      .init(contains: [.milk])),
    .statement(
      "more than is quoted", #"[«"gluten, crustaceans, eggs, fish, peanuts, soy, milk"»]"#,
      .allergen(
        .severalAllergens(
          text: "gluten, crustaceans, eggs, fish, peanut…",
          words: ["gluten", "crustaceans", "eggs", "fish", "peanuts", "soy", "milk"])),
      .init(contains: [.gluten, .crustaceans, .eggs, .fish, .peanuts, .soy, .milk])),
    .statement("true", #"[«true»]"#, .key(.wrongType(key: "allergens", expected: .text)), .init()),
    .statement(
      "a single word", #"«"milk"»"#, .allergen(.allergenOutsideList(text: "milk")),
      .init(contains: [.milk])),
    .statement(
      "a single synonym", #"«"latte"»"#,
      .allergen(.unknownAllergen(text: "latte", suggestion: .milk)),
      .init(contains: [.milk])),
    .statement(
      "a number alone", #"«7»"#, .key(.wrongType(key: "allergens", expected: .allergens)), .init()),
    .statement(
      "a fault discards free and complete",
      #"{"contains": ["milk", «"uova"»], "mayContain": ["nuts"], "freeFrom": ["fish"], "complete": true}"#,
      .allergen(.unknownAllergen(text: "uova", suggestion: .eggs)),
      .init(contains: [.milk, .eggs], mayContain: [.nuts])),
    .statement(
      "a fault under freeFrom likewise", #"{"contains": ["milk"], "freeFrom": ["fish", «"uova"»]}"#,
      .allergen(.unknownAllergen(text: "uova", suggestion: .eggs)), .init(contains: [.milk])),
    .statement(
      "a fault under mayContain likewise", #"{"mayContain": [«"uova"», "soy"], "complete": true}"#,
      .allergen(.unknownAllergen(text: "uova", suggestion: .eggs)),
      .init(mayContain: [.eggs, .soy])),
    .statement(
      "contained and free", #"{"contains": ["milk"], "freeFrom": «[»"milk", "eggs"]}"#,
      .allergen(.contradictedAllergen(contained: .milk, free: .milk)), .init(contains: [.milk])),
    .statement(
      "a kind contained, its group free",
      #"{"contains": ["gluten.wheat"], "freeFrom": «[»"gluten"]}"#,
      .allergen(.contradictedAllergen(contained: .wheat, free: .gluten)), .init(contains: [.wheat])),
    .statement(
      "perhaps contained and free", #"{"mayContain": ["milk"], "freeFrom": «[»"milk"]}"#,
      .allergen(.doubtedAllergen(possible: .milk, free: .milk)), .init(mayContain: [.milk])),
    .statement(
      "a list that is a text", #"{"contains": «"milk"», "complete": true}"#,
      .allergen(.allergenOutsideList(text: "milk")), .init(contains: [.milk])),
    .statement(
      "a list that is a number", #"{"contains": «7», "complete": true}"#,
      .key(.wrongType(key: "contains", expected: .list)), .init()),
    .statement(
      "complete in words", #"{"contains": ["milk"], "complete": «"yes"»}"#,
      .key(.wrongType(key: "complete", expected: .boolean)), .init(contains: [.milk])),
    .statement(
      "twice", #"{"contains": ["milk"], «"contains"»: ["eggs"], "complete": true}"#,
      .key(
        .repeatedKey(
          key: "contains", first: "[…]", firstLine: 3, again: "[…]", count: 2, holding: .list)),
      .init(contains: [.milk, .eggs])),
    ReadingCase(
      "a misspelt warning promises nothing, and warns",
      pizza: #""allergens": {«"contians"»: ["milk"], "complete": true}"#, .error,
      .key(.unknownKey(key: "contians", suggestion: "contains"))
    ) { $0.allergens == .init(contains: [.milk]) },
    ReadingCase("an empty list", pizza: #""allergens": «[»]"#, .warning, .allergen(.emptyAllergens))
    {
      $0.allergens.saysNothing
    },
    ReadingCase(
      "an empty object", pizza: #""allergens": «{»}"#, .warning, .allergen(.emptyAllergens)
    ) {
      $0.allergens.saysNothing
    },
    ReadingCase(
      "the whole statement twice",
      pizza: #""allergens": {"contains": ["milk"], "complete": true}, «"allergens"»: "none""#,
      .error,
      .key(
        .repeatedKey(
          key: "allergens", first: "{…}", firstLine: 3, again: "none", count: 2, holding: .object))
    ) { $0.allergens == .init(contains: [.milk]) },
  ]

  @Test(arguments: cases) func aFaultWithdrawsWhatIsPromisedAndNoWarning(_ row: ReadingCase) throws
  { try row.check() }

  static let accepted: [(String, AllergenStatement)] = [
    (#""none""#, .init(isComplete: true)),
    (#"["milk", "gluten.wheat"]"#, .init(contains: [.milk, .wheat])),
    (
      #"{"contains": ["gluten"], "freeFrom": ["gluten.rye"]}"#,
      .init(contains: [.gluten], freeFrom: [.rye])
    ),
    (
      #"{"contains": ["milk"], "mayContain": ["nuts"], "freeFrom": [], "complete": true}"#,
      .init(contains: [.milk], mayContain: [.nuts], isComplete: true)
    ),
    (#"{"complete": true, "x-checked-by": "Ada"}"#, .init(isComplete: true)),
  ]

  @Test(arguments: accepted) func aStatement(written: String, statement: AllergenStatement) throws {
    let text = #"{"pizzas": [{"name": "A", "allergens": \#(written)}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.menu.pizzas.first?.allergens == statement)
  }

  static let legends: [(String, String, AllergenSet)] = [
    (#""eu""#, #"[7, "1", 14]"#, [.milk, .gluten, .molluscs]),
    (#"{"13": "molluscs", "L": "milk"}"#, #"["13", 13, "L", "eggs"]"#, [.molluscs, .milk, .eggs]),
  ]

  @Test(arguments: legends)
  func aLegendExplainsNumbers(legend: String, list: String, contained: AllergenSet) throws {
    let text = #"{"pizzas": [{"name": "A", "allergens": \#(list)}], "allergenKey": \#(legend)}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.menu.pizzas.first?.allergens == AllergenStatement(contains: contained))
  }

  static let faultyLegends: [ReadingCase] = [
    ReadingCase(
      "a legend with a synonym", file: #"{"allergenKey": {"1": «"latte"»}}"#, .error,
      .allergen(.unknownAllergen(text: "latte", suggestion: .milk))),
    ReadingCase(
      "no legend", file: #"{"allergenKey": «"us"»}"#, .error,
      .key(.wrongType(key: "allergenKey", expected: .allergenKey))),
    ReadingCase(
      "a legend of lists", file: #"{"allergenKey": {"1": «[»]}}"#, .error,
      .key(.wrongType(key: "allergenKey", expected: .text))),
    ReadingCase(
      "a sign twice", file: #"{"allergenKey": {"1": "milk", «"1"»: "eggs"}}"#, .error,
      .key(.repeatedKey(key: "1", first: "milk", firstLine: 1, again: "eggs"))),
    ReadingCase(
      "a sign the legend has not", pizza: #""allergens": [«"15"»]"#, .error,
      .allergen(.unknownAllergen(text: "15", suggestion: nil)), head: #" "allergenKey": "eu","#),
    ReadingCase(
      "several signs", pizza: #""allergens": [«"2/4/13"»]"#, .error,
      .allergen(.severalAllergens(text: "2/4/13", words: ["crustaceans", "fish", "lupin"])),
      head: #" "allergenKey": "eu","#
    ) { $0.allergens == .init(contains: [.crustaceans, .fish, .lupin]) },
  ]

  @Test(arguments: faultyLegends) func aFaultOfTheLegend(_ row: ReadingCase) throws {
    try row.check()
  }

  static let diets: [ReadingCase] = [
    .diets(
      "vegan with milk", #"«"vegan"»"#, #"["gluten", "milk"]"#, .error,
      .diet(.contradictedDiet(diet: .vegan, allergen: .milk))),
    .diets(
      "vegetarian with fish", #""organic", «"vegetarian"»"#, #"["fish"]"#, .error,
      .diet(.contradictedDiet(diet: .vegetarian, allergen: .fish))),
    .diets(
      "gluten-free with wheat", #"«"gluten-free"»"#, #"["gluten.wheat"]"#, .error,
      .diet(.contradictedDiet(diet: .glutenFree, allergen: .gluten))),
    .diets(
      "gluten-free with traces", #"«"gluten-free"»"#, #"{"mayContain": ["gluten"]}"#, .warning,
      .diet(.doubtedDiet(diet: .glutenFree, allergen: .gluten))),
    .diets(
      "dairy-free with traces", #"«"dairy-free"»"#, #"{"mayContain": ["milk"]}"#, .warning,
      .diet(.doubtedDiet(diet: .dairyFree, allergen: .milk))),
    .diets(
      "an unknown diet", #"«"vegetarisch"»"#, #""none""#, .error,
      .diet(.unknownDiet(text: "vegetarisch", suggestion: .vegetarian))),
    .diets(
      "a mistyped diet", #"«"vegna"»"#, #""none""#, .error,
      .diet(.unknownDiet(text: "vegna", suggestion: .vegan))),
    .diets(
      "a number", #"«1»"#, #""none""#, .error, .key(.wrongType(key: "diets", expected: .text))),
    ReadingCase(
      "diets outside a list", pizza: #""diets": «"vegan"»"#, .error,
      .key(.wrongType(key: "diets", expected: .list))
    ) { $0.diets.isEmpty },
    ReadingCase(
      "an add-on's own diets",
      pizza:
        #""addOns": [{"name": "bufala", "allergens": ["milk"], "diets": [«"vegan"»]}], "diets": ["vegan"], "allergens": "none""#,
      .error,
      .diet(.contradictedDiet(diet: .vegan, allergen: .milk, addOn: "bufala"))
    ) { $0.dish.trustedDiets.contains(.vegan) },
    ReadingCase(
      "a size contradicts",
      pizza:
        #""diets": [«"vegan"»], "sizes": [{"name": "maxi", "price": 7, "allergens": ["milk"]}]"#,
      .error,
      .diet(.contradictedDiet(diet: .vegan, allergen: .milk))),
  ]

  @Test(arguments: diets) func aFaultOfDiets(_ row: ReadingCase) throws { try row.check() }

  static let ingredients: [ReadingCase] = [
    .ingredient(
      "an anchovy", #"«"acciughe"»"#,
      .allergen(.unstatedIngredient(ingredient: "acciughe", allergen: .fish))),
    .ingredient(
      "a prawn in English",
      #"{"name": {"it": "mazzancolla?", "en": "x"}}, {"name": {"fr": "crevettes", "en": «"King prawns"»}}"#,
      .allergen(.unstatedIngredient(ingredient: "King prawns", allergen: .crustaceans))),
    .ingredient(
      "walnuts", #"«"noci"», "noce moscata""#,
      .allergen(.unstatedIngredient(ingredient: "noci", allergen: .nuts))),
  ]

  @Test func anIngredientIsToldOnce() throws {
    let row = ReadingCase(
      "",
      pizza:
        #""ingredients": [{"name": {"it": «"gamberi"», "en": "prawns"}}], "allergens": ["milk"]"#,
      .warning, .allergen(.unstatedIngredient(ingredient: "gamberi", allergen: .crustaceans)))
    try row.check()
  }

  @Test(arguments: [
    "mozzarella vegana", "latte di mandorla", "burro di arachidi", "burro di cacao", "eggplant",
    "senza lattosio",
  ])
  func anIngredientThatOnlySoundsLikeMilk(name: String) throws {
    let text =
      #"{"pizzas": [{"name": "A", "ingredients": ["\#(name)"], "allergens": ["nuts", "peanuts"]}]}"#
    #expect(try MenuReader.read(Array(text.utf8)).diagnostics.isEmpty)
  }
}

extension ReadingCase {
  static func statement(
    _ description: String, _ written: String, _ rule: Diagnostic.Rule,
    _ statement: AllergenStatement
  ) -> ReadingCase {
    ReadingCase(description, pizza: "\"allergens\": \(written)", .error, rule) {
      $0.allergens == statement
    }
  }

  fileprivate static func diets(
    _ description: String, _ written: String, _ statement: String, _ severity: Diagnostic.Severity,
    _ rule: Diagnostic.Rule
  ) -> ReadingCase {
    ReadingCase(
      description, pizza: "\"allergens\": \(statement), \"diets\": [\(written)]", severity, rule)
  }

  fileprivate static func ingredient(
    _ description: String, _ written: String, _ rule: Diagnostic.Rule
  ) -> ReadingCase {
    ReadingCase(
      description, pizza: "\"ingredients\": [\(written)], \"allergens\": [\"gluten\"]", .warning,
      rule)
  }
}
