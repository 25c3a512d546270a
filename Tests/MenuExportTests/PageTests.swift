import MenuCore
import MenuExport
import TestSupport
import Testing

/// The page shows the statements, and no dish looks safer than its statement.
struct PageTests {
  private func count(_ text: String, _ part: String) -> Int {
    text.split(separator: part).count - 1
  }

  @Test("a page says once to ask about dishes whose allergens are not stated")
  func page_ofDishesThatAreLeftOpen_saysOnceToAsk() throws {
    let page = Bakery.text(
      try Bakery.source(
        of:
          #"{"language":"en","other":[{"name":"A"},{"name":"B","allergens":["milk"]},{"name":"C"}]}"#
      ),
      as: .html)
    #expect(count(page, "For allergens that are not stated ask the staff.") == 1)
    #expect(count(page, "<small>Allergens are not stated.</small>") == 2)
    #expect(count(page, "<small>Contains milk.</small>") == 1)
    #expect(count(page, "ask the staff") == 2, "the other one is beside the filters")
  }

  @Test("a page of a menu that states nothing says so once and has no filters")
  func page_ofAMenuThatStatesNothing_saysSoOnceAndMarksNoDish() throws {
    let page = Bakery.text(
      try Bakery.source(of: #"{"language":"en","other":[{"name":"A"},{"name":"B"}]}"#), as: .html)
    #expect(count(page, "Allergens are not stated: ask the staff.") == 1)
    #expect(!page.contains("?"))
    #expect(!page.contains("<form"))
  }

  /// A filter shows a dish only if its statement allows it.
  @Test(
    "a filter of the page shows a dish only if it is stated to be free or without", arguments: seeds
  )
  func filter_ofThePage_failsClosed(seed: Int) throws {
    let source = MenuDataSource(menu: try Bakery.menu(seed: seed))
    let page = Bakery.text(source, as: .html)
    let items = page.split(separator: "<li class=\"dish\" data-passes=\"").dropFirst()
    let passed = items.map { Set($0.prefix { $0 != "\"" }.split(separator: " ")) }
    let dishes = (0..<source.numberOfSections).flatMap { section in
      (0..<source.numberOfRows(inSection: section)).compactMap {
        source.dish(forRow: $0, inSection: section)
      }
    }
    try #require(passed.count == dishes.count)
    for (dish, passed) in zip(dishes, passed) {
      for (number, allergen) in Allergen.groups.enumerated() {
        #expect(passed.contains("\(number + 1)") == (dish.state(of: allergen) < .notStated))
      }
    }
  }

  @Test("the sheet distinguishes a contained kind from traces of another")
  func sheet_ofAKindThatIsContainedAndATraceOfAnother_distinguishesThem() {
    var dish = Dish(name: "A")
    dish.allergens = AllergenStatement(contains: [.walnut], mayContain: [.pistachio, .rye])
    var menu = Menu()
    menu[.other] = [dish]
    let sheet = Bakery.text(MenuDataSource(menu: menu, language: "en"), as: .html, isSheet: true)
    #expect(sheet.contains("<small>walnuts; may contain pistachio nuts</small>"))
    #expect(sheet.contains("<small>rye</small>"))
  }

  @Test(
    "the sheet of a random menu has a sign for each state of each allergen", arguments: seeds)
  func sheet_ofAnyMenu_hasTheStateOfEachAllergen(seed: Int) throws {
    let menu = try Bakery.menu(seed: seed)
    let sheet = Bakery.text(MenuDataSource(menu: menu), as: .html, isSheet: true)
    let marks: [(String, AllergenState)] = [
      ("○", .free), ("–", .notAnIngredient), ("?", .notStated), ("◐", .mayContain),
      ("●", .contains),
    ]
    for (sign, state) in marks {
      let expected = menu.dishes.reduce(1) { sum, dish in
        sum + Allergen.groups.count { dish.state(of: $0) == state }
      }
      #expect(count(sheet, "<span aria-hidden=\"true\">\(sign)</span>") == expected)
    }
  }

  @Test("a page of a query says what is hidden, and a page of all does not")
  func page_ofAQuery_saysWhatIsHidden() throws {
    let source = try Bakery.source("full")
    let left = source.matching(MenuQuery(filter: QueryFilter(without: [.milk])))
    #expect(Bakery.text(left, as: .html).contains("nascoste: latte"))
    #expect(!Bakery.text(source, as: .html).contains("<p>\(left.counts.shown) voci"))
  }

  @Test("the main language is index.html, and a page knows its other languages")
  func pages_ofLanguages_leadToEachOther() {
    #expect(ExportFormat.pageName("it", of: ["it", "en"]) == "index.html")
    #expect(ExportFormat.pageName("en", of: ["it", "en"]) == "en.html")
    let page = ExportFormat.html.bytes(
      of: MenuDataSource(menu: Menu(), language: "en"), languages: ["it", "en-GB"])
    #expect(ExportFormat.languages(ofPage: page) == ["it", "en-GB"])
    #expect(ExportFormat.languages(ofPage: Array("<a hreflang=\"de\">".utf8)) == [])
    #expect(ExportFormat.isOwnPage(page))
  }

  @Test("the page has links to its lists")
  func links() throws {
    let page = Bakery.text(try Bakery.source("full"), as: .html)
    let lists = page.matches(of: /href="#(\w+)"/).map { String($0.output.1) }
    #expect(lists == ["pizzas", "beverages", "desserts", "other"])
    for list in lists { #expect(count(page, "<section id=\"\(list)\"") == 1, "\(list)") }
    let one = try Bakery.source(of: #"{"pizzas":[{"name":"A"}]}"#)
    #expect(!Bakery.text(one, as: .html).contains("href=\"#"))
  }

  @Test("a status line names the active filters, and the web browser counts the remaining items")
  func status() throws {
    let page = Bakery.text(try Bakery.source("full"), as: .html)
    let parts = page.split(separator: "<p role=\"status\" class=\"status\">")
    try #require(parts.count == 2)
    #expect(parts[1].hasPrefix("<b id=\"title1\">Senza glutine</b> "))
    #expect(parts[1].contains("<span class=\"counts\" data-passes=\"7\">· "))
    #expect(parts[0].contains("main{counter-reset:shown hidden "))
    #expect(parts[0].contains("content:\"· voci: \"counter(shown)\", nascoste: \"counter(hidden)"))
    let on = "body:has(#filter7:checked)"
    let others = "\(on):has(:checked:not(#filter7))"
    #expect(parts[0].contains("\(on) #title7,\(others) .total{display:inline}"))
  }

  @Test("only warnings have the warning style on the sheet")
  func strongCells() throws {
    let sheet = Bakery.text(
      try Bakery.source(
        of: #"{"pizzas":[{"name":"A","allergens":{"contains":["milk"],"mayContain":["eggs"]}}]}"#),
      as: .html, isSheet: true)
    #expect(count(sheet, "<td class=\"warning\"><span aria-hidden=\"true\">●") == 1)
    #expect(count(sheet, "<td class=\"warning\"><span aria-hidden=\"true\">◐") == 1)
    #expect(count(sheet, "<td class=\"unstated\"><span aria-hidden=\"true\">?") == 12)
  }
}
