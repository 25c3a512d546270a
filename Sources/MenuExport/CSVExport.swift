internal import MenuCore
internal import TerminalText

/// A table for spreadsheets (RFC 4180, UTF-8), with one row per size and one column per allergen.
/// `import` reads it back. Add-ons and the dimensions of sizes are omitted.
struct CSVExport {
  private let source: MenuDataSource
  private let separator: String
  private let decimalSign: String
  /// The byte-order mark by which spreadsheets recognize UTF-8.
  private let mark: String

  /// Makes the table of some rows: with commas and decimal points, or in the notation of spreadsheets in
  /// the language of the rows.
  init(_ source: MenuDataSource, isSpreadsheet: Bool = false) {
    self.source = source
    decimalSign = isSpreadsheet ? source.context.decimalSign : "."
    mark = isSpreadsheet ? "\u{FEFF}" : ""
    separator = decimalSign == "," ? ";" : ","
  }

  var text: String {
    var lines = [TableColumn.exported.map(\.head).joined(separator: separator)]
    source.forEachRow { section, item, dish in
      let row = CSVRow(
        section: source.title(forSection: section), item: item, dish: dish,
        statement: dish.combinedStatement, source: source, decimalSign: decimalSign)
      guard !dish.sizes.isEmpty else { return lines.append(line(row)) }
      for (size, statement) in zip(dish.sizes, dish.statements) {
        var row = row
        row.size = size
        row.statement = statement
        lines.append(line(row))
      }
    }
    return mark + lines.joined(separator: "\r\n") + "\r\n"
  }

  private func line(_ row: CSVRow) -> String {
    let cells = TableColumn.exported.map { TableCell.field(($0.cell(in: row) ?? "").inert) }
    return cells.joined(separator: separator)
  }
}
