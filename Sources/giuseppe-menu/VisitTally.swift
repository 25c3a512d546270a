internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import MenuScreens
internal import Reception

/// Counts what guests look at, if the owner asks for it with `--tally`.
final class VisitTally {
  private let file: TallyFile
  private let language: Language?
  private let mode: Visit.Mode
  private let keepsSearches: Bool
  /// The visit of this guest, since the first key or line.
  private var visit: Visit?

  /// Nil without the option, and for a file that is not a tally.
  init?(_ options: UnattendedOptions, language: Language?, mode: Visit.Mode) {
    guard let path = options.tally else { return nil }
    file = TallyFile(path)
    self.language = language
    self.mode = mode
    keepsSearches = options.tallySearches
    do { try file.check() } catch .notATally { return nil } catch {}
  }

  /// Records what is on the screen after a key.
  func look(at state: BrowserState) {
    let opened: MenuDataSource.DishIndex? =
      if case .dish(let page) = state.page { page.dish } else { nil }
    look(
      at: state.session, choice: state.choice, opened: opened, isSearched: state.context == .list)
  }

  /// Records what the answer to a line has shown.
  func look(at linear: LinearMenu) {
    look(at: linear.session, choice: linear.choice, opened: linear.opened, isSearched: true)
    if let text = linear.searchedInVain { visit?.searchInVain(text) }
  }

  private func look(
    at session: MenuSession, choice: Choice, opened: MenuDataSource.DishIndex?, isSearched: Bool
  ) {
    var visit =
      visit
      ?? Visit(
        on: .local, hour: TimeOfDay.local.hour, language: language, mode: mode,
        keepsSearches: keepsSearches)
    let menu = session.source.menu
    if let opened, let dish = menu[opened] { visit.open(dish, in: opened.list) }
    for line in choice.lines {
      if let dish = menu[line.dish] { visit.choose(dish, in: line.dish.list) }
    }
    if isSearched {
      visit.filter(session.query.combinedFilter)
      if session.findsNothing { visit.searchInVain(session.query.typed.text) }
    }
    self.visit = visit
  }

  /// Writes the visit; a failure is not shown to guests.
  func end() {
    if let visit { try? file.append(visit.record) }
    visit = nil
  }
}
