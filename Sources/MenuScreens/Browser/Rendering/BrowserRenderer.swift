package import TerminalText

/// Draws the state of the browser: a pure function of the state and the size.
package struct BrowserRenderer {
  /// A drawing: the frame, and the parts of it that can be clicked.
  package struct Drawing {
    package var frame: Frame
    package var targets: [ClickTarget] = []
    /// The first visible entry of the list, or the first visible line of a page; nil if there is no room for
    /// either.
    package var first: Int?
    /// True if the option under the cursor of a page is off the screen.
    package var hidesCursor = false
    /// The entries of the list, nil if a page covers it.
    var rows: ListRows?
  }

  let typesetter: Typesetter
  let keys: KeyMap

  package init(typesetter: Typesetter, keys: KeyMap) {
    self.typesetter = typesetter
    self.keys = keys
  }

  /// True for a screen with room for a row.
  package static func canShow(_ size: Size) -> Bool { size.columns >= 10 && size.lines >= 3 }

  /// Draws a state. Reuses the unchanged rows of the previous drawing; without it, the result is the same but
  /// takes longer.
  package func draw(_ state: BrowserState, in size: Size, after before: Drawing? = nil) -> Drawing {
    guard Self.canShow(size) else { return drawSize(size) }
    var canvas = Canvas(TextColumn(size: size, typesetter: typesetter))
    canvas.rowsBefore = before?.rows
    var screen = ScreenRenderer(scene: Scene(state, keys), canvas: canvas)
    screen.draw()
    return Drawing(
      frame: screen.canvas.frame(), targets: screen.canvas.targets, first: screen.canvas.first,
      hidesCursor: screen.canvas.hidesCursor, rows: screen.canvas.rows)
  }

  /// Shows its size on a screen that is too small for a row.
  private func drawSize(_ size: Size) -> Drawing {
    var lines: [Line] = []
    for number in 0..<max(1, size.lines) {
      var line = LineBuilder(columns: size.columns, typesetter: typesetter)
      if number == 0 { line.add("\(size.columns)x\(size.lines)") }
      lines.append(line.spans)
    }
    return Drawing(frame: Frame(lines: lines, cursor: Position(line: 0, column: 0)))
  }
}
