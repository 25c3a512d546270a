package import MenuCore
package import TerminalText

/// The browser: events become commands, commands change the state, the state is drawn.
package final class Browser {
  package private(set) var state: BrowserState
  private let keys: KeyMap
  private let renderer: BrowserRenderer
  private var size = Size(columns: 80, lines: 24)
  private var targets: [ClickTarget] = []
  /// Reads the menu's file anew.
  package var reload: () -> Void = {}

  package init(
    _ session: MenuSession, typesetter: Typesetter, isKiosk: Bool = false, keepsChoice: Bool = false
  ) {
    state = BrowserState(session, isKiosk: isKiosk)
    state.keepsChoice = keepsChoice
    keys = isKiosk ? .kiosk : .standard
    renderer = BrowserRenderer(typesetter: typesetter, keys: keys)
  }

  /// Draws the state, and keeps the selected row on the screen.
  package func frame(for size: Size) -> Frame {
    self.size = size
    let drawing = renderer.draw(state, in: size)
    state.top = drawing.top
    state.scroll = drawing.scroll
    targets = drawing.targets
    return drawing.frame
  }

  /// Handles an event; false when the guest has enough.
  package func handle<S: Screen & ~Copyable>(_ event: ScreenEvent, on screen: inout S) -> Bool {
    guard case .key(let key) = event else { return true }
    switch handle(key) {
    case .quit: return false
    case .reload: reload()
    case .redraw: screen.redraw()
    case .suspend: screen.suspend()
    case nil: break
    }
    return true
  }

  /// Handles a key; the effect that is left to the program.
  package func handle(_ key: Key) -> BrowserState.Effect? {
    // Too small to show anything: a guest does not act on what he cannot see.
    if !BrowserRenderer.canShow(size) {
      let command = keys.command(for: key, in: .list)
      return command == .quit ? state.update(.quit, in: size) : nil
    }
    if case .mouse(let action, let position) = key { return click(action, at: position) }
    if case .paste = key, state.context != .search { return nil }
    // Letters are typed; the keys that do not edit are the search's own.
    if state.context == .search, state.type(key) { return nil }
    return keys.command(for: key, in: state.context).flatMap { state.update($0, in: size) }
  }

  private func click(_ action: MouseAction, at position: Position) -> BrowserState.Effect? {
    switch action {
    case .wheelUp: return state.update(.move(.up), in: size)
    case .wheelDown: return state.update(.move(.down), in: size)
    case .click, .doubleClick:
      guard let target = targets.first(where: { $0.contains(position) }) else { return nil }
      if case .row(let place) = target.action {
        let isSelected = state.selected == place
        state.selected = place
        if isSelected || action == .doubleClick { state.openRow() }
        return nil
      }
      // Anything else the first click of a double one has done.
      guard action == .click else { return nil }
      if target.action != .command(.quit) { state.isLeaving = false }
      switch target.action {
      case .list(let number): state.jump(toList: number)
      case .option(let number): state.mark(option: number)
      case .clause(let number): state.removeClause(number)
      case .command(let command): return state.update(command, in: size)
      case .row: break
      }
      return nil
    }
  }

  /// Follows the menu's file: selection and choice are kept, and what is gone is told.
  package func follow(_ event: MenuReading.FileEvent) { state.follow(event) }

  /// Takes the promises of the menu back, and says since when it is out of date: its file has had a problem
  /// for a minute.
  package func withdrawPromises() { state.withdrawPromises() }

  /// Begins anew for the next guest.
  package func reset() { state.reset() }

  /// Tells something in the line of notices.
  package func tell(_ text: String?) { state.notice = text }
}

/// A part of the screen that can be clicked.
package struct ClickTarget: Hashable, Sendable {
  /// The thing that a click does.
  package enum Action: Hashable, Sendable {
    case list(Int)
    case row(Int)
    /// The option of this number on the page that is open.
    case option(Int)
    /// The clause of this number, to be taken away.
    case clause(Int)
    case command(Command)
  }

  let line: Int
  let columns: Range<Int>
  let action: Action

  func contains(_ position: Position) -> Bool {
    position.line == line && columns.contains(position.column)
  }
}

extension BrowserState {
  /// Takes the promises of the menu back; the dish under the cursor stays there, if a filter leaves it.
  mutating func withdrawPromises() {
    let dish = selectedDish
    session.withdrawPromises()
    rowsChanged(keeping: dish)
  }

  /// Takes over another menu: the dishes that are selected, open and chosen are found in it, and those
  /// that are gone are told.
  mutating func follow(_ event: MenuReading.FileEvent) {
    let (old, selected, before) = (session.menu, selectedDish, self.selected)
    session.follow(event)
    let new = session.menu.menu
    var gone = choice.follow(from: old, to: new)
    func index(_ dish: MenuDataSource.DishIndex) -> MenuDataSource.DishIndex? {
      old.menu.dish(at: dish.position, in: dish.list).flatMap { new.index(of: $0, from: dish) }
    }
    func followed(_ page: Page) -> Page? {
      switch page {
      case .dish(var page):
        guard let dish = index(page.dish) else { return nil }
        let line = page.line.following(from: old.menu, to: new)
        page = DishPage(dish, session, line: line, cursor: page.cursor)
        return .dish(page)
      case .search(var field):
        field.dish = field.dish.flatMap(index)
        return .search(field)
      case .choice(let row): return .choice(min(row, max(0, choiceRows - 1)))
      case .list, .filters, .help: return page
      }
    }
    let kept = selected.flatMap(index)
    rowsChanged(keeping: kept)
    if kept == nil { self.selected = space.row(atOrBefore: before) ?? 0 }
    below = below.compactMap(followed)
    if let page = followed(page) {
      if page != self.page { self.page = page }
    } else {
      if case .dish(let page) = page,
        let dish = old.menu.dish(at: page.dish.position, in: page.dish.list)
      {
        gone.append(old.context.text(dish.name))
      }
      (page, below) = (.list, [])
    }
    if !gone.isEmpty { notice = strings.isGone.filled(gone.concatenated(separator: ", ")) }
  }
}
