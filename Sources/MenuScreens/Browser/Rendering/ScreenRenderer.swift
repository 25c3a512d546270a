internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// What is drawn. The parts of a drawing share it, because copying the state retains a hundred objects.
final class Scene: Sendable {
  let state: BrowserState
  /// The words of the language shown. Reading them from the state copies all of them.
  let strings: Strings
  let keys: KeyMap

  init(_ state: BrowserState, _ keys: KeyMap) {
    self.state = state
    strings = Strings[state.session.context.interfaceLanguage]
    self.keys = keys
  }
}

/// Draws one state on one canvas: the list, or the page that covers it.
struct ScreenRenderer {
  let scene: Scene
  var canvas: Canvas

  var state: BrowserState { _read { yield scene.state } }
  var session: MenuSession { _read { yield scene.state.session } }
  var strings: Strings { _read { yield scene.strings } }
  var keys: KeyMap { scene.keys }
  var column: TextColumn { canvas.column }
  var typesetter: Typesetter { column.typesetter }

  mutating func draw() {
    let page = PageRenderer.page(of: scene, in: column, linesAbove: outdatedLines.count)
    if let page { draw(page) } else { drawList() }
  }
}
