import OldMenuCore
import Testing

/// Texts of a dish under keys that nothing reads: what they say is in it still counts.
@Suite(.timeLimit(.minutes(5))) struct LostTextTests {
  private func reading(_ members: String) throws -> MenuReading {
    try MenuReader.read(
      Array(#"{"other": [{"name": "A", \#(members), "allergens": "none"}]}"#.utf8))
  }

  @Test(arguments: [
    #""descrizione": "con gamberi e mozzarella""#, #""description ": "con mozzarella""#,
    #""descripton": "con mozzarella""#, #""Beschreibung": "mit Mozzarella""#,
    #""descrizione_it": "con mozzarella""#, #""note": "contiene latte""#,
    #""nota": ["contiene latte"]"#, #""Hinweis": {"de": "enthält Milch"}"#,
    #""notas": "con queso""#, #""description": "con latte", "description": "dolce""#,
    #""description": "dolce", "description": "con latte""#,
    #""sizes": [{"name": "media", "price": 5, "nota": "con mozzarella"}]"#,
  ])
  func whatALostTextSaysTakesAPromiseBack(members: String) throws {
    let reading = try reading(members)
    let told = reading.diagnostics.filter { $0.rule.name == "named-allergen" }
    #expect(!told.isEmpty && told.allSatisfy { $0.severity == .error })
    let dish = try #require(reading.menu.dish(at: 0, in: .other))
    #expect(dish.state(of: .milk) == .notStated)
    #expect(dish.state(of: .lupin) == .notAnIngredient)
  }

  @Test(arguments: [
    #""descrizione": "senza latte""#, #""x-descrizione": "con mozzarella""#,
    #""descrizione": "pomodoro e basilico""#, #""x-cameriere": "Burro""#,
    #""nota": "mozzarella su richiesta""#,
  ])
  func whatItDeniesOrIsNotItsDescriptionTakesNothingBack(members: String) throws {
    let dish = try #require(try reading(members).menu.dish(at: 0, in: .other))
    #expect(dish.state(of: .milk) == .notAnIngredient)
  }
}
