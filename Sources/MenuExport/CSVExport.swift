internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A table for spreadsheets (RFC 4180, UTF-8), with one row per size and one column per allergen.
/// `import` reads it back. Add-ons and the dimensions of sizes are omitted.
struct CSVExport {
  private let source: MenuDataSource

  init(_ source: MenuDataSource) { self.source = source }

  /// The names of all columns, in their order.
  static let columnNames = CSVColumn.all.map(\.name)

  var text: String {
    var lines = [Self.columnNames.joined(separator: ",")]
    source.forEachRow { section, item, dish in
      let row = CSVRow(
        section: source.title(forSection: section), item: item, dish: dish,
        statement: dish.combinedStatement, source: source)
      guard !dish.sizes.isEmpty else { return lines.append(line(row)) }
      for (size, statement) in zip(dish.sizes, dish.statements) {
        var row = row
        row.size = size
        row.statement = statement
        lines.append(line(row))
      }
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  private func line(_ row: CSVRow) -> String {
    CSVColumn.all.map { TableCell(($0.cell(row) ?? "").inert).field }.joined(separator: ",")
  }
}

/// The statement about one of the fourteen allergens in a cell: `contains`, `may`, `free` or `no
/// ingredient`, followed by kinds, as in `contains wheat, may rye`. An empty cell means not stated,
/// never free.
///
/// The first word applies to the allergen of the column. If only kinds of it are promised, the cell
/// is `not stated, free wheat`.
enum AllergenCell {
  static func text(of group: Allergen, in statement: AllergenStatement) -> String {
    let lists = [
      ("contains", statement.contains),
      ("may", statement.mayContain.subtracting(statement.contains)),
      ("free", statement.promised),
    ]
    var parts: [String] = []
    for (word, list) in lists {
      if list.contains(group) { parts.append(word) }
      let kinds = group.kinds.intersection(list).map { $0.rawValue.split(separator: ".")[1] }
      if !kinds.isEmpty { parts.append("\(word) \(kinds.joined(separator: " "))") }
    }
    switch statement.state(of: group) {
    case .notAnIngredient: parts.insert(noIngredient, at: 0)
    case .notStated where !parts.isEmpty: parts.insert(notStated, at: 0)
    case .free, .notStated, .mayContain, .contains: break
    }
    return parts.joined(separator: ", ")
  }

  private static let noIngredient = "no ingredient"
  private static let notStated = "not stated"

  /// The statement of a cell, complete for `no ingredient`; nil if any part of it is not
  /// understood.
  static func statement(_ cell: String, about group: Allergen) -> AllergenStatement? {
    var statement = AllergenStatement()
    for part in cell.lowercased().split(separator: ",") {
      let words = part.split(separator: " ")
      if words.joined(separator: " ") == notStated { continue }
      if words.joined(separator: " ") == noIngredient {
        statement.isComplete = true
        continue
      }
      let kinds = words.dropFirst().map { Allergen(rawValue: "\(group.rawValue).\($0)") }
      guard !kinds.contains(nil) else { return nil }
      var named = AllergenSet(kinds.compactMap(\.self))
      if kinds.isEmpty { named = AllergenSet(group) }

      switch words.first {
      case "contains": statement.contains.formUnion(named)
      case "may": statement.mayContain.formUnion(named)
      case "free": statement.freeFrom.formUnion(named)
      default: return nil
      }
    }
    return statement
  }
}
