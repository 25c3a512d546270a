import MenuCore
import MenuExport
import TestSupport
import Testing

/// Tables as spreadsheets write them.
@Suite("Tables of spreadsheets") struct SpreadsheetTests {
  /// The prices of the dishes in a list, as they are written.
  private func prices(_ menu: Menu, _ list: MenuList = .other) -> [String?] {
    menu[list].map { $0.price?.lowest?.description }
  }

  @Test("a line that names the separator is no head", arguments: ["sep=;", "\"sep=;\"", "sep=;;"])
  func separator(line: String) throws {
    let table = try Bakery.imported("\(line)\r\nname;price\r\n\"A, B\";x\r\n")
    #expect(table.menu[.other].map(\.name) == ["A, B"])
    #expect(table.unread.first?.hasPrefix("line 3: price “x”") ?? false)
  }

  @Test("UTF-16 is read with a mark and without, in both orders")
  func utf16() throws {
    let text = "name\tprice\nTiramisù\t5,5\n"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, little, [0xFE, 0xFF] + big, big] {
      let table = try TableImport(bytes)
      #expect(table.menu[.other].map(\.name) == ["Tiramisù"])
      #expect(prices(table.menu) == ["5.50"])
      #expect(table.unread.isEmpty && !table.isEncodingGuessed)
    }
    // Half a character at the end.
    #expect(try TableImport(Array(([0xFF, 0xFE] + little).dropLast())).menu.numberOfDishes == 1)
  }

  @Test("Windows-1252 is read, and said to be a guess")
  func windows() throws {
    // Tiramisù and groß, with a price in euros.
    let table = try TableImport(
      Array("name;size;price\nTiramis".utf8) + [0xF9]
        + Array(";gro".utf8) + [0xDF] + Array(";5,50 ".utf8) + [0x80] + Array("\n".utf8))
    #expect(table.isEncodingGuessed && table.unread.isEmpty)
    let dish = try #require(table.menu[.other].first)
    #expect(dish.name == "Tiramisù" && dish.sizes.map(\.name) == ["groß"])
    #expect(dish.sizes.first?.price == Price(.exactly(Amount("5.50") ?? 0)))
  }

  @Test("empty columns at the end are no mistake; a cell in one is")
  func emptyColumns() throws {
    let table = try Bakery.imported("name;price;;\nA;8,50;;;;\nB;9;;\n")
    #expect(table.unread.isEmpty && prices(table.menu) == ["8.50", "9"])
    let other = try Bakery.imported("name;milk;\nA;free;no\n")
    #expect(other.unread == ["line 2: “no” is in a column without a name"])
    #expect(other.menu[.other].first?.state(of: .milk) == .notStated)
  }

  @Test("a row without its last cells keeps its warnings, and promises only what is certain")
  func cutRows() throws {
    let groups = Allergen.groups.map(\.rawValue)
    let head = "name,price,\(groups.joined(separator: ",")),unread,notes\n"
    let all = groups.map { _ in "no ingredient" }.joined(separator: ",")
    let table = try Bakery.imported(
      head + "A,8.50,contains\nB,9,\(all)\nC,7,contains,free\n")
    let dishes = table.menu[.other]
    #expect(prices(table.menu) == ["8.50", "9", "7"])
    #expect(dishes.map { $0.state(of: .gluten) } == [.contains, .notAnIngredient, .contains])
    #expect(
      dishes.map { $0.state(of: .crustaceans) } == [.notStated, .notAnIngredient, .notStated])
    #expect(table.unread == ["line 4: cells are missing at its end: it promises nothing"])
  }
}
