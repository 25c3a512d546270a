internal import OldMenuCore

/// The rows of the last frame as they were laid out: those that say the same are not laid out again.
///
/// A memo, which `render` only asks: a frame is the same whether a row is found in it or laid out anew.
package final class RowLayouts {
  /// Shared, because to copy all that a row says costs more than to find it.
  private final class Layout {
    let path: RowPath
    let row: RowText
    let look: RowLook
    let lines: RowLines

    init(_ row: RowText, _ look: RowLook, at path: RowPath, text: TerminalText) {
      self.path = path
      self.row = row
      self.look = look
      lines = row.lines(look, text: text)
    }
  }

  /// What may still come again, in the order of the rows.
  private var known: ArraySlice<Layout> = []
  private var made: [Layout] = []

  private var widths: (revision: Int, text: [Int])?

  package init() {}

  /// The widths of the names of a menu, in ascending order; O(1) but for the first time.
  func nameWidths(of session: MenuSession, text: TerminalText) -> [Int] {
    if let widths, widths.revision == session.revision { return widths.text }
    let names = session.menu.names(limit: 1_000)
    let sorted = Set(names.map { text.width(of: text.safe($0)) }).sorted()
    widths = (session.revision, sorted)
    return sorted
  }

  /// Makes the frame so far the last one.
  func beginFrame() {
    known = made[...]
    made = []
  }

  /// The lines of a row; rows come in their order. O(1) amortised for a row that says the same.
  func lines(
    of row: RowText, _ look: RowLook, at path: RowPath, text: TerminalText
  ) -> RowLines {
    known = known.drop { ($0.path.section, $0.path.row) < (path.section, path.row) }
    let layout = known.first.flatMap {
      $0.path == path && $0.look == look && $0.row == row ? $0 : nil
    }
    let current = layout ?? Layout(row, look, at: path, text: text)
    made.append(current)
    return current.lines
  }
}
