import MenuCore
import Testing

/// Sentences of guests at the table.
struct TableTalkTests {
  @Test("German mushrooms are no slip of a beer", arguments: ["Pilzen", "mit Pilzen"])
  func mushrooms(typed: String) throws {
    #expect(!(try Trattoria.shipped().asked(typed)).titles.contains("Birra artigianale ambrata"))
  }
}
