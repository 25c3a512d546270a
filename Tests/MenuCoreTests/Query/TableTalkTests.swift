import MenuCore
import Testing

/// Things that guests say at the table.
struct TableTalkTests {
  @Test(
    "`Pilzen`, German for mushrooms, is not corrected to the name of a beer",
    arguments: ["Pilzen", "mit Pilzen"])
  func mushrooms(typed: String) throws {
    #expect(!(try Trattoria.shipped().asked(typed)).titles.contains("Birra artigianale ambrata"))
  }

  @Test(
    "`without traces of milk` excludes milk, in five languages",
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
    "small words such as `da` and `por` are not searched",
    arguments: [
      ("senza latte da mangiare", "senza latte"), ("qualcosa da bere", "bevande"),
      ("por menos de 8 euros", "hasta 8"),
    ])
  func smallWords(typed: String, meant: String) throws {
    try expectRows(of: typed, toBeThoseOf: meant)
  }

  @Test("an excluded plural names the dishes that mention its singular")
  func plural() throws {
    let found = try Trattoria.shipped("en").asked("no onions")
    let named = ["Tuna and onion", "Orto di Giuseppe"]
    #expect(found.notice == .notStatedWithout(word: "onions", named: named, more: 0))
  }
}
