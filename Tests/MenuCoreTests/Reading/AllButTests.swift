import OldMenuCore
import Testing

/// What says that all but one thing is there names what is not.
@Suite(.timeLimit(.minutes(5))) struct AllButTests {
  @Test(arguments: [
    "all except fish", "alle außer Fisch", "alles außer Fisch", "tutti tranne pesce",
    "tutto tranne il pesce", "todos menos pescado", "todo excepto pescado", "tout sauf poisson",
    "everything but fish",
  ])
  func nobodyIsToldThatTheExceptionIsContained(text: String) throws {
    let reading = try MenuReader.read(
      Array(#"{"other": [{"name": "A", "allergens": "\#(text)"}]}"#.utf8))
    #expect(reading.menu.other[0].state(of: .fish) == .notStated)
    let told = try #require(reading.diagnostics.first { $0.severity == .error })
    #expect(told.rule == .allergen(.unclearAllergens(text: text)), "\(told.rule)")
  }

  @Test func anExceptionAloneIsNone() throws {
    let file = #"{"other": [{"name": "A", "allergens": ["milk", "all nuts"]}]}"#
    let reading = try MenuReader.read(Array(file.utf8))
    #expect(reading.menu.other[0].state(of: .milk) == .contains)
  }
}
