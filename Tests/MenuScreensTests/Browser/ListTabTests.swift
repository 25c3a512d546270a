import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// The tabs above the rows.
struct ListTabTests {
  /// A menu with dishes in groups, and some pizzas.
  private func menu(dishes: Int, groups: [String], pizzas: Int = 0) -> [UInt8] {
    let titles = groups.map { "{\"id\": \"\($0)\", \"title\": \"\($0)\"}" }
    let others = (0..<dishes).map { number in
      "{\"name\": \"P\(number)\", \"price\": \"5\", \"group\": \"\(groups[number % groups.count])\"}"
    }
    let first = (0..<pizzas).map { "{\"name\": \"Z\($0)\", \"price\": \"6\"}" }
    return Array(
      """
      {"groups": [\(titles.joined(separator: ","))], "pizzas": [\(first.joined(separator: ","))],
       "other": [\(others.joined(separator: ","))]}
      """.utf8)
  }

  @Test("if one list has nearly all dishes, its groups are the tabs")
  func tabs_ofAMenuWithOneList_areItsGroups() throws {
    let bytes = menu(dishes: 30, groups: ["Antipasti", "Primi", "Dolci"])
    let guest = Guest(try Kitchen.session(of: bytes))
    #expect(guest.screen[1].hasPrefix("  [Antipasti 10]  Primi 10   Dolci 10   ← →"))
    guest.press("→")
    #expect(guest.sees("[Primi 10]") && guest.state.selectedRow?.section == 1)
    #expect(guest.sees("Primi 1–"), "\(guest.screen)")
    guest.press("3")
    #expect(guest.sees("[Dolci 10]"))
  }

  @Test("a small list keeps its tab beside them, and two lists of similar size are both tabs")
  func tabs_besideAListOfNearlyAll_keepTheOthers() throws {
    let groups = ["Antipasti", "Primi"]
    let nearlyAll = Guest(try Kitchen.session(of: menu(dishes: 38, groups: groups, pizzas: 1)))
    #expect(nearlyAll.state.tabs.map(\.title) == ["Pizze", "Antipasti", "Primi"])
    let shared = Guest(try Kitchen.session(of: menu(dishes: 10, groups: groups, pizzas: 5)))
    #expect(shared.state.tabs.map(\.title) == ["Pizze", "Altro"])
  }

  @Test("tabs with long runs of combining marks are compared at once", .timeLimit(.minutes(1)))
  func tabs_withManyMarks_areComparedAtOnce() throws {
    let runs = ["\u{316}\u{301}", "\u{301}\u{316}"].map { String(repeating: $0, count: 20_000) }
    let guest = Guest(try Kitchen.session(of: menu(dishes: 4, groups: runs.map { "a\($0)x" })))
    guest.press("→←→←→←→←→")
    #expect(guest.state.selectedRow?.section == 1)
  }

  @Test("the tabs follow the current menu and language")
  func tabs_ofAnotherMenuOrLanguage_areItsOwn() throws {
    let guest = Guest(try Kitchen.session(of: menu(dishes: 10, groups: ["Primi"], pizzas: 5)))
    guest.press("L")
    #expect(guest.state.tabs.map(\.title) == ["Pizzas", "Other"], "\(guest.screen)")
    let another = try MenuReader.read(menu(dishes: 10, groups: ["Primi", "Dolci"]))
    guest.browser.follow(.menu(another))
    #expect(guest.state.tabs.map(\.title) == ["Primi", "Dolci"])
  }

  @Test("rows ordered by price are one list, without arrows between tabs")
  func rows_inTheOrderOfPrices_areOneList() throws {
    var session = try Kitchen.session()
    var query = MenuQuery()
    query.order = .price
    session.ask(query)
    let guest = Guest(session)
    #expect(guest.sees("In ordine di prezzo") && guest.sees("Pizze 24") && !guest.sees("[Pizze"))
    #expect(!guest.sees("← →") && guest.sees("1–") && guest.sees("di 46"))
    let items = Kitchen.items(session)
    let cheapest = try #require(items.first)
    #expect(items.count == 46 && cheapest.list == .other, "\(cheapest.title)")
    #expect(guest.state.selectedDish == cheapest.index)
    guest.press("↵")
    #expect(guest.sees("1 di 46"), "\(guest.screen[0])")
    guest.press("⎋⎋")
    #expect(guest.sees("[Pizze 24]"))
  }

  @Test(
    "the arrows and the open tab are shown even if not all tabs fit",
    arguments: InterfaceLanguage.allCases, [(80, 24), (46, 19), (30, 12)])
  func tabs_thatDoNotFit_leaveTheArrowsAndTheOpenOne(
    language: InterfaceLanguage, size: (columns: Int, lines: Int)
  ) throws {
    let long = "Specialità della casa con pesce fresco del giorno e verdure dell’orto di nonna Pina"
    let groups = ["Antipasti freddi", "Primi piatti", "Secondi di terra", "Contorni", "Dolci"]
    let menus = [
      try Repository.bytes("Menu.json"), menu(dishes: 30, groups: groups),
      menu(dishes: 12, groups: ["Primi", long, "Dolci"]),
      menu(dishes: 12, groups: [long, "Dolci"]),
    ]
    for bytes in menus {
      let session = try Kitchen.session(of: bytes, words: language)
      let guest = Guest(session, columns: size.columns, lines: size.lines)
      for tab in guest.state.tabs {
        let line = guest.screen[1]
        #expect(line.contains("[" + tab.title.prefix(10)) && line.contains("]"), "\(line)")
        #expect(line.contains("← →"), "\(line)")
        guest.press("→")
      }
    }
  }

  @Test("a long name on a tab is cut before its number of rows")
  func nameOnATab_thatIsLong_isCut() throws {
    let long = String(repeating: "Specialità ", count: 9)
    let guest = Guest(try Kitchen.session(of: menu(dishes: 12, groups: [long, "Dolci"])))
    #expect(guest.screen[1].contains("Specia… 6]  ← → L  IT"), "\(guest.screen[1])")
  }

  @Test("the current language is beside the tabs, by its code where there is no room for its name")
  func language_besideTheTabs_isShort() throws {
    let guest = Guest(try Kitchen.session(), columns: 46, lines: 19)
    #expect(guest.screen[1].hasPrefix("  [Pizze] Bevande  Dolci  Altro   ← →   L  IT"))
    try guest.click("L  IT")
    #expect(guest.state.strings.language == .english && guest.sees("Other   ← →"))
  }

  @Test("long names of lists leave room for the key of the languages", arguments: [60, 80, 120])
  func language_besideLongTabs_isThere(columns: Int) throws {
    let titles = ["Le classiche della tradizione", "Le speciali della casa", "Le bianche"]
    let groups = titles.map { "{\"id\": \"\($0)\", \"title\": \"\($0)\"}" }
    let pizzas = titles.map { "{\"name\": \"A\", \"group\": \"\($0)\"}" }
    let menu = """
      {"groups": [\(groups.joined(separator: ","))], "pizzas": [\(pizzas.joined(separator: ","))]}
      """
    let guest = Guest(try Kitchen.session(of: Array(menu.utf8)), columns: columns, lines: 24)
    for title in titles {
      #expect(guest.screen[1].contains("[\(title) 1]"), "\(guest.screen[1])")
      #expect(guest.screen[1].contains("L  "), "\(guest.screen[1])")
      guest.press("→")
    }
  }
}
