package import MenuCore
package import MenuPresentation
package import TerminalText

/// The browser: turns events into commands, applies them to the state and draws it.
package final class Browser {
  package private(set) var state: BrowserState {
    didSet { isDrawn = false }
  }
  /// The state before a lone Esc, if that was the last key. It is restored if the rest of a split key
  /// sequence shows that Esc was not pressed.
  private var beforeEscape: BrowserState?
  private let keys: KeyMap
  private let renderer: BrowserRenderer
  private var size = Size(columns: 80, lines: 24)
  /// The last drawing, and whether it still matches the state and the size.
  private var drawing: BrowserRenderer.Drawing?
  private var isDrawn = false
  /// Reads the menu's file again.
  package var reload: () -> Void = {}

  package init(
    _ session: MenuSession, typesetter: Typesetter, isKiosk: Bool = false, keepsChoice: Bool = false
  ) {
    state = BrowserState(
      session, typesetter: typesetter, isKiosk: isKiosk, keepsChoice: keepsChoice)
    keys = isKiosk ? .kiosk : .standard
    renderer = BrowserRenderer(typesetter: typesetter, keys: keys)
  }

  /// Draws the state. Events that follow are handled for a screen of this size.
  package func frame(for size: Size) -> Frame {
    if size != self.size { isDrawn = false }
    self.size = size
    return drawn().frame
  }

  /// The state as it is on the screen. It is drawn once, both for the screen and for the next key, which
  /// needs to know where the visible part of the list begins.
  private func drawn() -> BrowserRenderer.Drawing {
    if isDrawn, let drawing { return drawing }
    let drawing = renderer.draw(state, in: size, after: self.drawing)
    self.drawing = drawing
    isDrawn = true
    return drawing
  }

  private func viewport(of drawing: BrowserRenderer.Drawing) -> Viewport {
    Viewport(
      size: size, typesetter: renderer.typesetter, first: drawing.first,
      hidesCursor: drawing.hidesCursor)
  }

  /// Handles an event. Returns false when the guest leaves.
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

  /// Handles a key. Returns the effect that the program has to carry out.
  package func handle(_ key: Key) -> BrowserState.Effect? {
    beforeEscape = key == .escape ? state : nil
    // Too small to show anything: guests must not act on what they cannot see.
    if !BrowserRenderer.canShow(size) {
      let command = keys.command(for: key, in: .list)
      return command == .quit ? update(.command(.quit)) : nil
    }
    if case .mouse(let action, let position) = key { return click(action, at: position) }
    // The search field takes the keys that edit a text; the others are commands.
    if case .search(let field) = state.page, field.isEdited(by: key) { return update(.typed(key)) }
    if let command = keys.command(for: key, in: state.context) { return update(.command(command)) }
    return update(.unbound(key))
  }

  @discardableResult
  private func update(_ event: BrowserState.Event) -> BrowserState.Effect? {
    let viewport = viewport(of: drawn())
    return state.update(event, in: viewport)
  }

  private func click(_ action: MouseAction, at position: Position) -> BrowserState.Effect? {
    switch action {
    case .wheelUp: return update(.command(.move(.up)))
    case .wheelDown: return update(.command(.move(.down)))
    case .click, .doubleClick:
      let target = drawn().targets.first { $0.contains(position) }
      guard let target else { return nil }
      return update(.clicked(target.action, isSecond: action == .doubleClick))
    }
  }

  /// Undoes the last key if it was Esc: it was really the first byte of another key or of a terminal reply.
  package func withdrawEscape() {
    guard let before = beforeEscape else { return }
    beforeEscape = nil
    state = before
  }

  /// Follows the menu's file: selection and choice are kept, and what is gone is reported.
  package func follow(_ event: MenuReading.FileEvent) { change(.file(event)) }

  /// Withdraws the promises of the menu and shows since when it is out of date: its file has had a problem
  /// for a minute.
  package func withdrawPromises() { change(.outdated) }

  /// Resets everything for the next guest.
  package func reset() { change(.nextGuest) }

  /// Shows a text in the notice line.
  package func announce(_ text: String?) { change(.noticed(text)) }

  /// Changes the state for a reason other than a key. The state saved before Esc changes too, so that undoing
  /// Esc does not bring back a promise that was withdrawn meanwhile.
  private func change(_ event: BrowserState.Event) {
    update(event)
    guard var before = beforeEscape else { return }
    _ = before.update(event, in: viewport(of: renderer.draw(before, in: size)))
    beforeEscape = before
  }
}
