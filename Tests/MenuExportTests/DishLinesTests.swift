import Foundation
import OldMenuCore
import OldMenuExport
import MenuTestSupport
import Testing

/// Cases of a dish a line, for shells.
@Suite(.timeLimit(.minutes(5)))
struct DishLinesTests {
  private func exported(
    _ menu: Menu = .sample(), in language: Language = "it", _ query: MenuQuery = MenuQuery()
  ) -> ExportedMenu {
    ExportedMenu(MenuDataSource(menu: menu, language: language), query: query)
  }

  private func lines(_ menu: ExportedMenu) -> [[String: String]] {
    TSVExport().text(of: menu).split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(uniqueKeysWithValues: zip(TSVExport.fields, cells))
    }
  }

  private func objects(_ menu: ExportedMenu) throws -> [[String: Any]] {
    try JSONLinesExport().text(of: menu).split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test("Each dish is a line of the same fields")
  func fields() throws {
    let text = TSVExport().text(of: exported())
    let counts = text.split(separator: "\n").map { $0.count { $0 == "\t" } }
    #expect(counts == Array(repeating: TSVExport.fields.count - 1, count: 9))
    for object in try objects(exported()) {
      #expect(Set(object.keys) == Set(TSVExport.fields))
    }
  }

  @Test("The place names the dish also where others are left out")
  func place() {
    #expect(
      lines(exported(.sample(), in: "it", MenuQuery(search: "mare"))).map { $0["place"] } == [
        "pizzas/5"
      ])
  }

  @Test("Prices are told as shown and in the smallest units")
  func prices() throws {
    let line = lines(exported())[1]
    #expect(line["price"] == "7,00 – 11,50\u{A0}€")
    #expect(line["priceMinor"] == "700")
    #expect(line["priceMaxMinor"] == "1150")
    let object = try objects(exported())[1]
    #expect(object["priceMinor"] as? Int == 700)
    let sizes = try #require(object["sizes"] as? [[String: Any]])
    #expect(sizes.map { $0["priceMinor"] as? Int } == [700, 1150])
    #expect(sizes[1]["diameterCm"] as? Int == 45)
  }

  @Test("What is not stated of an allergen is said to be so, of add-ons too")
  func allergens() throws {
    let object = try objects(exported())[1]
    #expect(object["contains"] as? [String] == ["gluten.wheat", "milk"])
    #expect(object["mayContain"] as? [String] == ["nuts"])
    #expect((object["notStated"] as? [String])?.contains("eggs") == true)
    let addOns = try #require(object["addOns"] as? [[String: Any]])
    #expect(addOns[0]["contains"] as? [String] == ["milk"])
    #expect((addOns[0]["notStated"] as? [String])?.contains("gluten") == true)
  }

  @Test("An amount in yen has no smaller units, and one in dinars a thousand")
  func minorUnits() {
    #expect("850".amount.minorUnits(of: Currency(code: "JPY")) == 850)
    #expect("1.250".amount.minorUnits(of: Currency(code: "KWD")) == 1250)
    #expect("7".amount.minorUnits(of: Currency(code: "EUR")) == 700)
    #expect("7.5".amount.minorUnits(of: nil) == 750)
    #expect("7.505".amount.minorUnits(of: Currency(code: "EUR")) == nil)
  }
}
