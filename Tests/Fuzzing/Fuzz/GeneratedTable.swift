import MenuCore

/// A table of dishes made of cells with a known meaning.
struct GeneratedTable {
  /// A cell with its meaning.
  struct Cell {
    var text = ""
    var contains: AllergenSet = []
    var mayContain: AllergenSet = []
    /// The allergens that it promises, as *free* or as *not an ingredient*.
    var promises: AllergenSet = []
    var diets: DietSet = []
    /// A warning in the owner's own words.
    var unread: String?
    /// False for a cell with a part that has no meaning.
    var isUnderstood = true
    /// False for a cell in an unknown column, which is reported once for all rows.
    var hasColumn = true
  }

  /// A row of the table.
  struct Row {
    let name: String
    let size: String
    /// Its line number in the table, from 1.
    let line: Int
    var cells: [Cell]
    /// True if a cell is not understood or is beyond the last column.
    var isBroken = false
    /// True if a cell is missing at the end or is in an unknown column.
    var isIncomplete = false

    /// True if it names a dish.
    var isNamed: Bool { !name.isEmpty }

    /// True if it has no text at all.
    var isBlank: Bool { name.isEmpty && size.isEmpty && cells.allSatisfy(\.text.isEmpty) }
  }

  private(set) var rows: [Row] = []
  /// The rows as texts, with the header first.
  private var texts: [[String]] = []
  private let separator: String
  private let lineEnd: String
  private let encoding: Int
  private let namesItsSeparator: Bool

  init(_ script: inout Script) {
    separator = script.one(of: [",", ";", "\t"])
    lineEnd = script.one(of: ["\n", "\r\n", "\r"])
    encoding = script.number(below: 5)
    namesItsSeparator = script.number(below: 4) == 0
    let columns = Self.columns(&script)
    texts = [["name", "size"] + columns.map(\.head)]
    var line = namesItsSeparator ? 3 : 2
    while !script.isAtEnd, rows.count < 12 { addRow(under: columns, at: &line, &script) }
  }

  /// Up to eight columns; a repeated column has no meaning.
  private static func columns(_ script: inout Script) -> [TableColumnCells] {
    var columns: [TableColumnCells] = []
    for _ in 0...script.number(below: 8) {
      let column = script.one(of: TableColumnCells.all)
      let isNew = !columns.contains { $0.head == column.head }
      columns.append(isNew ? column : column.withoutMeaning)
    }
    return columns
  }

  private mutating func addRow(
    under columns: [TableColumnCells], at line: inout Int, _ script: inout Script
  ) {
    let shape = script.number(below: 16)
    let size = shape & 3 == 0 ? "size \(rows.count)" : ""
    var name = "dish \(rows.count)"
    // Another size of the dish before it, if everything else is the same.
    if !size.isEmpty, let last = rows.last { name = last.name }
    if shape == 15 { name = "" }

    var row = Row(name: name, size: size, line: line, cells: [])
    let repeatsCells = !size.isEmpty && script.number(below: 2) == 0
    for (index, column) in columns.enumerated() {
      let last = rows.last?.cells ?? []
      let isRepeated = repeatsCells && index < last.count
      row.cells.append(isRepeated ? last[index] : script.one(of: column.cells))
    }
    var texts = [name, size] + row.cells.map(\.text)
    if shape == 13 {
      row.cells.removeLast()
      texts.removeLast()
      row.isIncomplete = true
    }
    if shape == 14 {
      texts.append("beyond the last column")
      row.isBroken = true
    }
    if row.cells.contains(where: { !$0.isUnderstood }) { row.isBroken = true }
    if row.cells.contains(where: { !$0.hasColumn }) { row.isIncomplete = true }
    line += 1 + texts.reduce(0) { $0 + $1.utf8.count { $0 == 0x0A } }
    rows.append(row)
    self.texts.append(texts)
  }

  /// The table as a spreadsheet writes it.
  var bytes: [UInt8] {
    var text = namesItsSeparator ? "sep=\(separator)\(lineEnd)" : ""
    for row in texts {
      text += row.map(Self.quoted).joined(separator: separator) + lineEnd
    }
    switch encoding {
    case 0: return [0xEF, 0xBB, 0xBF] + text.utf8
    case 1: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 2: return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: return Array(text.utf8)
    }
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.utf8.contains(where: { "\",;\t\r\n".utf8.contains($0) }) else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}

/// A column with the cells that may be in it.
struct TableColumnCells {
  typealias Cell = GeneratedTable.Cell

  let head: String
  let cells: [Cell]

  /// The same column when its header is repeated: nothing in it is read.
  var withoutMeaning: TableColumnCells {
    if head.isEmpty { return self }
    return TableColumnCells(
      head: head, cells: cells.map { Cell(text: $0.text, hasColumn: $0.text.isEmpty) })
  }

  /// All columns that a table may have, except names and sizes.
  static let all: [TableColumnCells] =
    [milk, nuts, glutine] + [
      TableColumnCells(
        head: "allergens",
        cells: [
          Cell(), Cell(text: "latte", contains: [.milk]),
          Cell(text: "latte, uova", contains: [.milk, .eggs]),
          Cell(text: "latte / boh", contains: [.milk], isUnderstood: false),
          Cell(text: "boh", isUnderstood: false),
        ]),
      TableColumnCells(
        head: "diets",
        cells: [
          Cell(), Cell(text: "vegan", diets: [.vegan, .vegetarian, .pescatarian]),
          Cell(text: "gluten-free", promises: gluten, diets: [.glutenFree]),
          Cell(text: "vegan, boh", isUnderstood: false),
        ]),
      TableColumnCells(
        head: "unread", cells: [Cell(), Cell(text: "glutammato", unread: "glutammato")]),
      TableColumnCells(head: "spicy", cells: [Cell(), Cell(text: "2"), wrong("9")]),
      TableColumnCells(head: "sold_out", cells: [Cell(), Cell(text: "yes"), wrong("boh")]),
      TableColumnCells(
        head: "price", cells: [Cell(), Cell(text: "7.50"), Cell(text: "7,50 €"), wrong("ca. 9")]),
      TableColumnCells(head: "currency", cells: [Cell(), Cell(text: "EUR"), wrong("boh")]),
      TableColumnCells(
        head: "list", cells: [Cell(), Cell(text: "pizzas"), Cell(text: "dolci"), Cell(text: "x")]),
      TableColumnCells(
        head: "notes", cells: [Cell(), Cell(text: "due\nrighe"), Cell(text: "con \"noci\"")]),
      TableColumnCells(
        head: "ingredients",
        cells: [Cell(), Cell(text: "pomodoro, mozzarella"), Cell(text: "riso")]),
      TableColumnCells(head: "colour", cells: [Cell(), Cell(text: "red", hasColumn: false)]),
      TableColumnCells(head: "", cells: [Cell(), wrong("x")]),
    ]

  private static let gluten: AllergenSet = [.gluten, .wheat, .rye, .barley, .oats]

  private static func wrong(_ text: String) -> Cell { Cell(text: text, isUnderstood: false) }

  private static let milk = TableColumnCells(
    head: "milk",
    cells: [
      Cell(), Cell(text: "contains", contains: [.milk]), Cell(text: "x", contains: [.milk]),
      Cell(text: "may", mayContain: [.milk]), Cell(text: "tracce", mayContain: [.milk]),
      Cell(text: "free", promises: [.milk]), Cell(text: "no ingredient", promises: [.milk]),
      Cell(text: "not stated"), wrong("boh"), wrong("free, boh"), wrong("free?"),
      Cell(text: "contains, boh", contains: [.milk], isUnderstood: false),
    ])

  private static let nuts = TableColumnCells(
    head: "nuts",
    cells: [
      Cell(), Cell(text: "contains hazelnut", contains: [.hazelnut]),
      Cell(text: "may walnut", mayContain: [.walnut]),
      Cell(text: "not stated, free walnut", promises: [.walnut]),
      Cell(text: "free", promises: AllergenSet(.nuts).union(Allergen.nuts.kinds)),
      Cell(text: "Haselnuss", contains: [.hazelnut]), wrong("free boh"),
      Cell(text: "may walnut; ?", mayContain: [.walnut], isUnderstood: false),
    ])

  private static let glutine = TableColumnCells(
    head: "glutine",
    cells: [
      Cell(), Cell(text: "contiene", contains: [.gluten]), Cell(text: "free", promises: gluten),
      Cell(text: "contains wheat, free rye", contains: [.wheat], promises: [.rye]), wrong("no?"),
    ])
}
