import OldMenuCore
import MenuTestSupport
import Testing

/// Cases of where a pizzeria is.
@Suite(.timeLimit(.minutes(5)))
struct AddressTests {
  private func reading(_ address: String) throws -> MenuReading {
    try MenuReader.read(
      Array(#"{"address": \#(address), "pizzas": [{"name": "A", "allergens": "none"}]}"#.utf8))
  }

  @Test(
    "A text, its translations and the parts of an address read back equal",
    arguments: [
      #""Via Roma 1, Napoli""#, #"{"it": "Via Roma 1", "en": "1, Via Roma"}"#,
      #"{"street": "Via Roma 1", "postalCode": "80133", "city": "Napoli", "country": "IT"}"#,
      #"{"street": "Via Roma 1", "city": {"it": "Napoli", "en": "Naples"}, "region": "NA"}"#,
      #"{"city": "Napoli"}"#, #"{"postalCode": 80133, "city": "Napoli"}"#,
    ])
  func readsBack(address: String) throws {
    let reading = try reading(address)
    #expect(reading.diagnostics == [])
    #expect(reading.menu.address != nil)
    let again = try MenuReader.read(Array(MenuWriter.json(of: reading.menu).utf8))
    #expect(again.menu == reading.menu)
  }

  @Test("Guests read the parts in a line, without a country of two letters")
  func inALine() throws {
    let menu = try reading(
      #"{"street": "Via Roma 1", "postalCode": "80133", "city": "Napoli", "country": "IT"}"#
    ).menu
    let context = MenuContext(language: "it")
    #expect(menu.address.map(context.text) == "Via Roma 1, 80133 Napoli")
  }

  static let faults: [ReadingCase] = [
    ReadingCase(
      "a mistyped part",
      file: #"{"address": {«"stret"»: "Via Roma 1", "city": "Napoli"}, "pizzas": []}"#, .warning,
      .key(.unknownKey(key: "stret", suggestion: "street"))),
    ReadingCase(
      "nothing but a mistyped part",
      file: #"{"address": {«"citta"»: "Napoli"}, "pizzas": []}"#, .warning,
      .key(.unknownKey(key: "citta", suggestion: "city"))),
    ReadingCase(
      "a part in German", file: #"{"address": {"street": "A", «"PLZ"»: "1"}, "pizzas": []}"#,
      .warning, .key(.unknownKey(key: "PLZ", suggestion: "postalCode"))),
    ReadingCase(
      "no text", file: #"{"address": {"street": «7»}, "pizzas": []}"#, .error,
      .key(.wrongType(key: "street", expected: .translations))),
  ]

  @Test("What is no part is told with a cure", arguments: faults)
  func faulty(_ row: ReadingCase) throws {
    try row.check()
  }
}
