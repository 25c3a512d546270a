import MenuCore
import MenuExport
import TestSupport
import Testing

/// Updates of prices, names and sold-out marks in a menu file from a table.
@Suite("A table into a menu") struct TableUpdateTests {
  private let file = """
    {
      "language": "it", "currency": "EUR", // the house
      "pizzas": [
        {"id": "a", "name": {"it": "Margherita", "en": "Margherita, red"}, "price": "7.00"},
        {"id": "b", "name": "Marinara", "price": 6.5, "soldOut": true},
        { "id": "c", "name": "Bufala",
          "sizes": [{"name": {"it": "normale", "en": "regular"}, "price": "9.00"},
                    {"name": "maxi", "price": {"amount": 12, "per": "piece"}}] },
        {"id": "d", "name": "Mare", "price": {"from": "10.00"}},
        {"id": "e", "name": "Pane"}, {"id": "f", "name": {"it": "Olio"}}
      ]
    }
    """

  private func update(_ table: String, into file: String? = nil) throws -> TableUpdate {
    try TableUpdate(Array(table.utf8), into: Array((file ?? self.file).utf8))
  }

  private func text(_ update: TableUpdate) -> String? {
    update.bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The file after some replacements.
  private func file(_ changes: [(old: String, new: String)]) -> String {
    var changed = file
    for change in changes { changed = changed.replacing(change.old, with: change.new) }
    return changed
  }

  @Test("a price, a name and a sold-out mark are changed by id, and no other byte")
  func changes() throws {
    let update = try update(
      """
      id;name;size;price;sold_out;language
      a;Margherita rossa;;7,5;;it
      b;Marinara;;6,50;;it
      c;Bufala;normale;9,00;sì;it
      c;Bufala;maxi;12,50;sì;it

      """)
    #expect(update.unread.isEmpty)
    #expect(
      text(update)
        == file([
          ("\"Margherita\",", "\"Margherita rossa\","), ("\"7.00\"", "\"7.50\""),
          (", \"soldOut\": true", ""), ("{ \"id\": \"c\"", "{\"soldOut\": true,  \"id\": \"c\""),
          ("\"amount\": 12,", "\"amount\": 12.50,"),
        ]))
  }

  @Test("a table that says the same changes nothing")
  func sameTable() throws {
    let same = try update(
      "id,name,size,price,sold_out\na,Margherita,,7,no\na,\"Margherita, red\",,7,\n"
        + "b,Marinara,,6.50,yes\nc,Bufala,regular,9.00,\nd,Mare,,,\n")
    #expect(same.bytes == nil && same.unread.isEmpty)
  }

  @Test("a dish without a price gets one")
  func newPrice() throws {
    let changed = text(try update("id,price\ne,2\nf,1.5\n"))
    #expect(
      changed
        == file([
          ("\"name\": \"Pane\"", "\"name\": \"Pane\", \"price\": \"2.00\""),
          ("\"Olio\"}", "\"Olio\"}, \"price\": \"1.50\""),
        ]))
  }

  @Test("all sold-out marks stay if the table has no column for them")
  func noMarks() throws {
    #expect(text(try update("id,price\nb,7\n")) == file([("6.5", "7.00")]))
  }

  @Test(
    "what cannot be updated is reported, and the rest is updated",
    arguments: [
      ("z,,9.00", "no dish of the file has the id “z”; none is added"),
      (
        ",,9.00",
        "it has no id, and is skipped; give the dish an \"id\" in the file, and write it here"
      ),
      ("c,,9.00", "“c” has sizes in the file: write one of them under “size”"),
      ("c,mini,9.00", "“c” has no size “mini” in the file"),
      ("d,,9.00", "the price of “d” is a range or a text: change it in the file"),
      (
        "b,,about 9",
        "price “about 9” is not understood; write 8.50 or 8,50, words under price_words, one row per size"
      ),
      ("a,,8.00", "another row of “a” differs from this one; the first one counts"),
      (
        "b,,9,5",
        "4 cells under 3 columns; no price is read: write a cell with the separator in quotes"
      ),
    ])
  func problems(row: String, message: String) throws {
    let update = try update("id,size,price\na,,7.50\n\(row)\n")
    #expect(update.unread == ["line 3: \(message)"])
    #expect(text(update) == file([("\"7.00\"", "\"7.50\"")]))
  }

  @Test("a name in another language is added, and those of the file stay")
  func otherLanguage() throws {
    let update = try update("id,name,language\na,Rote,de\nb,Rote,de\nb,Red,en\n")
    #expect(update.unread.isEmpty)
    #expect(
      text(update)
        == file([
          ("\"Margherita, red\"}", "\"Margherita, red\", \"de\": \"Rote\"}"),
          ("\"Marinara\"", "{\"it\": \"Marinara\", \"de\": \"Rote\", \"en\": \"Red\"}"),
        ]))
  }

  @Test("a name in a language that is not understood is reported, and no name is written")
  func misspeltLanguage() throws {
    let update = try update("id,name,language,price\na,Red,anglese,8\n")
    #expect(update.unread.count == 1)
    #expect(
      update.unread.first?.hasPrefix("line 2: language “anglese” is not understood; ") ?? false)
    #expect(text(update) == file([("\"7.00\"", "\"8.00\"")]))
  }

  @Test("a new name, its translation and a price are combined in one dish")
  func severalValues() throws {
    let update = try update("id,name,price,language\ne,Bread,2,en\ne,Pane nero,2,it\n")
    #expect(update.unread.isEmpty)
    let name = "{\"it\": \"Pane nero\", \"en\": \"Bread\"}"
    #expect(text(update) == file([("\"Pane\"", "\(name), \"price\": \"2.00\"")]))
  }

  @Test("the first of two names in one language is used")
  func twoNames() throws {
    let update = try update("id,name,language\nb,Red,en\nb,Sailor,en\n")
    #expect(
      update.unread == ["line 3: another row of “b” differs from this one; the first one counts"])
    let name = "{\"it\": \"Marinara\", \"en\": \"Red\"}"
    #expect(text(update) == file([("\"Marinara\"", name)]))
  }

  @Test(
    "the first of two rows for a dish counts, even if it changes nothing",
    arguments: [
      "id,price\na,7.00\na,9.99\n", "id,name\nb,Marinara\nb,Sailor\n",
      "id,sold_out\nb,yes\nb,no\n",
    ])
  func rowThatTheFileHas_thenAnother(table: String) throws {
    let update = try update(table)
    let id = table.split(separator: "\n")[1].prefix(1)
    #expect(
      update.unread == [
        "line 3: another row of “\(id)” differs from this one; the first one counts"
      ])
    #expect(update.bytes == nil)
  }

  @Test(
    "a table with other filled columns is recognized",
    arguments: [
      ("id,milk\nb,contains\n", true), ("id,Allergeni\na,latte\n", true), ("id,notes\na,\n", false),
      ("id,name,size,price,currency,language,sold_out\na,,,7.00,EUR,it,no\n", false),
    ])
  func otherCells(table: String, hasOthers: Bool) throws {
    let update = try update(table)
    #expect(update.bytes == nil && update.unread.isEmpty)
    #expect(update.hasOtherCells == hasOthers)
  }

  @Test("an unknown column does not prevent a price update")
  func unknownColumn() throws {
    let update = try update("id,price,foo\na,7.50,1\n")
    #expect(update.unread.count == 1)
    #expect(update.unread.first?.contains("the column “foo” is not read") ?? false)
    #expect(text(update) == file([("\"7.00\"", "\"7.50\"")]))
  }

  @Test("a name stays if the file does not say in which language it is")
  func unknownLanguage() throws {
    let file = #"{"pizzas": [{"id": "a", "name": "A"}, {"id": "b", "name": {"it": "B"}}]}"#
    let update = try update("id,name,language\na,B,en\na,C,\nb,D,\n", into: file)
    let reason = "is unknown: add “language” to the menu"
    #expect(
      update.unread == [
        "line 2: the language of the name of “a” \(reason)",
        "line 4: the language of the name of “b” \(reason)",
      ])
    #expect(text(update) == file.replacing("\"A\"", with: "\"C\""))
  }

  @Test("prices in another currency are not updated")
  func otherCurrency() throws {
    let update = try update("id,price,currency\na,9,USD\nb,9,eur\n")
    #expect(update.unread == ["line 2: the price is in USD, but the menu in EUR"])
    #expect(text(update) == file([("6.5", "9.00")]))
  }

  @Test("a dish with an ambiguous id is reported and not updated")
  func repeatedID() throws {
    let file =
      #"{"pizzas":[{"id":"a","name":"A","price":"5.00"},{"id":"a","name":"B","price":"6.00"}]}"#
    let update = try update("id;price\na;7,00\n", into: file)
    #expect(update.bytes == nil)
    #expect(
      update.unread == [
        "line 2: two dishes of the file have the id “a”: nothing is written; check the file first"
      ])
  }

  @Test("a table without ids changes nothing")
  func noIDs() throws {
    let update = try update("name,price\nMarinara,9\n")
    #expect(update.bytes == nil)
    #expect(update.unread == ["line 1: there is no column “id”: export csv writes one"])
  }

  @Test("a broken file is refused with its place")
  func brokenFile() {
    #expect(throws: MenuFileError.self) { try update("id,price\na,9\n", into: "{\"pizzas\": [") }
  }

  @Test("hostile cells are escaped as text")
  func hostileCells() throws {
    let update = try update("id,name\nb,\"\"\"\\ \n=1+1\"\n")
    let changed = try #require(text(update))
    #expect(changed.contains("\"name\": \"\\\"\\\\ \\n=1+1\""))
    #expect(try MenuReader.read(changed).menu[.pizzas].count == 6)
  }

  @Test("the exported table of a menu changes nothing in it")
  func ownTable() throws {
    let bytes = try Repository.bytes("Menu.json")
    let menu = try MenuReader.read(bytes).menu
    for language in menu.languages {
      let source = MenuDataSource(menu: menu, language: language)
      for isSpreadsheet in [false, true] {
        let table = ExportFormat.csv.bytes(of: source, isSpreadsheet: isSpreadsheet)
        let update = try TableUpdate(table, into: bytes)
        #expect(update.bytes == nil && update.unread.isEmpty, "\(update.unread)")
      }
    }
  }

  @Test("the exported table of a random menu changes nothing in it", arguments: seeds)
  func randomTable(seed: Int) throws {
    var menu = try Bakery.menu(seed: seed)
    for list in MenuList.allCases {
      for index in menu[list].indices { menu[list][index].id = "\(list)-\(index)" }
    }
    let bytes = Array(MenuWriter.json(of: menu).utf8)
    let table = ExportFormat.csv.bytes(of: MenuDataSource(menu: menu))
    let update = try TableUpdate(table, into: bytes)
    #expect(update.bytes == nil && update.unread.isEmpty, "\(update.unread)")
  }
}
