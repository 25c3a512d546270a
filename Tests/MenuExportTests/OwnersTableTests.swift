import MenuCore
import MenuExport
import TestSupport
import Testing

/// Tables as owners write them: what differs from the manual keeps its warnings and promises nothing.
struct OwnersTableTests {
  @Test("a pound sign in a price makes the pound the currency of the menu")
  func prices_withPounds_areInPounds() throws {
    let table = try Bakery.imported("name,price\nA,£7.00\nB,£ 6\n")
    #expect(table.menu.currency?.code == "GBP" && table.unread.isEmpty)
    #expect(table.menu[.other].map { $0.price?.lowest?.description } == ["7.00", "6"])
  }

  @Test(
    "a diet with any sign beside its name is not promised",
    arguments: ["-vegan", "!vegan", "vegan?", "(vegan)", "vegan*", "no-vegan", "vegan %"])
  func diet_withASign_isNotPromised(cell: String) throws {
    let table = try Bakery.imported("name,diets\nA,\(cell)\nB,Vegan\n")
    #expect(table.menu[.other].map(\.diets) == [[], [.vegan]])
    #expect(table.unread.count == 1)
  }

  @Test("a row with too many cells has no price and is reported")
  func row_withACellTooMany_hasNoPrice() throws {
    let table = try Bakery.imported("name,price,milk\nMare,12,50,x\nB,9,x\n")
    #expect(table.menu[.other].map { $0.price?.lowest?.description } == [nil, "9"])
    #expect(table.unread.first?.hasPrefix("line 2: 4 cells under 3 columns; ") ?? false)
  }

  @Test(
    "a row with too many cells keeps each warning, wherever its cell slipped to",
    arguments: [
      ("name,price,milk,nuts\nMare,12,50,,x\n", [Allergen.nuts], []),
      ("name,price,milk,nuts\nMare,12,50,x,\n", [.milk], []),
      ("name,price,ingredients,milk\nMare,12,50,acciughe,x\n", [.milk], ["acciughe"]),
      ("name;price;description;gluten\nMare;12;buona; con noci;x\n", [.gluten], ["con noci"]),
    ])
  func row_withACellTooMany_keepsItsWarnings(
    table: String, warned: [Allergen], unread: [String]
  ) throws {
    let dish = try #require(Bakery.imported(table).menu.dishes.first)
    for allergen in warned { #expect(dish.state(of: allergen) > .notStated) }
    #expect(dish.allergens.unread == unread)
    #expect(dish.allergens.freeFrom.isEmpty && !dish.allergens.isComplete)
  }

  @Test(
    "a sentence below the dishes becomes a note, which withdraws what it doubts",
    arguments: [
      "Alle Gerichte können Spuren von Gluten enthalten", "* può contenere tracce di glutine",
      "*may contain gluten",
    ])
  func footnote_isANote(text: String) throws {
    let others = Allergen.groups.map(\.rawValue)
    let table = try Bakery.imported(
      "name;price;\(others.joined(separator: ";"))\n"
        + "A;7;\(others.map { _ in "no ingredient" }.joined(separator: ";"))\n\(text);;\n")
    #expect(table.menu.dishes.count == 1)
    #expect(table.menu.notes == [LocalizedText(text)])
    #expect(table.unread == ["line 3: “\(text)” becomes a note of the menu"])
    #expect(table.menu.dishes.first?.state(of: .gluten) == .notStated)
  }

  @Test("totals, titles and repeated headers are not dishes")
  func rows_thatAreNoDish_areLeftOut() throws {
    let table = try Bakery.imported(
      "Listino 2026;\n\nNome;Prezzo\nMare;12,00\nNome;Prezzo\nPane;2,00\nTOTALE;14,00\n---;---\n")
    #expect(table.menu.dishes.map(\.name) == ["Mare", "Pane"])
    #expect(
      table.unread == [
        "line 1: “Listino 2026” is not a dish: skipped",
        "line 7: “TOTALE” is not a dish: skipped",
      ])
  }

  @Test("a text in capitals is a heading only in the first column or among the names")
  func currencyAlone() throws {
    let table = try Bakery.imported(
      "Nome;Valuta;Prezzo\nMare;EUR;12,00\n;EUR;\nOlive;EUR;4,00\n")
    #expect(table.menu.dishes.map(\.group) == [nil, nil])
    #expect(table.unread.contains("line 3: a name is missing"))
  }

  @Test("a row with only a heading gives the dishes below it their list or group")
  func headings_areLists() throws {
    let table = try Bakery.imported(
      "Nome;Prezzo\nPIZZE;\nMare;12,00\nANTIPASTI;\nOlive;4,00\nBibite;\nAcqua;2,00\n")
    #expect(table.unread.isEmpty)
    #expect(table.menu[.pizzas].map(\.name) == ["Mare"])
    #expect(table.menu[.beverages].map(\.name) == ["Acqua"])
    #expect(table.menu[.other].map(\.group) == ["other/ANTIPASTI"])
    let capitals = try Bakery.imported("Nome;Prezzo\nMARE;12,00\nPESCE;\n")
    #expect(capitals.menu.dishes.map(\.name) == ["MARE", "PESCE"])
  }

  @Test("a heading with the word for a list is a group of that list")
  func headings_ofLists() throws {
    let table = try Bakery.imported(
      "Nome;Prezzo\nPIZZE ROSSE;\nMare;12,00\nBIRRE ARTIGIANALI;\nBionda;5,00\n")
    #expect(table.menu[.pizzas].map(\.group) == ["pizzas/PIZZE ROSSE"])
    #expect(table.menu[.beverages].map(\.group) == ["beverages/BIRRE ARTIGIANALI"])
  }

  @Test(
    "an empty list cell repeats the one above, and a size without a name belongs to the dish above")
  func mergedCells_continue() throws {
    let table = try Bakery.imported(
      """
      list,section,name,size,price,milk
      pizzas,Rosse,Margherita,normale,7,x
      ,,,maxi,11,
      ,,Mare,,12,
      ,Bianche,Panna,,8,x
      beverages,,Acqua,,2,
      """)
    #expect(table.unread.isEmpty)
    let pizzas = table.menu[.pizzas]
    #expect(pizzas.map(\.name) == ["Margherita", "Mare", "Panna"])
    #expect(pizzas.map(\.group) == ["pizzas/Rosse", "pizzas/Rosse", "pizzas/Bianche"])
    let margherita = try #require(pizzas.first)
    #expect(margherita.sizes.map(\.name) == ["normale", "maxi"])
    for size in margherita.sizes {
      #expect(margherita.statement(of: size).state(of: .milk) == .contains)
    }
    #expect(table.menu[.beverages].map(\.group) == [nil])
  }

  @Test("columns are recognized by everyday names")
  func columns_underEverydayNames() throws {
    let table = try Bakery.imported(
      "N°;Pizza;Prezzo in €;Contiene;Può contenere;kcal;Vegano\n7;Mare;12,00;pesce;latte;850;sì\n")
    let dish = try #require(table.menu.dishes.first)
    #expect(table.menu.currency?.code == "EUR")
    #expect(dish.number == "7")
    #expect(dish.calories == 850)
    #expect(dish.allergens == AllergenStatement(contains: [.fish], mayContain: [.milk]))
    // Fish is not vegan.
    #expect(dish.diets.isEmpty)
    let vegan = try Bakery.imported("name;Vegan;halal\nA;x;no\nB;x?;-\nC;(x);\nD;sì;\n")
    #expect(vegan.menu.dishes.map(\.diets) == [[.vegan], [], [], [.vegan]])
  }

  @Test("the numbers of the regulation are columns only if all fourteen are there")
  func columns_ofTheRegulation() throws {
    let numbers = (1...14).map { "\($0)" }.joined(separator: ";")
    let table = try Bakery.imported("name;\(numbers)\nA;x;;;;;;x;;;;;;;\n")
    #expect(table.unread.isEmpty)
    #expect(table.menu.dishes.first?.allergens.contains == [.gluten, .milk])
    #expect(try Bakery.imported("name;1;7\nA;x;x\n").unread.count == 2)
  }

  @Test("prices of several sizes have columns of their own")
  func columns_ofSizes() throws {
    let table = try Bakery.imported(
      "Nome;Prezzo normale;Prezzo maxi\nMare;7,00;11,00\nPane;2,00;\n")
    #expect(table.unread.isEmpty)
    #expect(table.menu.dishes.map(\.name) == ["Mare", "Pane"])
    #expect(table.menu.dishes.map { $0.sizes.map(\.name) } == [["normale", "maxi"], ["normale"]])
    let unclear = try Bakery.imported("Nome;Normale\nMare;7,00\n").unread.first ?? ""
    #expect(unclear.contains("; the head of a price is “price”"))
  }

  @Test("a warning in an unknown column is kept as written")
  func column_thatNothingReads_warns() throws {
    let table = try Bakery.imported("name;price;Info;Extra\nA;7;enthält Nüsse;salame\nB;7;no;\n")
    let unread = table.menu.dishes.map(\.allergens.unread)
    #expect(unread == [["Info: enthält Nüsse"], []])
    #expect(table.unread.count == 2)
  }

  @Test(
    "prices are read in the notations of the JSON",
    arguments: [
      ("1.234,50", "EUR", "1234.50"), ("1'200.50", "CHF", "1200.50"), ("7,-", "EUR", "7.00"),
      ("22.—", "CHF", "22.00"), ("1 200,50 €", "EUR", "1200.50"), ("ab 8", "EUR", "8.00"),
      ("18,00-25,00", "EUR", "18.00"),
    ])
  func price_inANotation(cell: String, currency: String, lowest: String) throws {
    let table = try Bakery.imported("name;price;currency\nA;\(cell);\(currency)\n")
    #expect(table.unread.isEmpty)
    #expect(table.menu.dishes.first?.price?.lowest?.description == lowest)
  }

  @Test("currencies and languages are read by sign or name, and a dash as a price is not reported")
  func currency_byItsSign() throws {
    let table = try Bakery.imported("name;price;currency;language\nA;7,00;€;italiano\nB;-;€;it\n")
    #expect(table.unread.isEmpty)
    #expect(table.menu.currency?.code == "EUR")
    #expect(table.menu.language?.tag == "it")
  }

  @Test("check finds nothing in a menu made from a table with sizes")
  func sizes_areClean() throws {
    let table = try Bakery.imported("name;size;price\nA;normale;7\nA;maxi;9\n")
    #expect(try MenuReader.read(MenuWriter.json(of: table.menu)).diagnostics.isEmpty)
    #expect(table.menu.dishes.first?.sizes.map(\.allergens) == [nil, nil])
  }

  @Test("the currency of a table is that of its prices, but a dollar sign may mean several")
  func currency_ofThePrices() throws {
    for (price, code) in [("Fr. 18.50", "CHF"), ("CHF 18.50", "CHF"), ("€ 18.50", "EUR")] {
      let table = try Bakery.imported("name;price\nA;\(price)\n")
      #expect(table.unread.isEmpty && table.menu.currency?.code == code, "\(price)")
      #expect(table.menu.dishes.first?.price?.lowest?.description == "18.50", "\(price)")
    }
    #expect(try Bakery.imported("name;price\nA;$ 18.50\n").menu.currency == nil)
  }

  @Test("a row with only its list or section is the heading of the rows below it")
  func headingInItsColumn() throws {
    for head in ["list", "Categoria", "section", "Abschnitt"] {
      let rows = "Pizze;;\n;Marinara;6\n;Diavola;8\nBirre;;\n;Menabrea;5\n"
      let table = try Bakery.imported("\(head);name;price\n\(rows)")
      #expect(table.unread.isEmpty, "\(table.unread)")
      let groups = table.menu.dishes.map { $0.group ?? "pizzas" }
      #expect(groups[0] == groups[1] && groups[2].contains("Birre"), "\(head): \(groups)")
    }
  }

  @Test("columns whose heads are only sizes hold the prices of these sizes")
  func sizesAsHeads() throws {
    let table = try Bakery.imported("Name;klein;5 dl\nA;7,50;9,50\n")
    #expect(table.unread.isEmpty)
    let sizes = table.menu.dishes.first?.sizes ?? []
    #expect(sizes.map { $0.name.text(in: nil) } == ["klein", "5 dl"])
    #expect(sizes.compactMap { $0.price?.lowest?.description } == ["7.50", "9.50"])
  }
}
