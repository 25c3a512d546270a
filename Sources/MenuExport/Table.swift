internal import MenuCore

/// A table as cells by column, with messages about the parts that were not read.
struct Table {
  /// A row with at least one cell.
  struct Row {
    /// Its line in the table, from 1.
    let line: Int
    /// The cells that are not empty, by column.
    var cells: [TableColumn: String] = [:]
    /// The cells in unknown columns that may warn, each with its header.
    var remarks: [String] = []
    /// True if all of its cells are in known columns.
    var isWhole = true
    /// True if its cells may have slipped into other columns.
    var isShifted = false
    /// True if its last columns are missing: some spreadsheets omit empty cells at the end.
    var isCut = false
  }

  /// A problem with its line.
  private struct Message {
    /// The line, from 1; 0 for the whole file.
    let line: Int
    let problem: TableProblem
  }

  private(set) var rows: [Row] = []
  /// The headers of the known columns, as written in the table.
  private(set) var heads: [TableColumn: String] = [:]
  private var messages: [Message] = []
  /// True if the table does not state its encoding, and was read as Windows-1252.
  let isEncodingGuessed: Bool
  private var headCells: [String] = []
  private var columns: [TableColumn?] = []
  /// The first column; nil if its header is unknown.
  var firstColumn: TableColumn? { columns.first ?? nil }

  /// Reads the cells of a table; O(*n*).
  init(_ bytes: [UInt8]) {
    let encoding = TableEncoding(bytes)
    let foreign = TableProblem(foreignFile: bytes)
    isEncodingGuessed = encoding.isGuessed && foreign == nil
    if let foreign {
      reportAlone(foreign, line: 0)
      return
    }
    let reader = TableReader(encoding.bytes)
    var rows = reader.rows
    if reader.isUnclosed { rows.removeLast() }

    if let index = Table.indexOfHeads(in: rows) {
      for title in rows[..<index] { addTitle(title) }
      readHeads(rows[index], of: rows[(index + 1)...])
      for row in rows[(index + 1)...] { add(row) }
    }
    if reader.isUnclosed, let line = reader.rows.last?.line {
      report(.openQuote, line: line)
    }
  }

  /// True if all fourteen allergens have a column, as in an export.
  var hasAllAllergens: Bool { Allergen.groups.allSatisfy { heads[.allergen($0)] != nil } }

  /// True if every message is about a row that is not a dish.
  var isRead: Bool {
    messages.allSatisfy { message in
      switch message.problem {
      case .leftOut, .note: true
      default: false
      }
    }
  }

  /// The messages as sentences, by line; those of the same line keep their order.
  func sentences(in language: InterfaceLanguage) -> [String] {
    let word = Phrase("line", "riga").words(in: language)
    var sentences: [String] = []
    for message in messages.sorted(by: { $0.line < $1.line }) {
      var sentence = message.problem.sentence.words(in: language)
      if message.line != 0 { sentence = "\(word) \(message.line): \(sentence)" }
      // A row with several sizes reports each cell only once.
      if sentences.last != sentence { sentences.append(sentence) }
    }
    return sentences
  }

  mutating func report(_ problem: TableProblem, line: Int) {
    messages.append(Message(line: line, problem: problem))
  }

  /// Reports a problem that prevents every row from being read, in place of all messages about rows. A
  /// file that is not a table has no other problem.
  mutating func reportAlone(_ problem: TableProblem, line: Int = 1) {
    if messages.contains(where: { $0.line == 0 }) { return }
    messages.removeAll { message in
      if case .unknownColumn = message.problem { return false }
      return true
    }
    report(problem, line: line)
  }

  /// Reports a cell that is not understood.
  mutating func report(_ dropped: ImportedDish.DroppedCell, line: Int) {
    let column = dropped.column
    let head = heads[column] ?? column.head
    report(.unclearCell(column, head: head, cell: dropped.cell), line: line)
  }

  /// Keeps a text above the header that may warn, and reports any other.
  private mutating func addTitle(_ row: TableReader.Row) {
    let text = (row.cells ?? []).filter { !$0.isEmpty }.joined(separator: " ")
    if text.speaksOfTraces {
      rows.append(Row(line: row.line, cells: [.name: text]))
    } else if !text.isEmpty {
      report(.leftOut(text), line: row.line)
    }
  }

  /// Finds the column of each header, and reports unknown ones.
  private mutating func readHeads(_ row: TableReader.Row, of rows: ArraySlice<TableReader.Row>) {
    headCells = row.cells ?? []
    columns = Table.columns(named: headCells)
    for (index, column) in columns.enumerated() {
      if let column {
        heads[column] = headCells[index]
      } else if !headCells[index].isEmpty {
        // An unknown header is always reported; a column without a header only in rows with a cell in it.
        let cells = rows.compactMap { $0.cells?[checked: index] }.filter { !$0.isEmpty }
        let arePrices = cells.allSatisfy { Amount(cell: $0, in: nil) != nil } && !cells.isEmpty
        report(.unknownColumn(headCells[index], isOfPrices: arePrices), line: row.line)
      }
    }
  }

  private mutating func add(_ row: TableReader.Row) {
    let line = row.line
    guard let texts = row.cells else {
      return report(.notUTF8, line: line)
    }
    // Skips lines between rows, and a repeated header at the top of a page.
    let isRule = texts.allSatisfy { $0.allSatisfy { "-:| ".contains($0) } }
    guard !isRule, texts.contains(where: { !$0.isEmpty }), texts != headCells else { return }

    // With an extra separator, any cell may be in the wrong column.
    let extra = texts.dropFirst(columns.count).filter { !$0.isEmpty }
    if !extra.isEmpty {
      report(.surplusCells(texts.count, columns: columns.count), line: line)
    }
    var new = Row(
      line: line, isWhole: extra.isEmpty, isShifted: !extra.isEmpty,
      isCut: texts.count < columns.count)
    for (index, text) in texts.prefix(columns.count).enumerated() where !text.isEmpty {
      if let column = columns[index] {
        new.cells[column] = text
        continue
      }
      new.isWhole = false
      let head = headCells[index]
      var remark = "\(head): \(text)"
      if head.isEmpty {
        new.isShifted = true
        report(.cellWithoutColumn(text), line: line)
        remark = text
      }
      if remark.mentionsAllergens, FlagWord.value(of: text) != false { new.remarks.append(remark) }
    }
    if !extra.isEmpty { keepWarnings(of: texts, in: &new) }
    rows += new.bySize(in: columns)
  }

  /// Keeps what a row with too many cells warns of, although its cells may be in the wrong columns: an
  /// allergen also has the cell that slipped out of its column.
  private func keepWarnings(of texts: [String], in row: inout Row) {
    let shift = texts.count - columns.count
    row.cells = row.cells.filter { $0.key.isTakenFromAnyRow }
    let ofTexts: [TableColumn] = [.name, .description, .ingredients, .notes]
    for (index, text) in texts.enumerated() where !text.isEmpty {
      let column = columns[checked: index] ?? nil
      let isRead = column.map(ofTexts.contains) ?? false
      if !isRead, text.mentionsAllergens, !row.remarks.contains(text) { row.remarks.append(text) }
      if index >= shift, case .allergen(let group)? = columns[checked: index - shift] ?? nil,
        row.cells[.allergen(group)] == nil
      {
        row.cells[.allergen(group)] = text
      }
    }
  }
}

extension Table.Row {
  /// One row for each size with a price in a column of its own; otherwise the row itself.
  fileprivate func bySize(in columns: [TableColumn?]) -> [Table.Row] {
    let sizes = columns.compactMap { $0 }.filter { $0.nameOfSize != nil && cells[$0] != nil }
    guard !sizes.isEmpty else { return [self] }
    return sizes.map { column in
      var row = self
      row.cells = cells.filter { $0.key.nameOfSize == nil }
      row.cells[.size] = column.nameOfSize
      row.cells[.price] = cells[column]
      return row
    }
  }
}
