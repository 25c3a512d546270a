import Foundation
import MenuCore
import MenuExport
import TestSupport
import Testing

/// Each format of two menus, as recorded.
struct GoldenExportTests {
  @Test(
    "each export of a fixture is as recorded", arguments: ["full", "languages"],
    ExportFormat.allCases)
  func export_ofAFixture_isAsRecorded(name: String, format: ExportFormat) throws {
    let text = try Bakery.text(Bakery.source(name), as: format)
    expectGolden(text, "Golden/Export/\(name).\(format.rawValue)")
  }

  @Test(
    "the allergen sheet of a fixture is as recorded", arguments: ["full", "languages"])
  func sheet_ofAFixture_isAsRecorded(name: String) throws {
    let text = try Bakery.text(Bakery.source(name), as: .html, isSheet: true)
    expectGolden(text, "Golden/Export/\(name).sheet.html")
  }

  @Test(
    "a menu exported as JSON and read again is equal",
    arguments: ["full", "languages", "wide", "right-to-left"])
  func json_readBack_isEqual(name: String) throws {
    let source = try Bakery.source(name)
    #expect(try MenuReader.read(Bakery.text(source, as: .json)).menu == source.menu)
  }

  @Test("JSON of a query without milk has the dishes shown, and no others")
  func json_ofAQuery_hasTheRowsOfTheQuery() throws {
    let source = try Bakery.source("full")
    let left = source.matching(MenuQuery(filter: QueryFilter(without: [.milk])))
    let menu = try MenuReader.read(Bakery.text(left, as: .json)).menu
    #expect(menu.numberOfDishes == left.counts.shown)
    #expect(menu.dishes.allSatisfy { $0.state(of: .milk) <= .notAnIngredient })
  }

  /// JSON Lines and the linked data can be read by another JSON reader.
  @Test(
    "another JSON reader reads JSON Lines and JSON-LD, and each object has a name",
    arguments: ["full", "hostile"], [ExportFormat.jsonl, .jsonld])
  func json_ofEachForm_isJSONForOthers(name: String, format: ExportFormat) throws {
    let source = try Bakery.source(name)
    let lines = Bakery.text(source, as: format).split(separator: "\n")
    #expect(format == .jsonld ? lines.count == 1 : lines.count == source.menu.numberOfDishes)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["name"] != nil)
    }
  }

  @Test("JSON Lines say which dishes state all their allergens")
  func jsonLines_ofDishesThatStateAll_haveNothingNotStated() throws {
    let lines = try Bakery.text(Bakery.source("full"), as: .jsonl).split(separator: "\n")
    let names = try lines.compactMap { line -> String? in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["notStated"] == nil ? object?["name"] as? String : nil
    }
    #expect(names == ["Marinara", "Acqua", "Aranciata", "Sorbetto", "Olive"])
  }
}
