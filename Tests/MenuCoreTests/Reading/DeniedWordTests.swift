import OldMenuCore
import Testing

/// How far a denial reaches in what is written of a dish: in doubt no further than it plainly does.
@Suite(.timeLimit(.minutes(5))) struct DeniedWordTests {
  private func reading(_ members: String) throws -> MenuReading {
    try MenuReader.read(Array(#"{"other": [{\#(members), "allergens": "none"}]}"#.utf8))
  }

  private func dish(_ members: String) throws -> Dish {
    try #require(try reading(members).menu.dish(at: 0, in: .other))
  }

  private static func places(_ text: String) -> [String] {
    [
      #""name": "A", "description": "\#(text)""#, #""name": "A", "ingredients": ["\#(text)"]"#,
    ]
  }

  @Test(
    arguments: [
      ("Senza pomodoro, mozzarella, speck e noci", [.milk, .nuts]),
      ("ohne Tomaten mit Mozzarella", [.milk]), ("no tomato, mozzarella", [.milk]),
      ("senza conservanti, latte fresco", [.milk]),
      ("sugar-free hazelnut cream", [.milk, .hazelnut]),
      ("senza mozzarella, con burrata", [.milk]),
      ("senza latte di mucca, con latte di capra", [.milk]),
      ("senza pomodoro e mozzarella di bufala", [.milk]),
      ("burrata senza mozzarella", [.milk]), ("mozzarella gluten free", [.milk]),
      ("con mozzarella senza lattosio", [.milk]), ("latte senza lattosio", [.milk]),
      ("torta senza glutine al latte", [.milk]), ("mozzarella e pesto senza latte", [.milk]),
      ("senza glutine ma con noci", [.nuts]), ("Senza latte, contiene noci", [.nuts]),
      // Whether the comma ends what is without it nobody knows.
      ("pasta senza glutine, uova, noci", [.eggs, .nuts]), ("senza glutine, mozzarella", [.milk]),
      ("senza lattosio / mozzarella", [.milk]), ("noci / senza latte", [.nuts]),
      ("pasta senza glutine, uova e noci", [.eggs, .nuts]),
      ("insalata senza uova, noci e miele", [.nuts]),
      ("spaghetti senza uova, latte e noci", [.nuts]),
      ("torta senza latte, uova e noci con burro di arachidi", [.peanuts]),
      ("torta senza latte, uova, con noci", [.nuts]),
      ("senza latte, senza soia, uova", [.eggs]), ("without peanuts, without eggs, nuts", [.nuts]),
      ("formaggio senza soia", [.milk]), ("mozzarella ohne Reis", [.milk]),
      ("with nuts and gluten-free", [.nuts]), ("Nüsse und glutenfrei", [.nuts]),
    ] as [(String, [Allergen])])
  func aDenialDoesNotSwallowWhatFollows(text: String, allergens: [Allergen]) throws {
    for members in Self.places(text) {
      let reading = try reading(members)
      let dish = try #require(reading.menu.dish(at: 0, in: .other))
      for allergen in allergens { #expect(dish.state(of: allergen) == .notStated, "\(members)") }
      #expect(dish.state(of: .lupin) == .notAnIngredient)
      #expect(reading.diagnostics.allSatisfy { $0.severity == .error })
    }
  }

  @Test(arguments: [
    ("nicht ohne Milch", Allergen.milk), ("mai senza mozzarella", .milk),
    ("never without mozzarella", .milk), ("pas sans fromage", .milk), ("nunca sin queso", .milk),
    ("con o senza mozzarella", .milk), ("mit oder ohne Käse", .milk), ("con/senza panna", .milk),
    ("avec ou sans fromage", .milk), ("con o sin queso", .milk), ("with or without nuts", .nuts),
    ("without mozzarella on request", .milk), ("ohne Käse nur auf Wunsch", .milk),
    ("Base senza glutine su richiesta +2 €", .gluten), ("senza glutine +2 €", .gluten),
    ("sans gluten sur demande", .gluten), ("glutenfrei auf Wunsch", .gluten),
    ("auch glutenfrei erhältlich", .gluten), ("disponibile senza glutine", .gluten),
    ("può essere preparato senza latte", .milk), ("can be made without nuts", .nuts),
  ])
  func whatMayBeLeftOutIsThere(text: String, allergen: Allergen) throws {
    for members in Self.places(text) {
      #expect(try dish(members).state(of: allergen) == .notStated, "\(members)")
    }
  }

  @Test(arguments: [
    ("Base senza glutine su richiesta +2 €", Diet.glutenFree),
    ("ohne Käse auf Wunsch", .dairyFree), ("non adatto ai celiaci", .glutenFree),
  ])
  func aDietThatIsKeptOnRequestIsNone(text: String, diet: Diet) throws {
    for key in ["description", "notes"] {
      let value = key == "notes" ? #"["\#(text)"]"# : #""\#(text)""#
      for statement in ["", #""allergens": ["celery"], "#] {
        let reading = try MenuReader.read(
          Array(
            #"{"other": [{"name": "A", "\#(key)": \#(value), \#(statement)"diets": ["\#(diet.rawValue)"]}]}"#
              .utf8))
        #expect(reading.menu.dish(at: 0, in: .other)?.trustedDiets == [])
        #expect(
          reading.diagnostics.contains {
            $0.rule == .diet(.contradictedDietByText(diet: diet, text: text))
          })
      }
    }
  }

  @Test(arguments: [
    "senza latte, uova e noci", "ohne Milch, Eier und Nüsse", "sans gluten ni lait", "milk-free",
    "free from milk and eggs", "senza glutine e lattosio", "gluten, dairy and nut free",
    "a gluten and dairy free cheese",
    // A list that an *and* closes, of nothing but what allergens are called.
    "torta senza latte, uova e noci", "cake without milk, eggs and nuts",
    "Kuchen ohne Milch, Eier und Nüsse", "gâteau sans lait, œufs et noix",
    "tarta sin leche, huevos y nueces", "torta senza latte, uova o noci",
    "senza lievito di birra", "senza aggiunta di latte", "without any added milk",
    "senza olio di arachidi", "senza latte con patate", "Käse ohne Milch", "milchfrei",
  ])
  func whatIsDeniedIsNotThere(text: String) throws {
    for members in Self.places(text) { #expect(try reading(members).diagnostics == []) }
  }

  @Test(arguments: [
    "non contiene latte, uova e noci", "Il piatto non contiene latte, uova e noci",
    "does not contain milk, eggs or nuts", "enthält keine Milch, Eier und Nüsse",
    "Milch ist nicht enthalten", "ne contient pas de lait", "no contiene leche ni huevos",
    "doesn't contain milk", "doesn’t contain milk or eggs", "This cake doesn't contain nuts",
    "contains no milk", "We don't use milk",
    "weder Milch noch Eier", "né latte né uova", "neither milk nor eggs", "privo di latte",
    "Non usiamo latte", "Può contenere tracce di sedano, non contiene latte",
    "senza frutti di mare", "sans fruits à coque", "libre de gluten", "nussfreier Kuchen",
  ])
  func aSentenceDeniesAllThatItNames(text: String) throws {
    let reading = try reading(#""name": "A", "description": "\#(text)""#)
    #expect(reading.menu.other.first?.state(of: .milk) == .notAnIngredient)
    #expect(reading.menu.other.first?.state(of: .nuts) == .notAnIngredient)
  }

  @Test(arguments: [
    "doesn't contain milk", "non contiene latte", "enthält keine Milch", "ne contient pas de lait",
    "no contiene leche", "contains no milk, eggs or nuts", "enthält weder Milch noch Eier",
  ])
  func aDenialBesideAnyStatementIsNoFault(text: String) throws {
    for statement in [#"["mustard"]"#, #"{"contains": ["mustard"], "complete": true}"#] {
      for key in [#""description": "\#(text)""#, #""ingredients": ["\#(text)"]"#] {
        let reading = try MenuReader.read(
          Array(#"{"other": [{"name": "A", \#(key), "allergens": \#(statement)}]}"#.utf8))
        #expect(reading.diagnostics == [], "\(key)")
      }
    }
  }

  @Test(
    arguments: [
      ("Non adatto ai celiaci né agli allergici al latte", [.gluten, .milk]),
      ("Nicht für Zöliakie geeignet", [.gluten]), ("no apto para celíacos", [.gluten]),
      ("ne convient pas aux cœliaques", [.gluten]), ("not suitable for coeliacs", [.gluten]),
      ("Not suitable for people with nut allergy", [.nuts]), ("sconsigliato ai celiaci", [.gluten]),
      ("Nicht für Laktoseintolerante", [.milk]), ("nicht für Nussallergiker geeignet", [.nuts]),
      ("non idoneo agli intolleranti al lattosio", [.milk]),
    ] as [(String, [Allergen])])
  func whoeverMustNotHaveItIsWarned(text: String, allergens: [Allergen]) throws {
    for members in [
      #""name": "\#(text)""#, #""name": "A", "description": "\#(text)""#,
      #""name": "A", "notes": ["\#(text)"]"#, #""name": "A", "warning": "\#(text)""#,
    ] {
      let reading = try reading(members)
      let dish = try #require(reading.menu.dish(at: 0, in: .other))
      for allergen in allergens { #expect(dish.state(of: allergen) == .notStated, "\(members)") }
      #expect(reading.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test(arguments: [
    "adatto ai celiaci", "suitable for coeliacs", "für Zöliakie geeignet", "apto para celíacos",
    "convient aux cœliaques", "senza glutine, adatto ai celiaci", "no gluten, safe for celiacs",
    "non contiene glutine: adatto ai celiaci", "non adatto ai bambini", "not suitable for children",
  ])
  func whoeverMayHaveItIsNot(text: String) throws {
    #expect(try reading(#""name": "A", "notes": ["\#(text)"]"#).diagnostics == [])
  }

  @Test func aLongTextOfDenialsIsReadInTime() throws {
    for word in ["senza latte ", "milk and ", "non di ", "free ", "con o senza noci, "] {
      let text = String(repeating: word, count: 40_000)
      for members in Self.places(text) { _ = try reading(members) }
    }
  }
}
