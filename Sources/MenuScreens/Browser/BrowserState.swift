package import MenuCore
package import MenuPresentation
package import TerminalText

/// Everything that the browser shows, as a value: `update` alone changes it, `BrowserRenderer` draws it.
package struct BrowserState: Equatable, Sendable {
  /// The page before the guest.
  package enum Page: Hashable, Sendable {
    case list
    /// The list, while a search is being typed.
    case search(SearchField)
    case dish(DishPage)
    case filters(FilterPage)
    /// The choice, with the row under the cursor.
    case choice(Int)
    case help

    /// The screen, as far as keys differ on it.
    var context: Context {
      switch self {
      case .list: .list
      case .search: .search
      case .dish: .dish
      case .filters: .filters
      case .choice: .choice
      case .help: .help
      }
    }
  }

  package internal(set) var session: MenuSession
  package internal(set) var page = Page.list {
    didSet {
      scroll = 0
      isReading = false
    }
  }
  /// The pages below this one, which Esc leads back to.
  package internal(set) var below: [Page] = []
  /// The rows of the session as one line.
  package private(set) var space: RowSpace
  /// The cells that the rows of the menu need.
  package private(set) var widths: MenuWidths
  /// The tabs above them.
  package private(set) var tabs: [ListTab]
  /// The place of the selected row in it.
  package internal(set) var selected: Int
  /// The place of the entry that was the first on the screen; while the selected row is seen it stays so.
  package internal(set) var top = 0
  /// The first line of a page that does not fit.
  package internal(set) var scroll = 0
  /// True while a page scrolls freely: the option under its cursor may be off the screen.
  package internal(set) var isReading = false
  /// True if that option was off the screen that the guest saw last.
  var hidesCursor = false
  package internal(set) var choice = Choice()
  /// A line about what was done last.
  package internal(set) var notice: Notice?
  /// The layers of the query that Esc took away, and the dishes that went out of the choice; the last one
  /// comes back first.
  var removed: [Removed] = [] {
    didSet { removed.removeFirst(max(0, removed.count - Self.mostRemoved)) }
  }
  /// True once a guest who has a choice has asked to leave.
  var isLeaving = false
  package let isKiosk: Bool
  /// True at a kiosk without input so far: it shows a greeting.
  var isGreeting: Bool
  /// True if the choice outlives the browser, so that nothing is lost.
  let keepsChoice: Bool

  package init(
    _ session: MenuSession, typesetter: Typesetter, isKiosk: Bool = false,
    keepsChoice: Bool = false
  ) {
    self.session = session
    self.isKiosk = isKiosk
    isGreeting = isKiosk
    self.keepsChoice = keepsChoice
    space = RowSpace(session.shown)
    widths = MenuWidths(session.menu, typesetter)
    tabs = ListTab.tabs(of: session.menu)
    selected = space.row(atOrAfter: 0) ?? 0
  }

  /// Measures another menu, or the same in another language.
  mutating func measure(in viewport: Viewport) {
    widths = MenuWidths(session.menu, viewport.typesetter)
    tabs = ListTab.tabs(of: session.menu)
  }

  /// The words of the interface.
  package var strings: Strings { _read { yield session.strings } }

  /// The screen, as far as keys differ on it.
  package var context: Context { page.context }

  /// The section and row under the cursor of the list, nil for an empty list.
  package var selectedRow: (row: Int, section: Int)? {
    if case .row(let row, let section)? = space[selected] { return (row, section) }
    return nil
  }

  /// The dish under the cursor of the list.
  package var selectedDish: MenuDataSource.DishIndex? {
    selectedRow.flatMap { session.shown.dishIndex(forRow: $0.row, inSection: $0.section) }
  }

  /// The things that a command asks of the program.
  package enum Effect: Hashable, Sendable {
    case quit, reload, redraw, suspend
  }

  /// Does a command; O(1) but for a query, which is O(rows).
  mutating func perform(_ command: Command, in size: Size) -> Effect? {
    notice = nil
    if command != .quit { isLeaving = false }
    switch command {
    case .move(let step): move(step, in: size)
    case .open: open()
    case .mark: mark()
    case .add: add()
    case .remove: remove()
    case .search: startSearch()
    case .filters:
      session.gatherFacts()
      show(.filters(FilterPage(session)))
    case .choice: show(.choice(0))
    case .language:
      let dish = selectedDish
      session.showNextLanguage()
      if page == .help { session.gatherExamples() }
      rowsChanged(keeping: dish)
    case .back: goBack()
    case .restore: restore()
    case .help:
      session.gatherExamples()
      show(.help)
    case .quit: return quit()
    case .reload: return .reload
    case .redraw: return .redraw
    case .suspend: return .suspend
    }
    return nil
  }

  /// Shows a page over this one; a page that is open already closes instead.
  mutating func show(_ page: Page) {
    if case .search = self.page { endSearch() }
    if self.page.context == page.context { return goBack() }
    below.append(self.page)
    self.page = page
  }

  /// One step back; from the list it takes a layer of the query away, which `U` brings back.
  private mutating func goBack() {
    switch page {
    case .list:
      if let layer = session.query.topLayer { remove(layer) }
    case .search(let field):
      page = .list
      ask(field.before)
    default: page = below.popLast() ?? .list
    }
  }

  private mutating func remove(_ layer: QueryLayer) {
    let query = session.query
    let names = strings.names(of: layer, in: query, session.context)
    var rest = query
    rest.remove(layer, in: session.context)
    ask(rest)
    removed.append(.layer(RemovedLayer(layer, of: query, leaving: session.query)))
    let briefName = strings.briefName(of: layer, in: query)
    notice = Notice(
      strings.removed.filled(names.joined(separator: " · "), "U"),
      brief: strings.removed.filled(briefName, "U"), "U   + \(briefName)")
  }

  /// Leaves a page, or the program; a choice that would be lost is asked about once.
  private mutating func quit() -> Effect? {
    guard page == .list else {
      goBack()
      return nil
    }
    guard choice.isEmpty || keepsChoice || isLeaving else {
      isLeaving = true
      notice = Notice(strings.lost, brief: strings.lostBriefly, isWarning: true)
      return nil
    }
    return .quit
  }

  /// Asks a query and keeps the dish under the cursor, where it is still shown.
  mutating func ask(_ query: MenuQuery) {
    let dish = selectedDish
    session.ask(query)
    rowsChanged(keeping: dish)
  }

  /// Finds the place of a dish among other rows, or the first row.
  mutating func rowsChanged(keeping dish: MenuDataSource.DishIndex?) {
    space = RowSpace(session.shown)
    let place = dish.flatMap(session.shown.row(of:)).flatMap {
      space.place(ofRow: $0.row, section: $0.section)
    }
    selected = place ?? space.row(atOrAfter: 0) ?? 0
    top = place == nil ? 0 : min(top, selected)
  }

  /// Resets everything for the next guest.
  mutating func reset(in viewport: Viewport) {
    session.reset()
    self = BrowserState(
      session, typesetter: viewport.typesetter, isKiosk: isKiosk, keepsChoice: keepsChoice)
  }
}
