internal import MenuCore
internal import MenuPresentation

/// The cells that an export of a menu has, to be compared with those of a table.
struct ExportedCells {
  private let menu: Menu
  /// The cells by language, each exported when first needed.
  private var rows: [Language?: [RowKey: [TableColumn: String]]] = [:]

  private struct RowKey: Hashable {
    let id: String?
    let size: String?
  }

  init(_ menu: Menu) { self.menu = menu }

  /// The cells of the row with the same id, size and language; nil for none.
  mutating func cells(like cells: [TableColumn: String]) -> [TableColumn: String]? {
    let language = cells[.language].flatMap(Language.init(named:))
    if rows[language] == nil {
      let source = MenuDataSource(menu: menu, language: language)
      let table = Table(ExportFormat.csv.bytes(of: source))
      let keyed = table.rows.map { (Self.key(of: $0.cells), $0.cells) }
      rows[language] = Dictionary(keyed) { first, _ in first }
    }
    return rows[language]?[Self.key(of: cells)]
  }

  private static func key(of cells: [TableColumn: String]) -> RowKey {
    RowKey(id: cells[.id], size: cells[.size])
  }

  /// True if two cells say the same, in any notation of numbers.
  static func sayTheSame(_ cell: String, _ other: String) -> Bool {
    if FoldedText(cell).bytes == FoldedText(other).bytes { return true }
    guard let amount = Amount(cell: cell, in: nil) else { return false }
    return amount == Amount(cell: other, in: nil)
  }
}

extension TableColumn {
  /// True if a table with these cells changes the file by this column, or finds the dish by it.
  func isTaken(from cells: [TableColumn: String]) -> Bool {
    switch self {
    case .id, .size, .currency, .language, .soldOut: true
    case .name, .price: cells[self] != nil
    default: false
    }
  }
}
