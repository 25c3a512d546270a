import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct PlainMenuTests {
  @Test func theWholePageInItalian() {
    expect(
      page(language: "it", columns: 72),
      """
      DA GIUSEPPE

      PIZZE · LE CLASSICHE

       1  Marinara (VG) ............................................... 6,00 €
          pomodoro, aglio, origano, olio extravergine
          glutine (frumento)

       2  Margherita (V) ................. normale 7,00 € · maxi 45 cm 11,50 €
          pomodoro, fior di latte, basilico
          glutine (frumento), latte · può contenere frutta a guscio · altri:
          chiedere
          Aggiunte: bufala +2,50 € (latte · altri: chiedere)

       4  Diavola (••) ................................................ 9,00 €
          pomodoro, fior di latte, salame piccante
          chiedere al personale

      PIZZE · LE BIANCHE

       9  Tartufo (V) ............................................... esaurita
          fior di latte, crema di tartufo, funghi porcini
          chiedere al personale

      10  Mare* ...................................................... 13,00 €
          gamberi*, cozze, vongole
          glutine, crostacei, molluschi · altri: chiedere

      BEVANDE

          Acqua ....................................................... 2,00 €
          75 cl
          chiedere al personale

          Birra ....................................................... 4,50 €
          4,7 % vol
          chiedere al personale

      DOLCI

          Tiramisù .................................................... 5,50 €
          fatto in casa
          chiedere al personale

      ALTRO

          Olive all'ascolana ................................. 1,00 € al pezzo
          ripiene di carne
          chiedere al personale

      Coperto 2,00 €
      * prodotto surgelato
      V vegetariana · VG vegana · • piccante
      Per gli allergeni non dichiarati chiedere al personale.
      """)
  }

  @Test(arguments: [10, 20, 40, 72, 100, 200])
  func noLineIsWiderThanThePage(columns: Int) {
    let text = TerminalText(cellWidth: testCellWidth)
    for line in page(language: "en", columns: columns).split(separator: "\n") {
      #expect(text.width(of: line) <= columns)
    }
  }

  @Test func onANarrowPageThePriceHasItsOwnLine() {
    var menu = Menu()
    menu.currency = Currency(code: "EUR")
    menu.pizzas = [.fixture(name: "Quattro Formaggi Speciale")]
    menu.pizzas[0].dish.price = Price(.exactly("12.00".amount))
    expect(
      page(of: menu, language: "it", columns: 24),
      """
      PIZZE

      Quattro Formaggi
      Speciale
      ................ 12,00 €
      chiedere al personale

      Per gli allergeni non
      dichiarati chiedere al
      personale.
      """)
  }

  @Test func anEmptyMenuSaysSo() {
    expect(page(of: Menu(), language: "en", columns: 72), "The menu is empty.")
  }

  @Test func aFilteredPageCountsWhatItHides() {
    var query = MenuQuery(search: "mar")
    query.filter.without = [.milk]
    query.filter.showsUndeclared = true
    expect(
      page(language: "it", columns: 60, query: query),
      """
      DA GIUSEPPE

      senza latte: 2 voci, 1 non dichiarata, 1 nascosta: latte 1

      PIZZE · LE CLASSICHE

       1  Marinara (VG) ................................... 6,00 €
          pomodoro, aglio, origano, olio extravergine
          glutine (frumento)

      PIZZE · LE BIANCHE

      10  Mare* .......................................... 13,00 €
          gamberi*, cozze, vongole
          glutine, crostacei, molluschi · chiedere al personale

      Coperto 2,00 €
      * prodotto surgelato
      VG vegana
      Per gli allergeni non dichiarati chiedere al personale.
      """)
  }

  @Test(arguments: [
    ("it", "pizze fino a 9", "pizze · fino a 9,00 €: 3 voci, 2 nascoste: prezzo 2"),
    ("it", "vegana", "vegana: 1 di 9 voci"), ("it", "pizza vegana", "pizze · vegana: 1 di 9 voci"),
    ("it", "senza latte pizze", "senza latte · pizze: 1 voce, 4 nascoste"),
    ("en", "pizzas up to 9", "pizzas · at most €9.00: 3 items, 2 hidden: price 2"),
    ("en", "vegan", "vegan: 1 of 9 items"), ("en", "desserts", "desserts: 1 of 9 items"),
  ])
  func aPageThatIsAskedForBeginsWithWhatWasUnderstood(
    language: Language, search: String, heading: String
  ) {
    let lines = page(language: language, columns: 100, query: MenuQuery(search: search))
      .replacing("\u{A0}", with: " ").split(separator: "\n")
    #expect(lines.dropFirst().first?.hasPrefix(heading) == true, "\(lines.prefix(3))")
  }

  /// The page says what is said to who asks in words: nobody promises that a drink has no alcohol.
  @Test(arguments: ["soft drinks", "analcolici", "senza alcol"])
  func thatADrinkHasNoAlcoholIsForTheStaff(search: String) {
    let lines = page(language: "it", columns: 100, query: MenuQuery(search: search))
      .split(separator: "\n")
    #expect(lines.count > 2 && lines[1].hasPrefix("bevande: 1 di 9 voci"), "\(lines)")
    #expect(lines[2] == "Non so dire quali sono senza alcol: chiedere al personale.", "\(lines)")
  }

  @Test(
    arguments: ["", "fior", "\"fior di latte\" piccante", "vegan", "a"], MenuQuery.Order.choosable)
  func thePageHasTheRowsOfTheBrowser(search: String, order: MenuQuery.Order) {
    var query = MenuQuery(search: search)
    query.order = order
    let guest = Guest()
    guest.perform(.search, .insert(search), .accept)
    while guest.query.order != order { guest.perform(.sort) }
    let rows = guest.presenter
    let titles = (0..<rows.numberOfSections).flatMap { section in
      (0..<rows.numberOfRows(inSection: section)).compactMap {
        rows.details(forRow: $0, inSection: section)?.title
      }
    }
    let entries = page(language: "it", columns: 72, query: query)
      .split(separator: "\n").filter { $0.contains("...") }
    #expect(entries.count == titles.count)
    for (entry, title) in zip(entries, titles) { #expect(entry.contains(title)) }
  }

  @Test func aLongPageIsWrittenInFewPieces() {
    let menu = Menu(pizzas: (0..<2_000).map { .fixture(name: "Pizza \($0)") })
    let plain = PlainMenu(
      MenuSession(dataSource: MenuDataSource(menu: menu)),
      text: TerminalText(cellWidth: testCellWidth), columns: 72)
    var pieces: [Int] = []
    plain.write { pieces.append($0.string.utf8.count) }
    #expect(pieces.dropLast().allSatisfy { (32_768..<34_000).contains($0) })
    #expect(pieces.count >= 2)
  }

  @Test(arguments: [("②", "②  Bianca"), ("é1", "é1  Bianca"), ("十二", "十二  Bianca")])
  func aNumberTakesItsCells(number: String, line: String) {
    var rossa = Pizza.fixture(name: "Rossa")
    rossa.dish.number = "①"
    var bianca = Pizza.fixture(name: "Bianca")
    bianca.dish.number = number
    let page = page(of: Menu(pizzas: [rossa, bianca]), language: "it", columns: 40)
    #expect(page.contains("\n\(line)\n"))
  }

  @Test func hostileTextIsClean() {
    var menu = Menu(pizzas: [.fixture(name: "a\u{1B}[2Jb\nc")])
    menu.name = "\u{1B}]0;x\u{7}"
    menu.notes = ["\u{9B}31m"]
    let page = page(of: menu, language: "en", columns: 40)
    #expect(TerminalCleanliness.violations(of: page, allowed: ["\n"]) == [])
  }

  private func page(
    of menu: Menu = .sample(), language: Language, columns: Int, query: MenuQuery = MenuQuery()
  ) -> String {
    let session = MenuSession(
      dataSource: MenuDataSource(menu: menu, language: language), query: query)
    let plain = PlainMenu(
      session, text: TerminalText(cellWidth: testCellWidth), columns: columns)
    var page = ""
    plain.write { page += $0.string }
    return page
  }

  private func expect(
    _ page: String, _ drawing: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(page.hasSuffix("\n"), sourceLocation: sourceLocation)
    #expect(
      page.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        == drawing.split(separator: "\n", omittingEmptySubsequences: false),
      sourceLocation: sourceLocation)
  }
}
