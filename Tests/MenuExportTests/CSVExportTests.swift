import OldMenuCore
import OldMenuExport
import MenuTestSupport
import Testing

/// Cases of the table for spreadsheets.
@Suite(.timeLimit(.minutes(5)))
struct CSVExportTests {
  private func table(
    _ menu: Menu = .sample(), in language: Language = "it", query: MenuQuery = MenuQuery(),
    hasByteOrderMark: Bool = false
  ) throws -> CSVTable {
    let exported = ExportedMenu(MenuDataSource(menu: menu, language: language), query: query)
    let text = CSVExport(hasByteOrderMark: hasByteOrderMark).text(of: exported)
    return try CSVTable(text, separator: language == "en" ? "," : ";")
  }

  @Test("Each size has a row, and every row has a cell for each column")
  func rows() throws {
    let table = try table()
    #expect(table.header == CSVExport.columns)
    #expect(table.rows.count == 10)
    #expect(table.rows.allSatisfy { $0.count == CSVExport.columns.count })
    let sizes = table.rows.filter { $0["name"] == "Margherita" }
    #expect(sizes.map { $0["size"] } == ["normale", "maxi"])
    #expect(sizes.map { $0["price"] } == ["7,00", "11,50"])
    #expect(sizes.map { $0["diameter_cm"] } == ["", "45"])
  }

  @Test("Decimals and separators are those of the language")
  func separators() throws {
    #expect(try table(in: "en").rows[1]["price"] == "7.00")
    #expect(try table(in: "de").rows[1]["price"] == "7,00")
  }

  @Test(
    "A price has the decimals of its currency, however it is written",
    arguments: [
      ("9.5", "EUR", "9,50"), ("9", "EUR", "9,00"), ("900", "JPY", "900"), ("9.5", nil, "9,5"),
    ])
  func decimals(written: String, code: String?, cell: String) throws {
    var menu = Menu(pizzas: [Pizza(.fixture(name: "A", price: written))])
    menu.currency = code.flatMap { Currency(code: $0) }
    #expect(try table(menu).rows[0]["price"] == cell)
    let linked = JSONLDExport().text(of: ExportedMenu(MenuDataSource(menu: menu)))
    #expect(linked.contains("\"price\": \"\(cell.replacing(",", with: "."))\""))
  }

  @Test("A dish costs what is left of it, in the table and in what search engines read")
  func priceOfWhatIsLeft() throws {
    var menu = menu(
      .init(isComplete: true), choosing: [.init(contains: [.milk]), .init(isComplete: true)])
    menu.currency = Currency(code: "EUR")
    menu.pizzas[0].dish.price = Price(.exactly("7.00".amount))
    for (place, price) in ["1.00", "3.00"].enumerated() {
      menu.pizzas[0].dish.addOns[0].items[place].price = Price(.exactly(price.amount))
    }
    var query = MenuQuery()
    query.filter.without = [.milk]
    #expect(try table(menu, query: query).rows[0]["price"] == "10,00")
    let exported = ExportedMenu(MenuDataSource(menu: menu, language: "it"), query: query)
    #expect(JSONLDExport().text(of: exported).contains("\"price\": \"10.00\""))
  }

  @Test("An allergen says what is stated of it, and nothing where nothing is")
  func allergens() throws {
    var menu = Menu(pizzas: [Pizza(.fixture(name: "A")), Pizza(.fixture(name: "B"))])
    menu.pizzas[0].dish.allergens = AllergenStatement(
      contains: [.wheat], mayContain: [.nuts], freeFrom: [.milk])
    menu.pizzas[1].dish.allergens = AllergenStatement(isComplete: true)
    let rows = try table(menu).rows
    #expect(rows[0]["gluten"] == "contains")
    #expect(rows[0]["nuts"] == "may")
    #expect(rows[0]["milk"] == "free")
    #expect(rows[0]["eggs"] == "")
    #expect(rows[1]["eggs"] == "no ingredient")
    #expect(
      rows[0]["allergens"]?.hasSuffix("Sugli altri allergeni: chiedere al personale.") == true)
  }

  /// A menu of one pizza, of whose options one must be taken.
  private func menu(
    _ statement: AllergenStatement, choosing options: [AllergenStatement]
  ) -> Menu {
    var menu = Menu(pizzas: [Pizza(.fixture(name: "A"))])
    menu.pizzas[0].dish.allergens = statement
    let items = options.map { AddOn(name: "a scelta", allergens: $0) }
    menu.pizzas[0].dish.addOns = [AddOnGroup(choose: 1...1, items: items)]
    return menu
  }

  @Test("What depends on an option that must be taken is neither in it nor no ingredient")
  func onChoice() throws {
    var menu = menu(
      AllergenStatement(mayContain: [.milk], isComplete: true),
      choosing: [
        AllergenStatement(contains: [.wheat], isComplete: true),
        AllergenStatement(isComplete: true),
      ])
    let row = try table(menu).rows[0]
    #expect(row["gluten"] == "depends on choice")
    #expect(row["milk"] == "may")
    #expect(row["eggs"] == "no ingredient")
    #expect(row["allergens"]?.contains("A seconda della scelta: glutine (frumento).") == true)
    menu.pizzas[0].dish.addOns[0].choose = nil
    #expect(try table(menu).rows[0]["gluten"] == "no ingredient")
  }

  @Test("What one option leaves open is no promise of the dish")
  func openChoice() throws {
    let menu = menu(
      AllergenStatement(contains: [.gluten], isComplete: true),
      choosing: [AllergenStatement(contains: [.milk]), AllergenStatement(isComplete: true)])
    let row = try table(menu).rows[0]
    #expect(row["gluten"] == "contains")
    #expect(row["milk"] == "depends on choice")
    #expect(row["fish"] == "")
  }

  @Test("What it may contain is told beside another kind that it contains")
  func familyInBothLists() throws {
    var menu = Menu(pizzas: [Pizza(.fixture(name: "A")), Pizza(.fixture(name: "B"))])
    menu.pizzas[0].dish.allergens = AllergenStatement(
      contains: [.barley, .pistachio], mayContain: [.wheat, .nuts])
    menu.pizzas[1].dish.allergens = AllergenStatement(
      contains: [.barley], mayContain: [.barley])
    let rows = try table(menu).rows
    #expect(rows[0]["gluten"] == "contains and may")
    #expect(rows[0]["nuts"] == "contains and may")
    #expect(rows[1]["gluten"] == "contains")
  }

  @Test("A size has its own statement")
  func statementOfSize() throws {
    var menu = Menu.sample()
    menu.pizzas[1].dish.sizes[1].allergens = AllergenStatement(contains: [.eggs])
    let rows = try table(menu).rows.filter { $0["name"] == "Margherita" }
    #expect(rows.map { $0["eggs"] } == ["", "contains"])
    #expect(rows.map { $0["milk"] } == ["contains", "contains"])
  }

  @Test("What is sold out has one word in every language, what is in doubt the guest's")
  func words() throws {
    var query = MenuQuery()
    query.filter.without = [.eggs]
    query.filter.showsUndeclared = true
    let rows = try table(query: query).rows
    let tartufo = try #require(rows.first { $0["name"] == "Tartufo" })
    #expect(tartufo["sold_out"] == "sold out")
    #expect(tartufo["warning"] == "chiedere al personale")
    #expect(rows[0]["warning"] == "")
  }

  @Test("A price in words is told in words")
  func priceInWords() throws {
    var menu = Menu(pizzas: [Pizza(.fixture(name: "A")), Pizza(.fixture(name: "B"))])
    menu.pizzas[0].dish.price = Price(.text("secondo mercato"))
    menu.pizzas[1].dish.price = Price(.range("7.00".amount, "9.00".amount))
    let rows = try table(menu).rows
    #expect(rows[0]["price"] == "")
    #expect(rows[0]["price_words"] == "secondo mercato")
    #expect(rows[1]["price"] == "7,00")
    #expect(rows[1]["price_max"] == "9,00")
  }

  @Test("What a beverage has, and what a price was, stand after all else")
  func lastColumns() throws {
    #expect(CSVExport.columns.suffix(4) == ["notes", "alcohol_percent", "serving", "price_was"])
    var menu = Menu()
    menu.beverages = [
      Beverage(.fixture(name: "Birra"), alcoholPercent: "4.7".amount, serving: .draught)
    ]
    var dish = Dish.fixture(name: "Mare")
    dish.sizes = [
      DishSize(name: "normale", price: Price(.exactly("9.00".amount), was: "10.50".amount)),
      DishSize(name: "maxi", price: Price(.exactly("12.00".amount))),
    ]
    menu.pizzas = [Pizza(dish)]
    let rows = try table(menu).rows
    let birra = try #require(rows.first { $0["name"] == "Birra" })
    #expect(birra["alcohol_percent"] == "4,7")
    #expect(birra["serving"] == "draught")
    let mare = rows.filter { $0["name"] == "Mare" }
    #expect(mare.map { $0["price_was"] } == ["10,50", ""])
    #expect(mare.map { $0["serving"] } == ["", ""])
    #expect(try table(menu, in: "en").rows.map { $0["alcohol_percent"] } == ["", "", "4.7"])
  }

  @Test("A byte-order mark comes first where it is asked for")
  func byteOrderMark() throws {
    #expect(try table(hasByteOrderMark: true).header.first == "\u{FEFF}list")
  }

  @Test(
    "What a spreadsheet would run is defused",
    arguments: [
      ("=1+1", "'=1+1"), ("  =1+1", "  '=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("-2+3", "'-2+3"),
      ("a;=cmd|' /C calc'!A0", "a;'=cmd|' /C calc'!A0"), ("a,+1", "a,'+1"), ("＝1", "'＝1"),
      ("\t=1", " '=1"), ("a\n=1", "a\n'=1"), ("3-4 persone", "3-4 persone"),
    ])
  func defused(name: String, cell: String) throws {
    let rows = try table(Menu(pizzas: [Pizza(name: name)])).rows
    #expect(rows[0]["name"] == cell)
  }
}
