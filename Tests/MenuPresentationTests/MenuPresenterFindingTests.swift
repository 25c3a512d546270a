import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuPresenterFindingTests {
  let view = MenuViewSpy()
  let presenter: MenuPresenter

  init() {
    presenter = MenuPresenter.sample()
    presenter.view = view
  }

  @Test func typingNarrowsTheRows() {
    perform(.search, .insert("f"), .insert("i"), .insert("o"), .insert("r"))
    #expect(presenter.query.search == "fior")
    #expect(titles == ["Margherita", "Diavola", "Tartufo"])
    perform(.insert(" pic"))
    #expect(titles == ["Diavola"])
  }

  @Test func aMoveAmongNothingForgetsNoDish() {
    perform(.move(.down), .move(.down), .search, .insert("xyzxyz"), .move(.down))
    #expect(view.calls.last == "showMenu")
    perform(.back)
    #expect(presenter.selectedDetails?.title == "Diavola")
  }

  @Test func deletingWidensThemAgain() {
    perform(.search, .insert("diavolax"))
    #expect(titles == [])
    perform(.deleteBackward)
    #expect(titles == ["Diavola"])
    perform(.deleteWord)
    #expect(presenter.query.search == "")
    #expect(titles.count == 9)
    perform(.deleteBackward, .deleteWord)
    #expect(titles.count == 9)
  }

  @Test func onAMenuThatNeedsItTheFirstKeyAndTheLastAreSearchedFor() {
    let launcher = FakePeriodicTaskLauncher()
    var searches = 0
    presenter.limitSearching(above: 8, launcher: launcher) { searches += 1 }
    perform(.search, .insert("d"))
    let first = titles
    #expect(first.count == 4)
    perform(.insert("i"), .insert("a"), .insert("v"))
    #expect(presenter.searchLine?.typed == "diav")
    #expect(presenter.searchLine?.result == "…")
    #expect(titles == first)
    launcher.tick()
    #expect(titles == ["Diavola"])
    #expect(presenter.searchLine?.result.contains("1") == true)
    #expect(searches == 2)
    launcher.tick()
    #expect(!launcher.isRunning)
  }

  @Test func nothingIsSaidOfATextThatIsStillToBeSearchedFor() {
    let launcher = FakePeriodicTaskLauncher()
    presenter.limitSearching(above: 8, launcher: launcher) {}
    perform(.search, .insert("diavolo"))
    #expect(presenter.emptyListWords.count == 2)
    perform(.deleteBackward)
    #expect(presenter.emptyListWords == [])
    launcher.tick()
    #expect(titles == ["Diavola"])
  }

  @Test func whoLeavesTheFieldFindsWhatWasTyped() {
    let launcher = FakePeriodicTaskLauncher()
    presenter.limitSearching(above: 8, launcher: launcher) {}
    perform(.search, .insert("d"), .insert("iavolo"), .accept)
    #expect(presenter.query.search == "diavola")
    #expect(titles == ["Diavola"])
    launcher.tick()
    #expect(titles == ["Diavola"])
  }

  @Test func aSmallMenuIsSearchedAtEachKey() {
    let launcher = FakePeriodicTaskLauncher()
    presenter.limitSearching(above: 9, launcher: launcher) {}
    perform(.search, .insert("d"), .insert("iav"))
    #expect(titles == ["Diavola"])
    #expect(!launcher.isRunning)
  }

  @Test func theSelectedDishStaysSelectedWhileItIsThere() {
    presenter.select(RowPath(section: 1, row: 0))
    perform(.search, .insert("fior"))
    #expect(selectedTitle == "Tartufo")
    perform(.insert(" piccante"))
    #expect(selectedTitle == "Diavola")
    perform(.clear)
    #expect(selectedTitle == "Tartufo")
  }

  @Test func movingWhileSearchingChoosesAnotherDish() {
    perform(.search, .insert("fior"), .move(.down), .clear)
    #expect(selectedTitle == "Diavola")
  }

  @Test func acceptKeepsTheQueryAndGivesTheListTheKeys() {
    perform(.search, .insert("fior"), .accept)
    #expect(presenter.context == .list)
    #expect(presenter.query.search == "fior")
  }

  @Test func backClearsOneStepAtATime() {
    perform(.search, .insert("fior"), .accept, .filters, .toggle, .accept, .sort)
    perform(.back)
    #expect(presenter.query.search == "")
    #expect(presenter.query.hasFilters)
    perform(.back)
    #expect(!presenter.query.hasFilters)
    #expect(presenter.query.order == .name)
    perform(.back)
    #expect(presenter.query.isEmpty)
    perform(.back)
    #expect(titles.count == 9)
  }

  @Test func backInTheFieldLeavesItEmpty() {
    perform(.search, .insert("fior"), .back)
    #expect(presenter.context == .list)
    #expect(presenter.query.isEmpty)
  }

  @Test func whatIsNotFoundGetsASuggestionThatEnterTakes() {
    perform(.search, .insert("diavoal"))
    #expect(presenter.emptyListWords == ["Nessuna voce con \"diavoal\".", "Forse: diavola ↵"])
    perform(.accept)
    #expect(presenter.query.search == "diavola")
    #expect(titles == ["Diavola"])
  }

  @Test func whatIsNothingLikeAnyDishGetsNone() {
    perform(.search, .insert("xyzxyz"))
    #expect(presenter.emptyListWords == ["Nessuna voce con \"xyzxyz\"."])
    perform(.accept)
    #expect(presenter.query.search == "xyzxyz")
  }

  @Test func theSearchLineTellsHowManyAreFound() {
    #expect(presenter.searchLine == nil)
    perform(.search, .insert("fior"))
    #expect(presenter.searchLine?.label == "cerca: ")
    #expect(presenter.searchLine?.typed == "fior")
    #expect(presenter.searchLine?.result == "3 di 9 voci")
  }

  @Test func aPasteOfAMegabyteIsCut() {
    perform(.search, .insert(String(repeating: "a\u{1B}[2J", count: 200_000)))
    #expect(presenter.query.search.unicodeScalars.count == 200)
  }

  @Test func theFiltersAreTheFourteenAndTheDietsOfTheMenu() {
    #expect(
      presenter.filters.map(\.title).prefix(3) == ["glutine", "crostacei", "uova"])
    #expect(presenter.filters.count == 14 + 3)
    #expect(
      presenter.filters.suffix(3).map(\.title) == ["vegetariana", "vegana", "pescetariana"])
  }

  @Test func togglingAFilterHidesAndCounts() {
    perform(.filters)
    #expect(presenter.countsLine == nil)
    perform(.toggle)
    #expect(presenter.filters.first?.isOn == true)
    #expect(titles == [])
    #expect(
      presenter.countsLine == "0 voci  9 nascoste: glutine 3, non dichiarato 6  u mostra")
    perform(.undeclared)
    #expect(titles == ["Diavola", "Tartufo", "Acqua", "Birra", "Tiramisù", "Olive all'ascolana"])
    #expect(presenter.countsLine == "6 voci  3 nascoste: glutine 3  u nascondi")
    perform(.toggle)
    #expect(titles.count == 9)
  }

  @Test func theKeyThatShowsMoreIsNotOfferedWhereItIsText() {
    perform(.filters, .toggle, .back)
    #expect(presenter.countsLine?.hasSuffix("  u mostra") == true)
    perform(.search)
    #expect(presenter.countsLine == "0 voci  9 nascoste: glutine 3, non dichiarato 6")
  }

  @Test func aRowThatIsShownThoughNothingIsStatedSaysSo() {
    perform(.filters, .toggle, .undeclared)
    let cell = MenuCellSpy()
    presenter.configure(cell: cell, forRow: 2, inSection: 0)
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.title == "Diavola")
    #expect(cell.allergenWarning == "chiedere al personale")
  }

  @Test func theOrderCycles() {
    perform(.sort)
    #expect(titles.prefix(3) == ["Diavola", "Margherita", "Marinara"])
    perform(.sort)
    #expect(titles.prefix(3) == ["Marinara", "Margherita", "Diavola"])
    perform(.sort)
    #expect(presenter.query.isEmpty)
  }

  @Test func matchesAreMarkedInTheCell() {
    perform(.search, .insert("marg"))
    let cell = MenuCellSpy()
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.markedTitle == ["Marg"])
  }

  @Test func headingsTellMatchesOfTotalWhileSearching() {
    perform(.search, .insert("fior"))
    let header = MenuHeaderSpy()
    presenter.configure(header: header, forSection: 0)
    #expect(header.title == "Pizze · Le classiche")
    #expect(header.position == "2 di 3")
  }

  @Test func theQueryStaysWhenTheLanguageChanges() {
    perform(.search, .insert("fior"), .accept, .language)
    #expect(titles == ["Margherita", "Diavola", "Tartufo"])
  }

  private func perform(_ commands: Command...) {
    for command in commands {
      presenter.perform(command, pageLength: 1)
    }
  }

  private var titles: [String] {
    (0..<presenter.numberOfSections).flatMap { section in
      (0..<presenter.numberOfRows(inSection: section)).map { title(row: $0, section: section) }
    }
  }

  private var selectedTitle: String? {
    presenter.selection.map { title(row: $0.row, section: $0.section) }
  }

  private func title(row: Int, section: Int) -> String {
    presenter.details(forRow: row, inSection: section)?.title ?? "?"
  }
}
