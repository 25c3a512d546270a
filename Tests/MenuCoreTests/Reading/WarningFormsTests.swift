import OldMenuCore
import Testing

/// Warnings in forms that are none of the format's: they warn all the same, and check tells.
@Suite(.timeLimit(.minutes(5))) struct WarningFormsTests {
  @Test(arguments: [
    (#"["glutine (frumento)"]"#, Allergen.gluten), (#"["gluten (wheat, rye)"]"#, .gluten),
    (#"["frutta a guscio (noci)"]"#, .nuts), (#"["solfiti (SO2)"]"#, .sulphites),
    (#"["tracce di soia"]"#, .soy), (#"["può contenere noci"]"#, .nuts),
    (#""milk, may contain nuts""#, .nuts), (#""milk, may contain nuts""#, .milk),
    (#"["Spuren von Nüssen"]"#, .nuts), (#"{"contains": {"milk": true}}"#, .milk),
    (#"{"contains": {"latte": "sì"}}"#, .milk), (#"{"milk": "yes", "nuts": "may contain"}"#, .nuts),
    (#"{"mayContain": ["tracce di soia"]}"#, .soy),
  ])
  func whatIsCertainWarns(statement: String, allergen: Allergen) throws {
    let text = #"{"pizzas": [{"name": "A", "allergens": \#(statement)}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    let dish = try #require(reading.menu.pizzas.first?.dish)
    #expect(dish.state(of: allergen) >= .mayContain)
    #expect(reading.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [
    #"["latte (di cocco)"]"#, #"{"contains": {"milk": false}}"#, #"{"milk": "no"}"#,
    #"["tracce di cocco"]"#,
  ])
  func whatIsNotSaidDoesNotWarn(statement: String) throws {
    let text = #"{"pizzas": [{"name": "A", "allergens": \#(statement)}]}"#
    let dish = try #require(try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.dish)
    #expect(dish.state(of: .milk) == .notStated)
  }
}
