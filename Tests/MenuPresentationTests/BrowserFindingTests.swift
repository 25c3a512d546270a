import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowserFindingTests {
  let guest = Guest()

  @Test func typingNarrowsTheRows() {
    perform(.search, .insert("f"), .insert("i"), .insert("o"), .insert("r"))
    #expect(guest.query.search == "fior")
    #expect(titles == ["Margherita", "Diavola", "Tartufo"])
    perform(.insert(" pic"))
    #expect(titles == ["Diavola"])
  }

  @Test func aMoveAmongNothingForgetsNoDish() {
    perform(.move(.down), .move(.down), .search, .insert("xyzxyz"), .move(.down))
    perform(.back)
    #expect(guest.selectedDetails?.title == "Diavola")
  }

  @Test func deletingWidensThemAgain() {
    perform(.search, .insert("diavolax"))
    #expect(titles == [])
    perform(.deleteBackward)
    #expect(titles == ["Diavola"])
    perform(.deleteWord)
    #expect(guest.query.search == "")
    #expect(titles.count == 9)
    perform(.deleteBackward, .deleteWord)
    #expect(titles.count == 9)
  }

  @Test func theSelectedDishStaysSelectedWhileItIsThere() {
    guest.select(RowPath(section: 1, row: 0))
    perform(.search, .insert("fior"))
    #expect(selectedTitle == "Tartufo")
    perform(.insert(" piccante"))
    #expect(selectedTitle == "Diavola")
    perform(.clear)
    #expect(selectedTitle == "Tartufo")
  }

  @Test(arguments: ["la più cara", "la più economica"])
  func whoAsksForTheDearestSeesItSelected(text: String) throws {
    guest.select(RowPath(section: 1, row: 0))
    perform(.search, .insert(text))
    let menu = guest.state.session.menu
    let row = try #require(text.hasSuffix("cara") ? menu.dearestRow : menu.cheapestRow)
    let title = try #require(menu.item(forRow: row.row, inSection: row.section)?.title)
    #expect(selectedTitle?.hasPrefix(title) == true)
    perform(.accept)
    #expect(selectedTitle?.hasPrefix(title) == true)
  }

  @Test func movingWhileSearchingChoosesAnotherDish() {
    perform(.search, .insert("fior"), .move(.down), .clear)
    #expect(selectedTitle == "Diavola")
  }

  @Test func acceptKeepsTheQueryAndGivesTheListTheKeys() {
    perform(.search, .insert("fior"), .accept)
    #expect(guest.context == .list)
    #expect(guest.query.search == "fior")
  }

  @Test func backClearsOneStepAtATime() {
    perform(.search, .insert("fior"), .accept, .filters, .toggle, .accept, .sort)
    perform(.back)
    #expect(guest.query.search == "")
    #expect(guest.query.hasFilters)
    perform(.back)
    #expect(!guest.query.hasFilters)
    #expect(guest.query.order == .name)
    perform(.back)
    #expect(guest.query.isEmpty)
    perform(.back)
    #expect(titles.count == 9)
  }

  @Test func backInTheFieldLeavesItEmpty() {
    perform(.search, .insert("fior"), .back)
    #expect(guest.context == .list)
    #expect(guest.query.isEmpty)
  }

  @Test func whatIsNotFoundGetsASuggestionThatEnterTakes() {
    perform(.search, .insert("diavoal"))
    #expect(guest.emptyListWords == ["Nessuna voce con \"diavoal\".", "Forse: diavola ↵"])
    perform(.accept)
    #expect(guest.query.search == "diavola")
    #expect(titles == ["Diavola"])
  }

  @Test func whatIsNothingLikeAnyDishGetsNone() {
    perform(.search, .insert("xyzxyz"))
    #expect(guest.emptyListWords == ["Nessuna voce con \"xyzxyz\"."])
    perform(.accept)
    #expect(guest.query.search == "xyzxyz")
  }

  @Test func theSearchLineTellsHowManyAreFound() {
    #expect(guest.searchLine == nil)
    perform(.search, .insert("fior"))
    #expect(guest.searchLine?.label == "cerca: ")
    #expect(guest.searchLine?.typed == "fior")
    #expect(guest.searchLine?.result == "3 di 9 voci")
  }

  @Test func aPasteOfAMegabyteIsCut() {
    perform(.search, .insert(String(repeating: "a\u{1B}[2J", count: 200_000)))
    #expect(guest.query.search.unicodeScalars.count == 200)
  }

  @Test func theFiltersAreTheFourteenAndTheDietsOfTheMenu() {
    #expect(
      guest.filters.map(\.title).prefix(3) == ["glutine", "crostacei", "uova"])
    #expect(guest.filters.count == 14 + 3)
    #expect(
      guest.filters.suffix(3).map(\.title) == ["vegetariana", "vegana", "pescetariana"])
  }

  @Test func togglingAFilterHidesAndCounts() {
    perform(.filters)
    #expect(guest.countsLine == nil)
    perform(.toggle)
    #expect(guest.filters.first?.isOn == true)
    #expect(titles == [])
    #expect(
      guest.countsLine == "0 voci  9 nascoste: glutine 3, non dichiarato 6  u mostra")
    perform(.undeclared)
    #expect(titles == ["Diavola", "Tartufo", "Acqua", "Birra", "Tiramisù", "Olive all'ascolana"])
    #expect(guest.countsLine == "6 voci  3 nascoste: glutine 3  u nascondi")
    perform(.toggle)
    #expect(titles.count == 9)
  }

  @Test func theKeyThatShowsMoreIsNotOfferedWhereItIsText() {
    perform(.filters, .toggle, .back)
    #expect(guest.countsLine?.hasSuffix("  u mostra") == true)
    perform(.search)
    #expect(guest.countsLine == "0 voci  9 nascoste: glutine 3, non dichiarato 6")
  }

  @Test func aRowThatIsShownThoughNothingIsStatedSaysSo() {
    perform(.filters, .toggle, .undeclared)
    let cell = MenuCellSpy()
    guest.presenter.configure(cell: cell, forRow: 2, inSection: 0)
    guest.presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.title == "Diavola")
    #expect(cell.allergenWarning == "chiedere al personale")
  }

  @Test func theOrderCycles() {
    perform(.sort)
    #expect(titles.prefix(3) == ["Diavola", "Margherita", "Marinara"])
    perform(.sort)
    #expect(titles.prefix(3) == ["Marinara", "Margherita", "Diavola"])
    perform(.sort)
    #expect(guest.query.isEmpty)
  }

  @Test func matchesAreMarkedInTheCell() {
    perform(.search, .insert("marg"))
    let cell = MenuCellSpy()
    guest.presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.markedTitle == ["Marg"])
  }

  @Test func headingsTellMatchesOfTotalWhileSearching() {
    perform(.search, .insert("fior"))
    let heading = guest.frame().text.first { $0.contains("Pizze · Le classiche") }
    #expect(heading?.hasSuffix("─ 2 di 3 ") == true)
  }

  @Test func theQueryStaysWhenTheLanguageChanges() {
    perform(.search, .insert("fior"), .accept, .language)
    #expect(titles == ["Margherita", "Diavola", "Tartufo"])
  }

  private func perform(_ commands: Command...) {
    for command in commands { guest.perform(command) }
  }

  private var titles: [String] {
    (0..<guest.presenter.numberOfSections).flatMap { section in
      (0..<guest.presenter.numberOfRows(inSection: section)).map {
        title(row: $0, section: section)
      }
    }
  }

  private var selectedTitle: String? {
    guest.selection.map { title(row: $0.row, section: $0.section) }
  }

  private func title(row: Int, section: Int) -> String {
    guest.presenter.details(forRow: row, inSection: section)?.title ?? "?"
  }
}
