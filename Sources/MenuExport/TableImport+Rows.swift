internal import MenuCore
internal import MenuPresentation

/// Rows that are not dishes: headings, footnotes, sums, and rows that continue the previous one.
extension TableImport {
  /// The meaning of a row with a single text.
  enum SingleText {
    case heading, note
  }

  /// The meaning of a row with a single text, in a table with prices; nil for a dish.
  func meaning(ofText text: String) -> SingleText? {
    guard table.heads[.price] != nil || table.heads.keys.contains(where: { $0.nameOfSize != nil })
    else { return text.speaksOfTraces ? .note : nil }
    if text.speaksOfTraces || text.hasPrefix("*") || text.hasPrefix("(*") { return .note }
    let hasHeadings = table.heads[.list] == nil && table.heads[.section] == nil
    guard hasHeadings else { return nil }
    let isList = MenuList(named: text) != nil
    return isList || text.isInCapitals && !areNamesInCapitals ? .heading : nil
  }

  /// The cells of a row with those that it continues: an empty merged cell has the value of the previous
  /// row, and a size without a name belongs to the previous dish.
  func completed(_ cells: [TableColumn: String]) -> [TableColumn: String] {
    var cells = cells
    if cells[.name] == nil, cells[.size] != nil, above[.size] != nil {
      let own: Set<TableColumn> = [.size, .price, .priceWords]
      cells.merge(above.filter { !own.contains($0.key) }) { mine, _ in mine }
    }
    let places: [TableColumn] = [.list, .section].filter { table.heads[$0] != nil }
    if let first = places.first, cells[first] == nil {
      for place in places where cells[place] == nil { cells[place] = above[place] }
    } else if places.isEmpty {
      cells[.list] = heading
    }
    return cells
  }

  /// True for the name of a row that sums up the dishes.
  static func isSum(_ name: String) -> Bool { sums.contains(TableWords.folded(name)) }

  private static let sums: Set = [
    "total", "totale", "somma", "media", "average", "sum", "summe", "gesamt", "durchschnitt",
    "somme", "moyenne", "suma", "promedio",
  ]
}

extension String {
  /// True for a text in upper case: `ANTIPASTI`
  var isInCapitals: Bool { count > 2 && self == uppercased() && self != lowercased() }
}
