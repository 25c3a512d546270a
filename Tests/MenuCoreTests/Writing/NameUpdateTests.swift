import MenuCore
import Testing

/// New names of dishes, in the languages of a table.
struct NameUpdateTests {
  private static let file = """
    {"language":"it","pizzas":[{"id":"a","name":{"it":"Funghi","en":"Mushrooms"}}]}
    """

  /// The name of the dish after an update; nil if nothing changes.
  private func name(_ name: String, in language: Language?) throws -> LocalizedText? {
    var update = DishUpdate(id: "a")
    update.name = name
    update.language = language
    let answer = try DishUpdate.apply([update], to: Array(Self.file.utf8)) { $0 }
    #expect(answer.problems == [[]])
    return try answer.bytes.flatMap { try MenuReader.read($0).menu.dish(at: 0, in: .pizzas)?.name }
  }

  @Test("a new name is written although another language has the same text")
  func sameInAnotherLanguage() throws {
    #expect(try name("Funghi", in: "en") == ["it": "Funghi", "en": "Funghi"])
    #expect(try name("Mushrooms", in: "it") == ["it": "Mushrooms", "en": "Mushrooms"])
  }

  @Test("a text that the file has changes nothing without its language, or in a new one")
  func unchanged() throws {
    #expect(try name("Mushrooms", in: nil) == nil)
    #expect(try name("Mushrooms", in: "en") == nil)
    #expect(try name("Funghi", in: "de") == nil)
  }
}
