import Testing

@testable import OldMenuCore

/// Each key of a dish, as its row of the table says: read, discarded where it comes again, written.
@Suite(.timeLimit(.minutes(5))) struct DishFieldTests {
  private static let samples = [
    "id": #""a""#, "number": "7", "name": #""Diavola""#, "description": #""hot""#,
    "group": #""g""#, "ingredients": #"["tomato"]"#, "price": #""7.00""#,
    "sizes": #"[{"name": "L", "price": "9.00"}]"#, "allergens": #"{"freeFrom": ["milk"]}"#,
    "diets": #"["vegan"]"#, "spicy": "2", "frozen": "true", "calories": "800",
    "notes": #"["new"]"#, "image": #""a.png""#, "soldOut": "true",
    "addOns": #"[{"name": "egg"}]"#, "base": #""red""#, "dough": #""rye""#, "volumeMl": "330",
    "alcoholPercent": "5.2", "serving": #""can""#, "homemade": "true",
  ]

  /// What warns a guest stays where it comes again.
  private static let warnings: Set = ["spicy", "frozen", "soldOut"]

  private func menu(_ list: MenuList, _ members: [String]) throws -> Menu {
    let dish = members.joined(separator: ", ")
    let file = #"{"groups": [{"id": "g", "title": "G"}], "\#(list.rawValue)": [{\#(dish)}]}"#
    return try MenuReader.read(Array(file.utf8)).menu
  }

  @Test(arguments: MenuList.allCases)
  func eachKeyIsReadAndDiscardedAndWritten(list: MenuList) throws {
    let without = try menu(list, [])
    for key in DishKey.names(of: list) {
      let member = "\"\(key)\": \(try #require(Self.samples[key], "\(key)"))"
      let once = try menu(list, [member])
      #expect(once != without, "\(key) is not read")
      let left = Self.warnings.contains(key) ? once : without
      #expect(try menu(list, [member, member]) == left, "\(key) is not discarded")
      #expect(MenuWriter.json(of: once).contains("\"\(key)\": "), "\(key) is not written")
      let again = try MenuReader.read(Array(MenuWriter.json(of: once).utf8)).menu
      #expect(again == once, "\(key) is written otherwise than it is read")
    }
  }

  @Test(arguments: MenuList.allCases)
  func aKeyOfAnotherListIsNotRead(list: MenuList) throws {
    let without = try menu(list, [])
    for key in DishKey.allCases.map(\.rawValue) where !DishKey.names(of: list).contains(key) {
      #expect(try menu(list, ["\"\(key)\": \(Self.samples[key] ?? "")"]) == without, "\(key)")
    }
  }
}
