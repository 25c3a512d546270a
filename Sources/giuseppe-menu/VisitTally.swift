internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import MenuScreens
internal import Reception
internal import TerminalText

/// Counts what guests look at, where the owner asks for it by `--tally`.
final class VisitTally {
  private let file: TallyFile
  private let language: Language?
  private let mode: Visit.Mode
  private let keepsSearches: Bool
  /// The visit of this guest, from his first key or line on.
  private var visit: Visit?

  /// Nil where nobody asked for it, and for a file that is something else than a tally.
  init?(_ options: UnattendedOptions, language: Language?, mode: Visit.Mode) {
    guard let path = options.tally else { return nil }
    file = TallyFile(path)
    self.language = language
    self.mode = mode
    keepsSearches = options.tallySearches
    do { try file.check() } catch .notATally { return nil } catch {}
  }

  /// Looks at what the guest has before him after a key.
  func look(at state: BrowserState) {
    let opened: MenuDataSource.DishIndex? =
      if case .dish(let page) = state.page { page.dish } else { nil }
    look(
      at: state.session, choice: state.choice, opened: opened, isSearched: state.context == .list)
  }

  /// Looks at what the guest was told after a line.
  func look(at linear: LinearMenu) {
    look(at: linear.session, choice: linear.choice, opened: linear.opened, isSearched: true)
  }

  private func look(
    at session: MenuSession, choice: Choice, opened: MenuDataSource.DishIndex?, isSearched: Bool
  ) {
    var visit =
      visit
      ?? Visit(
        on: .local, hour: TimeOfDay.local.hour, language: language, mode: mode,
        keepsSearches: keepsSearches)
    let menu = session.menu.menu
    func dish(_ place: MenuDataSource.DishIndex) -> Dish? {
      menu.dish(at: place.position, in: place.list)
    }
    if let opened, let dish = dish(opened) { visit.open(dish, at: opened) }
    for line in choice.lines {
      if let dish = dish(line.dish) { visit.choose(dish, at: line.dish) }
    }
    if isSearched {
      visit.filter(session.query.combinedFilter)
      if session.isSearchInVain { visit.searchInVain(session.query.typed.text) }
    }
    self.visit = visit
  }

  /// Writes the visit; a tally that cannot be written is no matter of guests.
  func end() {
    if let visit { try? file.append(visit.record) }
    visit = nil
  }
}

extension Run {
  /// Tells an owner at the start why nothing will be counted; the menu is shown all the same.
  func tellTally(_ options: UnattendedOptions) {
    guard let path = options.tally else { return }
    do {
      try TallyFile(path).check()
    } catch {
      program.tell(tallyError(error, path))
    }
  }

  /// An error of a tally as a program ends with it.
  func tallyError(
    _ error: TallyFile.Failure, _ path: LocalPath, isRead: Bool = false
  ) -> ProgramError {
    switch error {
    case .missing:
      let cure = "install -m 620 /dev/null \(path)"
      let reason = Phrase(
        "there is no such file; \(cure) makes one", "il file non c'è; \(cure) lo crea")
      return failure(.noInput, of: path, reason)
    case .notATally:
      let reason = Phrase("it is no tally of visits", "non è un conto di visite")
      return failure(.dataError, of: path, reason)
    case .busy:
      let reason = Phrase("somebody else folds it", "qualcun altro lo riassume")
      return failure(.unavailable, of: path, reason)
    case .system(let code):
      let reason = String(cString: strerror(code))
      return failure(isRead ? .noInput : .ioError, of: path, Phrase(reason, reason))
    }
  }
}

extension Day {
  /// Today, as the clocks of this place show it.
  static var local: Day {
    let (year, month, day) = LocalDate.today
    return Day(year: year, month: month, day: day)
  }
}
