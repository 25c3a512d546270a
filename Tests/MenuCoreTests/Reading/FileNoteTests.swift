import MenuCore
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
