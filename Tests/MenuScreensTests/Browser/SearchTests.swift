import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import Testing
import TestSupport

/// Searches and filters in the browser, and the resulting screen.
struct SearchTests {
  @Test(
    "a search shows its rows and a text while it is typed and after",
    arguments: [
      // The keys, the number of remaining rows, and a text on the screen.
      ("/fungh", 3, "3 voci"), ("/fungh⌫⌫⌫⌫⌫", 46, "cerca:"), ("/senz", 46, "cerca: senz"),
      ("/senza", 46, "senza che cosa?"), ("/senza lat", 46, "senza che cosa?"),
      ("/senza pomod", 46, "senza che cosa?"), ("/sans porc", 46, "senza che cosa?"),
      ("/without potato", 46, "senza che cosa?"), ("/no mozz", 46, "senza che cosa?"),
      ("/je ne mange pas de porc", 46, "senza che cosa?"),
      ("/fino a", 46, "fino a …"), ("/funghi senza", 3, "senza che cosa?"),
      ("/senza latte", 9, "nascoste: latte"), ("/senza cipolla", 0, "Tonno e cipolla, Orto"),
      ("/senza↵", 46, "senza che cosa?"),
      ("/vegana senza ↵", 10, "senza che cosa?"), ("/fino a↵", 46, "fino a …"),
      ("/vas↵", 0, "nomina “vas”"), ("/margerita", 1, "Forse: margherita"),
      ("/latte", 28, "meno: senza latte."), ("/latte↵", 28, "meno: senza latte."),
      ("/pesce↵", 6, "meno: senza pesce."),
      ("/arachidi", 0, "non è una promessa"),
      ("/fungh⎋", 46, "f filtri"), ("/fungh↵⎋", 46, "U lo riprende"), ("/fungh↵⎋U", 3, "“fungh”"),
    ])
  func search_whileTyped_showsRowsAndAText(script: String, rows: Int, text: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    #expect(guest.state.space.rows == rows)
    #expect(guest.sees(text), "\(guest.screen.joined(separator: "\n"))")
  }

  @Test("the found part is underlined in the rows")
  func search_partFound_isUnderlinedInNameAndIngredients() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/fungh")
    let found = guest.frame.lines.joined().filter { $0.style.contains(.found) }
    #expect(Set(found.map(\.text.string)) == ["fungh"])
    #expect(found.count == 3)
  }

  @Test("Enter opens the only row of a search")
  func search_onlyRow_isOpenedByEnter() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/bufalina↵")
    #expect(guest.sees("Pizze › Le speciali"))
    #expect(guest.sees("maxi"))
    guest.press("⎋⎋")
    #expect(guest.state.space.rows == 46)
  }

  @Test("an offer to exclude an allergen keeps the other conditions")
  func offer_ofAnAllergen_keepsTheClausesBesideIt() throws {
    for end in ["", "↵"] {
      let guest = Guest(try Kitchen.session())
      guest.press("/pesce fino a 9\(end)")
      #expect(guest.sees("Per farne a meno: fino a 9, senza pesce."))
      #expect(guest.state.session.query.typed.filter == QueryFilter(limit: .upTo(9)))
    }
  }

  @Test(
    "Enter opens the row selected with the arrows, whatever the notice offers",
    arguments: ["/latte↓", "/acq↓"])
  func movedRow(_ typed: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(typed)
    let dish = try #require(guest.state.selectedDish)
    guest.press("↵")
    guard case .dish(let page) = guest.state.page else {
      Issue.record("\(guest.state.context)")
      return
    }
    #expect(page.dish == dish)
    #expect(guest.state.session.query.typed.filter.without.isEmpty)
  }

  @Test("Enter accepts an offer shown in place of rows")
  func offer_inPlaceOfRows_isAcceptedByEnter() throws {
    let guest = Guest(try Kitchen.session("senza lattte"))
    #expect(guest.state.space.rows == 0 && guest.sees("senza latte ↵"))
    guest.press("↵")
    #expect(guest.state.session.query.typed.filter.without == [.milk])
    let named = Guest(try Kitchen.session("latte"))
    #expect(named.sees("Per farne a meno: senza latte") && !named.sees("senza latte ↵"))
  }

  /// A row for a corrected word is not an answer: it is shown under the notice and takes one more key to
  /// open.
  @Test(
    "Enter after a word that no dish uses opens nothing",
    arguments: ["ananas", "pizza hawaii", "panino", "margerita", "senza lattte", "xyzzy"])
  func enter_afterAWordThatNoDishNames_opensAndChoosesNothing(text: String) throws {
    for isKiosk in [false, true] {
      let guest = Guest(try Kitchen.session(), isKiosk: isKiosk)
      guest.press("/\(text)↵")
      #expect(guest.state.context == .list)
      #expect(guest.state.session.query.typed.text == text)
      #expect(guest.sees("Nessun piatto nomina"))
    }
  }

  @Test(
    "a search that is answered only by other words counts as a search without result",
    arguments: [
      ("ananas", true), ("pizza hawaii", true), ("panino", true), ("senza lattte", true),
      ("xyzzy", true), ("not vegan", true), ("fungh", false), ("pizza", false), ("latte", false),
      ("senza latte", false), ("c'è latte nella diavola?", false), ("margherita", false),
    ])
  func search_thatFindsOnlyAnotherWord_hasNoResult(text: String, findsNothing: Bool) throws {
    let guest = Guest(try Kitchen.session(), isKiosk: true)
    #expect(!guest.state.session.findsNothing)
    guest.press("/\(text)↵")
    #expect(guest.state.session.findsNothing == findsNothing)
  }

  @Test(
    "a second Enter accepts what the notice offers",
    arguments: [("pizza hawaii", "pizze"), ("senza lattte", "senza latte")])
  func enter_pressedAgain_acceptsWhatTheNoticeOffers(text: String, offer: String) throws {
    let guest = Guest(try Kitchen.session(), isKiosk: true)
    guest.press("/\(text)")
    #expect(!guest.sees("↵ \(offer)") && !guest.sees("\(offer) ↵"))
    guest.press("↵")
    #expect(guest.sees("↵ \(offer)"))
    guest.press("↵")
    #expect(guest.state.session.query.typed.text == offer && guest.state.space.rows > 0)
  }

  @Test("a query that is not understood has a notice in warning style and no row")
  func notice_ofTheGrammar_isAmberAndShowsNoRow() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/not vegan")
    let lines = guest.frame.lines.filter { $0.contains { $0.style.contains(.safety) } }
    #expect(!lines.isEmpty)
    #expect(guest.state.space.rows == 0)
    #expect(!guest.screen.contains { $0.hasPrefix("▌") })
  }

  @Test(
    "a click on a chip removes its condition",
    arguments: [
      // The keys, the clicked chip, and then the text of the search and the number of rows.
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

  @Test("Enter applies marked filters, and Esc discards them")
  func filters_marked_areShownByEnterAndForgottenByEscape() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("f ")
    #expect(guest.sees("restano 8 voci su 46") && guest.sees("↵ mostra 8 voci"))
    guest.press("⎋")
    #expect(guest.state.space.rows == 46)
    guest.press("f ↵")
    #expect(guest.state.space.rows == 8)
    #expect(guest.sees("senza glutine") && guest.sees("Pizze 0") && guest.sees("Esc togli"))
  }

  @Test("typed conditions are marked among the filters and can be removed")
  func filters_ofWhatWasTyped_areMarkedAndCanBeTakenAway() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/senza glutine fino a 9 acqua↵f")
    #expect(guest.sees("[x] glutine"))
    guest.press(" ↵")
    #expect(guest.state.session.query.combinedFilter == QueryFilter(limit: .upTo(9)))
    #expect(guest.state.session.query.typed.words == ["acqua"])
  }

  @Test("another language keeps the selected dish though the order changes")
  func language_next_keepsTheDishWhereRowsAreInAnotherOrder() throws {
    let menu =
      #"{"language":"it","pizzas":[{"name":{"it":"Zeta","en":"Alpha"}},{"name":{"it":"Alfa","en":"Zulu"}}]}"#
    var query = MenuQuery()
    query.order = .name
    let source = MenuDataSource(menu: try MenuReader.read(menu).menu, language: "it")
    let guest = Guest(MenuSession(source, query: query))
    #expect(guest.screen.contains { $0.hasPrefix("▌") && $0.contains("Alfa") })
    guest.press("L")
    #expect(guest.screen.contains { $0.hasPrefix("▌") && $0.contains("Zulu") })
  }

  @Test("a reload keeps an unfinished search, and opening another page completes it")
  func search_thatAwaitsItsEnd_isSettledByAnotherPageAndKeptByAReload() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/vegan senza lat")
    let rows = guest.state.space.rows
    guest.browser.follow(.menu(try MenuReader.read(Repository.bytes("Menu.json"))))
    #expect(guest.state.space.rows == rows && rows > 0)
    _ = guest.browser.handle(.function(1))
    guest.press("⎋")
    #expect(guest.state.space.rows == 0 && guest.sees("di essere senza “lat”"))
  }

  @Test("applying filters from a dish page shows the list")
  func filters_markedOverADish_leadToTheList() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓↵f ↵")
    #expect(guest.state.context == .list && guest.sees("senza glutine"))
  }

  @Test("a problem of the file is reported in the language shown")
  func problem_ofTheFile_isReportedInTheLanguageShown() throws {
    let guest = Guest(try Kitchen.session())
    let since = TimeOfDay(hour: 19, minute: 41)
    guest.browser.follow(.problem(MenuReading.Problem(error: .refused([]), since: since)))
    #expect(guest.sees("Si vede il menu delle 19:41"))
    guest.press("L")
    #expect(guest.sees("The menu of 19:41 is shown"))
  }

  @Test("the empty field says what can be typed, with examples that give rows")
  func field_thatIsEmpty_showsExamples() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/")
    var session = try Kitchen.session()
    session.gatherExamples()
    let example = session.examplesToType.joined(separator: " · ")
    let line = try #require(guest.screen.first { $0.hasPrefix("  cerca: ") })
    #expect(line.hasPrefix("  cerca: (\(example))") && line.hasSuffix("46 voci "))
    #expect(guest.frame.cursor.column == 9)
    #expect(session.examplesToType.count > 2)
    for text in session.examplesToType {
      #expect(try !Kitchen.items(Kitchen.session(text)).isEmpty, "\(text)")
    }
    guest.press("f")
    #expect(!guest.sees(example))
  }

  @Test("a click on a row or a tab moves the cursor of a search, and Enter opens its row")
  func click_whileOneTypes_isAMove() throws {
    let dish = #"{"name": "Alfa", "ingredients": ["funghi"]}"#
    let lists =
      #"{"pizzas": [\#(dish), \#(dish.replacing("Alfa", with: "Beta"))],"#
      + #" "beverages": [{"name": "Gamma"}]}"#
    let guest = Guest(try Kitchen.session(of: Array(lists.utf8)))
    guest.press("/fungh")
    try guest.click("Beta")
    guest.press("↵")
    #expect(guest.state.context == .dish && guest.sees("Beta"), "\(guest.screen)")
    guest.press("⎋⎋/")
    try guest.click("Bevande")
    guest.press("↵")
    #expect(guest.state.context == .dish && guest.sees("Gamma"), "\(guest.screen)")
  }

  @Test("an arrow without a row to move to does not change what Enter does")
  func arrow_withoutRows_isNoMove() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/xyzzy senza")
    #expect(guest.state.space.rows == 0)
    for keys in ["↵", "↓↵"] {
      guest.press(keys)
      #expect(guest.state.context == .search, "\(keys): \(guest.screen)")
    }
  }
}
