import OldMenuCore
import Testing

/// What sentences about allergens are told to become: nothing that they name is lost or turned round.
@Suite(.timeLimit(.minutes(5))) struct AllergenSentenceTests {
  private static let key =
    #""allergenKey": {"A": "gluten", "E": "peanuts", "G": "milk", "O": "molluscs"}, "#

  private func reading(_ statement: String, head: String = "") throws -> MenuReading {
    let text = #"{\#(head)"pizzas": [{"name": "A", "allergens": \#(statement)}]}"#
    return try MenuReader.read(Array(text.utf8))
  }

  private func rules(_ statement: String, head: String = "") throws -> [Diagnostic.Rule] {
    try reading(statement, head: head).diagnostics.map(\.rule)
  }

  @Test(arguments: [
    ("A, E", ["gluten", "peanuts"]), ("A, E, G", ["gluten", "peanuts", "milk"]),
    ("A/E/G", ["gluten", "peanuts", "milk"]), ("A E G", ["gluten", "peanuts", "milk"]),
    ("G, O", ["milk", "molluscs"]), ("A e G", ["gluten", "milk"]),
    ("A, E, X", ["gluten", "peanuts", "X"]),
  ])
  func aLetterOfTheLegendIsNoAnd(text: String, words: [String]) throws {
    for statement in [#""\#(text)""#, #"["\#(text)"]"#, #"{"mayContain": ["\#(text)"]}"#] {
      let reading = try reading(statement, head: Self.key)
      #expect(
        reading.diagnostics.map(\.rule) == [
          .allergen(.severalAllergens(text: text, words: words))
        ])
      let warned = words.compactMap { Allergen(rawValue: $0) }
      let dish = try #require(reading.menu.pizzas.first?.dish)
      #expect(warned.allSatisfy { dish.state(of: $0) >= .mayContain })
    }
  }

  @Test(arguments: [
    ("A, E, G", ["A", "E", "G"]), ("G, O", ["G", "O"]), ("A E G", ["A", "E", "G"]),
    ("a, e, g", ["a", "e", "g"]), ("1 e 7", ["1", "7"]), ("Allergeni: 1, 7", ["1", "7"]),
  ])
  func aLetterWithoutALegendIsKept(text: String, signs: [String]) throws {
    #expect(
      try rules(#""\#(text)""#) == [.allergen(.allergensWithoutKey(text: text, signs: signs))])
  }

  @Test(
    arguments: [
      ("gluten, milk. may contain eggs, nuts", ["gluten", "milk"], ["eggs", "nuts"]),
      ("latte. Può contenere frutta a guscio", ["milk"], ["nuts"]),
      ("Gluten, Milch. Spuren: Nüsse", ["gluten", "milk"], ["nuts"]),
      ("Enthält: Gluten. Kann Spuren von Nüssen und Soja enthalten", ["gluten"], ["nuts", "soy"]),
      ("May contain: milk, nuts. Contains: gluten", ["gluten"], ["milk", "nuts"]),
      ("Contains milk. May contain nuts", ["milk"], ["nuts"]),
      ("Contiene glutine. Può contenere tracce di noci", ["gluten"], ["nuts"]),
      ("Contient du lait. Peut contenir des traces de poisson", ["milk"], ["fish"]),
      ("Contiene leche. Puede contener trazas de soja", ["milk"], ["soy"]),
      ("contiene glutine; può contenere noci", ["gluten"], ["nuts"]),
      ("latte in tracce, uova", ["eggs"], ["milk"]),
      ("kann Spuren von Nüssen enthalten, Gluten", ["gluten"], ["nuts"]),
      ("gluten, milk (may contain nuts)", ["gluten", "milk"], ["nuts"]),
      ("latte, glutine (tracce di noci), uova", ["milk", "gluten", "eggs"], ["nuts"]),
    ] as [(String, [String], [String])])
  func aSecondSentenceIsRead(text: String, contained: [String], possible: [String]) throws {
    let reading = try reading(#""\#(text)""#)
    guard
      case .allergen(.tracesAmongContained(_, contained, possible, true)) =
        reading.diagnostics.first?.rule
    else {
      Issue.record("\(reading.diagnostics)")
      return
    }
    let dish = try #require(reading.menu.pizzas.first?.dish)
    for word in contained + possible {
      #expect(dish.state(of: try #require(Allergen(rawValue: word))) == .contains)
    }
  }

  @Test(arguments: [
    ("contiene glutine", Allergen.gluten), ("Enthält Gluten", .gluten), ("Contains milk", .milk),
    ("Contient du lait", .milk), ("Contient de l'œuf", .eggs), ("Contiene leche", .milk),
    ("Allergeni: glutine", .gluten), ("Allergene: Milch", .milk),
    ("Allergens: contains eggs", .eggs),
  ])
  func aVerbOrALabelIsLeftAway(text: String, allergen: Allergen) throws {
    for statement in [#"["\#(text)"]"#, #"{"contains": ["\#(text)"], "complete": true}"#] {
      let reading = try reading(statement)
      #expect(
        reading.diagnostics.map(\.rule) == [
          .allergen(.unknownAllergen(text: text, suggestion: allergen))
        ])
      #expect(reading.menu.pizzas.first?.dish.state(of: allergen) == .contains)
    }
  }

  @Test(
    arguments: [
      ("senza: glutine, latte", [], ["gluten", "milk"]),
      ("free from: milk, nuts", [], ["milk", "nuts"]),
      ("ohne Milch und Gluten", [], ["milk", "gluten"]), ("sans lait", [], ["milk"]),
      ("sin leche", [], ["milk"]), ("gluten-free", [], ["gluten"]), ("milk free", [], ["milk"]),
      ("glutenfrei", [], ["gluten"]), ("no gluten, no milk", [], ["gluten", "milk"]),
      ("senza latte né uova", [], ["milk", "eggs"]),
      ("glutine, latte; senza uova", ["gluten", "milk"], ["eggs"]),
    ] as [(String, [String], [String])])
  func whatIsDeniedIsNeverContained(text: String, contained: [String], free: [String]) throws {
    let reading = try reading(#"["\#(text)"]"#)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .allergen(
          .promiseAmongContained(
            text: text, contained: contained, possible: [], free: free, isAlone: true))
      ])
    let words = contained.compactMap { Allergen(rawValue: $0) }
    #expect(reading.menu.pizzas.first?.allergens == .init(contains: AllergenSet(words)))
  }

  @Test(arguments: [
    (#""latte, senza uova, soia""#, [Allergen.milk, .soy]), (#""no gluten, milk""#, [.milk]),
    (#""nut and milk free""#, [.nuts]), (#""gluten-free bread, milk""#, [.milk]),
    (#"{"mayContain": ["contains milk"]}"#, [.milk]), (#""senza latte; uova""#, [.eggs]),
    (#"["latte senza lattosio"]"#, [.milk]),
    // Whether a comma ends what is without it only the owner knows.
    (#""sin gluten, leche, pescado""#, [.milk, .fish]),
    (#""senza latte e uova, pesce""#, [.fish]), (#""sans lait, gluten""#, [.gluten]),
    (#""ohne Milch, Gluten, Eier""#, [.gluten, .eggs]), (#"["without milk, gluten"]"#, [.gluten]),
    (#""free from milk, nuts""#, [.nuts]),
  ])
  func whatIsNotClearIsNotWrittenAndWarns(statement: String, warned: [Allergen]) throws {
    let reading = try reading(statement)
    #expect(reading.diagnostics.map(\.rule.name) == ["unclear-allergens"])
    let dish = try #require(reading.menu.pizzas.first?.dish)
    #expect(warned.allSatisfy { dish.state(of: $0) >= .mayContain })
  }

  @Test(arguments: ["lattosio", "lactose", "Laktose", "lactosa"])
  func freeOfLactoseIsADiet(word: String) throws {
    for statement in [#"{"freeFrom": ["\#(word)"]}"#, #"["senza \#(word)"]"#] {
      #expect(try rules(statement).map(\.name) == ["lactose-is-no-milk"])
    }
  }

  @Test(arguments: [
    "n/a", "N/A", "-", "?", "/", "–", "n.d.", "keine Angabe", "inconnu", "desconocido",
  ])
  func whatSaysNothingIsNoAllergen(text: String) throws {
    #expect(
      try rules(#""\#(text)""#) == [.allergen(.unanswered(text: text, place: .alone))])
  }

  @Test(arguments: [
    (#"{"contains": {"gluten": true, "milk": false}}"#, "contains", ["gluten"], false),
    (#"[["gluten", "latte"]]"#, "allergens", ["gluten", "milk"], true),
    (#"[{"name": "gluten"}]"#, "allergens", ["gluten"], true),
    (#"[{"Bezeichnung": "Gluten"}]"#, "allergens", ["gluten"], true),
    (#"[{"alérgeno": "gluten"}]"#, "allergens", ["gluten"], true),
    (#"[{"denominazione": "glutine"}]"#, "allergens", ["gluten"], true),
  ])
  func anotherShapeIsReadInOneRound(
    statement: String, key: String, words: [String], isEntry: Bool
  ) throws {
    let reading = try reading(statement)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .allergen(.misshapenAllergens(key: key, words: words, isEntry: isEntry))
      ])
    #expect(reading.menu.pizzas.first?.dish.state(of: .gluten) == .contains)
  }

  @Test(arguments: [
    ("Gluten (Weizen, Roggen)", ["gluten.wheat", "gluten.rye"]),
    ("gluten (wheat, rye)", ["gluten.wheat", "gluten.rye"]),
    ("glutine (frumento e segale)", ["gluten.wheat", "gluten.rye"]),
    ("gluten (blé et orge)", ["gluten.wheat", "gluten.barley"]),
    ("gluten (trigo y avena)", ["gluten.wheat", "gluten.oats"]),
    ("Gluten(Weizen/Roggen)", ["gluten.wheat", "gluten.rye"]),
    ("Schalenfrüchte (Mandeln, Haselnüsse)", ["nuts.almond", "nuts.hazelnut"]),
    ("Gluten (Weizen, Roggen), Milch", ["gluten.wheat", "gluten.rye", "milk"]),
  ])
  func kindsInBracketsAreKept(text: String, words: [String]) throws {
    for statement in [#""\#(text)""#, #"["\#(text)"]"#, #"{"contains": ["\#(text)"]}"#] {
      let reading = try reading(statement)
      #expect(
        reading.diagnostics.map(\.rule) == [
          .allergen(.severalAllergens(text: text, words: words))
        ])
      let dish = try #require(reading.menu.pizzas.first?.dish)
      let warned = words.compactMap { Allergen(rawValue: $0) }
      #expect(warned.allSatisfy { dish.state(of: $0) == .contains })
    }
  }

  @Test(arguments: [
    ("Gluten (Weizen)", Allergen.wheat), ("frutta a guscio (mandorle)", .almond),
  ])
  func oneKindInBracketsIsMeant(text: String, meant: Allergen) throws {
    let rules = try rules(#"["\#(text)"]"#)
    #expect(rules == [.allergen(.unknownAllergen(text: text, suggestion: meant))])
  }
}
