import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// A menu that begins with a query, as the options of the shell make it.
@Suite(.timeLimit(.minutes(5))) struct StartingQueryTests {
  @Test func onlyTheRowsOfTheQueryAreThere() {
    let guest = guest(MenuQuery(search: "fior"))
    #expect(titles(guest) == ["Margherita", "Diavola", "Tartufo"])
    #expect(guest.selectedDetails?.title == "Margherita")
    guest.perform(.back)
    #expect(titles(guest).count == 9)
  }

  @Test func backTakesEveryPartAwayOneAfterTheOther() {
    var query = MenuQuery(search: "o")
    query.filter.maximumPrice = "9".amount
    query.section = "pizze"
    query.order = .name
    let guest = guest(query)
    let empty = (1...4).map { _ in
      guest.perform(.back)
      return guest.query.isEmpty
    }
    #expect(empty == [false, false, false, true])
  }

  @Test(arguments: [
    (MenuQuery(search: "diavoal"), "Nessuna voce con \"diavoal\". Forse: diavola."),
    (MenuQuery(search: "xyzxyz"), "Nessuna voce con \"xyzxyz\"."),
    (
      MenuQuery(search: "pizze senza glutine xyzxyz"),
      "Nessuna voce nomina \"xyzxyz\". 0 voci."
    ),
    (
      without([.milk], search: "xyzxyz"),
      "Nessuna voce con \"xyzxyz\". Chiedere al personale. 0 voci."
    ),
    (
      without([.gluten], search: "diavola"),
      "Diavola: nessuna dichiarazione su glutine. 0 voci, 1 nascosta: non dichiarato 1."
    ),
    (
      MenuQuery(search: "diavola senza glutine sotto 5 euro"),
      "Diavola: nessuna dichiarazione su glutine; costa più di 4,99\u{A0}€. "
        + "0 voci, 1 nascosta: prezzo 1."
    ),
    (
      without([.gluten], search: ""),
      "Nessuna voce con questi filtri. 0 voci, 9 nascoste: glutine 3, non dichiarato 6."
    ),
  ])
  func whoFindsNothingIsToldWhy(query: MenuQuery, line: String) {
    #expect(guest(query).nothingFoundLine == line)
  }

  @Test func anEmptyMenuHasNothingToFind() {
    let guest = Guest(
      dataSource: MenuDataSource(menu: Menu()), query: MenuQuery(search: "x"))
    let owner = "The menu is empty: giuseppe-menu check FILE says why."
    #expect(guest.nothingFoundLine == owner)
    #expect(guest.emptyListWords == [owner])
    guest.isForGuests = true
    #expect(guest.emptyListWords == ["The menu is empty."])
  }

  @Test func whatSaysNothingOfAnExcludedAllergenSendsToTheStaff() {
    var query = StartingQueryTests.without([.milk], search: "mare")
    query.filter.showsUndeclared = true
    let details = guest(query).selectedDetails
    #expect(details?.allergenWarning == "glutine, crostacei, molluschi · chiedere al personale")
    #expect(
      details?.allergens
        == "Contiene glutine, crostacei, molluschi. Sugli altri allergeni: chiedere al personale."
    )
  }

  private static func without(_ allergens: AllergenSet, search: String) -> MenuQuery {
    var query = MenuQuery(search: search)
    query.filter.without = allergens
    return query
  }

  private func guest(_ query: MenuQuery) -> Guest {
    Guest.sample(query)
  }

  private func titles(_ guest: Guest) -> [String] {
    (0..<guest.presenter.numberOfSections).flatMap { section in
      (0..<guest.presenter.numberOfRows(inSection: section)).compactMap {
        guest.presenter.details(forRow: $0, inSection: section)?.title
      }
    }
  }
}
