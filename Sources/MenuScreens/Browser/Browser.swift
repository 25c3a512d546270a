package import MenuCore
package import MenuPresentation
package import TerminalText

/// The browser: events become commands, commands change the state, the state is drawn.
package final class Browser {
  package private(set) var state: BrowserState
  private var beforeEscape = StateBeforeEscape()
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
    if event == .escapeWithdrawn { withdrawEscape() }
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
    beforeEscape.keep(state, before: key)
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

  /// Takes the last key back, if it was Esc: it was the first byte of another key, or of an answer.
  package func withdrawEscape() {
    guard let before = beforeEscape.take() else { return }
    state = before
    // A click that follows was made on the screen before.
    _ = frame(for: size)
  }

  /// Follows the menu's file: selection and choice are kept, and what is gone is told.
  package func follow(_ event: MenuReading.FileEvent) { update { $0.follow(event) } }

  /// Takes the promises of the menu back, and says since when it is out of date: its file has had a problem
  /// for a minute.
  package func withdrawPromises() { update { $0.withdrawPromises() } }

  /// Begins anew for the next guest.
  package func reset() { update { $0.reset() } }

  /// Tells something in the line of notices.
  package func tell(_ text: String?) { update { $0.notice = text } }

  /// Changes the state for another reason than a key.
  private func update(_ change: (inout BrowserState) -> Void) {
    change(&state)
    beforeEscape.update(change)
  }
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

  /// Takes over another menu: the dishes that are selected, open and chosen are found in it; those that
  /// are gone, sold out or have another price are told.
  mutating func follow(_ event: MenuReading.FileEvent) {
    let old = session.menu
    let selected = selectedDish
    let before = self.selected
    session.follow(event)
    let changes = choice.follow(from: old, to: session.menu.menu)
    let kept = selected.flatMap { index(of: $0, from: old) }
    rowsChanged(keeping: kept)
    if kept == nil { self.selected = space.row(atOrBefore: before) ?? 0 }
    below = below.compactMap { followed($0, from: old) }
    var gone = changes.gone
    if let page = followed(page, from: old) {
      if page != self.page { self.page = page }
    } else {
      if case .dish(let page) = page { gone += [old.name(of: page.dish)].compactMap(\.self) }
      page = .list
      below = []
    }
    guard !gone.isEmpty || !changes.lines.isEmpty else { return }
    let lost = gone.isEmpty ? [] : [strings.isGone.filled(gone.concatenated(separator: ", "))]
    let news = lost + changes.lines.compactMap { remark(onLine: $0) }
    // A price that is the old one again takes the notice of the new one back.
    notice = news.isEmpty ? nil : news.concatenated(separator: " · ")
  }

  /// A line of the choice that is sold out or has another price. `Marinara: era 5,50 €`
  private func remark(onLine place: Int) -> String? {
    let line = choice.lines[place]
    return strings.remark(of: line, of: choice, in: session.menu).map {
      choice.name(of: line, in: session.menu) + strings.colon + $0
    }
  }

  /// The place of a dish of another menu, nil where it is gone.
  private func index(
    of dish: MenuDataSource.DishIndex, from old: MenuDataSource
  ) -> MenuDataSource.DishIndex? {
    old.menu.dish(at: dish.position, in: dish.list)
      .flatMap { session.menu.menu.index(of: $0, from: dish) }
  }

  /// The same page over the menu that is shown now, nil where its dish is gone.
  private func followed(_ page: Page, from old: MenuDataSource) -> Page? {
    switch page {
    case .dish(let page):
      guard let dish = index(of: page.dish, from: old) else { return nil }
      var line = page.line.following(from: old.menu, to: session.menu.menu)
      // It is not chosen yet: `+` takes it for the price that is shown now.
      line?.previous = nil
      return .dish(DishPage(dish, session, line: line, cursor: page.cursor))
    case .search(var field):
      field.dish = field.dish.flatMap { index(of: $0, from: old) }
      return .search(field)
    case .choice(let row): return .choice(min(row, max(0, choiceRows - 1)))
    case .list, .filters, .help: return page
    }
  }
}

extension MenuDataSource {
  /// The name of a dish, nil where there is none.
  fileprivate func name(of dish: DishIndex) -> String? {
    menu.dish(at: dish.position, in: dish.list).map { context.text($0.name) }
  }
}
