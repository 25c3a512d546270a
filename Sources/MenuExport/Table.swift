internal import MenuCore
internal import MenuPresentation

/// A table as cells under columns that a menu knows, and what of it was not read.
struct Table {
  /// A row with any content.
  struct Row {
    /// Its line in the table, from 1.
    let line: Int
    /// The cells that are not empty, by column.
    let cells: [TableColumn: String]
    /// True if every cell of it is under a column.
    let isWhole: Bool
    /// True if its last columns are missing: some spreadsheets omit empty cells at the end.
    let isCut: Bool
  }

  /// Something that was not read, with its line.
  private struct Message {
    /// The line, from 1; 0 for the whole file.
    let line: Int
    let problem: TableProblem
  }

  private(set) var rows: [Row] = []
  /// The heads of the known columns, as the table has them.
  private(set) var heads: [TableColumn: String] = [:]
  private var messages: [Message] = []
  /// True if the table does not say how it is encoded, and was taken for Windows-1252.
  let isEncodingGuessed: Bool
  /// The indices of the columns that have no head.
  private var namelessColumns: Set<Int> = []

  /// Reads the cells of a table; O(*n*).
  init(_ bytes: [UInt8]) {
    let encoding = TableEncoding(bytes)
    let foreign = ForeignTable(of: bytes)
    isEncodingGuessed = encoding.isGuessed && foreign == nil
    if let foreign {
      reportAlone(.foreign(foreign), line: 0)
      return
    }
    let reader = TableReader(encoding.bytes)
    var rows = reader.rows[...]
    if reader.isUnclosed { rows = rows.dropLast() }

    let columns = columns(of: rows.popFirst())
    for row in rows { add(row, under: columns) }
    if reader.isUnclosed, let line = reader.rows.last?.line {
      report(.openQuote, line: line)
    }
  }

  /// True if all fourteen allergens have their columns, as in an export.
  var hasAllAllergens: Bool { Allergen.groups.allSatisfy { heads[.allergen($0)] != nil } }

  /// The messages as sentences, by line; those of a line keep their order.
  func sentences(in language: InterfaceLanguage) -> [String] {
    let word = Phrase("line", "riga").words(in: language)
    let sorted = messages.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    return sorted.map { _, message in
      let sentence = message.problem.sentence.words(in: language)
      return message.line == 0 ? sentence : "\(word) \(message.line): \(sentence)"
    }
  }

  mutating func report(_ problem: TableProblem, line: Int) {
    messages.append(Message(line: line, problem: problem))
  }

  /// Reports a problem because of which no row is read, so that nothing of the rows is reported; a file that
  /// is no table has no other problem.
  mutating func reportAlone(_ problem: TableProblem, line: Int = 1) {
    if messages.contains(where: { $0.line == 0 }) { return }
    messages.removeAll { message in
      if case .unknownColumn = message.problem { return false }
      return true
    }
    report(problem, line: line)
  }

  /// Reports a cell that is not understood.
  mutating func report(_ dropped: TableRow.DroppedCell, line: Int) {
    let column = dropped.column
    let head = heads[column] ?? column.head
    report(.unclearCell(column, head: head, cell: dropped.cell), line: line)
  }

  /// The column of each head; nil if it is unknown or repeated.
  private mutating func columns(of head: TableReader.Row?) -> [TableColumn?] {
    var columns: [TableColumn?] = []
    for (index, cell) in (head?.cells ?? []).enumerated() {
      if let column = TableColumn(named: cell), heads[column] == nil {
        heads[column] = cell
        columns.append(column)
      } else {
        columns.append(nil)
        // A column without a name is a mistake only where it has cells.
        guard !cell.isEmpty else {
          namelessColumns.insert(index)
          continue
        }
        report(.unknownColumn(cell), line: head?.line ?? 1)
      }
    }
    return columns
  }

  private mutating func add(_ row: TableReader.Row, under columns: [TableColumn?]) {
    let line = row.line
    guard let texts = row.cells else {
      return report(.notUTF8, line: line)
    }
    guard texts.contains(where: { !$0.isEmpty }) else { return }

    // With a separator too many, any cell may be in the wrong column.
    let extra = texts.dropFirst(columns.count).filter { !$0.isEmpty }
    if !extra.isEmpty {
      report(.surplusCells(texts.count, columns: columns.count), line: line)
    }
    for index in texts.indices where namelessColumns.contains(index) && !texts[index].isEmpty {
      report(.cellWithoutColumn(texts[index]), line: line)
    }
    var cells: [TableColumn: String] = [:]
    var isWhole = extra.isEmpty
    for (column, text) in zip(columns, texts) where !text.isEmpty {
      if let column { cells[column] = text } else { isWhole = false }
    }
    rows.append(
      Row(line: line, cells: cells, isWhole: isWhole, isCut: texts.count < columns.count))
  }
}
