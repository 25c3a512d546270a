import OldMenuCore
import Testing

/// What an owner writes as a key in front of what may be in a dish is read as that.
@Suite(.timeLimit(.minutes(5))) struct TraceKeyTests {
  @Test(arguments: [
    "Kann Spuren enthalten", "kann enthalten", "può contenere tracce", "puo contenere tracce di",
    "may contain traces of", "peut contenir des traces", "puede contener trazas de",
  ])
  func aSentenceAsAKeyWarns(key: String) throws {
    let file = #"{"other": [{"name": "A", "allergens": ["gluten"], "\#(key)": ["nuts"]}]}"#
    let dish = try MenuReader.read(Array(file.utf8)).menu.other[0]
    #expect(dish.state(of: .nuts) == .mayContain)
    #expect(dish.state(of: .gluten) == .contains)
  }
}
