import OldMenuCore
import MenuTestSupport
import Testing

/// "none" says that all fourteen were checked, or nothing: it never takes a warning away.
@Suite(.timeLimit(.minutes(5))) struct NoneBesideOthersTests {
  @Test(arguments: [
    (#"["milk", "none"]"#, Diagnostic.NonePlace.besideOthers),
    (#"["none", "milk"]"#, .besideOthers),
    (#"{"contains": ["milk", "none"]}"#, .besideOthers),
    (#"{"contains": ["milk"], "mayContain": "none"}"#, .underKey("mayContain")),
    (#"{"contains": ["milk"], "mayContain": ["none"]}"#, .underKey("mayContain")),
    (#"["none"]"#, .inBrackets),
  ])
  func itsPlaceIsTold(written: String, place: Diagnostic.NonePlace) throws {
    let reading = try read(written)
    #expect(
      reading.diagnostics.map(\.rule) == [.allergen(.noneInWords(text: "none", place: place))])
    #expect(reading.hasErrors)
    let contained: AllergenSet = written.contains("milk") ? [.milk] : []
    #expect(reading.menu.pizzas.first?.allergens == AllergenStatement(contains: contained))
  }

  @Test(arguments: ["none", "note", "nome", "nene"])
  func itIsNoNutWithAMistake(word: String) throws {
    for written in [#""\#(word), milk""#, #"["\#(word)"]"#, #"{"freeFrom": ["\#(word)"]}"#] {
      let reading = try read(written)
      #expect(reading.menu.pizzas.first?.allergens.state(of: .walnut) == .notStated)
      #expect(!"\(reading.diagnostics)".contains("walnut"), "\(written)")
    }
  }

  @Test(arguments: ["noci", "Noci", "noce", "nueces"])
  func whatSomeCallAllNutsIsNotNarrowed(word: String) throws {
    for written in [#"["\#(word)"]"#, #"{"mayContain": ["\#(word)"]}"#] {
      let rules = try read(written).diagnostics.map(\.rule)
      #expect(rules == [.allergen(.unknownAllergen(text: word, suggestion: .nuts))])
    }
  }

  private func read(_ statement: String) throws -> MenuReading {
    try MenuReader.read(
      #"{"pizzas": [{"name": "A", "allergens": \#(statement)}]}"#.utf8.map(\.self))
  }
}
