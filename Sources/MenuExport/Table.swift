internal import MenuCore
internal import MenuPresentation

/// A table as cells under columns that a menu knows, and what of it was not read.
struct Table {
  /// A row with any content.
  struct Row {
    /// Its line in the table, from 1.
    let line: Int
    /// The cells that are not empty, by column.
    let cells: [String: String]
    /// True if every cell of it stands under a column.
    let isWhole: Bool
    /// True if its last columns are missing: some spreadsheets omit empty cells at the end.
    let isCut: Bool
  }

  /// Something that was not read, with its line.
  struct Message {
    let line: Int
    let text: String
  }

  private(set) var rows: [Row] = []
  /// The heads of the known columns, as the table has them.
  private(set) var heads: [String: String] = [:]
  private(set) var messages: [Message] = []
  /// True if the table does not say how it is encoded, and was taken for Windows-1252.
  let isEncodingGuessed: Bool
  private let isItalian: Bool
  /// The indices of the columns that have no head.
  private var namelessColumns: Set<Int> = []

  /// Reads the cells of a table; O(*n*). Messages are in Italian or English.
  init(_ bytes: [UInt8], isItalian: Bool) {
    self.isItalian = isItalian
    let encoding = TableEncoding(bytes)
    isEncodingGuessed = encoding.isGuessed
    let reader = TableReader(encoding.bytes)
    var rows = reader.rows[...]
    if reader.isUnclosed { rows = rows.dropLast() }

    let columns = columns(of: rows.popFirst())
    for row in rows { add(row, under: columns) }
    if reader.isUnclosed, let line = reader.rows.last?.line {
      tell(
        line: line, english: "a quote is not closed: nothing from here on is read",
        italian: "le virgolette non finiscono: da qui non si legge")
    }
  }

  /// True if all fourteen allergens have their columns, as in an export.
  var hasAllAllergens: Bool { Allergen.groups.allSatisfy { heads[$0.rawValue] != nil } }

  /// The messages as sentences, by line; those of a line keep their order.
  var sentences: [String] {
    let word = isItalian ? "riga" : "line"
    let sorted = messages.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    return sorted.map { "\(word) \($0.element.line): \($0.element.text)" }
  }

  mutating func tell(line: Int, english: String, italian: String) {
    messages.append(Message(line: line, text: isItalian ? italian : english))
  }

  /// Reports a cell that is not understood, with what it may hold.
  mutating func tell(_ dropped: TableRow.DroppedCell, line: Int) {
    let head = heads[dropped.column] ?? dropped.column
    let hint = TableWords.hint(for: dropped.column)
    tell(
      line: line, english: "\(head) “\(dropped.cell)” is not understood\(hint.english)",
      italian: "\(head) “\(dropped.cell)” non si capisce\(hint.italian)")
  }

  /// The column of each head; empty if it is unknown or repeated.
  private mutating func columns(of head: TableReader.Row?) -> [String] {
    var columns: [String] = []
    for (index, cell) in (head?.cells ?? []).enumerated() {
      let column = TableWords.column(named: cell) ?? ""
      if !column.isEmpty, heads[column] == nil {
        heads[column] = cell
        columns.append(column)
      } else {
        columns.append("")
        // A column without a name is a mistake only where it has cells.
        guard !cell.isEmpty else {
          namelessColumns.insert(index)
          continue
        }
        tell(
          line: head?.line ?? 1, english: "the column “\(cell)” is not read",
          italian: "la colonna “\(cell)” non viene letta")
      }
    }
    return columns
  }

  private mutating func add(_ row: TableReader.Row, under columns: [String]) {
    let line = row.line
    guard let texts = row.cells else {
      return tell(
        line: line, english: "it is not UTF-8; save the table as “CSV UTF-8”",
        italian: "non è UTF-8; salvare la tabella come “CSV UTF-8”")
    }
    guard texts.contains(where: { !$0.isEmpty }) else { return }

    // With a separator too many, any cell may be in the wrong column.
    let extra = texts.dropFirst(columns.count).filter { !$0.isEmpty }
    if !extra.isEmpty {
      tell(
        line: line, english: "\(texts.count) cells under \(columns.count) columns",
        italian: "\(texts.count) celle sotto \(columns.count) colonne")
    }
    for index in texts.indices where namelessColumns.contains(index) && !texts[index].isEmpty {
      tell(
        line: line, english: "“\(texts[index])” is in a column without a name",
        italian: "“\(texts[index])” è in una colonna senza nome")
    }
    let pairs = zip(columns, texts).filter { !$0.1.isEmpty }
    rows.append(
      Row(
        line: line, cells: Dictionary(pairs.filter { !$0.0.isEmpty }) { first, _ in first },
        isWhole: extra.isEmpty && pairs.allSatisfy { !$0.0.isEmpty },
        isCut: texts.count < columns.count))
  }
}
