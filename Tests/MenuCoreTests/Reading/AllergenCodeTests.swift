import OldMenuCore
import Testing

/// The codes of two that houses have for kinds: what they mean only a legend says.
@Suite(.timeLimit(.minutes(5))) struct AllergenCodeTests {
  static let cases: [ReadingCase] = [
    .statement(
      "a letter with a number", #"[«"A1"»]"#,
      .allergen(.allergenWithoutKey(text: "A1", meaning: nil)), .init()),
    .statement(
      "a code of two letters", #"[«"Aa"»]"#,
      .allergen(.allergenWithoutKey(text: "Aa", meaning: nil)), .init()),
    .statement(
      "codes of two letters among others", #"«"3,Aa,1"»"#,
      .allergen(.allergensWithoutKey(text: "3,Aa,1", signs: ["3", "Aa", "1"])), .init()),
    .statement(
      "an egg beside a number", #"[«"Ei,1"»]"#,
      .allergen(.severalAllergens(text: "Ei,1", words: ["eggs", "1"])), .init(contains: [.eggs])),
  ]

  @Test(arguments: cases) func aCodeWithoutALegendIsTold(_ row: ReadingCase) throws {
    try row.check()
  }

  @Test func aLegendExplainsThem() throws {
    let text =
      #"{"allergenKey": {"A1": "gluten.wheat", "Aa": "soy"}, "other": [{"name": "A", "allergens": ["A1", "Aa"]}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics == [])
    #expect(reading.menu.other[0].allergens.contains == [.wheat, .soy])
  }
}
