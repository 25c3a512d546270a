internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import Reception
internal import TerminalText

/// Counts what guests look at, where the owner asks for it by `--tally`.
final class VisitTally {
  private let file: TallyFile
  private let language: Language?
  private let mode: Visit.Mode
  private let keepsSearches: Bool
  private var visit: Visit?
  private var chosen = 0

  /// Nil where nobody asked for it.
  init?(_ arguments: Arguments, language: Language?, mode: Visit.Mode) {
    guard let path = arguments.path("tally") else { return nil }
    file = TallyFile(path)
    (self.language, self.mode) = (language, mode)
    keepsSearches = arguments.has("tally-searches")
  }

  private func begin() -> Visit {
    Visit(
      on: .local, hour: TimeOfDay.local.hour, language: language, mode: mode,
      keepsSearches: keepsSearches)
  }

  /// Looks at what the guest has before him after a key.
  func look(at state: BrowserState) {
    var visit = visit ?? begin()
    let menu = state.session.menu.menu
    if case .dish(let page) = state.page,
      let dish = menu.dish(at: page.dish.position, in: page.dish.list)
    {
      visit.open(dish, at: page.dish)
    }
    note(state.choice, menu, &visit)
    if state.context == .list {
      visit.filter(state.session.query.combinedFilter)
      let isInVain = !state.session.query.typed.isEmpty && state.session.shown.counts.shown == 0
      if isInVain { visit.searchInVain(state.session.query.typed.text) }
    }
    self.visit = visit
  }

  private func note(_ choice: Choice, _ menu: Menu, _ visit: inout Visit) {
    guard choice.numberOfDishes > chosen else { return chosen = choice.numberOfDishes }
    chosen = choice.numberOfDishes
    for line in choice.lines {
      if let dish = menu.dish(at: line.dish.position, in: line.dish.list) {
        visit.choose(dish, at: line.dish)
      }
    }
  }

  /// Writes the visit; a tally that cannot be written is no matter of guests.
  func end(_ state: BrowserState) {
    guard let visit else { return }
    try? file.append(visit.record)
    self.visit = nil
    chosen = 0
  }

  /// Writes the visit of the reader that answers line by line.
  func end(_ choice: Choice) {
    try? file.append((visit ?? begin()).record)
    visit = nil
  }
}

extension Day {
  /// Today, as the clocks of this place show it.
  static var local: Day {
    let (year, month, day) = LocalDate.today
    return Day(year: year, month: month, day: day)
  }
}
