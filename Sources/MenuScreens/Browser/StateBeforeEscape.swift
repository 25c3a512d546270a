internal import TerminalText

/// The state before a lone Esc: it comes back when the rest of a torn sequence shows that nobody
/// pressed Esc.
struct StateBeforeEscape: Sendable {
  private var state: BrowserState?

  /// Keeps the state before Esc; any other key discards it.
  mutating func keep(_ state: BrowserState, before key: Key) {
    self.state = key == .escape ? state : nil
  }

  /// The state before Esc, once; nil if Esc was not the last key.
  mutating func take() -> BrowserState? {
    defer { state = nil }
    return state
  }

  /// Changes what is kept as the state on the screen is changed: a promise that was withdrawn
  /// meanwhile does not come back.
  mutating func update(_ change: (inout BrowserState) -> BrowserState.Effect?) {
    if var kept = state {
      _ = change(&kept)
      state = kept
    }
  }
}
