import OldMenuCore
import Testing

/// The warnings of a dish hold for each of its sizes, and one that says otherwise is told.
@Suite(.timeLimit(.minutes(5))) struct SizeStatementTests {
  private func reading(_ dish: String, _ size: String) throws -> MenuReading {
    try MenuReader.read(
      Array(
        #"{"other": [{"name": "A", "allergens": \#(dish), "sizes": [{"name": "normale", "price": 7}, {"name": "S", "price": 9, "allergens": \#(size)}]}]}"#
          .utf8))
  }

  private func contradicted(_ reading: MenuReading) -> [[Allergen]] {
    reading.diagnostics.compactMap {
      if case .allergen(.contradictedSize("S", let allergens)) = $0.rule { allergens } else { nil }
    }
  }

  static let complete = #"{"contains": ["gluten", "milk"], "complete": true}"#

  @Test(arguments: [
    (complete, #"{"contains": ["milk"], "freeFrom": ["gluten"]}"#, [Allergen.gluten]),
    (complete, #""none""#, [.gluten, .milk]),
    (complete, #"{"contains": ["milk"], "complete": true}"#, [.gluten]),
    (#"["gluten.wheat"]"#, #"{"freeFrom": ["gluten"]}"#, [.gluten]),
    (#"["gluten.wheat"]"#, #"{"freeFrom": ["gluten.wheat"]}"#, [.wheat]),
    (#"{"mayContain": ["nuts"]}"#, #"{"freeFrom": ["nuts"]}"#, [.nuts]),
  ])
  func aSizeThatPromisesWhatItsDishWarnsOfIsAnError(
    dish: String, size: String, allergens: [Allergen]
  ) throws {
    let reading = try reading(dish, size)
    #expect(contradicted(reading) == [allergens])
    #expect(reading.diagnostics.filter { $0.severity == .error }.count == 1)
    let read = try #require(reading.menu.dish(at: 0, in: .other))
    #expect(allergens.allSatisfy { read.state(of: $0) >= .mayContain })
  }

  @Test(arguments: [
    (complete, #"{"contains": ["gluten", "milk", "nuts"], "complete": true}"#),
    (complete, #"["nuts"]"#), (complete, #"{"freeFrom": ["fish"]}"#),
    (#"["gluten"]"#, #"{"contains": ["gluten.wheat"], "complete": true}"#),
    (#"["gluten"]"#, #"{"freeFrom": ["gluten.rye"]}"#),
    (#"{"mayContain": ["nuts"]}"#, #""none""#), (#""none""#, #"["milk"]"#),
    (#"{"freeFrom": ["milk"]}"#, #"{"contains": ["milk"]}"#),
  ])
  func aSizeThatSaysMoreOrNothingElseIsNone(dish: String, size: String) throws {
    #expect(try reading(dish, size).diagnostics.filter { $0.severity == .error } == [])
  }

  @Test func sizesThatEachSayTheirOwnAreNone() throws {
    let text =
      #"{"other": [{"name": "A", "sizes": [{"name": "S", "price": 7, "allergens": ["gluten"]}, {"name": "L", "price": 9, "allergens": {"freeFrom": ["gluten"]}}]}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(contradicted(reading) == [])
    #expect(reading.menu.other[0].sizes[1].allergens?.freeFrom == [.gluten])
  }
}
