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

    /// The context of the page, which decides which keys apply.
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
  /// The pages below this one, to which Esc returns.
  package internal(set) var below: [Page] = []
  /// The headings and rows of the session as one sequence.
  package private(set) var space: RowSpace
  /// The cells that the rows of the menu need.
  package private(set) var widths: MenuWidths
  /// The tabs above the rows.
  package private(set) var tabs: [ListTab]
  /// The index of the selected row in `space`.
  package internal(set) var selected: Int
  /// The index of the first entry on the screen; the list keeps it while the selected row is visible.
  package internal(set) var top = 0
  /// The first visible line of a page that does not fit.
  package internal(set) var scroll = 0
  /// True while a page scrolls freely: the option under its cursor may be off the screen.
  package internal(set) var isReading = false
  /// True if that option was off the screen in the last frame.
  var hidesCursor = false
  package internal(set) var choice = Choice()
  /// A line about the last action.
  package internal(set) var notice: Notice?
  /// The layers of the query that Esc removed, and the dishes removed from the choice. The last one is
  /// restored first.
  var removed: [Removed] = [] {
    didSet { removed.removeFirst(max(0, removed.count - Self.mostRemoved)) }
  }
  /// True after a guest with a choice has asked to leave once.
  var isLeaving = false
  package let isKiosk: Bool
  /// True for a kiosk that has had no input yet: it shows a greeting.
  var isGreeting: Bool
  /// True if the choice outlives the browser, so that leaving loses nothing.
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
    widths = MenuWidths(session.source, typesetter)
    tabs = ListTab.tabs(of: session.source)
    selected = space.row(atOrAfter: 0) ?? 0
  }

  /// Measures another menu, or the same in another language.
  mutating func measure(in viewport: Viewport) {
    widths = MenuWidths(session.source, viewport.typesetter)
    tabs = ListTab.tabs(of: session.source)
  }

  /// The words of the interface.
  package var strings: Strings { _read { yield session.strings } }

  /// The context of the open page, which decides which keys apply.
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

  /// The effects that a command requests from the program.
  package enum Effect: Hashable, Sendable {
    case quit, reload, redraw, suspend
  }

  /// Performs a command. O(rows) if it changes the query, otherwise O(1).
  mutating func perform(_ command: Command, in size: Size) -> Effect? {
    notice = nil
    if command != .quit { isLeaving = false }
    switch command {
    case .move(let step): move(step, in: size)
    case .open: open()
    case .toggle: toggle()
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

  /// Shows a page above this one. Closes it instead if it is already open.
  mutating func show(_ page: Page) {
    if case .search = self.page { endSearch() }
    if self.page.context == page.context { return goBack() }
    below.append(self.page)
    self.page = page
  }

  /// Goes one step back. In the list, this removes a layer of the query, which `U` restores.
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

  /// Leaves a page or the program. Asks once before a choice is lost.
  private mutating func quit() -> Effect? {
    guard page == .list else {
      goBack()
      return nil
    }
    guard choice.isEmpty || keepsChoice || isLeaving else {
      isLeaving = true
      notice = Notice(strings.leavingWarning, brief: strings.leavingWarningBriefly, isWarning: true)
      return nil
    }
    return .quit
  }

  /// Runs a query and keeps the dish under the cursor selected if it is still shown. Another order begins at
  /// the top.
  mutating func ask(_ query: MenuQuery) {
    let dish = query.order == session.query.order ? selectedDish : nil
    session.ask(query)
    rowsChanged(keeping: dish)
  }

  /// Rebuilds the rows and selects the dish, or the first row if it is not shown.
  mutating func rowsChanged(keeping dish: MenuDataSource.DishIndex?) {
    space = RowSpace(session.shown)
    let index = dish.flatMap(session.shown.row(of:)).flatMap {
      space.index(ofRow: $0.row, section: $0.section)
    }
    selected = index ?? space.row(atOrAfter: 0) ?? 0
    top = index == nil ? 0 : min(top, selected)
  }
}
