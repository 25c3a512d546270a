public import MenuCore
internal import TerminalText

/// The prices, names and marks of a table, written into the file of a menu.
///
/// The rows are those of an exported csv. Dishes are found by their ids; no dish is added or removed, and
/// nothing else in the file changes.
public struct TableUpdate: Sendable {
  /// The changed file; nil if nothing changes.
  public private(set) var bytes: [UInt8]?
  /// True if the table has cells that are not used: those that are not names, prices or marks.
  public private(set) var hasOtherCells = false
  private var table: Table
  private let language: InterfaceLanguage

  /// Compares a table with the file of a menu; O(*n*). Values that cannot be used are reported in Italian
  /// or English; the others are applied.
  ///
  /// - Throws: `MenuFileError.refused` if the file of the menu cannot be shown.
  public init(
    _ table: [UInt8], into file: [UInt8], for language: InterfaceLanguage = .english
  ) throws(MenuFileError) {
    self.language = language
    self.table = Table(table)
    guard self.table.heads[.id] != nil else {
      self.table.reportAlone(.noIDs)
      return
    }

    let menu = try MenuReader.read(file).menu
    var updates: [(line: Int, update: DishUpdate)] = []
    hasOtherCells = self.table.rows.contains { row in
      row.cells.keys.contains { !Self.takenColumns.contains($0) }
    }
    for row in self.table.rows {
      guard let update = update(for: row, of: menu) else { continue }
      updates.append((row.line, update))
    }
    let answer = try DishUpdate.apply(updates.map(\.update), to: file) { text in
      TableCell.plain(text.inert.trimmed)
    }
    bytes = answer.bytes
    for ((line, update), problems) in zip(updates, answer.problems) {
      for problem in problems { self.table.report(.notWritten(update, problem), line: line) }
    }
  }

  /// The cells that were not used, each with its line.
  public var unread: [String] { table.sentences(in: language) }

  /// True if every cell was used, so that `unread` has only remarks.
  package var isRead: Bool { table.isRead }

  /// True if the table does not state its encoding, and was read as Windows-1252.
  public var isEncodingGuessed: Bool { table.isEncodingGuessed }

  /// The columns that change the file, or that identify the dish.
  private static let takenColumns: Set<TableColumn> = [
    .id, .name, .language, .size, .price, .currency, .soldOut,
  ]

  private mutating func update(for row: Table.Row, of menu: Menu) -> DishUpdate? {
    // With an extra separator, a price may belong to another column.
    guard !row.isShifted else { return nil }
    let cells = row.cells
    guard let id = cells[.id] else {
      table.report(.noID, line: row.line)
      return nil
    }
    var update = DishUpdate(id: id)
    update.name = cells[.name]
    update.language = cells[.language].flatMap(Language.init(named:))
    if let cell = cells[.language], update.language == nil {
      // Otherwise it would become the name in the language of the file.
      update.name = nil
      table.report(ImportedDish.DroppedCell(column: .language, cell: cell), line: row.line)
    }
    update.size = cells[.size]
    update.amount = amount(of: row, in: menu.currency)
    if table.heads[.soldOut] != nil {
      let cell = cells[.soldOut] ?? "no"
      update.isSoldOut = FlagWord.value(of: cell)
      if update.isSoldOut == nil {
        table.report(ImportedDish.DroppedCell(column: .soldOut, cell: cell), line: row.line)
      }
    }
    return update
  }

  private mutating func amount(of row: Table.Row, in currency: Currency?) -> Amount? {
    guard let cell = row.cells[.price] else { return nil }
    if let code = row.cells[.currency], Currency(named: code) != currency {
      table.report(.otherCurrency(code, own: currency?.code), line: row.line)
      return nil
    }
    guard let amount = Amount(cell: cell, in: currency) else {
      table.report(ImportedDish.DroppedCell(column: .price, cell: cell), line: row.line)
      return nil
    }
    return amount
  }
}
