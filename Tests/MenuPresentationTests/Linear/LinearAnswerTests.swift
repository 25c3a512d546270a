import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Single answers of the linear menu, and how it begins.
@Suite(.timeLimit(.minutes(5))) struct LinearAnswerTests {
  @Test func theGreetingTellsTheListsAndWhatToType() {
    #expect(
      LinearMenu.sample().greet() == """
        Da Giuseppe. 9 voci in 4 liste: 1. Pizze, 5. 2. Bevande, 2. 3. Dolci, 1. 4. Altro, 1.
        Scrivi un numero, una parola da cercare, oppure: liste, filtri, aiuto, esci.
        Coperto 2,00 €. * prodotto surgelato.

        """)
  }

  @Test func aQueryAtTheStartIsAnsweredAtOnce() {
    var query = MenuQuery(search: "fior")
    query.filter.diets = [.vegetarian]
    #expect(
      LinearMenu.sample(query: query).greet() == """
        Da Giuseppe.
        2 di 9 voci.
        1. Margherita, da 7 a 11,50 euro. Vegetariana. Chiedere al personale. Fior di latte.
        2. Tartufo, esaurita. Vegetariana. Chiedere al personale. Fior di latte.
        Scrivi un numero, una parola da cercare, oppure: liste, filtri, aiuto, esci.
        Coperto 2,00 €. * prodotto surgelato.
        Filtri: vegetariana. 2 voci, 1 nascosta: dieta vegetariana 1.

        """)
  }

  @Test func whatWasAskedForAtTheStartCanBeTakenAway() {
    var query = MenuQuery()
    query.filter.maximumPrice = "5".amount
    query.filter.without = [.wheat]
    query.filter.showsUndeclared = true
    query.section = "dolci"
    let menu = LinearMenu.sample(query: query)
    #expect(
      menu.told(to: "liste") == """
        Da Giuseppe.
        Nessuna voce con questi filtri.
        Filtri: senza frumento, al massimo 5,00 €, non dichiarate mostrate. 0 voci, 1 nascosta: prezzo 1.

        """)
    #expect(menu.told(to: "togli filtri").contains("\nDa Giuseppe. 9 voci in 4 liste: "))
  }

  @Test func theBeginningOfACommandIsOneWhereNoDishIsFound() {
    let menu = LinearMenu.sample()
    #expect(menu.told(to: "olive") == menu.told(to: "oliv"))
    let rows = menu.told(to: "fior")
    #expect(menu.told(to: "aiu").hasPrefix("Un numero apre"))
    #expect(menu.told(to: "3").hasPrefix("Tartufo."))
    #expect(rows.hasPrefix("3 di 9 voci.\n"))
  }

  @Test func aLongListComesInPages() {
    let menu = LinearMenu.sample(of: Menu(pizzas: (1...45).map { .fixture(name: "Pizza n\($0)") }))
    let pages = ["1", "altro", "altro"].map { menu.told(to: $0).split(separator: "\n") }
    #expect(pages.map(\.count) == [22, 21, 5])
    #expect(
      pages.map(\.last) == [
        "Ancora 25 voci: scrivi altro.", "Ancora 5 voci: scrivi altro.", "45. Pizza n45.",
      ])
    #expect(menu.told(to: "45").hasPrefix("Pizza n45. "))
    #expect(menu.told(to: "1").hasPrefix("Pizza n1. "))
  }

  @Test func whereNobodyMayQuitTheWordIsLookedFor() {
    let menu = LinearMenu.sample(allowsQuitting: false)
    #expect(!menu.greet().string.contains("esci"))
    #expect(!menu.told(to: "aiuto").contains("esci"))
    for line in ["esci", "quit", "Salir.", "au revoir"] {
      #expect(menu.told(to: line).hasPrefix("Nessuna voce con "), "\(line)")
      #expect(!menu.isOver && menu.session.query.search.isEmpty, "\(line)")
    }
    _ = menu.told(to: "lasagna")
    #expect(menu.session.query.search == "lasagna")
    #expect(!menu.isOver)
  }

  @Test func onATerminalLinesAreBroken() {
    let lines = LinearMenu.sample(columns: 30).greet().string.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 30 })
    #expect(lines.first == "Da Giuseppe. 9 voci in 4")
  }

  @Test(arguments: [
    "\u{4}2", "\u{13}2", "2\r", "\u{7F}2\0", "\t2 ", "\u{1B}[A2", "2\u{1B}[1;5C", "\u{1B}OB2",
    "\u{1B}[[A2", "2\u{1B}", "\u{1B}2", "2\u{1B}[", "2\u{1B}[3~\u{1B}O",
  ])
  func aKeyThatTypesNothingChangesNoNumber(line: String) {
    let menu = LinearMenu.sample()
    _ = menu.told(to: "pizze")
    #expect(menu.told(to: line).hasPrefix("Margherita."))
  }

  @Test func anEmptyMenuSaysSo() {
    let menu = LinearMenu.sample(of: Menu())
    #expect(
      menu.greet().string.hasPrefix("Il menu è vuoto: giuseppe-menu check FILE dice perché.\n"))
    #expect(menu.told(to: "pizza") == "Il menu è vuoto: giuseppe-menu check FILE dice perché.\n")
  }

  @Test(arguments: [
    ("99999999999999999999", "99999999999999999999"), ("0", "0"), ("007", "007"),
    (String(repeating: "9", count: 900), String(repeating: "9", count: 40) + "…"),
  ])
  func aNumberThatLeadsNowhereIsSaidBackAsItWasTyped(line: String, told: String) {
    #expect(
      LinearMenu.sample().told(to: line)
        == "Non c'è una riga \(told): scrivi un numero da 1 a 4.\n")
  }

  @Test func forTheNextGuestItBeginsAnew() {
    let linear = LinearMenu.sample()
    let greeting = linear.greet().string
    let first = linear.told(to: "1")
    for line in ["english", "sort by name", "without milk", "marg"] { _ = linear.told(to: line) }
    #expect(linear.reset().string == "Nessuno scrive da un po': il menu ricomincia.\n" + greeting)
    #expect(linear.told(to: "1") == first)
  }
}
