import MenuCore
import Testing

/// Sentences of guests at the table.
struct TableTalkTests {
  @Test("German mushrooms are no slip of a beer", arguments: ["Pilzen", "mit Pilzen"])
  func mushrooms(typed: String) throws {
    #expect(!(try Trattoria.shipped().asked(typed)).titles.contains("Birra artigianale ambrata"))
  }

  @Test(
    "without traces of milk is without milk, in five languages",
    arguments: [
      "senza tracce di latte", "without traces of milk", "ohne Spuren von Milch",
      "sans traces de lait", "sin trazas de leche",
    ])
  func traces(typed: String) throws {
    try expectRows(of: typed, toBeThoseOf: "senza latte")
  }

  private func expectRows(of typed: String, toBeThoseOf meant: String) throws {
    let menu = try Trattoria.shipped()
    let found = menu.asked(typed)
    #expect(found.notice == nil && !found.titles.isEmpty)
    #expect(found.titles == menu.asked(meant).titles)
  }

  @Test(
    "small words are not searched",
    arguments: [
      ("senza latte da mangiare", "senza latte"), ("qualcosa da bere", "bevande"),
      ("por menos de 8 euros", "hasta 8"),
    ])
  func smallWords(typed: String, meant: String) throws {
    try expectRows(of: typed, toBeThoseOf: meant)
  }

  @Test("the plural of an excluded word names the dishes of its singular")
  func plural() throws {
    let found = try Trattoria.shipped("en").asked("no onions")
    let named = ["Tuna and onion", "Orto di Giuseppe"]
    #expect(found.notice == .notStatedWithout(word: "onions", named: named, more: 0))
  }
}
