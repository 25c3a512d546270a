internal import TerminalText

/// The columns of a list, chosen once for all of its rows.
package struct ListLayout: Hashable, Sendable {
  /// The cells of the printed numbers, 0 if they are not shown.
  package let numberWidth: Int
  /// The column in which names begin.
  package let indent: Int
  /// The column in which texts below the name begin; on a narrow screen it is farther left.
  package let textIndent: Int
  /// The column of ingredients after the names; nil if the ingredients are below.
  package let summaryColumn: Int?
  /// True for a short screen: each row takes one line, and only the selected one is expanded.
  package let isShort: Bool

  /// The narrowest screen with printed numbers: numbers are dropped before names are cut.
  private static let narrowestWithNumbers = 28
  /// The narrowest column for ingredients after the names.
  private static let narrowest = 60
  /// The widest name that is used for the alignment of the others.
  private static let longestName = 34

  package init(_ widths: MenuWidths, in column: TextColumn) {
    let size = column.size
    var numberWidth = widths.number
    if size.columns < Self.narrowestWithNumbers { numberWidth = 0 }
    var indent = column.margin
    if numberWidth > 0 { indent += numberWidth + 3 }
    var textIndent = indent
    if size.columns < 40 { textIndent = column.margin + 2 }
    var summaryColumn: Int?
    if column.width >= Self.narrowest {
      summaryColumn = Self.summaryColumn(
        widths.rows, from: indent, to: column.left + column.width - 1)
    }
    // A phone in portrait: narrow screens have many lines.
    var leastLines = 20
    if size.columns < 60 { leastLines = 16 }

    self.numberWidth = numberWidth
    self.indent = indent
    self.textIndent = textIndent
    self.summaryColumn = summaryColumn
    isShort = size.lines < leastLines
  }

  /// The column after the names, if the ingredients of 95 % of the rows fit there.
  private static func summaryColumn(_ rows: [MenuWidths.Row], from indent: Int, to end: Int) -> Int?
  {
    let names = min(rows.map(\.name).max() ?? 0, longestName)
    let column = indent + names + 3
    let fitting = rows.count { $0.name <= names && $0.rest <= end - column }
    guard !rows.isEmpty, fitting * 20 >= rows.count * 19 else { return nil }
    return column
  }
}
