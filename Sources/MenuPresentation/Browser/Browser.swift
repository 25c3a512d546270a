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
      switch target.action {
      case .list(let number): state.jump(toList: number)
      case .row(let place):
        let isSelected = state.selected == place
        state.selected = place
        if isSelected || action == .doubleClick { return state.update(.open, in: size) }
      case .option(let number): state.mark(option: number)
      case .clause(let number): state.removeClause(number)
      case .command(let command): return state.update(command, in: size)
      }
      return nil
    }
  }

  /// Follows the menu's file: selection and choice are kept, and what is gone is told.
  package func follow(_ event: MenuReading.FileEvent) { state.follow(event) }

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
  mutating func follow(_ event: MenuReading.FileEvent) {
    let (old, selected) = (session.menu, selectedDish)
    session.follow(event)
    let new = session.menu.menu
    let gone = choice.follow(from: old, to: new)
    var kept: MenuDataSource.DishIndex?
    if let selected, let dish = old.menu.dish(at: selected.position, in: selected.list) {
      kept = new.position(of: dish, in: selected).map {
        MenuDataSource.DishIndex(list: selected.list, position: $0)
      }
    }
    let before = self.selected
    rowsChanged(keeping: kept)
    if kept == nil { self.selected = space.row(atOrBefore: before) ?? 0 }
    if case .dish(let page) = page {
      if let kept, page.dish == selected {
        self.page = .dish(DishPage(kept, session))
      } else {
        self.page = .list
        below = []
      }
    }
    if let name = gone.first { notice = strings.isGone.filled(name) }
  }
}
