public import MenuCore
internal import TerminalText

/// The prices, names and marks of a table, to be written into the file of a menu.
///
/// The rows are those of an exported csv. A dish is found by its id; none is added, none is removed, and
/// nothing else of the file changes.
public struct TableUpdate: Sendable {
  /// The changed file; nil if nothing changes.
  public private(set) var bytes: [UInt8]?
  private var table: Table
  private let isItalian: Bool

  /// Compares a table with the file of a menu; O(*n*). Values that cannot be taken are reported in
  /// Italian or English, and all others are.
  ///
  /// - Throws: `MenuFileError.refused` if the file of the menu cannot be shown.
  public init(
    _ table: [UInt8], into file: [UInt8], for reader: InterfaceLanguage = .english
  ) throws(MenuFileError) {
    isItalian = reader == .italian
    self.table = Table(table, isItalian: isItalian)
    guard self.table.heads["id"] != nil else {
      self.table.tell(
        line: 1, english: "there is no column “id”: export csv writes one",
        italian: "manca la colonna “id”: export csv la scrive")
      return
    }

    let menu = try MenuReader.read(file).menu
    var lines: [Int] = []
    var updates: [DishUpdate] = []
    for row in self.table.rows {
      guard let update = update(for: row, of: menu) else { continue }
      lines.append(row.line)
      updates.append(update)
    }
    let answer = try DishUpdate.apply(updates, to: file) { text in
      TableCell.plain(text.inert.trimmed)
    }
    bytes = answer.bytes
    for ((line, update), problems) in zip(zip(lines, updates), answer.problems) {
      for problem in problems { tell(problem, of: update, line: line) }
    }
  }

  /// The cells that were not taken, each with its line.
  public var unread: [String] { table.sentences }

  /// True if the table does not say how it is encoded, and was taken for Windows-1252.
  public var isEncodingGuessed: Bool { table.isEncodingGuessed }

  private mutating func update(for row: Table.Row, of menu: Menu) -> DishUpdate? {
    let cells = row.cells
    guard let id = cells["id"] else {
      table.tell(
        line: row.line, english: "it has no id: nothing is taken from it",
        italian: "non ha id: non se ne prende nulla")
      return nil
    }
    // With a separator too many, a price may be that of another column.
    guard row.isWhole else { return nil }
    var update = DishUpdate(id: id)
    update.name = cells["name"]
    update.language = cells["language"].flatMap { Language(tag: $0) }
    update.size = cells["size"]
    update.amount = amount(of: row, in: menu.currency)
    if table.heads["sold_out"] != nil {
      let cell = cells["sold_out"] ?? "no"
      update.isSoldOut = TableWords.answer(cell)
      if update.isSoldOut == nil {
        table.tell(TableRow.DroppedCell(column: "sold_out", cell: cell), line: row.line)
      }
    }
    return update
  }

  private mutating func amount(of row: Table.Row, in currency: Currency?) -> Amount? {
    guard let cell = row.cells["price"] else { return nil }
    if let code = row.cells["currency"], code.uppercased() != currency?.code {
      let own = currency?.code ?? "–"
      table.tell(
        line: row.line, english: "the price is in \(code), and the menu in \(own)",
        italian: "il prezzo è in \(code), il menu in \(own)")
      return nil
    }
    guard let amount = Amount(cell: cell, in: currency) else {
      table.tell(TableRow.DroppedCell(column: "price", cell: cell), line: row.line)
      return nil
    }
    return amount
  }

  private mutating func tell(_ problem: DishUpdate.Problem, of update: DishUpdate, line: Int) {
    let id = "“\(update.id)”"
    switch problem {
    case .unknownDish:
      table.tell(
        line: line, english: "no dish of the file has the id \(id), and none is added",
        italian: "nessun piatto del file ha l'id \(id), e nessuno si aggiunge")
    case .unknownSize:
      let size = update.size ?? ""
      table.tell(
        line: line, english: "\(id) has no size “\(size)” in the file",
        italian: "\(id) non ha la misura “\(size)” nel file")
    case .notOneAmount:
      table.tell(
        line: line, english: "the price of \(id) is a range or a text: change it in the file",
        italian: "il prezzo di \(id) è un intervallo o un testo: cambiarlo nel file")
    case .untranslated:
      let tag = update.language?.tag ?? "–"
      table.tell(
        line: line, english: "the name of \(id) is not in the language “\(tag)” in the file",
        italian: "il nome di \(id) nel file non è nella lingua “\(tag)”")
    case .unclear(let key):
      table.tell(
        line: line, english: "“\(key)” of \(id) cannot be replaced: check the file first",
        italian: "“\(key)” di \(id) non si può sostituire: prima controllare il file")
    case .contradictory:
      table.tell(
        line: line, english: "another row of \(id) says something else, and the first one counts",
        italian: "un'altra riga di \(id) dice altro, e vale la prima")
    }
  }
}
