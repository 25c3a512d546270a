import OldMenuCore
import Testing

/// What owners write where the format has no place for it.
@Suite(.timeLimit(.minutes(5))) struct MissingKeyTests {
  private func diagnostics(_ text: String) throws -> [Diagnostic] {
    try MenuReader.read(text).diagnostics
  }

  private func rules(ofDish members: String, head: String = "") throws -> [Diagnostic.Rule] {
    let text =
      #"{\#(head) "language": "it", "pizzas": [{"name": "A", "allergens": "none", \#(members)}]}"#
    return try diagnostics(text).map(\.rule)
  }

  @Test(arguments: [
    #""hidden": true"#, #""display": false"#, #""visible": false"#, #""nascosto": true"#,
    #""visibile": "no""#, #""versteckt": "ja""#, #""anzeigen": false"#, #""masqué": true"#,
    #""oculto": true"#, #""isActive": 0"#,
  ])
  func aDishThatIsToBeHiddenIsShownAllTheSame(member: String) throws {
    let key = String(member.dropFirst().prefix { $0 != "\"" })
    #expect(try rules(ofDish: member) == [.key(.unknownMember(key: key, meant: .hidden))])
  }

  @Test(arguments: [
    #""hidden": false"#, #""visible": true"#, #""display": "block""#, #""nascosto": 7"#,
  ])
  func aDishThatIsNotToBeHiddenIsNoSuchThing(member: String) throws {
    let isHidden = try rules(ofDish: member).contains { rule in
      if case .key(.unknownMember(_, .hidden, _)) = rule { true } else { false }
    }
    #expect(!isHidden)
  }

  @Test(arguments: [
    #""zusatzstoffe": ["mit Farbstoff"]"#, #""additivi": "conservanti""#, #""additives": [1, 2]"#,
    #""Zusatzstoffe": {"1": "Farbstoff"}"#, #""additifs": ["colorant"]"#, #""aditivos": ["3"]"#,
  ])
  func additivesGoUnderTheNotes(member: String) throws {
    let key = String(member.dropFirst().prefix { $0 != "\"" })
    let meant = Diagnostic.Rule.key(.unknownMember(key: key, meant: .additives))
    #expect(try rules(ofDish: member) == [meant])
    let ofFile = #"{\#(member), "pizzas": [{"name": "A", "allergens": "none"}]}"#
    let found = try diagnostics(ofFile)
    #expect(found.map(\.rule) == [meant])
    #expect(found.allSatisfy { $0.message.contains(#""notes""#) && !$0.message.contains("x-") })
  }

  @Test(arguments: ["Farbstoff", "mit Konservierungsstoffen", "coloranti", "preservative"])
  func anAdditiveInALegendIsNoAllergen(text: String) throws {
    let legend = #"{"allergenKey": {"1": "\#(text)", "A": "gluten"}, "pizzas": [{"name": "A"}]}"#
    let found = try diagnostics(legend).map(\.rule).filter { $0.name != "allergens-not-stated" }
    #expect(found == [.allergen(.additive(text: text, sign: "1"))])
    let inDish = #"{"pizzas": [{"name": "A", "allergens": ["\#(text)"]}]}"#
    #expect(try diagnostics(inDish).map(\.rule) == [.allergen(.additive(text: text, sign: nil))])
  }

  @Test func aSignThatIsAnAdditiveIsNoAllergenOfADish() throws {
    let found = try diagnostics(
      #"{"allergenKey": {"1": "Farbstoff"}, "pizzas": [{"name": "A", "allergens": ["1"]}]}"#)
    let rule = Diagnostic.Rule.allergen(.additive(text: "Farbstoff", sign: "1"))
    #expect(found.map(\.rule) == [rule, rule])
  }

  @Test func sulphitesAreAnAllergenWhateverTheyAreCalled() throws {
    let found = try diagnostics(#"{"pizzas": [{"name": "A", "allergens": ["geschwefelt"]}]}"#)
    #expect(!found.contains { $0.rule.name == "additive" })
  }

  @Test(arguments: ["vegan?", "forse vegano", "vegan (?)", "vielleicht vegan", "maybe vegan"])
  func aDoubtIsNoPromise(text: String) throws {
    let file = #"{"pizzas": [{"name": "A", "allergens": "none", "diets": ["\#(text)"]}]}"#
    let reading = try MenuReader.read(file)
    #expect(reading.diagnostics.map(\.rule) == [.diet(.unclearDiet(text: text, diet: .vegan))])
    #expect(reading.diagnostics.first?.message.contains("once you are sure") == true)
    #expect(reading.menu.pizzas.first?.dish.diets == [])
    #expect(MenuFixer.mend(Array(file.utf8)).count == 0)
    let maker = FixItMaker(Array(file.utf8))
    #expect(reading.diagnostics.allSatisfy { maker.fixIt(for: $0) == nil })
  }

  @Test(arguments: [
    ("vegano", Diet.vegan), ("vegan", .vegan), ("Vegetarisch", .vegetarian), ("halal", .halal),
    ("vegan?", .vegan), ("bio", .organic),
  ])
  func aDietAmongTheAllergensIsOne(text: String, diet: Diet) throws {
    let file = #"{"pizzas": [{"name": "A", "allergens": ["\#(text)"]}]}"#
    let reading = try MenuReader.read(file)
    #expect(
      reading.diagnostics.map(\.rule) == [.allergen(.dietAmongAllergens(text: text, diet: diet))])
    #expect(reading.menu.pizzas.first?.dish.diets == [])
    #expect(reading.menu.pizzas.first?.dish.state(of: .celery) == .notStated)
  }

  @Test func aLetterInTheOtherCaseIsTheOneOfTheLegend() throws {
    let file = """
      {"allergenKey": {"A": "gluten", "G": "milk"}, "pizzas": [{"name": "A", "allergens": ["g"]}]}
      """
    let found = try diagnostics(file)
    #expect(found.map(\.rule) == [.allergen(.signInOtherCase(text: "g", sign: "G"))])
    #expect(found.first?.message.contains(#"did you mean "G"?"#) == true)
  }

  @Test(
    arguments: [
      (
        #""speisekarte": {"Pizzen": {"Margherita": {"preis": "7,50 €", "allergene": "A"}}}"#,
        ["speisekarte.Pizzen pizzas 1"]
      ),
      (
        #""menu": {"pizze": {"A": {"prezzo": 7}, "B": {"prezzo": 8}}, "dolci": {"C": {"prezzo": 5}}}"#,
        ["menu.pizze pizzas 2", "menu.dolci desserts 1"]
      ),
      (
        #""carta": {"Vom Ofen": {"A": {"preis": 7}, "B": {"preis": 8}}}"#,
        ["carta.Vom Ofen other 2"]
      ),
      (#""a": {"b": {"pizzas": {"A": {"price": 7}}}}"#, ["a.b.pizzas pizzas 1"]),
      (#""info": {"parcheggio": {"posti": 7}}"#, []), (#""wifi": {"rete": {"price": 7}}"#, []),
    ])
  func sectionsOfDishesByTheirNamesAreToldForWhatTheyAre(member: String, told: [String]) throws {
    let rules = try diagnostics("{\(member)}").map(\.rule)
    let named = rules.compactMap { rule -> String? in
      guard case .list(.entriesByName(let key, let list, _, let count)) = rule else { return nil }
      return "\(key) \(list) \(count)"
    }
    #expect(named == told)
    #expect(told.isEmpty || !rules.contains { $0.name == "unknown-key" || $0.name == "no-dish" })
  }
}
