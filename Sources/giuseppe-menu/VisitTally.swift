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

  /// Nil without the option, and for a file that is not a tally.
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
    let menu = session.menu.menu
    func dish(_ place: MenuDataSource.DishIndex) -> Dish? {
      menu[place]
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

  /// Writes the visit; guests are not shown that a tally cannot be written.
  func end() {
    if let visit { try? file.append(visit.record) }
    visit = nil
  }
}

extension Run {
  /// Ends the program before the first frame if visits are to be counted and cannot be.
  func checkTally(_ options: UnattendedOptions, isKiosk: Bool) throws {
    guard let path = options.tally else { return }
    do {
      try TallyFile(path).check()
    } catch {
      // A kiosk does not name files.
      guard !isKiosk else {
        let reason = brief(error)
        let english = reason.words(in: .english)
        let italian = reason.words(in: .italian)
        throw ProgramError(
          .noInput,
          "--tally: visits cannot be counted: \(english); giuseppe-menu reception report says more",
          italian:
            "--tally: le visite non si possono contare: \(italian); giuseppe-menu reception report dice di più"
        )
      }
      throw failure(.noInput, of: path, reason(of: error, path))
    }
  }

  /// An error of a tally as a program ends with it.
  func tallyError(
    _ error: TallyFile.Failure, _ path: LocalPath, isRead: Bool = false
  ) -> ProgramError {
    let status: ExitStatus
    switch error {
    case .missing: status = .noInput
    case .notATally: status = .dataError
    case .busy: status = .unavailable
    case .system: status = isRead ? .noInput : .ioError
    }
    return failure(status, of: path, reason(of: error, path))
  }

  /// The reason, and for a missing file how to make one.
  private func reason(of error: TallyFile.Failure, _ path: LocalPath) -> Phrase {
    guard error == .missing else { return brief(error) }
    let cure = "install -m 620 /dev/null \(path)"
    return Phrase("there is no such file; \(cure) makes one", "il file non c'è; \(cure) lo crea")
  }

  /// The reason without the path.
  private func brief(_ error: TallyFile.Failure) -> Phrase {
    switch error {
    case .missing: return Phrase("there is no such file", "il file non c'è")
    case .notATally: return Phrase("it is not a tally of visits", "non è un conto di visite")
    case .busy: return Phrase("it is being folded", "lo sta riassumendo un altro programma")
    case .system(EACCES), .system(EPERM):
      return Phrase("you have no permission for it", "mancano i permessi")
    case .system(ELOOP):
      return Phrase("it is a link: name the file itself", "è un link: indicare il file stesso")
    case .system(let code):
      let reason = String(cString: strerror(code))
      return Phrase(reason, reason)
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
