internal import MenuPresentation
internal import TerminalText

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
