import OldMenuCore
import Testing

/// Names and descriptions that call a dish free of what its statement names.
@Suite(.timeLimit(.minutes(5))) struct ClaimTests {
  private func diagnostics(_ dish: String, list: String = "pizzas") throws -> [Diagnostic] {
    try MenuReader.read(Array(#"{"currency": "EUR", "\#(list)": [{\#(dish)}]}"#.utf8)).diagnostics
      .filter { $0.rule.name == "contradicted-claim" || $0.severity == .error }
  }

  @Test(arguments: [
    ("Pizza senza glutine", "gluten", "senza glutine"), ("Pizza vegana", "milk", "vegana"),
    ("Pizza senza glutine e uova", "gluten.wheat", "senza glutine"),
    ("Gluten-free pizza", "gluten", "Gluten-free"), ("Glutenfreie Pizza", "gluten", "Glutenfreie"),
    ("Tiramisù senza uova", "eggs", "senza uova"), ("Pizza sans gluten", "gluten", "sans gluten"),
    ("Pizza sin gluten", "gluten", "sin gluten"), ("Vegane Lasagne", "milk", "Vegane"),
    ("Kuchen ohne Milch", "milk", "ohne Milch"), ("Vegetariana", "fish", "Vegetariana"),
    ("Gelato senza latte (artigianale)", "milk", "senza latte"),
    ("Burger végétarien", "crustaceans", "végétarien"), ("Pizza (vegana)", "milk", "vegana"),
    ("Capricciosa (senza lattosio, vegana)", "milk", "vegana"),
    ("Torta di mele, senza glutine", "gluten", "senza glutine"),
    ("Lasagne [gluten free]", "gluten", "gluten free"), ("Dairy-free", "milk", "Dairy-free"),
    ("Pizza per celiaci", "gluten", "per celiaci"),
  ])
  func aNameAgainstTheStatementIsAnError(name: String, allergen: String, claim: String) throws {
    let found = try diagnostics(#""name": "\#(name)", "allergens": ["\#(allergen)"]"#)
    #expect(found.count == 1 && found.first?.severity == .error)
    if case .allergen(.contradictedClaim(claim, key: "name", part: .dish, _)) = found.first?.rule {
      return
    }
    Issue.record("\(found)")
  }

  @Test(arguments: [
    ("Senza latte.", "milk"), ("Pomodoro, basilico, senza glutine", "gluten"),
    ("100% vegan", "eggs"), ("Gluten free", "gluten"), ("Sans gluten ni lait", "milk"),
    ("Non contiene uova", "eggs"), ("Mit Tomaten. Glutenfrei.", "gluten"),
    ("adatta ai celiaci", "gluten"), ("Adatta ai celiaci, senza glutine", "gluten"),
    ("Für Zöliakie geeignet", "gluten"), ("Suitable for coeliacs", "gluten"),
  ])
  func aDescriptionAgainstTheStatementIsAWarning(text: String, allergen: String) throws {
    let found = try diagnostics(
      #""name": "A", "description": "\#(text)", "allergens": ["\#(allergen)"]"#)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    #""dough": "senza glutine""#, #""notes": ["Senza glutine."]"#, #""base": "senza glutine""#,
  ])
  func otherTextsOfADishClaimTheSame(text: String) throws {
    let found = try diagnostics(#""name": "A", \#(text), "allergens": ["gluten"]"#)
    #expect(found.map(\.severity) == [.warning] && found.first?.rule.name == "contradicted-claim")
  }

  @Test(arguments: [
    ("Pizza vegetariana", "zucchine, prosciutto cotto", "vegetariana", "prosciutto cotto"),
    ("Vegan pancakes", "oat milk, honey", "Vegan", "honey"),
    ("Vegane Pizza", "Mozzarella", "Vegane", "Mozzarella"),
    ("Pizza (vegetariana)", "tonno", "vegetariana", "tonno"),
  ])
  func aNameAgainstAnIngredientIsAWarning(
    name: String, ingredients: String, claim: String, ingredient: String
  ) throws {
    let list = ingredients.split(separator: ", ").map { "\"\($0)\"" }.joined(separator: ", ")
    let reading = try MenuReader.read(
      #"{"currency": "EUR", "pizzas": [{"name": "\#(name)", "ingredients": [\#(list)]}]}"#)
    let found = reading.diagnostics.filter { $0.rule.name == "claimed-diet" }
    #expect(found.map(\.rule) == [.diet(.claimedDiet(claim: claim, ingredient: ingredient))])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    (#""name": "Vegane Pizza", "ingredients": ["veganer Käse", "Hafermilch"]"#),
    (#""name": "Vegetariana", "ingredients": ["zucchine", "prosciutto vegano"]"#),
    (#""name": "Anche vegana", "ingredients": ["mozzarella"]"#),
    (#""name": "Burger, vegane Mayonnaise", "ingredients": ["Speck"]"#),
    // Told by what it states.
    (#""name": "Pizza vegana", "ingredients": ["mozzarella"], "diets": ["vegan"]"#),
    (#""name": "Pizza vegana", "ingredients": ["mozzarella"], "allergens": ["milk"]"#),
  ])
  func whatMayBeSoIsNoClaimAgainstAnIngredient(members: String) throws {
    let reading = try MenuReader.read(#"{"currency": "EUR", "pizzas": [{\#(members)}]}"#)
    #expect(!reading.diagnostics.contains { $0.rule.name == "claimed-diet" })
  }

  /// Each heading above a dish is one of its own, in whatever language.
  @Test func aHeadingClaimsItOfItsDishes() throws {
    let reading = try MenuReader.read(
      #"""
      {"currency": "EUR", "groups": [
        {"id": "v", "title": {"it": "Dolci", "en": "Vegan desserts"}},
        {"id": "g", "title": "Pizze senza glutine", "parent": "v"},
        {"id": "o", "title": "Anche senza glutine"},
        {"id": "e", "title": "Vegetarisch / vegan"}],
       "pizzas": [{"name": "A", "group": "g", "allergens": ["gluten"]},
        {"name": "B", "group": "g", "allergens": ["milk"]},
        {"name": "C", "group": "g", "allergens": {"contains": ["soy"], "mayContain": ["gluten"]}},
        {"name": "D", "group": "o", "allergens": ["gluten"]},
        {"name": "E", "group": "e", "allergens": ["milk"]},
        {"name": "F", "group": "e", "allergens": ["fish"]}]}
      """#)
    let found = reading.diagnostics.filter { $0.rule.name == "contradicted-claim" }
    #expect(
      found.map(\.rule) == [
        .allergen(
          .contradictedClaim(
            claim: "senza glutine", key: "group", part: .heading("Pizze senza glutine"),
            allergen: .gluten)),
        .allergen(
          .contradictedClaim(
            claim: "Vegan", key: "group", part: .heading("Vegan desserts"), allergen: .milk)),
        .allergen(
          .contradictedClaim(
            claim: "Vegetarisch", key: "group", part: .heading("Vegetarisch / vegan"),
            allergen: .fish)),
      ])
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  /// Milk without lactose is milk, what is had on request is there else, and beside one ingredient a
  /// word may be about it alone.
  @Test(arguments: [
    (#""name": "Pizza senza lattosio""#, "milk"), (#""name": "Margherita lactose-free""#, "milk"),
    (#""name": "Margherita (anche senza glutine)""#, "gluten"),
    (#""name": "Margherita", "description": "Disponibile senza glutine""#, "gluten"),
    (#""name": "Margherita", "description": "Su richiesta: senza glutine""#, "gluten"),
    (#""name": "Margherita", "description": "Senza glutine +2 €""#, "gluten"),
    (#""name": "Margherita", "description": "Auf Wunsch glutenfrei""#, "gluten"),
    (#""name": "Margherita", "description": "Also available gluten-free""#, "gluten"),
    (#""name": "Margherita", "description": "Sans gluten sur demande""#, "gluten"),
    (#""name": "Torta", "description": "Pan di Spagna con crema senza uova""#, "eggs"),
    (#""name": "Burger mit veganer Mayonnaise""#, "milk"), (#""name": "Non vegana""#, "milk"),
    (#""name": "Torta senza noci""#, "nuts.almond"), (#""name": "Pizza con latte""#, "milk"),
    (#""name": "Free-range eggs""#, "eggs"), (#""name": "Senza frumento""#, "gluten.rye"),
    (#""name": "A", "description": "No need for words: eggs and milk""#, "milk"),
    (#""name": "A", "description": "Senza pomodoro, con mozzarella di latte""#, "milk"),
    (#""name": "A", "description": "Nicht für Veganer""#, "milk"),
    (#""name": "Burger, vegane Mayonnaise""#, "milk"),
    (#""name": "Burger (veganer Käse)""#, "milk"),
    (#""name": "A", "description": "Non adatta ai celiaci""#, "gluten"),
    (#""name": "A", "description": "Not suitable for coeliacs""#, "gluten"),
    (#""name": "A", "description": "Für Zöliakie nicht geeignet""#, "gluten"),
    (#""name": "A", "description": "Adatta ai celiaci su richiesta""#, "gluten"),
    (#""name": "A", "description": "Adatta ai celiaci? Chiedi""#, "gluten"),
    (#""name": "A", "dough": "anche senza glutine (+2 €)""#, "gluten"),
    (#""name": "A", "description": "Vegana? Chiedi la versione senza latte""#, "fish"),
    (#""name": "Vino senza solfiti aggiunti""#, "sulphites"),
  ])
  func anHonestTextIsNone(texts: String, allergen: String) throws {
    #expect(try diagnostics(#"\#(texts), "allergens": ["\#(allergen)"]"#) == [])
  }

  @Test func beerFreeOfGlutenHasItsBarleyDeclared() throws {
    let beer = #""name": "Birra senza glutine", "allergens": ["gluten.barley"]"#
    #expect(try diagnostics(beer, list: "beverages") == [])
    let milk = #""name": "Frappé vegano", "allergens": ["milk"]"#
    #expect(try diagnostics(milk, list: "beverages").count == 1)
  }

  @Test func tracesAreNoContradictionAndNothingStatedIsNone() throws {
    #expect(
      try diagnostics(#""name": "Pizza vegana", "allergens": {"mayContain": ["milk"]}"#) == [])
    #expect(try diagnostics(#""name": "Pizza vegana", "allergens": ["gluten"]"#) == [])
    #expect(try diagnostics(#""name": "Pizza vegana""#) == [])
  }

  @Test func anAddOnIsToldByItsName() throws {
    let found = try diagnostics(
      #""name": "A", "addOns": [{"name": "mozzarella vegana", "price": 1, "allergens": ["milk"]}]"#)
    #expect(
      found.map(\.rule) == [
        .allergen(
          .contradictedClaim(
            claim: "vegana", key: "name", part: .addOn("mozzarella vegana"), allergen: .milk))
      ])
  }

  @Test func aSizeThatHasTheWarningsOfItsDishIsAWarning() throws {
    let found = try diagnostics(
      #""name": "A", "allergens": ["gluten"], "sizes": [{"name": "normale", "price": 7}, {"name": "senza glutine", "price": 9}]"#
    )
    #expect(
      found.map(\.rule) == [
        .allergen(
          .contradictedClaim(
            claim: "senza glutine", key: "name", part: .size("senza glutine"), allergen: .gluten))
      ])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func aDishIsJudgedByWhatEachSizeContains() throws {
    func sizes(_ small: String, _ large: String) -> String {
      #""name": "Pizza vegana", "sizes": [{"name": "S", "price": 7, "allergens": [\#(small)]}, {"name": "L", "price": 9, "allergens": [\#(large)]}]"#
    }
    #expect(try diagnostics(sizes(#""milk""#, #""gluten""#)) == [])
    #expect(try diagnostics(sizes(#""milk""#, #""milk", "gluten""#)).count == 1)
  }
}
