internal import MenuCore

/// A part of a table that was not read, for the owner of the menu.
enum TableProblem {
  /// The file is not a table: it is in another format, or JSON.
  case foreign(ForeignFormat), json
  /// No column has the names of the dishes.
  case noNames
  /// No column has the ids of the dishes.
  case noIDs
  /// The header of a column is unknown; its cells may be prices.
  case unknownColumn(String, isOfPrices: Bool)
  /// A row is not a dish, such as a title above the header or a sum; its text may become a note of the
  /// menu.
  case leftOut(String), note(String)
  /// A quote is open at the end of the table.
  case openQuote
  /// The bytes of a row are not text.
  case notUTF8
  /// A row has more cells than there are columns.
  case surplusCells(Int, columns: Int)
  /// A cell is in a column without a header.
  case cellWithoutColumn(String)
  /// The last cells of a row are missing.
  case missingCells
  /// A row has no name of a dish.
  case noName
  /// A row has no id of a dish.
  case noID
  /// A cell does not hold what its column takes.
  case unclearCell(TableColumn, head: String, cell: String)
  /// A price is in another currency than the menu.
  case otherCurrency(String, own: String?)
  /// A row cannot be written into the file.
  case notWritten(DishUpdate, DishUpdate.Problem)
  /// A dish breaks a rule of menus.
  case brokenRule(Diagnostic)

  /// The headers of a table that is written by hand.
  static let usualHeads = [
    TableColumn.list, .name, .description, .ingredients, .price, .allergens, .diets,
  ].map(\.head).joined(separator: ", ")

  /// The problem of a file that is not a table, by its first bytes; nil for one that may be a table.
  init?(foreignFile bytes: [UInt8]) {
    if let format = ForeignFormat(signatureOf: bytes) {
      self = .foreign(format)
      return
    }
    let first = bytes.first { ![0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    self = .json
  }
}
