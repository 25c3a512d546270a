import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

/// What the browser says of what is typed, while it is typed and after Enter.
@Suite(.timeLimit(.minutes(5))) struct UnderstoodSearchTests {
  private let guest = Guest(
    dataSource: MenuDataSource(menu: .sample(), language: "it"))

  private var titles: [String] {
    (0..<guest.presenter.numberOfSections).flatMap { section in
      (0..<guest.presenter.numberOfRows(inSection: section)).compactMap { row in
        guest.presenter.details(forRow: row, inSection: section)?.title
      }
    }
  }

  @Test func fromTheNegationOnNoRowIsShownUntilTheAllergenIs() {
    for text in ["senza ", "senza l", "senza la", "senza lat", "senza latt"] {
      guest.search(for: text)
      #expect(titles == [], "\(text)")
      #expect(!guest.emptyListWords.isEmpty, "\(text)")
    }
    guest.search(for: "senza latte")
    #expect(titles == ["Marinara"])
    #expect(guest.searchLine?.result == "↵ senza latte  1 di 9 voci")
    #expect(guest.countsLine?.hasPrefix("1 voce") == true)
  }

  @Test func enterMakesWhatIsLeftOutAFilterAndKeepsTheRest() {
    guest.search(for: "marinara senza latte")
    guest.perform(.accept)
    #expect(guest.query.filter.without == [.milk])
    #expect(guest.query.search == "marinara")
    #expect(titles == ["Marinara"])
  }

  @Test(arguments: ["senza lattte", "no mil", "sena latte", "senza lat", "ohne Mlich"])
  func whatIsMistypedIsOfferedWithItsNegationAndTakenByEnter(text: String) {
    guest.search(for: text)
    #expect(titles == [])
    #expect(guest.emptyListWords.last == "Forse: senza latte ↵")
    guest.perform(.accept)
    #expect(guest.query.filter.without == [.milk])
    #expect(guest.query.search == "")
  }

  @Test(arguments: [
    ("not spicy", ["Piccanti secondo il menu: 1 voce. Sulle altre chiedere al personale."]),
    ("nicht zu scharf", ["Piccanti secondo il menu: 1 voce. Sulle altre chiedere al personale."]),
    ("no pork", ["Non so dire quali sono senza pork: chiedere al personale."]),
    (
      "senza basilico",
      [
        "Non so dire quali sono senza basilico: chiedere al personale.",
        "1 voce lo nomina: Margherita.",
      ]
    ),
    ("xyzxyz", ["Nessuna voce con \"xyzxyz\"."]),
    ("senza ", ["Senza che cosa? Scrivi un allergene."]),
    ("krustaceans", ["Nessuna voce con \"krustaceans\".", "Forse: crustaceans ↵"]),
    ("vegitarian", ["Nessuna voce con \"vegitarian\".", "Forse: vegetarian ↵"]),
    ("pizze xyzxyz", ["Nessuna voce nomina \"xyzxyz\"."]),
    ("xyzxyz fino a 9", ["Nessuna voce nomina \"xyzxyz\"."]),
    (
      "xyzxyz vegana qwqwqw",
      ["Nessuna voce nomina \"xyzxyz\", \"qwqwqw\".", "Chiedere al personale."]
    ),
    ("margherita xyzxyz", ["Nessuna voce nomina \"xyzxyz\"."]),
    ("margherita \"xyz xyz\"", ["Nessuna voce nomina \"xyz xyz\"."]),
    ("xyzxyz qwqwqw", ["Nessuna voce con \"xyzxyz qwqwqw\"."]),
    // Each word is somewhere, and they are nowhere together.
    ("margherita marinara", ["Nessuna voce con \"margherita marinara\"."]),
  ])
  func whyNothingIsShownIsSaid(text: String, words: [String]) {
    guest.search(for: text)
    #expect(titles == [])
    #expect(guest.emptyListWords == words)
    guest.perform(.accept)
    #expect(guest.query.filter.without == [])
  }

  /// Who takes what is only called so for what is marked so would believe in a diet nobody promised.
  @Test(arguments: [
    ("vegana", "Non tutte queste voci hanno l'indicazione \"vegana\": chiedere al personale."),
    ("vegetariana", nil), ("marinara", nil),
  ])
  func whatIsOnlyCalledLikeADietIsTold(text: String, remark: String?) throws {
    let menu = try MenuReader.read(
      #"""
      {"pizzas": [{"name": "Pizza vegana"},
        {"name": "Marinara", "diets": ["vegan", "vegetarian"]}]}
      """#
    ).menu
    let guest = Guest(dataSource: MenuDataSource(menu: menu, language: "it"))
    guest.search(for: text)
    guest.perform(.accept)
    #expect(guest.countsLine == remark)
    var page = ""
    let session = MenuSession(
      dataSource: MenuDataSource(menu: menu, language: "it"), query: MenuQuery(search: text))
    PlainMenu(session, text: TerminalText(cellWidth: testCellWidth), columns: 90).write {
      page += $0.string
    }
    #expect(page.contains("Non tutte") == (remark != nil))
  }

  @Test func whatAFilterHidesIsToldByName() {
    guest.perform(.filters)
    guest.toggleFilter(at: Allergen.groups.firstIndex(of: .milk) ?? 0)
    guest.perform(.back)
    guest.search(for: "margherita")
    guest.perform(.accept)
    #expect(guest.emptyListWords == ["Margherita: contiene latte.", "f filtri"])
    guest.search(for: "diavola")
    #expect(guest.emptyListWords.first == "Diavola: nessuna dichiarazione su latte.")
    guest.search(for: "pizze")
    guest.perform(.undeclared)
    guest.search(for: "pizza fino a 1")
    #expect(guest.emptyListWords.first == "Marinara: costa più di 1,00\u{A0}€.")
    #expect(guest.emptyListWords.contains("E altre 2 voci."))
  }

  @Test func whoLooksForAnAllergenIsToldHowManySayNothing() {
    guest.search(for: "crostacei")
    #expect(titles == ["Mare*"])
    #expect(guest.countsLine == "1 voce, 7 non dichiarate")
    let cell = MenuCellSpy()
    guest.presenter.configure(cell: cell, forRow: 0, inSection: 1)
    #expect(cell.reason == nil || cell.reason == "contiene crostacei")
  }

  @Test func aRowSaysWhyItIsThereWhereNothingOfItShows() {
    guest.search(for: "latte")
    let reasons = (0..<guest.presenter.numberOfSections).flatMap { section in
      (0..<guest.presenter.numberOfRows(inSection: section)).map { row in
        let cell = MenuCellSpy()
        guest.presenter.configure(cell: cell, forRow: row, inSection: section)
        return "\(cell.title ?? ""): \(cell.reason ?? "")"
      }
    }
    #expect(reasons.contains("Margherita: "))
    guest.search(for: "mozzarella")
    let cell = MenuCellSpy()
    guest.presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.title == "Margherita")
    #expect(cell.reason == "\"mozzarella\"")
  }

  @Test(arguments: [
    ("senza latte", "senza latte"), ("no milk, eggs", "senza uova, latte"),
    ("vegan pizza under 9", "pizze · vegana · fino a 8,99 €"), ("margherita", ""),
    ("senza grano", "senza glutine"),
    ("fino a 9 senza noci", "senza frutta a guscio · fino a 9,00 €"),
  ])
  func whatWasUnderstoodCanBeSaid(text: String, words: String) {
    let context = MenuContext(language: "it", currency: Currency(code: "EUR"))
    #expect(
      Strings.italian.understood(TypedQuery(text), in: context).replacing("\u{A0}", with: " ")
        == words)
  }
}
