import OldMenuCore
import Testing

/// Names, descriptions and notes that speak of an allergen which the statement leaves out.
@Suite(.timeLimit(.minutes(5))) struct NamedAllergenTests {
  private func reading(_ members: String, list: String = "pizzas") throws -> MenuReading {
    try MenuReader.read(Array(#"{"\#(list)": [{\#(members)}]}"#.utf8))
  }

  private func dish(_ menu: Menu) throws -> Dish {
    try #require(menu.dish(at: 0, in: .pizzas))
  }

  @Test(arguments: [
    ("Risotto al gorgonzola", "gorgonzola", Allergen.milk), ("Pizza mit Käse", "Käse", .milk),
    ("Spaghetti alle vongole", "Spaghetti", .gluten), ("Pizza au saumon", "saumon", .fish),
    ("Tarta de queso", "queso", .milk), ("Prawn pizza", "Prawn", .crustaceans),
    ("Latte di mandorla", "Latte di mandorla", .nuts),
    ("Insalata dell’aragosta", "aragosta", .crustaceans),
  ])
  func whatANameSaysIsNotPromisedAway(name: String, word: String, allergen: Allergen) throws {
    let reading = try reading(#""name": "\#(name)", "allergens": "none""#)
    let expected = Diagnostic.Rule.allergen(
      .namedAllergen(
        word: word, key: "name", allergen: allergen, isPromised: true))
    #expect(reading.diagnostics.first?.rule == expected)
    #expect(reading.diagnostics.first?.severity == .error)
    #expect(try dish(reading.menu).state(of: allergen) == .notStated)
    #expect(try dish(reading.menu).state(of: .lupin) == .notAnIngredient)
  }

  @Test(arguments: [
    ("con mozzarella e basilico", "mozzarella"), ("Tomaten, Käse und Basilikum", "Käse"),
    ("tomate, fromage et basilic", "fromage"), ("con queso y albahaca", "queso"),
    ("tomato, butter and basil", "butter"), ("Base senza glutine. Con mozzarella.", "mozzarella"),
    ("pomodoro (senza aglio), mozzarella", "mozzarella"),
  ])
  func aDescriptionIsComparedSentenceBySentence(text: String, word: String) throws {
    let stated = try reading(#""name": "A", "description": "\#(text)", "allergens": ["eggs"]"#)
    #expect(
      stated.diagnostics.map(\.rule) == [
        .allergen(
          .namedAllergen(word: word, key: "description", allergen: .milk, isPromised: false))
      ])
    #expect(stated.diagnostics.map(\.severity) == [.warning])
    let free = try reading(
      #""name": "A", "description": "\#(text)", "allergens": {"freeFrom": ["milk", "eggs"]}"#)
    #expect(free.diagnostics.map(\.severity) == [.error])
    #expect(try dish(free.menu).state(of: .milk) == .notStated)
    #expect(try dish(free.menu).state(of: .eggs) == .free)
  }

  @Test(arguments: [
    ("Contiene: latte (tracce)", true), ("Può contenere tracce di latte.", true),
    ("Contains milk (may contain traces).", true), ("kann Spuren von Milch enthalten", true),
    ("Contiene: latte", false), ("Con latte. Contiene tracce di latte.", false),
  ])
  func whatOnlyMayBeInItBelongsToWhatMayBe(text: String, isPossible: Bool) throws {
    let stated = try reading(#""name": "A", "description": "\#(text)", "allergens": ["eggs"]"#)
    let told = stated.diagnostics.map { diagnostic -> Bool? in
      if case .allergen(.namedAllergen(_, _, .milk, _, let isPossible)) = diagnostic.rule {
        isPossible
      } else {
        nil
      }
    }
    #expect(told == [isPossible])
    let listed = try reading(
      #""name": "A", "ingredients": ["\#(text)"], "allergens": ["eggs"]"#)
    #expect(
      listed.diagnostics.map(\.rule) == [
        .allergen(
          .unstatedIngredient(
            ingredient: text, allergen: .milk,
            isPossible: isPossible))
      ])
  }

  @Test(arguments: [
    "con latte di cocco", "senza glutine e senza latte", "mozzarella vegana", "vegan cheese",
    "dairy-free cheese", "ohne Käse", "sans fromage", "sin queso", "noce moscata", "farina di riso",
    "veganer Käse", "con verdure al posto della mozzarella", "rocket instead of cheese",
    "su richiesta con mozzarella", "non contiene latte né uova", "Käse auf Wunsch", "pomodoro",
    "statt Käse mit Kokos", "pesche e basilico", "alla marinara",
  ])
  func whatATextDeniesOrOffersIsNotInIt(text: String) throws {
    for key in ["name", "description"] {
      let name = key == "name" ? "" : #""name": "A", "#
      let reading = try reading(#"\#(name)"\#(key)": "\#(text)", "allergens": "none""#)
      #expect(reading.diagnostics.map(\.rule) == [])
    }
  }

  @Test(arguments: [
    ("contiene latte", "latte", Allergen.milk, false),
    ("può contenere tracce di arachidi", "arachidi", .peanuts, true),
    ("con mozzarella di bufala", "mozzarella", .milk, false),
    ("contains eggs", "eggs", .eggs, false),
    ("kann Spuren von Sesam enthalten", "Sesam", .sesame, true),
  ])
  func aNoteIsStrongerThanAPromise(
    note: String, word: String, allergen: Allergen, isPossible: Bool
  ) throws {
    let reading = try reading(#""name": "A", "notes": ["\#(note)"], "allergens": "none""#)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .allergen(
          .namedAllergen(
            word: word, key: "notes", allergen: allergen, isPromised: true,
            isPossible: isPossible))
      ])
    #expect(reading.diagnostics.map(\.severity) == [.error])
    #expect(try dish(reading.menu).state(of: allergen) == .notStated)
    #expect(try dish(reading.menu).state(of: .lupin) == .notAnIngredient)
  }

  @Test(arguments: [
    "* prodotto surgelato", "* pesce surgelato all'origine", "* frozen shrimps",
    "su richiesta con mozzarella", "extra cheese on request",
  ])
  func aNoteOfAStarOrOfAWishIsNotAboutTheDish(note: String) throws {
    let reading = try reading(#""name": "A", "notes": ["\#(note)"], "allergens": "none""#)
    #expect(reading.diagnostics.map(\.rule) == [])
  }

  @Test(arguments: [
    (#""name": "Acqua Panna", "allergens": "none""#, 0),
    (#""name": "Pecorino DOC", "allergens": ["sulphites"]"#, 0),
    (#""name": "Falanghina", "description": "ottimo con pesce", "allergens": ["sulphites"]"#, 0),
    (#""name": "Latte macchiato", "allergens": "none""#, 1),
  ])
  func aDrinkIsOftenCalledLikeFood(members: String, count: Int) throws {
    #expect(try reading(members, list: "beverages").diagnostics.count == count)
  }

  @Test(arguments: [
    #""name": "Risotto al gorgonzola", "price": 9"#,
    #""name": "Risotto al gorgonzola", "allergens": ["milk", "gluten"]"#,
    #""name": "Risotto al gorgonzola", "allergens": {"mayContain": ["milk"], "complete": true}"#,
    #""name": {"it": "Torta di noci", "en": "Walnut cake"}, "allergens": ["nuts.walnut"]"#,
  ])
  func whatIsStatedOrSilentIsNotAskedAbout(members: String) throws {
    #expect(!(try reading(members).diagnostics.contains { $0.rule.name == "named-allergen" }))
  }

  @Test func whatAnIngredientGivesAwayIsToldOnce() throws {
    let rules = try reading(
      #""name": "Pizza al gorgonzola", "ingredients": ["gorgonzola"], "allergens": ["gluten"]"#
    ).diagnostics.map(\.rule)
    #expect(rules == [.allergen(.unstatedIngredient(ingredient: "gorgonzola", allergen: .milk))])
  }

  @Test func aPromiseIsTakenBackWithWhatIngredientsSay() throws {
    let menu = try reading(
      #""name": "Pizza al gorgonzola", "ingredients": ["acciughe"], "allergens": "none""#
    ).menu
    #expect(try dish(menu).state(of: .milk) == .notStated)
    #expect(try dish(menu).state(of: .fish) == .notStated)
    #expect(try dish(menu).state(of: .eggs) == .notAnIngredient)
  }

  /// As macOS writes letters in names of files, and what is copied from there.
  @Test(arguments: [
    ("Ka\u{308}se", Allergen.milk), ("Walnu\u{308}sse", .walnut), ("cre\u{300}me", .milk),
    ("CRE\u{300}ME", .milk), ("ce\u{301}leri", .celery), ("se\u{301}same", .sesame),
    ("atu\u{301}n", .fish), ("hui\u{302}tres", .molluscs), ("Ka\u{308}sepizza", .milk),
    ("fruits a\u{300} coque", .nuts),
  ])
  func marksBehindTheirLettersAreRead(text: String, allergen: Allergen) throws {
    for members in [
      #""name": "\#(text)""#, #""name": "A", "description": "con \#(text)""#,
      #""name": "A", "notes": ["\#(text)"]"#, #""name": "A", "ingredients": ["\#(text)"]"#,
    ] {
      let reading = try reading(members + #", "allergens": "none""#)
      #expect(try dish(reading.menu).state(of: allergen) == .notStated, "\(members)")
    }
    let vegan = try reading(#""name": "Ka\#u{308}se ve\#u{301}gan", "allergens": "none""#)
    #expect(vegan.diagnostics == [])
  }

  /// What a drink goes with is not in it; what it contains is, and so is milk, which goes with none.
  @Test(arguments: [
    ("con latte", 1), ("mit Milch und Zucker", 1), ("with milk", 1), ("avec du lait", 1),
    ("con leche", 1), ("contiene noci", 1), ("enthält Ei", 1),
    ("si abbina a formaggi e pesce", 0), ("ideal with cheese", 0), ("passt zu Käse und Fisch", 0),
    ("senza latte", 0), ("con latte di cocco", 0), ("note di mandorla", 0),
  ])
  func whatADrinkContainsIsNotPromisedAway(description: String, count: Int) throws {
    let reading = try reading(
      #""name": "Bibita", "description": "\#(description)", "allergens": "none""#,
      list: "beverages")
    #expect(reading.diagnostics.count == count, "\(reading.diagnostics)")
  }

  @Test(arguments: [
    #""price": {"text": "7 € con burrata"}"#, #""price": {"text": {"it": "7 € con burrata"}}"#,
    #""sizes": [{"name": "L", "price": {"text": "9 € con burrata"}}]"#,
  ])
  func theTextOfAPriceIsOneToo(members: String) throws {
    let reading = try reading(#""name": "A", \#(members), "allergens": "none""#)
    #expect(
      reading.diagnostics.contains { $0.rule.name == "named-allergen" && $0.severity == .error })
    #expect(try dish(reading.menu).state(of: .milk) == .notStated)
    #expect(try dish(reading.menu).state(of: .eggs) == .notAnIngredient)
  }

  @Test(arguments: [
    (#""name": "Margherita (1,7)""#, true), (#""name": "Margherita (Allergeni: 1, 7)""#, true),
    (#""name": "A", "description": "Allergeni: 1, 7""#, true),
    (#""name": "Tonno (A,D,G)""#, true), (#""name": "Tonno [A G]""#, true),
    (#""name": "A", "notes": ["Allergene: A, G"]"#, true), (#""name": "Tonno (d, g)""#, true),
    (#""name": "Pizza (per 7)""#, false), (#""name": "Pizza (V)""#, false),
    (#""name": "Pizza 7""#, false), (#""name": "Pizza (33 cm)""#, false),
  ])
  func aSignOfTheLegendInATextIsAWarning(members: String, isOne: Bool) throws {
    let key =
      #""allergenKey": {"1": "gluten", "7": "milk", "A": "gluten", "D": "fish", "G": "milk"}"#
    let text = #"{\#(key), "pizzas": [{\#(members), "allergens": "none"}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(try dish(reading.menu).state(of: .milk) == (isOne ? .notStated : .notAnIngredient))
    #expect(try dish(reading.menu).state(of: .eggs) == .notAnIngredient)
    #expect(
      reading.diagnostics.contains { $0.rule.name == "named-allergen" && $0.severity == .error }
        == isOne)
  }
}
