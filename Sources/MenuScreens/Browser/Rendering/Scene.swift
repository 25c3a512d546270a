internal import MenuPresentation

/// What is drawn. The parts of a drawing share it, because copying the state retains a hundred objects.
final class Scene: Sendable {
  let state: BrowserState
  /// The words of the language shown. Reading them from the state copies all of them.
  let strings: Strings
  let keys: KeyMap

  init(_ state: BrowserState, _ keys: KeyMap) {
    self.state = state
    strings = state.session.context.strings
    self.keys = keys
  }
}
