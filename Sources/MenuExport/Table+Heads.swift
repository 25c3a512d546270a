internal import MenuCore

/// The header row of a table.
extension Table {
  /// The maximum number of rows above the header: the title of a list, its date.
  private static let mostTitles = 20
  /// The numbers of the fourteen allergens in the regulation.
  private static let numbers = Allergen.groups.indices.map { "\($0 + 1)" }

  /// The index of the header: the first row that names the column of names and another column, or else
  /// the first row with a cell. A row with numbers is data, unless they are those of all allergens.
  static func indexOfHeads(in rows: [TableReader.Row]) -> Int? {
    let heads = rows.prefix(mostTitles).firstIndex { row in
      let cells = row.cells ?? []
      let hasNumbers = cells.contains { $0.wholeMatch(of: #/[0-9]+([.,][0-9]+)?/#) != nil }
      if hasNumbers, !Set(cells).isSuperset(of: numbers) { return false }
      let columns = cells.map { TableColumn(named: $0) }
      return columns.contains(.name) && columns.count { $0 != nil } > 1
    }
    return heads ?? rows.firstIndex { row in row.cells?.contains { !$0.isEmpty } ?? true }
  }

  /// The columns of a header, in order; nil for an unknown or repeated column.
  static func columns(named heads: [String]) -> [TableColumn?] {
    let hasNumbers = Set(heads).isSuperset(of: numbers)
    var columns: [TableColumn?] = []
    for head in heads {
      var column = TableColumn(named: head)
      // The numbers of the regulation, only if all fourteen are present.
      if hasNumbers, let index = numbers.firstIndex(of: head) {
        column = .allergen(Allergen.groups[index])
      }
      let isRepeated = column != nil && columns.contains(column)
      columns.append(isRepeated ? nil : column)
    }
    // A single size is not a list of sizes, and next to sizes a price may belong to any of them.
    let areSizes = columns.count { $0?.nameOfSize != nil } > 1 && !columns.contains(.price)
    if !areSizes {
      for index in columns.indices where columns[index]?.nameOfSize != nil { columns[index] = nil }
    }
    return columns
  }
}

extension TableColumn {
  /// The size in the header of a column of prices: `Prezzo maxi` → maxi
  var nameOfSize: String? {
    if case .priceOfSize(let name) = self { return name }
    return nil
  }

  /// The size that a header names, alone or next to a word for the price; nil for any other header.
  static func size(pricedUnder head: String) -> TableColumn? {
    if MenuParser.isSize(head) { return .priceOfSize(head) }
    let words = head.split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1, let first = words.first, TableColumn(named: String(first)) == .price,
      words.dropFirst().contains(where: { $0.contains(where: \.isLetter) })
    else { return nil }
    return .priceOfSize(words.dropFirst().joined(separator: " "))
  }
}
