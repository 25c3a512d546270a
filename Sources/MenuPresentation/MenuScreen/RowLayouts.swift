/// The rows of the last frame as they were laid out: those that say the same are not laid out again.
struct RowLayouts {
  private struct Layout {
    let path: RowPath
    let row: RowText
    let look: RowLook
    let lines: [[Span]]
  }

  /// What may still come again, in the order of the rows.
  private var known: ArraySlice<Layout> = []
  private var made: [Layout] = []

  /// Makes the frame so far the last one.
  mutating func beginFrame() {
    known = made[...]
    made = []
  }

  /// The lines of a row; rows come in their order. O(1) amortised for a row that says the same.
  mutating func lines(
    of row: RowText, _ look: RowLook, at path: RowPath, text: TerminalText
  ) -> [[Span]] {
    known = known.drop { ($0.path.section, $0.path.row) < (path.section, path.row) }
    var lines: [[Span]]?
    if let last = known.first, last.path == path, last.row == row, last.look == look {
      lines = last.lines
    }
    let layout = Layout(
      path: path, row: row, look: look, lines: lines ?? row.lines(look, text: text))
    made.append(layout)
    return layout.lines
  }
}
