import OldMenuCore
import Testing

/// What says that something is not free of an allergen, or not surely so: what is promised beside it is
/// not believed.
@Suite(.timeLimit(.minutes(5))) struct TurnedDenialTests {
  private func state(of allergen: Allergen, _ members: String) throws -> AllergenState {
    let reading = try MenuReader.read(
      Array(#"{"other": [{\#(members), "allergens": "none"}]}"#.utf8))
    return try #require(reading.menu.dish(at: 0, in: .other)).state(of: allergen)
  }

  private func expect(_ text: String, gives allergen: Allergen) throws {
    for members in [
      #""name": "A", "description": "\#(text)""#, #""name": "\#(text)""#,
      #""name": "A", "notes": ["\#(text)"]"#,
    ] {
      #expect(try state(of: allergen, members) == .notStated, "\(members)")
      #expect(try state(of: .lupin, members) == .notAnIngredient, "\(members)")
    }
  }

  @Test(arguments: [
    ("Käse auf Wunsch weglassen", Allergen.milk), ("Con base sin gluten y mozzarella", .milk),
    ("con impasto senza glutine e provola", .milk), ("Not gluten-free", .gluten),
    ("not dairy free", .milk), ("may not be nut-free", .nuts),
    ("Gluten-free: no", .gluten), ("Dairy free? No", .milk), ("Gluten-free (no)", .gluten),
    ("Not suitable for a gluten-free diet", .gluten), ("not free from milk", .milk),
    ("Nicht glutenfrei", .gluten), ("leider nicht laktosefrei", .milk),
    ("nicht ganz nussfrei", .nuts), ("nicht unbedingt glutenfrei", .gluten),
    ("Glutenfrei? Nein.", .gluten), ("glutenfrei: nein, leider", .gluten),
    ("nicht frei von Milch", .milk), ("non exempt de lait", .milk),
    ("n'est pas exempt de noix", .nuts), ("sans gluten : non", .gluten),
    ("no es libre de gluten", .gluten), ("sin gluten: no", .gluten),
    ("non è privo di glutine", .gluten), ("non esente da latte", .milk),
    ("senza glutine: no", .gluten), ("mica senza noci", .nuts), ("non è senza glutine", .gluten),
  ])
  func aDenialOfADenialIsNone(text: String, allergen: Allergen) throws {
    try expect(text, gives: allergen)
  }

  @Test(arguments: [
    ("senza glutine non garantito", Allergen.gluten),
    ("non si garantisce l'assenza di glutine", .gluten),
    ("l'assenza di noci non può essere assicurata", .nuts),
    ("no se garantiza la ausencia de gluten", .gluten),
    ("no aseguramos que sea sin leche", .milk),
    ("nous ne garantissons pas l'absence de lait", .milk),
    ("l'absence de lait n'est pas garantie", .milk),
    ("Nussfreiheit nicht garantiert", .nuts), ("nicht garantiert glutenfrei", .gluten),
    ("nicht garantiert frei von Milch", .milk),
    ("we cannot guarantee it is free from milk", .milk),
    ("we can't promise it is nut-free", .nuts), ("not guaranteed to be gluten-free", .gluten),
  ])
  func whatIsNotSureIsNotBelieved(text: String, allergen: Allergen) throws {
    try expect(text, gives: allergen)
    #expect(
      try state(of: allergen, #""name": "A", "ingredients": ["\#(text)"]"#) == .notStated, "\(text)"
    )
  }

  @Test(arguments: [
    "Contains all 14 allergens", "may contain allergens", "contiene tutti gli allergeni",
    "può contenere allergeni", "enthält alle 14 Allergene", "kann Allergene enthalten",
    "contient tous les allergènes", "peut contenir d'autres allergènes",
    "contiene todos los alérgenos", "puede contener alérgenos",
    "not suitable for allergy sufferers", "nicht für Allergiker geeignet",
    "non adatto a chi è allergico", "ne convient pas aux personnes allergiques",
    "no apto para alérgicos",
  ])
  func whoSpeaksOfAllAllergensNamesEach(text: String) throws {
    for allergen in [Allergen.milk, .lupin, .celery] {
      for members in [
        #""name": "A", "description": "\#(text)""#, #""name": "A", "notes": ["\#(text)"]"#,
      ] {
        #expect(try state(of: allergen, members) == .notStated, "\(members)")
      }
    }
  }

  @Test(arguments: [
    "Per gli allergeni chiedere al personale", "Contiene gli allergeni elencati",
    "may contain the allergens listed below", "Allergens: ask us", "senza allergeni",
    "contains no allergens", "non contiene allergeni", "enthält keine Allergene",
    "ne contient pas d'allergènes", "no contiene alérgenos", "Contains the following allergens",
    "suitable for allergy sufferers", "für Allergiker geeignet", "allergy friendly",
    "Siete allergici? Chiedete", "If you have allergies, please tell us",
  ])
  func whoSpeaksOfAllergensNeedNotNameAny(text: String) throws {
    #expect(try state(of: .milk, #""name": "A", "description": "\#(text)""#) == .notAnIngredient)
  }

  @Test(arguments: [
    ("senza latte su base di noci", Allergen.nuts), ("without milk on a base of walnuts", .walnut),
    ("dairy-free on a bed of walnuts", .walnut), ("ohne Milch auf Basis von Nüssen", .nuts),
    ("sans lait à base de noix", .nuts), ("sans lait sur lit de noix", .nuts),
    ("sin leche a base de nueces", .walnut), ("sin leche sobre lecho de nueces", .walnut),
    ("senza glutine, noci e miele", .nuts), ("no gluten, walnuts and honey", .walnut),
    ("ohne Gluten, Nüsse und Honig", .nuts), ("sans gluten, noix et miel", .nuts),
    ("sin gluten, nueces y miel", .walnut), ("senza latte + noci", .nuts),
    ("no nuts apart from almonds", .almond), ("no nuts except almonds", .almond),
    ("senza frutta a guscio tranne mandorle", .almond), ("keine Nüsse außer Mandeln", .almond),
    ("sans noix sauf amandes", .almond), ("sin nueces salvo almendras", .almond),
    ("nut-free but made in a nut-handling kitchen", .nuts), ("no nuts unless requested", .nuts),
    ("ask for it without milk", .milk), ("bestellbar ohne Käse", .milk),
    ("demandez-le sans fromage", .milk), ("pídelo sin queso", .milk),
    ("chiedila senza latte", .milk),
    ("no shortage of milk", .milk), ("no lack of cheese", .milk), ("non manca il latte", .milk),
    ("ne manque pas de beurre", .milk), ("wir sparen nicht an Käse", .milk),
    ("no falta el queso", .milk), ("not a lot of cheese", .milk), ("not too much cheese", .milk),
    ("nicht viel Käse", .milk), ("non tanto formaggio", .milk), ("pas trop de fromage", .milk),
    ("no mucho queso", .milk), ("not only milk", .milk), ("nicht nur Käse", .milk),
    ("non solo latte", .milk), ("pas seulement du fromage", .milk), ("no solo queso", .milk),
    ("Mozzarella non fritta", .milk), ("Käse nicht frittiert", .milk),
    ("Fish not fried", .fish), ("fromage pas frit", .milk), ("pescado no frito", .fish),
  ])
  func aDenialDoesNotSwallowWhatIsThere(text: String, allergen: Allergen) throws {
    for members in [
      #""name": "A", "description": "\#(text)""#, #""name": "A", "ingredients": ["\#(text)"]"#,
    ] {
      #expect(try state(of: allergen, members) == .notStated, "\(members)")
    }
  }
}
