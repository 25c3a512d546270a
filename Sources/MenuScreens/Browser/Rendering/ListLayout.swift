internal import TerminalText

/// The columns in which the rows of a list are laid out, chosen once for all of them.
package struct ListLayout: Hashable, Sendable {
  /// The cells of the printed numbers, 0 for a menu without any.
  package let numberWidth: Int
  /// The column in which names begin.
  package let indent: Int
  /// The column in which texts below the name begin: on a narrow screen farther left.
  package let textIndent: Int
  /// The column of ingredients behind the names; nil where they are below.
  package let summaryColumn: Int?
  /// True for a short screen: one line a row, and only the selected one opened.
  package let isShort: Bool

  /// The narrowest screen with printed numbers: before a name is cut its number goes.
  private static let narrowestWithNumbers = 28
  /// The narrowest column for ingredients behind the names.
  private static let narrowest = 100
  /// The most cells of a name that the others are aligned with.
  private static let longestName = 34

  package init(_ widths: MenuWidths, on canvas: Canvas) {
    let size = canvas.size
    numberWidth = size.columns < Self.narrowestWithNumbers ? 0 : widths.number
    indent = canvas.margin + (numberWidth == 0 ? 0 : numberWidth + 3)
    textIndent = size.columns < 40 ? canvas.margin + 2 : indent
    summaryColumn =
      canvas.width < Self.narrowest
      ? nil : Self.summaryColumn(widths.rows, from: indent, to: canvas.left + canvas.width - 1)
    // A phone is held upright: its lines are many for its columns.
    isShort = size.lines < (size.columns < 60 ? 16 : 20)
  }

  /// The column behind the names, if of twenty rows nineteen have all their ingredients there.
  private static func summaryColumn(_ rows: [MenuWidths.Row], from indent: Int, to end: Int) -> Int?
  {
    let names = min(rows.map(\.name).max() ?? 0, longestName)
    let column = indent + names + 3
    let fitting = rows.count { $0.name <= names && $0.rest <= end - column }
    return !rows.isEmpty && fitting * 20 >= rows.count * 19 ? column : nil
  }
}
