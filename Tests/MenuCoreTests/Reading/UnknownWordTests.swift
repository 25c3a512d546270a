import MenuCore
import Testing

/// Words for what the owner does not know: they state nothing, and are never read as "none".
struct UnknownWordTests {
  @Test(
    "a word for what is not known states nothing, and the advice is to delete it",
    arguments: ["-", "n/a", "?", "k.A.", "keine Angabe", "n.d.", "…", "", "inconnu", "sin datos"])
  func unknown(_ word: String) throws {
    let json = #"{"pizzas":[{"name":"A","allergens":"\#(word)"}]}"#
    let reading = try MenuReader.read(json)
    #expect(reading.diagnostics.map(\.kind) == ["wrong-type/unknown"])
    #expect(reading.diagnostics.first?.advice == #"delete "allergens":"\#(word)""#)
    #expect(reading.menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notStated)
  }

  @Test("a complete list with a word for what is not known is no longer complete")
  func unknownInACompleteList() throws {
    let dish = #"{"name":"A","allergens":["milk","?"]}"#
    let json = #"{"allergensComplete":true,"pizzas":[\#(dish)]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.suggestion?.text == #"{"contains": ["milk"], "complete": false}"#)
  }
}
