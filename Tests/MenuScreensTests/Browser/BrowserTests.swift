import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import Testing
import TestSupport

/// The browser: the keys that a guest presses, and the resulting screen.
struct BrowserTests {
  @Test(
    "keys on each page quit, reload or return no effect",
    arguments: [
      ("q", BrowserState.Effect.quit), ("r", .reload), ("?q", nil), ("?qq", .quit), ("+q", nil),
      ("+qq", .quit), ("+q↓q", nil), ("↵q", nil), ("f⎋q", .quit), ("/q", nil),
    ])
  func keys_onEachPage_leadToTheirEffect(script: String, effect: BrowserState.Effect?) throws {
    #expect(Guest(try Kitchen.session()).press(script) == effect)
  }

  @Test(
    "a jump to a section puts its heading on the first line",
    arguments: [
      ("n", "  Le bianche"), ("nn", "  Le speciali"), ("→", "  Bevande"), ("3", "  Dolci"),
    ])
  func jump_toASection_putsItsHeadingOnTheFirstLine(script: String, heading: String) throws {
    for (columns, lines) in [(80, 24), (46, 19)] {
      let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
      guest.press(script)
      let rows = guest.screen.dropFirst(2).drop { $0.allSatisfy { $0 == " " } }
      #expect(rows.first?.hasPrefix(heading) ?? false, "\(guest.screen.joined(separator: "\n"))")
    }
  }

  @Test("at 80 columns the list cuts no text")
  func list_at80Columns_cutsNoIngredients() throws {
    let guest = Guest(try Kitchen.session())
    for _ in 0..<46 {
      #expect(!guest.screen.contains { $0.contains("…") })
      guest.press("↓")
    }
  }

  @Test("at 46 columns a row has its name, price, diet and ingredients")
  func list_at46Columns_showsNamePriceAndIngredientsOfEachRow() throws {
    let guest = Guest(try Kitchen.session(), columns: 46, lines: 19)
    let row = try #require(guest.screen.firstIndex { $0.contains("Margherita   ") })
    #expect(guest.screen[row].contains("7,00 / 11,50 €"))
    #expect(guest.screen[row + 1].contains("vegetariana"))
    #expect(guest.screen[row + 2].contains("pomodoro, fior di latte, basilico"))
  }

  @Test("from 110 columns on the list is a centred column of 104 cells")
  func list_onAWideScreen_isCentred() throws {
    for (columns, left) in [(104, 0), (110, 3), (120, 8), (160, 28), (200, 48)] {
      let guest = Guest(try Kitchen.session(), columns: columns, lines: 45)
      let row = try #require(guest.screen.first { $0.contains("1  Marinara") })
      #expect(row.hasPrefix(String(repeating: " ", count: left) + "▌   1  Marinara"))
      let price = try #require(row.firstRange(of: "6,00 €"))
      #expect(row[..<price.upperBound].count == left + min(columns, 104) - 1)
    }
  }

  @Test("at 120 columns a dish with short texts is one line")
  func list_ofShortTexts_isOneLineADish() throws {
    let dishes = (1...9).map {
      "{\"name\": \"Pizza \($0)\", \"price\": \"5\", \"ingredients\": [\"olio\"]}"
    }
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(dishes)), columns: 120, lines: 32)
    #expect(guest.screen.count { $0.contains("Pizza") && $0.contains("olio") } == 9)
  }

  @Test(
    "a screen that is too small says its size and obeys only q",
    arguments: [(9, 24), (80, 2), (12, 2)])
  func screen_tooSmall_saysItsSizeAndOnlyQuits(columns: Int, lines: Int) throws {
    var guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    #expect(guest.press("↓+f/L?") == nil)
    #expect("\(columns)x\(lines)".hasPrefix(guest.screen[0].split(separator: " ").joined()))
    #expect(guest.press("q") == .quit)
    guest.size = Size(columns: 80, lines: 24)
    #expect(guest.sees("[Pizze 24]"))
    #expect(guest.state.choice.isEmpty)
  }

  @Test("a click selects a row and a second one opens it; tabs, hints and boxes can be clicked")
  func mouse_click_selectsThenOpensAndPressesTabsAndHints() throws {
    let guest = Guest(try Kitchen.session())
    try guest.click("Napoli")
    #expect(guest.state.context == .list && guest.screen.contains { $0.hasPrefix("▌   3  Napoli") })
    try guest.click("Napoli")
    #expect(guest.state.context == .dish)
    try guest.click("Esc")
    try guest.click("Dolci")
    #expect(guest.sees("[Dolci 6]"))
    try guest.click("f filtri")
    try guest.click("[ ] latte")
    #expect(guest.sees("[x] latte"))
    _ = guest.browser.handle(.mouse(.wheelDown, Position(line: 9, column: 9)))
    #expect(guest.state.context == .filters)
  }

  @Test("a double click opens a row once and keeps the search")
  func doubleClick_onARow_opensItAndDoesNoMore() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓")
    try guest.click("Margherita", twice: true)
    #expect(guest.sees("(•) normale"))
    #expect(try guest.click("Esc indietro", twice: true) == nil)
    #expect(guest.state.context == .list)
    guest.press("/latte")
    try guest.click("Napoli", twice: true)
    #expect(guest.sees("Pizze › Le classiche") && guest.sees("Napoli"))
    #expect(guest.state.session.query.typed.text == "latte")
  }

  @Test("a click after the question about the choice makes q ask again")
  func click_afterTheQuestionOfALostChoice_asksAgain() throws {
    let guest = Guest(try Kitchen.session())
    #expect(guest.press("+q") == nil)
    try guest.click("Bevande")
    #expect(guest.press("q") == nil)
  }

  @Test("+ on a sold-out dish says so and adds nothing")
  func plus_onADishThatIsSoldOut_saysSo() throws {
    let guest = Guest(try Kitchen.session())
    for script in ["n↓+", "↵+"] {
      guest.press(script)
      #expect(guest.sees("Tartufo: esaurito"))
      #expect(guest.state.choice.isEmpty)
    }
  }

  @Test("a chosen dish that has sold out says so and cannot be added again")
  func choice_ofADishThatIsSoldOutMeanwhile_saysSoAndCannotGrow() throws {
    let menu = Array(#"{"pizzas":[{"name":"A","price":"5"}]}"#.utf8)
    let guest = Guest(try Kitchen.session(of: menu))
    guest.press("+o")
    let answer = try SoldOut.mark(["A"], soldOut: true, in: menu)
    guest.browser.follow(.menu(try MenuReader.read(answer.bytes ?? [])))
    #expect(guest.sees("1 × A: esaurito"))
    guest.press("+")
    #expect(guest.state.choice.numberOfDishes == 1)
  }

  @Test("a kiosk starts in its first language for the next guest")
  func kiosk_forTheNextGuest_beginsInTheLanguageOfTheFirst() throws {
    let menu = try MenuReader.read(Repository.bytes("Menu.json")).menu
    let guest = Guest(MenuSession(MenuDataSource(menu: menu, language: "en")), isKiosk: true)
    guest.press("L/milk↵")
    guest.browser.reset()
    #expect(guest.state.session.context.language == "en" && guest.state.session.query.isEmpty)
    #expect(guest.state.strings.language == .english)
  }

  @Test(
    "an added dish is confirmed on a screen of any size",
    arguments: [(80, 24), (80, 10), (46, 6), (10, 3)])
  func action_onAnyScreen_isConfirmed(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    guest.press("+")
    #expect(guest.screen.contains { $0.contains("Aggiunt") }, "\(guest.screen)")
    guest.press("↵+")
    #expect(guest.screen.contains { $0.contains("Aggiunt") }, "\(guest.screen)")
  }

  @Test("a kiosk starts with its first query for the next guest")
  func kiosk_forTheNextGuest_hasTheQueryOfTheBeginning() throws {
    let guest = Guest(try Kitchen.session("vegana"), isKiosk: true)
    let rows = guest.state.space.rows
    guest.press("⎋")
    #expect(guest.state.space.rows > rows)
    guest.browser.reset()
    #expect(guest.state.space.rows == rows)
  }

  @Test("a price of many words is shown completely, on the line below the name")
  func price_ofManyWords_isBelowTheName() throws {
    let price = "secondo il peso e la pezzatura del giorno, da chiedere"
    let menu = #"{"pizzas":[{"name":"Branzino","price":{"text":"\#(price)"}}]}"#
    let guest = Guest(try Kitchen.session(of: Array(menu.utf8)))
    let line = try #require(guest.screen.firstIndex { $0.contains("Branzino") })
    #expect(!guest.screen[line].contains("secondo"))
    #expect(guest.screen[line + 1].contains(price), "\(guest.screen)")
  }

  @Test("help says that visits are counted")
  func visits_thatAreCounted_areMentionedInHelp() throws {
    var session = try Kitchen.session()
    session.isTallied = true
    let guest = Guest(session)
    guest.press("?")
    #expect(guest.sees(Strings.italian.tallied))
  }

  @Test("the page of a sold-out dish says so and offers nothing to add")
  func dish_thatIsSoldOut_offersNoPrice() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/tartufo↵")
    #expect(guest.sees("esaurito") && !guest.sees("1 × Tartufo"))
  }

  @Test("the arrow keys scroll to the text below the options and back")
  func dish_belowItsOptions_isReachedByTheArrows() throws {
    let sizes = ["normale", "media", "grande", "maxi", "famiglia"].map { "{\"name\": \"\($0)\"}" }
    let dish = """
      {"name": "A", "ingredients": ["b"], "description": "Sotto le opzioni",
       "sizes": [\(sizes.joined(separator: ","))]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])), columns: 30, lines: 12)
    guest.press("↵")
    #expect(!guest.sees("Sotto"))
    guest.press(String(repeating: "↓", count: 20))
    #expect(guest.sees("Sotto"))
    guest.press(String(repeating: "↑", count: 20))
    #expect(guest.sees("▌   (•) normale"))
  }

  @Test(
    "the heading of a section stays on the screen while its rows scroll",
    arguments: [(80, 24), (120, 32), (46, 19)])
  func heading_afterScrolling_staysOnItsLine(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    let line = try #require(guest.screen.firstIndex { $0.contains("Le classiche") })
    #expect(!guest.sees("segue"))
    var isSeen = false
    for _ in 0..<45 {
      guest.press("↓")
      if guest.screen[line].contains("Le classiche   segue") { isSeen = true }
      let section = try #require(guest.state.selectedRow).section
      let title = try #require(guest.state.session.shown.title(forSection: section))
      #expect(guest.sees("  \(title)"), "\(guest.screen.joined(separator: "\n"))")
    }
    #expect(isSeen)
  }

  @Test("the foot says which rows of the list are visible, unless all are")
  func foot_ofTheList_saysWhereItIs() throws {
    let guest = Guest(try Kitchen.session())
    #expect(guest.sees("pizze 1–7 di 24 ↓"))
    guest.press("⇲")
    #expect(guest.screen.contains { $0.contains(" di 5") && !$0.contains("↓ ") })
    #expect(!guest.sees("di 5 ↓"))
    guest.press("/funghi↵")
    #expect(!guest.sees(" di 3"))
    let german = Guest(try Kitchen.session(words: .german))
    #expect(german.sees("Pizzen 1–7 von 24 ↓"))
  }

  @Test("+ without a required option moves the cursor to that option")
  func plus_onAMissingOption_movesTheCursorThere() throws {
    let dish = """
      {"name": "Calzone", "sizes": [{"name": "S", "price": "3"}, {"name": "L", "price": "5"}],
       "addOns": [{"title": "Extra", "items": [{"name": "olio"}]},
                  {"title": "Impasto", "choose": {"min": 1, "max": 1},
                   "items": [{"name": "classico"},
                                                             {"name": "integrale"}]}]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵+")
    #expect(guest.screen.contains { $0.hasPrefix("▌") && $0.contains("classico") })
    #expect(guest.sees("Impasto") && guest.state.choice.isEmpty)
    guest.press(" +")
    #expect(guest.state.choice.numberOfDishes == 1)
  }

  @Test("options of a group with one choice have round signs, and other options square ones")
  func option_ofAGroup_hasTheSignOfItsGroup() throws {
    let dish = """
      {"name": "Calzone", "price": "5",
       "addOns": [{"title": "Impasto", "choose": {"min": 1, "max": 1},
                   "items": [{"name": "classico"},
                                                             {"name": "integrale"}]},
                  {"title": "Salsa", "choose": {"max": 1}, "items": [{"name": "piccante"}]},
                  {"title": "Extra", "choose": {"max": 2}, "items": [{"name": "olio"}]}]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵ ")
    #expect(guest.sees("(•) classico") && guest.sees("( ) integrale"))
    #expect(guest.sees("( ) piccante") && guest.sees("[ ] olio"))
  }
}
