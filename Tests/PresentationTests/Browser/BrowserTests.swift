import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

/// The browser by its keys: what a guest presses, and what the screen then says.
struct BrowserTests {
  @Test(arguments: [
    ("q", BrowserState.Effect.quit), ("r", .reload), ("?q", nil), ("?qq", .quit), ("+q", nil),
    ("+qq", .quit), ("+q↓q", nil), ("↵q", nil), ("f⎋q", .quit), ("/q", nil),
  ])
  func keys_onEachPage_leadToTheirEffect(script: String, effect: BrowserState.Effect?) throws {
    #expect(Guest(try Kitchen.session()).press(script) == effect)
  }

  @Test(arguments: [
    // The keys, the rows that are left, and a text on the screen.
    ("/fungh", 3, "3 voci"), ("/fungh⌫⌫⌫⌫⌫", 46, "cerca:"), ("/senz", 46, "cerca: senz"),
    ("/senza", 46, "senza che cosa?"), ("/senza lat", 46, "senza che cosa?"),
    ("/fino a", 46, "fino a …"), ("/funghi senza", 3, "senza che cosa?"),
    ("/senza latte", 9, "nascoste: latte"), ("/senza cipolla", 0, "Tonno e cipolla, Orto"),
    ("/senza↵", 0, "Non capisco"), ("/margerita", 1, "Forse: margherita"),
    ("/latte", 28, "senza latte ↵"), ("/latte↵", 9, "senza latte"),
    ("/arachidi", 0, "non è una promessa"),
    ("/fungh⎋", 46, "f filtri"), ("/fungh↵⎋", 46, "U riprende"), ("/fungh↵⎋U", 3, "“fungh”"),
  ])
  func search_whileTyped_leavesRowsAndTells(script: String, rows: Int, text: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    #expect(guest.state.space.rows == rows)
    #expect(guest.sees(text), "\(guest.screen.joined(separator: "\n"))")
  }

  @Test func search_partFound_isUnderlinedInNameAndIngredients() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/fungh")
    let found = guest.frame.lines.joined().filter { $0.style.contains(.found) }
    #expect(Set(found.map(\.text.string)) == ["fungh"])
    #expect(found.count == 3)
  }

  @Test func search_onlyRow_isOpenedByEnter() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/bufalina↵")
    #expect(guest.sees("Pizze › Le speciali"))
    #expect(guest.sees("maxi"))
    guest.press("⎋⎋")
    #expect(guest.state.space.rows == 46)
  }

  @Test func offer_ofAnAllergen_keepsTheClausesBesideIt() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/pesce fino a 9")
    #expect(guest.sees("Per farne a meno: fino a 9,00 € senza pesce ↵"))
    guest.press("↵")
    #expect(
      guest.state.session.query.typed.filter == QueryFilter(without: [.fish], limit: .upTo(9)))
  }

  @Test func offer_inPlaceOfRows_isTakenUpByEnter() throws {
    let guest = Guest(try Kitchen.session("senza lattte"))
    #expect(guest.state.space.rows == 0 && guest.sees("senza latte ↵"))
    guest.press("↵")
    #expect(guest.state.session.query.typed.filter.without == [.milk])
    let named = Guest(try Kitchen.session("latte"))
    #expect(named.sees("Per farne a meno: senza latte") && !named.sees("senza latte ↵"))
  }

  @Test func notice_ofTheGrammar_isAmberAndShowsNoRow() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/not vegan")
    let lines = guest.frame.lines.filter { $0.contains { $0.style.contains(.ask) } }
    #expect(!lines.isEmpty)
    #expect(guest.state.space.rows == 0)
    #expect(!guest.screen.contains { $0.hasPrefix("▌") })
  }

  @Test(arguments: [
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

  @Test func list_at80Columns_cutsNoIngredients() throws {
    let guest = Guest(try Kitchen.session())
    for _ in 0..<46 {
      #expect(!guest.screen.contains { $0.contains("…") })
      guest.press("↓")
    }
  }

  @Test func list_at46Columns_showsNamePriceAndIngredientsOfEachRow() throws {
    let guest = Guest(try Kitchen.session(), columns: 46, lines: 19)
    let row = try #require(guest.screen.firstIndex { $0.contains("Margherita   ") })
    #expect(guest.screen[row].contains("7,00 / 11,50 €"))
    #expect(guest.screen[row + 1].contains("vegetariana"))
    #expect(guest.screen[row + 2].contains("pomodoro, fior di latte, basilico"))
  }

  @Test func list_at160Columns_hasTwoColumnsAndMovesThroughAllRows() throws {
    let guest = Guest(try Kitchen.session(), columns: 160, lines: 45)
    #expect(guest.sees("1  Marinara") && guest.sees("17  Tonno e cipolla"))
    for script in ["↓", "↑"] {
      for _ in 0..<45 {
        guest.press(script)
        let title = try #require(guest.state.selectedDish.flatMap(guest.state.session.item)).title
        #expect(guest.screen.contains { $0.contains("▌") && $0.contains(title) }, "\(title)")
      }
    }
    #expect(guest.state.top == 0)
    #expect(guest.screen.contains { $0.hasPrefix("▌   1  Marinara") })
  }

  @Test(arguments: [
    // The keys, the chip that is clicked, the text of the search then, and the rows.
    ("/senza latte fungh↵", "“fungh” ×", "", 9),
    ("/senza latte fungh↵", "senza latte ×", "fungh", 3),
    ("/fino a 9 bevande acqua↵", "fino a", "bevande acqua", 2),
    ("/bevande acqua↵", "bevande ×", "acqua", 3),
  ])
  func chip_clicked_takesItsClauseAway(
    script: String, chip: String, text: String, rows: Int
  ) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    try guest.click(chip)
    #expect(guest.state.session.query.typed.text.lowercased() == text)
    #expect(guest.state.space.rows == rows)
  }

  @Test func list_ofShortTexts_isOneLineADish() throws {
    let dishes = (1...9).map {
      "{\"name\": \"Pizza \($0)\", \"price\": \"5\", \"ingredients\": [\"olio\"]}"
    }
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(dishes)), columns: 120, lines: 32)
    #expect(guest.screen.count { $0.contains("Pizza") && $0.contains("olio") } == 9)
  }

  @Test(arguments: [(9, 24), (80, 2), (12, 2)])
  func screen_tooSmall_saysItsSizeAndOnlyQuits(columns: Int, lines: Int) throws {
    var guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    #expect(guest.press("↓+f/L?") == nil)
    #expect("\(columns)x\(lines)".hasPrefix(guest.screen[0].split(separator: " ").joined()))
    #expect(guest.press("q") == .quit)
    guest.size = Size(columns: 80, lines: 24)
    #expect(guest.sees("[Pizze]"))
    #expect(guest.state.choice.isEmpty)
  }

  @Test func mouse_click_selectsThenOpensAndPressesTabsAndHints() throws {
    let guest = Guest(try Kitchen.session())
    try guest.click("Napoli")
    #expect(guest.state.context == .list && guest.screen.contains { $0.hasPrefix("▌   3  Napoli") })
    try guest.click("Napoli")
    #expect(guest.state.context == .dish)
    try guest.click("Esc")
    try guest.click("Dolci")
    #expect(guest.sees("[Dolci]"))
    try guest.click("f filtri")
    try guest.click("[ ] latte")
    #expect(guest.sees("[x] latte"))
    _ = guest.browser.handle(.mouse(.wheelDown, Position(line: 9, column: 9)))
    #expect(guest.state.context == .filters)
  }

  @Test func plus_onADishThatIsSoldOut_saysSo() throws {
    let guest = Guest(try Kitchen.session())
    for script in ["n↓+", "↵+"] {
      guest.press(script)
      #expect(guest.sees("Tartufo: esaurito"))
      #expect(guest.state.choice.isEmpty)
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func choice_thatWouldBeLost_isAskedAboutInWholeOnAPhone(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(words: language), columns: 46, lines: 19)
    guest.press("+q")
    #expect(guest.sees(Strings.of(language).lost))
  }

  @Test func choice_ofADishThatIsSoldOutMeanwhile_saysSoAndGrowsNoMore() throws {
    let menu = Array(#"{"pizzas":[{"name":"A","price":"5"}]}"#.utf8)
    let guest = Guest(try Kitchen.session(of: menu))
    guest.press("+o")
    let answer = try SoldOut.mark(true, ["A"], in: menu)
    guest.browser.follow(.menu(try MenuReader.read(answer.bytes ?? [])))
    #expect(guest.sees("1 × A: esaurito"))
    guest.press("+")
    #expect(guest.state.choice.numberOfDishes == 1)
  }

  @Test func kiosk_forTheNextGuest_beginsInTheLanguageOfTheFirst() throws {
    let menu = try MenuReader.read(Repository.bytes("Menu.json")).menu
    let guest = Guest(MenuSession(MenuDataSource(menu: menu, language: "en")), isKiosk: true)
    guest.press("L/milk↵")
    guest.browser.reset()
    #expect(guest.state.session.context.language == "en" && guest.state.session.query.isEmpty)
    #expect(guest.state.strings.language == .english)
  }

  @Test func filters_marked_areShownByEnterAndForgottenByEscape() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("f ")
    #expect(guest.sees("restano 8 voci su 46") && guest.sees("↵ mostra 8 voci"))
    guest.press("⎋")
    #expect(guest.state.space.rows == 46)
    guest.press("f ↵")
    #expect(guest.state.space.rows == 8)
    #expect(guest.sees("senza glutine") && guest.sees("Pizze 0") && guest.sees("Esc togli"))
  }

  @Test func filters_markedOverADish_leadToTheList() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓↵f ↵")
    #expect(guest.state.context == .list && guest.sees("senza glutine"))
  }

  @Test func problem_ofTheFile_isToldInTheLanguageShown() throws {
    let guest = Guest(try Kitchen.session())
    let since = TimeOfDay(hour: 19, minute: 41)
    guest.browser.follow(.problem(MenuReading.Problem(error: .refused([]), since: since)))
    #expect(guest.sees("Si vede il menu delle 19:41"))
    guest.press("L")
    #expect(guest.sees("The menu of 19:41 is shown"))
  }

  @Test func dish_thatIsSoldOut_offersNoPrice() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/tartufo↵")
    #expect(guest.sees("esaurito") && !guest.sees("1 × Tartufo"))
  }

  @Test func dish_belowItsOptions_isReachedByTheArrows() throws {
    let guest = Guest(try Kitchen.session(), columns: 30, lines: 12)
    guest.press("↓↵")
    #expect(!guest.sees("Altri:"))
    guest.press(String(repeating: "↓", count: 20))
    #expect(guest.sees("Altri:"))
    guest.press(String(repeating: "↑", count: 20))
    #expect(guest.sees("▌   (•) normale"))
  }

  @Test func reload_ofAChangedMenu_keepsTheDishOrTakesTheNearest() throws {
    func menu(_ names: [String]) -> [UInt8] {
      Kitchen.menu(names.map { "{\"name\": \"\($0)\", \"price\": \"5\"}" })
    }
    let guest = Guest(try Kitchen.session(of: menu(["A", "B", "C"])))
    guest.press("↓+")
    guest.browser.follow(.menu(try MenuReader.read(menu(["Z", "A", "C", "B"]))))
    #expect(
      guest.screen.contains { $0.hasPrefix("▌") && $0.contains(" B ") && $0.contains("1 scelta") })
    guest.browser.follow(.menu(try MenuReader.read(menu(["Z", "A"]))))
    #expect(guest.screen.contains { $0.hasPrefix("▌") && $0.contains(" A ") })
    #expect(guest.sees("B non è più nel menu"))
    #expect(guest.state.choice.isEmpty)
  }
}
