import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// The filter page: its counts and its texts.
struct FilterPageTests {
  @Test(
    "a long name hides no number but its own", arguments: InterfaceLanguage.allCases, [46, 60])
  func numbers_besideALongName_areThere(language: InterfaceLanguage, columns: Int) throws {
    let session = try Kitchen.session(words: language)
    let guest = Guest(session, columns: columns, lines: 24)
    guest.press("f")
    for number in [" 33 ", " 28 "] { #expect(guest.sees(number), "\(guest.screen)") }
  }

  @Test(
    "beside each allergen is the number of dishes that contain or may contain it",
    arguments: InterfaceLanguage.allCases, [(80, 24), (120, 32), (46, 19), (30, 30)])
  func allergen_onThePage_hasTheNumberOfItsDishes(
    language: InterfaceLanguage, size: (columns: Int, lines: Int)
  ) throws {
    let session = try Kitchen.session(words: language)
    let guest = Guest(session, columns: size.columns, lines: size.lines)
    guest.press("f")
    let dishes = guest.state.session.source.menu.dishes
    for allergen in Allergen.groups {
      let count = dishes.count { dish in
        let statement = dish.combinedStatement
        return [.contains, .mayContain].contains(statement.state(of: allergen))
      }
      let name = language.name(of: allergen)
      #expect(number(beside: name, guest) == (count > 0 ? "\(count)" : "–"), "\(name)")
    }
  }

  @Test(
    "blank lines separate the groups if the whole page has room for them",
    arguments: InterfaceLanguage.allCases)
  func groups_thatHaveRoom_areSetApart(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(words: language))
    guest.press("f")
    let strings = guest.state.strings
    for heading in [strings.eat, strings.priceUpTo, strings.sortBy] {
      let line = try #require(guest.screen.firstIndex { $0.hasPrefix("  \(heading)") })
      #expect(guest.screen[line - 1].allSatisfy { $0 == " " }, "\(guest.screen)")
    }
    #expect(!guest.sees(strings.below), "\(guest.screen)")
    guest.press("⇲")
    #expect(!guest.sees(strings.below), "\(guest.screen)")
  }

  @Test("a mark stays on the page of a menu without its diet, and the cursor on its option")
  func mark_ofADietThatIsGone_canBeRemoved() throws {
    func menu(_ diet: String) -> [UInt8] {
      Kitchen.menu([#"{"name": "A", "price": "5", "diets": ["\#(diet)"]}"#])
    }
    let guest = Guest(try Kitchen.session(of: menu("vegan")))
    guest.press("f")
    for _ in 0..<30 where guest.state.optionUnderCursor != .diet(.vegan) { guest.press("→") }
    guest.press(" ")
    #expect(guest.sees("(•) vegana"), "\(guest.screen)")
    guest.browser.follow(.menu(try MenuReader.read(menu("halal"))))
    #expect(guest.sees("(•) vegana") && guest.state.optionUnderCursor == .diet(.vegan))
    guest.press(" ")
    #expect(guest.sees("( ) vegana"), "\(guest.screen)")
  }

  @Test("the numbers follow the current menu")
  func numbers_ofAMenuThatChanges_areThoseOfTheNewOne() throws {
    let milk = #"{"name": "A", "allergens": {"contains": ["milk"]}}"#
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([milk])))
    guest.press("f→→→ ")
    #expect(guest.sees("[x] latte") && number(beside: "latte", guest) == "1")
    guest.browser.follow(.menu(try MenuReader.read(Kitchen.menu([milk, milk]))))
    #expect(guest.sees("[x] latte") && number(beside: "latte", guest) == "2")
  }

  @Test("the row for undeclared dishes says how many items it would add")
  func unstatedRow_besideOtherFilters_saysWhatItWouldAdd() throws {
    let guest = Guest(try Kitchen.session())
    for script in ["f ", "→→→ ", "↓↓↓↓→→→ "] {
      guest.press(script)
      var query = try #require(guest.filters?.query)
      let without = guest.state.session.source.matching(query).counts.shown
      query.filter.showsUndeclared = true
      let added = guest.state.session.source.matching(query).counts.shown - without
      let strings = guest.state.strings
      #expect(guest.sees(added > 0 ? strings.unstatedRow(added) : strings.unstatedNone))
    }
    #expect(guest.sees("[ ] anche le voci di cui non sappiamo: chiedere al personale"))
  }

  @Test("price limits are whole amounts, and include a typed one")
  func limits_ofThePage_areWholeAmounts() throws {
    let guest = Guest(try Kitchen.session("fino a 8,50"))
    guest.press("f")
    #expect(guest.sees("( ) 4 €   ( ) 7 €   (•) 8,50 €   ( ) 9 €   ( ) 10 €"))
  }

  @Test("a menu with too few prices offers no price limits")
  func limits_ofAMenuWithOnePrice_areNotThere() throws {
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([#"{"name": "A", "price": "5"}"#])))
    guest.press("f")
    #expect(!guest.sees(guest.state.strings.priceUpTo))
  }

  @Test("a blank line separates the groups if there is room")
  func groups_onATallScreen_areSetApart() throws {
    let guest = Guest(try Kitchen.session(), columns: 80, lines: 30)
    guest.press("f")
    let strings = guest.state.strings
    for title in [strings.eat, strings.priceUpTo, strings.sortBy] {
      let line = try #require(guest.screen.firstIndex { $0.hasPrefix("  \(title) ") })
      #expect(guest.screen[line - 1].allSatisfy { $0 == " " }, "\(title)")
    }
    #expect(!guest.sees(strings.below))
  }

  @Test("on a narrow screen the allergens run down the columns, and keys and clicks follow")
  func allergens_onAPhone_goDownTheColumns() throws {
    let guest = Guest(try Kitchen.session(), columns: 30, lines: 40)
    guest.press("f")
    let rows = guest.screen.filter { $0.contains("] ") }.map { $0.split(separator: "] ")[1] }
    let names = rows.prefix(3).map { $0.split(separator: "  ")[0] }
    let expected = ["glutine", "latte", "frutta a guscio"]
    #expect(zip(names, expected).allSatisfy { $0.hasPrefix($1) }, "\(names)")
    guest.press("↓ ")
    #expect(guest.sees("[x] latte"), "\(guest.screen)")
    try guest.click("] pesce")
    #expect(guest.sees("[x] pesce") && guest.sees("[x] latte"))
    guest.press("↓ ")
    #expect(guest.sees("[x] crostacei"))
  }

  @Test(
    "the row for undeclared dishes is complete on a phone", arguments: InterfaceLanguage.allCases)
  func row_ofWhatIsNotStated_isWhole(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(words: language), columns: 30, lines: 60)
    guest.press("f")
    let words = guest.screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains("[ ] " + Strings[language].unstatedNone), "\(guest.screen)")
  }

  /// The text after the name of an allergen.
  private func number(beside name: String, _ guest: Guest) -> Substring {
    let line = guest.screen.first { $0.contains("] \(name) ") } ?? ""
    let rest = line.split(separator: "] \(name) ").last ?? ""
    return rest.split(separator: " ").first ?? ""
  }

  @Test("another order begins at the top")
  func order_changed_beginsAtTheTop() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓↓↓")
    let dish = guest.state.selectedDish
    guest.press("f⇲↑→→ ↵")
    #expect(guest.state.session.query.order == .price)
    #expect(guest.sees("1–") && guest.state.top == 0, "\(guest.screen)")
    #expect(guest.state.selected == 1 && guest.state.selectedDish != dish)
  }

  @Test("without a row, nothing is offered to be shown")
  func enter_withoutRows_isNotHinted() throws {
    let menu = Kitchen.menu([#"{"name": "A", "allergens": ["gluten"]}"#])
    let guest = Guest(try Kitchen.session(of: menu))
    guest.press("f")
    #expect(guest.sees("↵ mostra 1 voce"))
    guest.press(" ")
    #expect(!guest.sees("↵") && guest.sees("Esc annulla"), "\(guest.screen)")
    guest.press("↵")
    #expect(guest.state.context == .list && guest.state.space.rows == 0)
  }

  @Test("the rows that state nothing are counted alike in the list and on the page")
  func unstated_inTheListAndOnThePage_agree() throws {
    let guest = Guest(try Kitchen.session("senza frutta a guscio fino a 9 pizze"))
    let hidden = guest.state.session.shown.counts.hidden
    let open = hidden.first { $0.reason == .notStated }?.count
    #expect(guest.sees("non dichiarate \(open ?? 0)"), "\(guest.screen)")
    guest.press("f⇲")
    #expect(guest.sees("anche le \(open ?? 0) voci"), "\(guest.screen)")
  }
}

extension Guest {
  /// The filter page; nil while another page is open.
  fileprivate var filters: FilterPage? {
    if case .filters(let page) = state.page { page } else { nil }
  }
}

extension BrowserState {
  /// The option under the cursor of the filter page.
  fileprivate var optionUnderCursor: FilterPage.Option? {
    if case .filters(let page) = page { page.options[checked: page.cursor] } else { nil }
  }
}
