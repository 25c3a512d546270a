internal import MenuCore

/// Something of a table that was not read, for the owner of the menu.
enum TableProblem {
  /// The file is no table at all, but of another format or JSON.
  case foreign(ForeignFormat), json
  /// No column has the names of the dishes.
  case noNames
  /// No column has the ids of the dishes.
  case noIDs
  /// The head of a column says nothing; its cells may be prices.
  case unknownColumn(String, isOfPrices: Bool)
  /// A row is no dish: a title above the heads, a sum. A text becomes a note of the menu.
  case leftOut(String), note(String)
  /// A quote is open at the end of the table.
  case openQuote
  /// The bytes of a row are no text.
  case notUTF8
  /// A row has more cells than there are columns.
  case surplusCells(Int, columns: Int)
  /// A cell is in a column without a head.
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

  /// The heads of a table that somebody writes by hand.
  static let usualHeads = [
    TableColumn.list, .name, .description, .ingredients, .price, .allergens, .diets,
  ].map(\.head).joined(separator: ", ")

  /// The problem of a file that is no table, by its first bytes; nil for one that may be a table.
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
