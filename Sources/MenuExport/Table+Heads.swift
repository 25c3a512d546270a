internal import MenuCore

/// The heads of a table.
extension Table {
  /// The most rows above the heads: the title of a list, its date.
  private static let mostTitles = 20

  /// The row of the heads: the first one that names the column of names and another one, or else the
  /// first one with a cell.
  static func indexOfHeads(in rows: [TableReader.Row]) -> Int? {
    let heads = rows.prefix(mostTitles).firstIndex { row in
      let columns = (row.cells ?? []).map { TableColumn(named: $0) }
      return columns.contains(.name) && columns.count { $0 != nil } > 1
    }
    return heads ?? rows.firstIndex { row in row.cells?.contains { !$0.isEmpty } ?? true }
  }

  /// The columns of heads, in their order; nil for one that nothing reads, or that is repeated.
  static func columns(named heads: [String]) -> [TableColumn?] {
    let numbers = Allergen.groups.indices.map { "\($0 + 1)" }
    let hasNumbers = Set(heads).isSuperset(of: numbers)
    var columns: [TableColumn?] = []
    for head in heads {
      var column = TableColumn(named: head)
      // The numbers of the regulation, if all fourteen are there.
      if hasNumbers, let index = numbers.firstIndex(of: head) {
        column = .allergen(Allergen.groups[index])
      }
      let isRepeated = column != nil && columns.contains(column)
      columns.append(isRepeated ? nil : column)
    }
    // One size alone is no size, and beside sizes a price may be that of any.
    let areSizes = columns.count { $0?.nameOfSize != nil } > 1 && !columns.contains(.price)
    if !areSizes {
      for index in columns.indices where columns[index]?.nameOfSize != nil { columns[index] = nil }
    }
    return columns
  }
}

extension TableColumn {
  /// The size in the head of a column of prices: `Prezzo maxi` → maxi
  var nameOfSize: String? {
    if case .priceOfSize(let name) = self { return name }
    return nil
  }

  /// The size that a head names beside a word for the price; nil for any other head.
  static func size(pricedUnder head: String) -> TableColumn? {
    let words = head.split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1, let first = words.first, TableColumn(named: String(first)) == .price,
      words.dropFirst().contains(where: { $0.contains(where: \.isLetter) })
    else { return nil }
    return .priceOfSize(words.dropFirst().joined(separator: " "))
  }
}
