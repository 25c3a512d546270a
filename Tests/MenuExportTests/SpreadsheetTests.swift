import MenuCore
import MenuExport
import TestSupport
import Testing

/// Tables as spreadsheets write them.
@Suite("Tables of spreadsheets") struct SpreadsheetTests {
  /// The prices of the dishes as text.
  private func prices(_ menu: Menu, _ list: MenuList = .other) -> [String?] {
    menu[list].map { $0.price?.lowest?.description }
  }

  @Test(
    "column names in five languages mean the same columns",
    arguments: [
      "Nome;Prezzo (€);Latte;Esaurito", "Name;Preis;Milch;Ausverkauft",
      "Plat;Prix;Lait;Épuisé", "Nombre;Precio;Leche;Agotado", "DISH; Price ;milk;Sold out",
      "name;price;milk;sold_out",
    ])
  func heads(head: String) throws {
    let table = try Bakery.imported("\(head)\nA;8,50;x;sì\nB;9;;no\n")
    #expect(table.unread.isEmpty)
    #expect(prices(table.menu) == ["8.50", "9"])
    #expect(table.menu[.other].map(\.isSoldOut) == [true, false])
    #expect(table.menu[.other].map { $0.state(of: .milk) } == [.contains, .notStated])
  }

  @Test(
    "a line that names the separator is not the header",
    arguments: ["sep=;", "\"sep=;\"", "sep=;;"])
  func separator(line: String) throws {
    let table = try Bakery.imported("\(line)\r\nname;price\r\n\"A, B\";x\r\n")
    #expect(table.menu[.other].map(\.name) == ["A, B"])
    #expect(table.unread.first?.hasPrefix("line 3: price “x”") ?? false)
  }

  @Test("UTF-16 is read in both byte orders, with or without a byte-order mark")
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

  @Test("Windows-1252 is read, and reported as a guess")
  func windows() throws {
    // Größe and Tiramisù, with a price in euros.
    let table = try TableImport(
      Array("Name;Gr".utf8) + [0xF6, 0xDF] + Array("e;Preis\nTiramis".utf8) + [0xF9]
        + Array(";gro".utf8) + [0xDF] + Array(";5,50 ".utf8) + [0x80] + Array("\n".utf8))
    #expect(table.isEncodingGuessed && table.unread.isEmpty)
    let dish = try #require(table.menu[.other].first)
    #expect(dish.name == "Tiramisù" && dish.sizes.map(\.name) == ["groß"])
    #expect(dish.sizes.first?.price == Price(.exactly(Amount("5.50") ?? 0)))
  }

  @Test("empty columns at the end are ignored, and a filled cell in one is reported")
  func emptyColumns() throws {
    let table = try Bakery.imported("name;price;;\nA;8,50;;;;\nB;9;;\n")
    #expect(table.unread.isEmpty && prices(table.menu) == ["8.50", "9"])
    let other = try Bakery.imported("name;milk;\nA;free;no\n")
    #expect(other.unread == ["line 2: “no” is in a column without a name"])
    #expect(other.menu[.other].first?.state(of: .milk) == .notStated)
  }

  @Test("a row with missing last cells keeps its warnings, and may promise nothing")
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
    #expect(
      table.unread == ["line 4: cells are missing at its end: its “free of” and diets are ignored"])
  }

  @Test(
    "the known allergens in a cell of several are kept",
    arguments: [
      ("gluten / milk", "", [.gluten, .milk]), ("Milch, Xyz", "allergens", [.milk]),
      ("\"glutine\nlatte\"", "", [.gluten, .milk]), ("Weizen; Milch", "", [.wheat, .milk]),
      ("without milk, eggs", "allergens", [.eggs]),
    ] as [(String, String, AllergenSet)])
  func severalAllergens(cell: String, unread: String, allergens: AllergenSet) throws {
    let table = try Bakery.imported("name\tallergens\tdiets\nA\t\(cell)\thalal\n")
    let dish = try #require(table.menu[.other].first)
    #expect(dish.allergens.contains == allergens)
    #expect(table.unread.isEmpty == unread.isEmpty)
    #expect(dish.diets.isEmpty == !unread.isEmpty, "a row that is not read whole promises nothing")
  }

  @Test("kinds are read in the column of their group")
  func kinds() throws {
    let table = try Bakery.imported(
      "name;nuts;gluten\nA;Mandel, Haselnüsse;contains wheat, may rye\n")
    let dish = try #require(table.menu[.other].first)
    #expect(dish.allergens.contains == [.almond, .hazelnut, .wheat])
    #expect(dish.allergens.mayContain == [.rye] && table.unread.isEmpty)
  }

  @Test(
    "a table for spreadsheets has a byte-order mark and the separators of its language",
    arguments: [
      ("it", "list;section", ";\"7,00\";"), ("de", "list;section", ";\"7,00\";"),
      ("en", "list,section", ",7.00,"),
    ])
  func forSpreadsheets(language: Language, head: String, price: String) throws {
    let text = """
      {"language": "\(language.tag)", "currency": "EUR", "beverages": [
        {"name": "Birra; chiara", "price": "7.00", "alcoholPercent": "4.7"}]}
      """
    let source = try Bakery.source(of: text)
    let bytes = ExportFormat.csv.bytes(of: source, isSpreadsheet: true)
    #expect(bytes.starts(with: Array("\u{FEFF}\(head)".utf8)))
    let table = String(decoding: bytes, as: UTF8.self)
    #expect(table.contains(price) && table.contains("\"Birra; chiara\""))
    let again = try TableImport(bytes)
    #expect(again.unread.isEmpty)
    #expect(again.menu[.beverages].first?.alcoholPercent == Amount("4.7"))
    #expect(prices(again.menu, .beverages) == ["7.00"])
  }

  @Test("a table for spreadsheets of the shipped menu reads back as the plain one does")
  func shippedMenu() throws {
    let source = MenuDataSource(menu: try MenuReader.read(Repository.bytes("Menu.json")).menu)
    let plain = try TableImport(ExportFormat.csv.bytes(of: source))
    let other = try TableImport(ExportFormat.csv.bytes(of: source, isSpreadsheet: true))
    #expect(other.unread.isEmpty && other.menu == plain.menu)
  }

  @Test("everything that a table has no column for is listed once")
  func omissions() throws {
    let shipped = try MenuReader.read(Repository.bytes("Menu.json")).menu
    let omissions = MenuOmissions(of: shipped)
    #expect(omissions.kinds == MenuOmissions.Kind.allCases)
    #expect(omissions.text(in: .english).hasSuffix("other languages and texts of the house"))
    #expect(omissions.text(in: .italian).hasPrefix("aggiunte, misure"))
    #expect(MenuOmissions(of: Menu(pizzas: [Pizza(name: "A")])).kinds.isEmpty)
  }

  @Test(
    "bases, doughs and compound prices are listed as missing from a table",
    arguments: [
      (#""base":"bianca""#, MenuOmissions.Kind.making), (#""dough":"integrale""#, .making),
      (#""price":{"from":"5.00"}"#, .prices), (#""price":{"from":"5.00","to":"7.00"}"#, .prices),
      (#""price":{"amount":"5.00","per":"kg"}"#, .prices),
      (#""sizes":[{"name":"B","price":{"amount":"5.00","was":"6.00"}}]"#, .prices),
    ])
  func omissions(member: String, kind: MenuOmissions.Kind) throws {
    let menu = try MenuReader.read(#"{"pizzas":[{"name":"A",\#(member)}]}"#).menu
    #expect(MenuOmissions(of: menu).kinds == [kind])
  }
}
