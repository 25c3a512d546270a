import MenuCore
import MenuExport
import TestSupport
import Testing

/// A table becomes a menu. What is not fully understood is reported and promises nothing.
struct ImportTests {
  @Test(
    "a table with commas, semicolons or tabs and any line end gives the same dish",
    arguments: [
      "name,price,allergens\nMargherita,7.00,\"gluten, milk\"\n",
      "name;allergens;price\r\n\r\nMargherita;gluten, milk;7.00\r\n",
      "price\tname\tallergens\n7.00\tMargherita\tgluten; milk",
      "\u{FEFF}\"name\",\"price\",\"allergens\"\n\"Margherita\",\"7.00\",\"glutine,latte\"\n",
      "Name,Price,Allergens\rMargherita, 7.00 ,\"Gluten, Milch\"\r",
    ])
  func table_inAnyNotation_givesTheDish(table: String) throws {
    let dish = try #require(try Bakery.imported(table).menu[.other].last)
    #expect(dish.name == "Margherita")
    #expect(dish.price == Price(.exactly(7)))
    #expect(dish.allergens == AllergenStatement(contains: [.gluten, .milk]))
  }

  @Test("a table of several lists gives their dishes, and an unknown list is a group")
  func table_ofSeveralLists_givesListsGroupsAndTexts() throws {
    let menu = try Bakery.imported(
      """
      list,name,description,ingredients,price,allergens,diets
      Pizze,Marinara,La più antica,"pomodoro, aglio",6,gluten,Vegana
      beverages,Acqua,,,"2.00",,
      Antipasti,"Olive ""verdi""\nascolane",,,4.50,,vegetarian
      """
    ).menu
    let marinara = try #require(menu[.pizzas].first)
    #expect(marinara.description == "La più antica")
    #expect(marinara.ingredients.map(\.name) == ["pomodoro", "aglio"])
    #expect(marinara.diets == [.vegan])
    #expect(menu[.beverages].map(\.name) == ["Acqua"])
    #expect(menu[.other].map(\.name) == [LocalizedText("Olive \"verdi\"\nascolane")])
    #expect(menu[.other].first?.group == menu.groups.first?.id)
    #expect(menu.groups.first?.title == "Antipasti")
  }

  @Test(
    "diets are read in several languages, or not at all",
    arguments: [
      ("Vegana", [.vegan]), ("vegano; senza glutine", [.vegan, .glutenFree]), ("HALAL", [.halal]),
      ("vegetarisch, végane", [.vegetarian, .vegan]), ("vegan pizza", []), ("no vegan", []),
      ("vegan, boh", []),
    ] as [(String, DietSet)])
  func diets_thatAreNamed_areRead(cell: String, diets: DietSet) throws {
    let table = try Bakery.imported("name,diets\nA,\"\(cell)\"\n")
    #expect(table.menu[.other].first?.diets == diets && table.unread.isEmpty == !diets.isEmpty)
  }

  @Test(
    "a price that is one amount is read in any usual notation",
    arguments: [
      ("8", "EUR", "8"), ("8.50", "EUR", "8.50"), ("8,50", "EUR", "8.50"),
      ("€ 8,50", "EUR", "8.50"),
      ("8.50 EUR", "EUR", "8.50"), ("1200", "JPY", "1200"), ("9,5", "EUR", "9.50"),
      ("€ 4,7", "EUR", "4.70"), ("4,7 €", "EUR", "4.70"), ("4,7", "", "4.70"),
      ("9.5", "EUR", "9.5"),
      ("7,00\u{A0}€", "EUR", "7.00"),
    ])
  func price_thatIsOneAmount_isRead(cell: String, currency: String, amount: String) throws {
    let table = try Bakery.imported("name,price,currency\nA,\"\(cell)\",\(currency)\n")
    #expect(table.unread.isEmpty)
    #expect(table.menu[.other].first?.price?.lowest?.description == amount)
  }

  @Test("a euro sign in a price makes the euro the currency of the menu")
  func prices_withEuros_areInEuros() throws {
    let table = try Bakery.imported("name,price\nA,\nB,\"€ 8,50\"\nC,9\nD,$ 9\n")
    #expect(table.menu.currency?.code == "EUR")
    #expect(table.menu[.other].map { $0.price?.lowest?.description } == [nil, "8.50", "9", nil])
    #expect(
      table.unread == [
        "line 5: price “$ 9” is not understood; write 8.50 or 8,50, words under price_words, one row per size"
      ])
  }

  @Test(
    "a price that is not one exact amount is reported and left out",
    arguments: [
      ("ca. 9", "EUR"), ("9/12", "EUR"), ("$ 9", "EUR"), ("12,345", "EUR"), ("12.345", "EUR"),
      ("-1", "EUR"), ("8,5", "JPY"), ("9,5,5", "EUR"), ("+9,00", "EUR"),
      ("€€ 9", "EUR"), ("€ 9", ""), ("8,50", "JPY"), ("gratis", "EUR"),
    ])
  func price_thatIsNotOneAmount_isReported(cell: String, currency: String) throws {
    let table = try Bakery.imported("name,price,currency\nA,\"\(cell)\",\(currency)\n")
    #expect(
      table.unread == [
        "line 2: price “\(cell)” is not understood; write 8.50 or 8,50, words under price_words, one row per size"
      ])
    #expect(table.menu[.other].map(\.price) == [nil])
  }

  @Test(
    "the column of one allergen is read in several languages",
    arguments: [
      ("Contains", AllergenState.contains), ("contains", .contains), ("contains,", .contains),
      ("contains, free", .contains), ("may", .mayContain), ("free", .free),
      // The table does not state the other thirteen, so omission promises nothing.
      ("no ingredient", .notStated),
      // As people write it.
      ("x", .contains), ("X", .contains), ("Sì", .contains), ("sí", .contains), ("yes", .contains),
      ("ja", .contains), ("oui", .contains), ("VERO", .contains), ("contiene", .contains),
      ("enthält", .contains), ("✓", .contains), ("latte", .contains),
      ("può contenere", .mayContain),
      ("Tracce", .mayContain), ("kann Spuren enthalten", .mayContain), ("traces", .mayContain),
      // The warning that was read is kept.
      ("x, boh", .contains), ("free, x, boh", .contains), ("free, boh", .mayContain),
      // A part that was not understood may be a warning.
      ("contiene panna", .contains), ("enthält Sahne", .contains), ("contains cream", .contains),
      ("sì (panna)", .contains), ("sì forse", .contains), ("forse", .mayContain),
      ("may contain cream", .mayContain), ("?", .mayContain), ("no panna", .mayContain),
      ("no", .notStated), ("-", .notStated),
    ])
  func ownColumn_ofAnAllergen_isRead(cell: String, state: AllergenState) throws {
    let table = try Bakery.imported("name,milk\nA,\"\(cell)\"\n")
    #expect(try #require(table.menu[.other].first).state(of: .milk) == state)
  }

  @Test(
    "a no or a hyphen in an allergen's column states nothing and is no fault",
    arguments: ["no", "No", "nein", "non", "-", "–", "0", "falso", "-, no"])
  func ownColumn_withANo_statesNothing(cell: String) throws {
    let others = Allergen.groups.dropFirst().map(\.rawValue)
    let table = try Bakery.imported(
      "name,gluten,\(others.joined(separator: ",")),diets\n"
        + "A,\"\(cell)\",\(others.map { _ in "no ingredient" }.joined(separator: ",")),vegan\n")
    #expect(table.unread.isEmpty)
    let dish = try #require(table.menu[.other].first)
    #expect(Allergen.groups.allSatisfy { dish.state(of: $0) == .notStated })
    #expect(dish.diets == [.vegan])
  }

  @Test("a no or a hyphen in the column of all allergens states nothing and is no fault")
  func columnOfAll_withANo_statesNothing() throws {
    let table = try Bakery.imported("name,allergens,may contain\nA,-,no\nB,\"milk, -\",\n")
    #expect(table.unread.isEmpty)
    #expect(table.menu[.other].map(\.allergens.contains) == [[], [.milk]])
    #expect(table.menu[.other].allSatisfy { $0.state(of: .eggs) == .notStated })
  }

  @Test(
    "an unclear cell in an allergen's column promises nothing, and warns",
    arguments: [
      ("contains milk", .contains), ("contiene farro", .contains), ("enthält Dinkel", .contains),
      ("contains spelt", .contains), ("sì (farro)", .contains), ("sì forse", .contains),
      ("no?", .mayContain), ("sì?", .contains), ("free?", .mayContain), ("FREE OF", .mayContain),
      ("senza", .mayContain),
      ("libre", .mayContain), ("latte", .mayContain),
    ] as [(String, AllergenState)])
  func ownColumn_notUnderstood_isNoStatement(cell: String, state: AllergenState) throws {
    let others = Allergen.groups.dropFirst().map(\.rawValue)
    let table = try Bakery.imported(
      "name,gluten,\(others.joined(separator: ","))\n"
        + "A,\"\(cell)\",\(others.map { _ in "free" }.joined(separator: ","))\n")
    #expect(table.unread.count == 1)
    #expect(
      table.unread.first?.hasPrefix("line 2: gluten “\(cell)” is not understood; write contains")
        ?? false)
    let dish = try #require(table.menu[.other].first)
    #expect(dish.state(of: .gluten) == state)
    for allergen in Allergen.groups.dropFirst() {
      #expect(dish.state(of: allergen) == .notStated)
    }
  }

  /// If any other cell of a row is not read, the dish promises nothing and keeps its warnings.
  @Test(
    "an unread cell withdraws the promises of its row, but not its warnings",
    arguments: [
      ("price", "ca. 9"), ("spicy", "molto"), ("sold_out", "forse"), ("frozen", "?"),
      ("diets", "sana"), ("alcohol", "5"), ("currency", "denari"), ("language", "!"),
      ("milk", "?"),
    ])
  func row_withACellThatIsNotRead_promisesNothing(column: String, cell: String) throws {
    let table = try Bakery.imported(
      "name,eggs,soy,\(column)\nA,free,contains,\(cell)\nB,free,contains,\n")
    #expect(table.unread.count == 1)
    let dish = try #require(table.menu[.other].first)
    #expect(dish.state(of: .eggs) == .notStated)
    #expect(dish.state(of: .soy) == .contains)
    #expect(table.menu[.other].last?.state(of: .eggs) == .free)
  }

  @Test("unread parts are reported with their lines in the table")
  func lines_ofWhatIsNotRead_areThoseOfTheTable() throws {
    let table = try Bakery.imported(
      "name,price,boh\n\"A\nB\",x,\n\n,9,\nC,8,,zwei\nD,\"\u{FFFD}\",1\n")
    #expect(
      table.unread == [
        "line 1: the column “boh” is not read; the head of a price is “price”, of sizes “price normale”, “price maxi”",
        "line 2: price “x” is not understood; write 8.50 or 8,50, words under price_words, one row per size",
        "line 5: a name is missing",
        "line 6: 4 cells under 3 columns; no price is read: write a cell with the separator in quotes",
        "line 7: price “\u{FFFD}” is not understood; write 8.50 or 8,50, words under price_words, one row per size",
      ])
    #expect(table.menu.numberOfDishes == 3)
  }

  /// A table with a multi-byte UTF-8 character is damaged UTF-8, not in another encoding.
  @Test("a line of a table that is not UTF-8 is reported and left out")
  func table_thatIsNotUTF8_isReported() throws {
    let table = try TableImport(
      Array("name,price\nTiramis".utf8) + [0xF9] + Array(",5\nCaffè,6\n".utf8), for: .italian)
    #expect(table.unread == ["riga 2: non è UTF-8; salvare la tabella come “CSV UTF-8”"])
    #expect(table.menu[.other].map(\.name) == ["Caffè"])
  }

  @Test(
    "a table without a name column is reported and has no dish",
    arguments: ["", "\n", "Quale;Prezzo\nA;1\n", "\u{0}\u{1}"])
  func table_withoutNames_hasNoDish(table: String) throws {
    let table = try Bakery.imported(table)
    #expect(table.menu.numberOfDishes == 0)
    #expect(table.unread.contains { $0.contains("there is no column “name”") })
  }

  /// The rules of a menu apply to a table too.
  @Test("a promise in a table that an ingredient contradicts is reported and withdrawn")
  func promise_besideAnIngredient_isReported() throws {
    let table = try Bakery.imported(
      "name,language,ingredients,milk\nA,it,mozzarella,free\nB,it,sale,free\n")
    #expect(table.unread.count == 1)
    #expect(table.unread.first?.hasPrefix("line 2: ") ?? false)
    #expect(table.menu[.other].map { $0.state(of: .milk) } == [.notStated, .free])
  }

  @Test(
    "a random menu exported as a table and imported gives the same table", arguments: seeds)
  func ownTable_importedAndExported_isEqual(seed: Int) throws {
    let menu = try Bakery.menu(seed: seed)
    try expectEqualAgain(menu)
  }

  @Test("the shipped menu exported as a table and imported gives the same table")
  func ownTable_ofTheShippedMenu_isEqual() throws {
    let menu = try MenuReader.read(Repository.bytes("Menu.json")).menu
    try expectEqualAgain(menu)
  }

  private func expectEqualAgain(_ menu: Menu) throws {
    let csv = Bakery.text(MenuDataSource(menu: menu), as: .csv)
    let table = try Bakery.imported(csv)
    #expect(table.unread.isEmpty)
    let again = Bakery.text(MenuDataSource(menu: table.menu), as: .csv).split(separator: "\r\n")
    for (line, old) in zip(again, csv.split(separator: "\r\n")) { #expect(line == old) }
    #expect(again.count == csv.split(separator: "\r\n").count)
  }

  /// A broken table never traps, and no state of a row gets safer.
  @Test(
    "a table with a random broken byte promises no more than before", arguments: seeds)
  func table_mutated_promisesNoMore(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let menu = try Bakery.menu(seed: seed)
    let bytes = ExportFormat.csv.bytes(of: MenuDataSource(menu: menu))
    let before = states(of: try TableImport(bytes).menu)
    for _ in 0..<8 {
      var broken = bytes
      let place = Int.random(in: 0..<bytes.count, using: &random)
      if Bool.random(using: &random) {
        broken.remove(at: place)
      } else {
        broken[place] = UInt8.random(in: 0...255, using: &random)
      }
      for (name, states) in states(of: try TableImport(broken).menu) {
        guard let old = before[name] else { continue }
        #expect(zip(old, states).allSatisfy { $1 >= min($0, .notStated) }, "\(name)")
      }
    }
  }

  /// The states of each dish, or of each of its sizes.
  private func states(of menu: Menu) -> [String: [AllergenState]] {
    let all = menu.dishes.flatMap { dish in
      let sizes: [DishSize?] = dish.sizes.isEmpty ? [nil] : dish.sizes
      return sizes.map { size in
        let statement = dish.statement(of: size)
        let names = [dish.name, size?.name].compactMap { $0?.text(in: nil, fileLanguage: nil) }
        return (names.joined(separator: "/"), Allergen.groups.map { statement.state(of: $0) })
      }
    }
    return Dictionary(all) { old, new in zip(old, new).map { max($0, $1) } }
  }

  @Test("a table with an unclosed quote is read up to that line, and the rest is reported")
  func table_whoseLastQuoteIsOpen_endsBeforeItAndSaysSo() throws {
    let text = "list,name,notes\npizzas,A,x\npizzas,B,\"abc\npizzas,C,y\n"
    let table = try TableImport(Array(text.utf8))
    #expect(table.menu.dishes.map { $0.name.text(in: nil, fileLanguage: nil) } == ["A"])
    #expect(table.unread == ["line 3: a quote is not closed: the rest of the table is not read"])
  }
}
