import OldMenuCore
import Testing

/// Numbers and letters of the legend in the texts of a dish.
@Suite(.timeLimit(.minutes(5))) struct SignsInTextsTests {
  /// What a reading says of a dish with a note, in a file with a legend.
  private static func reading(_ note: String, _ members: String) throws -> MenuReading {
    let text = """
      {"allergenKey": {"1": "gluten", "2": "crustaceans", "3": "eggs", "7": "milk", "A": "fish"},
       "other": [{"name": "X", "notes": ["\(note)"], \(members)}]}
      """
    return try MenuReader.read(Array(text.utf8))
  }

  static let stated: [(note: String, allergens: [Allergen])] = [
    ("contiene anche 7", [.milk]), ("enthält 1, 7", [.gluten, .milk]),
    ("contains 1 and 7", [.gluten, .milk]), ("contient aussi 7", [.milk]),
    ("contiene también 7", [.milk]), ("Nota: contiene 7 e 1", [.gluten, .milk]),
    ("pomodoro, basilico, contiene 7", [.milk]), ("Contiene: 1,7", [.gluten, .milk]),
    ("contiene 2*", [.crustaceans]), ("Allergeni 1, 7", [.gluten, .milk]),
    ("enthält auch A", [.fish]), ("contiene le 7.", [.milk]),
  ]

  @Test(arguments: stated)
  func aNumberInANoteIsStrongerThanAPromise(note: String, allergens: [Allergen]) throws {
    let reading = try Self.reading(note, #""allergens": "none", "diets": ["vegan"]"#)
    #expect(Set(reading.namedAllergens) == Set(allergens))
    let dish = try #require(reading.menu.other.first)
    for allergen in allergens { #expect(dish.state(of: allergen) == .notStated) }
    #expect(dish.state(of: .celery) == .notAnIngredient)
    #expect(!dish.diets.contains(.vegan) || allergens == [.gluten])
  }

  @Test(arguments: stated)
  func aNumberThatTheStatementDoesNotNameIsTold(note: String, allergens: [Allergen]) throws {
    let reading = try Self.reading(note, #""allergens": ["celery"]"#)
    #expect(Set(reading.namedAllergens) == Set(allergens))
    let named = try Self.reading(
      note, #""allergens": ["gluten", "milk", "fish", "crustaceans"]"#)
    #expect(named.diagnostics == [])
  }

  @Test(arguments: [
    "contiene 7 verdure", "7 fette", "pizza 7", "contiene 1,5 litri", "contains 7%",
    "contains 7 and 1 slices", "non contiene 7", "senza 7", "contains no 7", "frei von 7",
    "con 7 verdure", "enthält 7 Stück", "contient 2 tranches", "contiene 3 porciones",
  ])
  func whatCountsSomethingIsNoSign(note: String) throws {
    let promising = try Self.reading(note, #""allergens": "none", "diets": ["vegan"]"#)
    #expect(promising.diagnostics == [])
    #expect(try Self.reading(note, #""allergens": ["celery"]"#).diagnostics == [])
  }

  @Test func aCountedAllergenIsNamedAndNotItsNumber() throws {
    #expect(
      try Self.reading("contiene 3 formaggi", #""allergens": "none""#).namedAllergens == [.milk])
  }

  @Test(arguments: [
    "può contenere 7", "kann Spuren von 7 enthalten", "may contain traces of 7", "peut contenir 7",
    "puede contener 7",
  ])
  func aNumberOfWhatThereMayBeIsADoubt(note: String) throws {
    let reading = try Self.reading(note, #""allergens": "none""#)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .allergen(
          .namedAllergen(
            word: "7", key: "notes", allergen: .milk, isPromised: true, isPossible: true))
      ])
  }
}
