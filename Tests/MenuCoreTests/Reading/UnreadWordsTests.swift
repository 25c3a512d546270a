import OldMenuCore
import Testing

/// Members of a dish that nothing reads, whatever they are called: what they name is not promised away.
@Suite(.timeLimit(.minutes(5))) struct UnreadWordsTests {
  private func reading(_ members: String, list: String = "other") throws -> MenuReading {
    try MenuReader.read(
      Array(
        #"{"\#(list)": [{"name": "A", \#(members), "allergens": {"contains": ["gluten"], "complete": true}}]}"#
          .utf8))
  }

  private func lost(_ reading: MenuReading) -> [String?] {
    reading.diagnostics.compactMap {
      if case .key(.lostStatement(_, .dish, let word)) = $0.rule { word } else { nil }
    }
  }

  static let ofMilk = [
    // A key that names an allergen.
    #""latte": "fresco""#, #""milk": "ask""#, #""has_milk": true"#, #""Käse": ["Gouda"]"#,
    // A warning.
    #""attenzione": "contiene latte""#, #""warning": "contains milk""#,
    #""avviso": "attenzione al latte""#, #""Achtung": "enthält Milch""#,
    #""avertissement": "contient du lait""#, #""aviso": "contiene leche""#,
    #""comment": "we use butter""#, #""infos": "con panna""#, #""intolleranze": "latte""#,
    #""Unverträglichkeiten": "Milch""#, #""intolerancias": ["leche"]"#,
    // What is in it.
    #""toppings": ["mozzarella"]"#, #""condimenti": ["mozzarella", "basilico"]"#,
    #""condimento": "panna""#, #""farcitura": "crema al mascarpone""#, #""guarnizione": "burrata""#,
    #""salsa": "besciamella""#, #""Beilage": "Rahmspinat und Käse""#, #""relleno": "queso""#,
    #""filling": "cream cheese""#, #""recette": "crème fraîche, fromage""#,
    #""preparazione": "mantecata con burro""#, #""contenuto": "latte e zucchero""#,
    #""ing": "pomodoro, mozzarella""#, #""ingredienti_en": ["tomato", "cheese"]"#,
    #""sauce": {"name": "Rahmsauce", "of": "Sahne"}"#, #""parts": [{"what": ["butter"]}]"#,
    #""stuffing": {"milk": true}"#,
    // In another language.
    #""translations": {"en": {"name": "X", "description": "with cheese"}}"#,
    #""en": {"description": "with cheese"}"#, #""de": {"Beschreibung": "mit Käse"}"#,
    #""i18n": {"fr": {"ingrédients": ["fromage"]}}"#,
    #""traduzioni": {"en": {"note": "with milk"}}"#,
    // Its heading.
    #""category": "Con mozzarella""#, #""section": "Pizze con mozzarella""#,
    #""Kategorie": "Mit Käse""#, #""categoria": {"it": "Rosse", "en": "With cheese"}"#,
  ]

  @Test(arguments: ofMilk)
  func whatNamesAnAllergenTakesThePromiseBack(members: String) throws {
    let reading = try reading(members)
    #expect(
      !lost(reading).isEmpty || reading.diagnostics.contains { $0.rule.name == "named-allergen" })
    #expect(reading.diagnostics.contains { $0.severity == .error })
    let dish = try #require(reading.menu.dish(at: 0, in: .other))
    #expect(dish.state(of: .milk) == .notStated)
    #expect(dish.state(of: .gluten) == .contains)
  }

  /// Who mends one of two dishes must read of the other too.
  @Test func aNoteInAStatementIsToldForEachDishThatItNamesAnAllergenOf() throws {
    func dish(_ note: String) -> String {
      #"{"name": "A", "allergens": {"contains": ["eggs"], "note": "\#(note)"}}"#
    }
    let notes = ["latte", "contiene latte", "chiedere", "chiedere in cucina"]
    let reading = try MenuReader.read(
      Array(#"{"other": [\#(notes.map(dish).joined(separator: ", "))]}"#.utf8))
    #expect(lost(reading) == ["latte", "latte", nil])
    #expect(
      reading.diagnostics.filter { $0.severity == .error }.map(\.dish?.number) == [1, 2, 3])
  }

  @Test(arguments: [
    #""nuts": ["ask"]"#, #""attenzione": "contiene noci""#, #""warning": "contains nuts""#,
  ])
  func nutsAreAllergensToo(members: String) throws {
    let reading = try reading(members)
    #expect(lost(reading).count == 1)
    #expect(reading.menu.dish(at: 0, in: .other)?.state(of: .nuts) == .notStated)
  }

  @Test(arguments: [
    #""senza latte": true"#, #""milk_free": true"#, #""dairyFree": "yes""#,
    #""milchfrei": true"#, #""sans lait": "oui""#, #""sin leche": true"#,
    #""x-toppings": ["mozzarella"]"#, #""x-latte": true"#, #""toppings": ["pomodoro", "rucola"]"#,
    #""farina": "grano""#, #""pane": "sì""#, #""infos": "senza latte""#, #""tempo": "12 minuti""#,
    #""abbinamento": "formaggi stagionati""#, #""pairing": "goes with blue cheese""#,
    #""img": "img/quattro-formaggi.jpg""#, #""url": "https://example.com/latte""#,
    #""extra": ["mozzarella"]"#, #""category": "Pizze e formaggi""#, #""category": "Rosse""#,
    #""nutrition": {"fat": 12, "fiber": 3, "protein": 8}"#, #""spice_level": "medium""#,
    #""createdAt": "2026-01-01""#, #""toppings": ["mozzarella vegana"]"#,
  ])
  func whatDeniesItOrIsNoneOfItTakesNothingBack(members: String) throws {
    let reading = try reading(members)
    #expect(lost(reading).isEmpty)
    let dish = try #require(reading.menu.dish(at: 0, in: .other))
    #expect(dish.state(of: .milk) == .notAnIngredient)
    #expect(dish.state(of: .nuts) == .notAnIngredient)
  }

  @Test func aKeyIsToldEachTimeWithItsWord() throws {
    let dish = #"{"name": "A", "toppings": ["pomodoro", "mozzarella"], "allergens": "none"}"#
    let reading = try MenuReader.read(Array(#"{"other": [\#(dish), \#(dish)]}"#.utf8))
    #expect(lost(reading) == ["mozzarella", "mozzarella"])
    #expect(!reading.diagnostics.contains { $0.rule.name == "unknown-key" })
  }

  @Test func whatIsStatedIsToldAsEver() throws {
    let reading = try MenuReader.read(
      Array(
        #"{"other": [{"name": "A", "toppings": ["burro"], "allergens": ["milk"]}]}"#.utf8))
    #expect(
      reading.diagnostics.map(\.rule) == [.key(.unknownKey(key: "toppings", suggestion: nil))])
  }

  @Test func aDietIsAPromiseToo() throws {
    let reading = try MenuReader.read(
      Array(
        #"{"other": [{"name": "A", "toppings": ["burro"], "allergens": ["eggs"], "diets": ["dairy-free"]}]}"#
          .utf8))
    #expect(lost(reading) == ["burro"])
    #expect(reading.menu.other.first?.diets == [])
  }

  @Test func ofABeverageOnlyWhatIsSaidToBeInItCounts() throws {
    for members in [#""serve": "con formaggi""#, #""carattere": "note di nocciola e burro""#] {
      #expect(lost(try reading(members, list: "beverages")).isEmpty)
    }
    for members in [#""avviso": "contiene latte""#, #""latte": "fresco""#] {
      #expect(lost(try reading(members, list: "beverages")).count == 1)
    }
  }

  @Test(arguments: [
    #""sizes": [{"name": "L", "price": 9, "toppings": ["mozzarella"]}]"#,
    #""ingredients": [{"name": "salsa", "nota": "con latte"}]"#,
  ])
  func aPartOfADishSpeaksForIt(members: String) throws {
    let reading = try reading(members)
    #expect(lost(reading).count == 1)
    #expect(reading.menu.dish(at: 0, in: .other)?.state(of: .milk) == .notStated)
  }

  @Test(arguments: [
    (#""price": 9 /* contiene latte */"#, true), ("// contains milk\n \"price\": 9", true),
    (#""price": 9 /* con latte? chiedere */"#, false),
    (#""price": 9 /* non contiene latte */"#, false),
    (#""price": 9 // "ingredients": ["mozzarella"]"# + "\n", false),
  ])
  func aCommentThatSaysWhatIsInItIsNotPromisedAway(members: String, isOne: Bool) throws {
    let file =
      #"{"other": [{"name": "B", "allergens": "none"}, {"name": "A", "allergens": "none", "#
    let reading = try MenuReader.read(Array((file + members + "}]}").utf8))
    #expect(reading.menu.dish(at: 0, in: .other)?.state(of: .milk) == .notAnIngredient)
    #expect(
      reading.menu.dish(at: 1, in: .other)?.state(of: .milk)
        == (isOne ? .notStated : .notAnIngredient))
    #expect(reading.diagnostics.contains { $0.severity == .error } == isOne)
  }
}
