internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// Draws one state on one canvas: the list, or the page that covers it.
struct ScreenRenderer {
  let state: BrowserState
  let keys: KeyMap
  var canvas: Canvas

  var column: TextColumn { canvas.column }
  var typesetter: Typesetter { column.typesetter }

  mutating func draw() {
    let page = PageRenderer.page(of: state, keys, column, linesAbove: outdatedLines.count)
    if let page { draw(page) } else { drawList() }
  }
}
