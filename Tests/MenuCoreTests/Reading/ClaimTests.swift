import MenuCore
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
    ("Gluten-free pizza", "gluten", "Gluten"), ("Glutenfreie Pizza", "gluten", "Glutenfreie"),
    ("Tiramisù senza uova", "eggs", "senza uova"), ("Pizza sans gluten", "gluten", "sans gluten"),
    ("Pizza sin gluten", "gluten", "sin gluten"), ("Vegane Lasagne", "milk", "Vegane"),
    ("Kuchen ohne Milch", "milk", "ohne Milch"), ("Vegetariana", "fish", "Vegetariana"),
    ("Gelato senza latte (artigianale)", "milk", "senza latte"),
    ("Burger végétarien", "crustaceans", "végétarien"),
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
  ])
  func aDescriptionAgainstTheStatementIsAWarning(text: String, allergen: String) throws {
    let found = try diagnostics(
      #""name": "A", "description": "\#(text)", "allergens": ["\#(allergen)"]"#)
    #expect(found.map(\.severity) == [.warning])
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
