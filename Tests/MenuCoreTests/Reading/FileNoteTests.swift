import OldMenuCore
import Testing

/// Notes of the file that say what is, or may be, in all of its dishes.
@Suite(.timeLimit(.minutes(5))) struct FileNoteTests {
  private static let dishes = """
    "pizzas": [{"name": "A", "allergens": "none"},
      {"name": "B", "allergens": {"freeFrom": ["peanuts", "nuts"]}},
      {"name": "C", "allergens": {"mayContain": ["peanuts", "nuts"], "complete": true}},
      {"name": "D"}]
    """

  private func reading(_ notes: String) throws -> MenuReading {
    try MenuReader.read(Array(#"{\#(notes), \#(Self.dishes)}"#.utf8))
  }

  private func notes(_ reading: MenuReading) -> [Diagnostic] {
    reading.diagnostics.filter { $0.rule.name == "contradicting-note" }
  }

  @Test(arguments: [
    #""notes": ["Tutti i piatti possono contenere tracce di arachidi e frutta a guscio"]"#,
    #""notes": [{"it": "Tracce di arachidi e noci", "en": "All dishes may contain nuts"}]"#,
    #""notes": "All dishes may contain peanuts and nuts.""#,
    #""notes": ["Alle Speisen können Spuren von Erdnüssen und Nüssen enthalten"]"#,
    #""notes": ["Non possiamo escludere tracce di arachidi e noci"]"#,
    #""notes": ["We cannot guarantee that any dish is free of peanuts"]"#,
    #""notes": ["Spuren von Erdnüssen können nicht ausgeschlossen werden"]"#,
    #""note": ["Tutti i piatti possono contenere arachidi e noci"]"#,
    #""Hinweise": "Alle Gerichte können Spuren von Erdnüssen enthalten""#,
    #""notes": ["Friggiamo in olio di arachidi"]"#, #""notes": ["We fry in peanut oil"]"#,
    #""notes": ["Nella nostra cucina si usano arachidi e noci"]"#,
    #""notes": ["In unserer Küche werden Erdnüsse verarbeitet"]"#,
    #""notes": ["Tutte le pizze sono con arachidi, salvo diversa indicazione"]"#,
    #""notes": ["Locale non adatto agli allergici alle arachidi"]"#,
    #""description": "Buona cucina. I piatti possono contenere arachidi e frutta a guscio.""#,
  ])
  func whatANoteSaysOfAllIsToldOnceAndTakesThePromisesBack(note: String) throws {
    let reading = try reading(note)
    let told = try #require(notes(reading).first)
    #expect(notes(reading).count == 1)
    #expect(told.severity == .warning)
    guard case .allergen(.contradictingNote(_, let allergens, let count)) = told.rule else {
      return
    }
    #expect(count == 2)
    #expect(allergens.contains(.peanuts))
    for place in 0..<2 {
      let dish = try #require(reading.menu.dish(at: place, in: .pizzas))
      #expect(dish.state(of: .peanuts) == .notStated)
    }
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: .milk) == .notAnIngredient)
  }

  @Test(arguments: [
    ("Impasto con farina di soia", Allergen.soy), ("Our dough is made with soya flour", .soy),
    ("Der Teig ist mit Sojamehl gemacht", .soy), ("La masa lleva harina de soja", .soy),
    ("La pâte est faite avec de la farine de soja", .soy), ("Alle Pizzen mit Sesamrand", .sesame),
    ("Wir frittieren in Erdnussöl", .peanuts), ("Le pizze sono spennellate con burro", .milk),
    ("Nous faisons frire à l'huile d'arachide", .peanuts),
    ("Il cornicione è con semi di sesamo", .sesame), ("Our fryer is shared with fish", .fish),
    ("In unserer Fritteuse ist Erdnussöl", .peanuts),
    ("Le fritture sono fatte nello stesso olio del pesce", .fish),
    ("Our kitchen is not nut free", .nuts), ("Unsere Küche ist nicht nussfrei", .nuts),
    ("Notre cuisine n'est pas exempte de fruits à coque", .nuts),
    ("La cucina non è priva di frutta a guscio", .nuts),
    ("Nuestra cocina no está libre de frutos secos", .nuts),
    ("Le pizze sono fritte in olio di arachidi", .peanuts),
    ("Les pizzas sont cuites au beurre", .milk), ("The pizzas are fried in peanut oil", .peanuts),
    ("Die Pizzen werden in Butter gebacken", .milk),
    ("Las pizzas se fríen en aceite de cacahuete", .peanuts),
    ("I nostri piatti sono preparati con burro", .milk),
    ("Our dishes are made with nuts", .nuts), ("Unsere Gerichte kochen wir mit Sellerie", .celery),
    ("Le pizze vengono fritte in olio di arachidi", .peanuts),
  ])
  func aNoteOnThePizzasTheDoughOrTheKitchenIsOnAllDishes(note: String, allergen: Allergen) throws {
    let dish = try #require(reading(#""notes": ["\#(note)"]"#).menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: allergen) == .notStated)
  }

  @Test(arguments: [
    ("Tutte le nostre pizze contengono strutto", true), ("Impasto con burro", true),
    ("All pizzas are baked with lard", true), ("Alle Pizzen enthalten Käse", true),
    ("Tutte le pizze sono spennellate con burro", true),
    ("All pizzas are brushed with butter", true),
    ("Alle Pizzen werden mit Butter bestrichen", true),
    ("Le pizze sono spennellate con burro", true),
    ("Toutes les pizzas sont badigeonnées de beurre", true),
    ("Las pizzas van pinceladas con mantequilla", true), ("Our fryer is shared with fish", false),
    ("Tutti i piatti possono contenere tracce di latte", false),
    ("Nella nostra cucina si usano latte e uova", false), ("Impasto senza strutto", false),
    ("Alcune pizze contengono strutto", false),
  ])
  func aNoteOnWhatIsInAllDishesIsAgainstADiet(note: String, isAgainst: Bool) throws {
    let text = """
      {"notes": ["\(note)"],
        "pizzas": [{"name": "A", "allergens": {"freeFrom": ["fish"]}, "diets": ["vegan"]}]}
      """
    let reading = try MenuReader.read(Array(text.utf8))
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(dish.trustedDiets.contains(.vegan) == !isAgainst)
    #expect(reading.diagnostics.contains { $0.rule.name.contains("diet") } == isAgainst)
  }

  @Test(arguments: [
    "La nostra cucina è senza glutine e senza soia", "Our kitchen is nut free",
    "Unsere Küche ist nussfrei", "Notre cuisine est sans fruits à coque",
    "Pizzeria e cucina di pesce", "Impasto senza latte, a lunga lievitazione",
    "Nuestra cocina está libre de frutos secos", "Unser Teig ist ohne Milch",
    "Unser Teig enthält keine Milch", "Unser Pizzateig ist vegan", "Der Teig ist milchfrei",
    "Il nostro impasto è senza latte", "Our dough is made without milk", "Our dough is dairy free",
    "Notre pâte est sans lait", "Notre pâte ne contient pas de lait",
    "Nuestra masa es sin leche", "Nuestra masa no lleva leche",
    "La pizza Diavola è cotta nel burro", "Pizza Diavola is cooked in butter",
  ])
  func aDoughOrAKitchenWithoutSomethingAndOneDishTakeNothingBack(note: String) throws {
    let dish = try #require(reading(#""notes": ["\#(note)"]"#).menu.dish(at: 0, in: .pizzas))
    #expect(Allergen.groups.allSatisfy { dish.state(of: $0) == .notAnIngredient })
  }

  @Test(arguments: [
    "Tutti i prodotti possono contenere tracce di tutti gli allergeni",
    "All dishes may contain traces of all allergens",
    "Wir können Spuren von Allergenen nicht ausschließen",
    "Peut contenir des traces d'allergènes", "Puede contener trazas de alérgenos",
  ])
  func tracesOfAllLeaveNoPromise(note: String) throws {
    let reading = try reading(#""notes": ["\#(note)"]"#)
    #expect(notes(reading).count == 1)
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(Allergen.allCases.allSatisfy { dish.state(of: $0) == .notStated })
  }

  @Test(arguments: [
    (#"Tutte le pizze sono con mozzarella, salvo diversa indicazione"#, Allergen.milk),
    ("Alle Pizzen mit Käse", .milk), ("All our dishes are cooked in butter", .milk),
    ("Tutti i piatti sono cotti nel burro", .milk), ("Alle Speisen braten wir in Butter", .milk),
    ("Tous nos plats sont cuits au beurre", .milk),
    ("Todos los platos se cocinan con mantequilla", .milk),
    ("Cucina non adatta ai celiaci", .gluten),
    ("Nella nostra cucina si usano glutine, latte e uova", .eggs),
  ])
  func whatTheKitchenWorksWithMayBeInAll(note: String, allergen: Allergen) throws {
    let reading = try reading(#""notes": ["\#(note)"]"#)
    #expect(reading.menu.dish(at: 0, in: .pizzas)?.state(of: allergen) == .notStated)
    #expect(reading.menu.dish(at: 0, in: .pizzas)?.state(of: .lupin) == .notAnIngredient)
  }

  @Test(arguments: [
    #""mayContain": ["peanuts", "nuts"]"#, #""allergens": ["peanuts"]"#,
    #""contains": ["arachidi"]"#, #""allergeni": {"mayContain": ["peanuts"]}"#,
    #""può contenere": "arachidi""#, #""Allergene": "Erdnüsse""#,
    #""avviso": "Tutti i piatti possono contenere tracce di arachidi""#,
    #""footer": "All dishes may contain peanuts""#,
    #""footer": {"it": "Tracce di arachidi", "en": "Traces of peanuts"}"#,
    #""avertissement": ["Tous les plats peuvent contenir des arachides"]"#,
    #""pie": {"text": "Todos los platos pueden contener cacahuetes"}"#,
    #""Allergiehinweis": "Alle Gerichte können Erdnüsse enthalten""#,
  ])
  func whatNothingReadsSaysOfAllCountsToo(member: String) throws {
    let reading = try reading(member)
    let lost = reading.diagnostics.filter { $0.rule.name == "lost-statement" }
    #expect(lost.count == 1 && lost.allSatisfy { $0.severity == .error })
    #expect(notes(reading).count == 1)
    #expect(!reading.diagnostics.contains { $0.rule.name == "unknown-key" })
    for place in 0..<2 {
      let dish = try #require(reading.menu.dish(at: place, in: .pizzas))
      #expect(dish.state(of: .peanuts) == .notStated)
    }
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: .milk) == .notAnIngredient)
  }

  @Test func ofAFileWithoutDishesNothingIsLost() throws {
    let text = #"{"salsa rosa": "contiene uova", "maionese": "contiene uova, senape"}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(!reading.diagnostics.contains { $0.rule.name == "lost-statement" })
  }

  @Test(arguments: [
    #""x-mayContain": ["peanuts"]"#, #""allergens": "none""#, #""allergens": []"#,
    #""avviso": "Chiedete al personale""#, #""footer": "Alcuni piatti contengono arachidi""#,
    #""allergeni": {"5": "Arachidi e prodotti contenenti arachidi"}"#,
    #""allergens": [{"id": 5, "name": "Peanuts", "info": "contains peanuts"}]"#,
    #""allergens": ["gluten", "crustaceans", "eggs", "fish", "peanuts", "soy", "milk", "nuts", "celery", "mustard", "sesame", "sulphites", "lupin", "molluscs"]"#,
    #""slogan": "Le migliori arachidi""#,
  ])
  func aLegendOrWhatIsOfNoDishTakesNothingBack(member: String) throws {
    let reading = try reading(member)
    #expect(!reading.diagnostics.contains { $0.rule.name == "lost-statement" })
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: .peanuts) == .notAnIngredient)
  }

  @Test(arguments: [
    "* prodotto surgelato", "* può contenere pesce surgelato", "senza glutine su richiesta",
    "Alcuni piatti possono contenere arachidi", "I vini contengono solfiti",
    "Usiamo solo arachidi italiane", "I nostri piatti non contengono arachidi",
    "Chiedete al personale degli allergeni", "Coperto e pane 2 €",
    "Some dishes may contain peanuts", "Our dishes do not contain nuts",
  ])
  func whatANoteSaysOfSomeOrDeniesTakesNothingBack(note: String) throws {
    let reading = try reading(#""notes": ["\#(note)"]"#)
    #expect(notes(reading) == [])
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: .peanuts) == .notAnIngredient)
    #expect(dish.state(of: .sulphites) == .notAnIngredient)
  }

  @Test func aNoteThatNoDishContradictsIsNotTold() throws {
    let reading = try reading(#""notes": ["I piatti possono contenere tracce di peperoncino"]"#)
    #expect(notes(reading) == [])
  }
}
