import MenuCore
import MenuExport
import Testing

/// Files that are not tables, and tables without names.
struct ForeignTableTests {
  @Test(
    "a file that is not a table is reported in one line",
    arguments: [
      ([0x50, 0x4B, 3, 4, 0x0A, 0xFF, 0x0A], "this is an Excel file or another office document: "),
      ([0xD0, 0xCF, 0x11, 0xE0, 0x0A, 0xFF], "this is an Excel file or another office document: "),
      (Array("%PDF-1.4\n1,2,3\n".utf8), "this is a PDF: "),
      (Array("\u{FEFF}{\n\"pizzas\": [1, 2],\n\"a\": [3, 4]}".utf8), "this is JSON, not a table: "),
      (Array("{\\rtf1 name,price}\n1,2,3".utf8), "this is formatted text (RTF): "),
      (Array("<table>\n<tr>,,</tr>".utf8), "this is a web page: "),
    ] as [([UInt8], String)])
  func file_thatIsNoTable_isReportedInOneLine(bytes: [UInt8], start: String) throws {
    let table = try TableImport(bytes)
    #expect(table.menu.numberOfDishes == 0)
    #expect(table.unread.count == 1 && table.unread.first?.hasPrefix(start) ?? false)
    let update = try TableUpdate(bytes, into: Array("{}".utf8))
    #expect(update.bytes == nil && update.unread == table.unread)
  }

  @Test("a table without a name column is reported once, not row by row")
  func table_withoutNames_reportsNoRows() throws {
    let table = try Bakery.imported("Quale\nA,1,2\nB,3,4\n")
    #expect(
      table.unread.map { $0.prefix(24) } == [
        "line 1: the column “Qual", "line 1: there is no colu",
      ])
    #expect(
      try Bakery.imported("name\nA,1,2\n").unread == [
        "line 2: 3 cells under 1 column; no price is read: write a cell with the separator in quotes"
      ])
  }

  @Test(
    "the separator is found below blank lines and titles",
    arguments: ["\n\n", "Da Giuseppe\n\n", ";;\n", "\r\n"])
  func separator_belowBlankLines_isFound(above: String) throws {
    let table = try Bakery.imported(above + "name;price\nPane;7,00\n")
    #expect(table.menu.dishes.map(\.name) == ["Pane"])
    #expect(table.menu.dishes.first?.price == 7)
  }

  @Test(
    "a row of data is not the header because its cells are headings",
    arguments: ["9,50", "9", "9.5"])
  func data_withTheWordsOfHeadings_isNotTheHeader(price: String) throws {
    let rows = "1;PIZZA SALAMI;PIZZA;\(price);N\n2;COLA;GETRAENKE;2,90;J\n"
    let table = try Bakery.imported("PLU;BEZEICHNUNG;WGR;VK;AKTIV\n" + rows)
    #expect(table.menu.dishes.map(\.name) == ["PIZZA SALAMI", "COLA"])
  }
}
