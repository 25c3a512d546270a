/// Rows of cells in aligned columns: the first column is aligned left, the numbers after it right.
struct TextTable {
  private struct Row {
    let cells: [String]
    let note: String
  }

  private var rows: [Row] = []

  /// Starts a table with its headers, the first of which is the title of the table.
  init(heads: [String]) { rows.append(Row(cells: heads, note: "")) }

  /// Adds a row; its note follows the numbers.
  mutating func add(_ cells: [String], note: String = "") {
    rows.append(Row(cells: ["  " + cells[0].shortened(to: 34)] + cells.dropFirst(), note: note))
  }

  /// The lines of the table; none without a row.
  var lines: [String] {
    guard rows.count > 1 else { return [] }
    let columns = rows[0].cells.indices
    let widths = columns.map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = row.cells[0].padded(to: widths[0])
      for column in columns.dropFirst() {
        let cell = row.cells[column]
        line += "  " + String(repeating: " ", count: widths[column] - cell.count) + cell
      }
      if !row.note.isEmpty { line += "  " + row.note }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension String {
  /// The text with blanks up to a number of characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text, shortened with an ellipsis if it is too long.
  func shortened(to width: Int) -> String {
    guard count > width else { return self }
    return prefix(width - 1) + "…"
  }
}
