public import MenuCore
internal import MenuPresentation

/// A menu made from a table: an exported csv, or any table with the columns `list`, `name`,
/// `description`, `ingredients`, `price`, `allergens`, `diets` in any order.
///
/// A cell with any part that is not understood is reported and ignored, and its dish promises
/// nothing.
public struct TableImport: Sendable {
  /// The menu; empty if nothing could be read.
  public private(set) var menu = Menu()
  private let isItalian: Bool
  private var told: [(line: Int, text: String)] = []
  /// The line numbers of the dishes, list by list.
  private var lines: [MenuList: [Int]] = [:]
  /// The groups by their ids.
  private var groups: Set<String> = []
  private var last: TableRow?
  /// True if part of a row of the last dish was not read.
  private var isBroken = false

  /// Reads a table with `;`, `,` or tabs, quotes and a byte-order mark; O(*n*). Cells that were not
  /// read are reported in Italian or English.
  ///
  /// - Throws: `MenuFileError.refused` if the table is larger than a menu may be.
  public init(_ bytes: [UInt8], for reader: InterfaceLanguage = .english) throws(MenuFileError) {
    isItalian = reader == .italian
    let table = TableReader(bytes)
    var rows = table.rows[...]
    if table.isUnclosed { rows = rows.dropLast() }

    let names = columns(rows.first?.cells ?? [])
    guard names.contains("name") else {
      let all = "list, name, description, ingredients, price, allergens, diets"
      tell(
        line: 1, english: "there is no column “name”; known: \(all)",
        italian: "manca la colonna “name”; note: \(all)")
      return
    }
    if !names.contains("currency"), let place = names.firstIndex(of: "price") {
      let hasEuro = rows.contains { $0.cells?.dropFirst(place).first?.contains("€") ?? false }
      if hasEuro { menu.currency = Currency(code: "EUR") }
    }

    for row in rows.dropFirst() { add(row.cells, under: names, line: row.line) }
    if table.isUnclosed, let line = table.rows.last?.line {
      tell(
        line: line, english: "a quote is not closed: nothing from here on is read",
        italian: "le virgolette non finiscono: da qui non si legge")
    }
    try settle(for: reader)
  }

  /// Reads the result by the rules of a menu: contradictions, and promises beside ingredients.
  private mutating func settle(for reader: InterfaceLanguage) throws(MenuFileError) {
    let reading = try MenuReader.read(MenuWriter.json(of: menu))
    menu = reading.menu
    for diagnostic in reading.diagnostics where diagnostic.severity == .error {
      let line = diagnostic.dish.flatMap { lines[$0.list]?[$0.number - 1] } ?? 1
      told.append((line, diagnostic.sentence(in: reader).message))
    }
  }

  /// The cells that were not read, each with its line: `line 3: price “ca. 9” is not understood`
  public var unread: [String] {
    let word = isItalian ? "riga" : "line"
    return told.sorted { $0.line < $1.line }.map { "\(word) \($0.line): \($0.text)" }
  }

  private mutating func tell(line: Int, english: String, italian: String) {
    told.append((line, isItalian ? italian : english))
  }

  /// The name of each column; empty if it is unknown or repeated.
  private mutating func columns(_ head: [String]) -> [String] {
    var names: [String] = []
    for cell in head {
      let name = cell.lowercased().split(separator: " ").joined(separator: "_")
      let isKnown = name == "allergens" || CSVExport.columnNames.contains(name)
      if isKnown, !names.contains(name) {
        names.append(name)
      } else {
        names.append("")
        tell(
          line: 1, english: "the column “\(cell)” is not read",
          italian: "la colonna “\(cell)” non viene letta")
      }
    }
    return names
  }

  private mutating func add(_ texts: [String]?, under names: [String], line: Int) {
    guard let texts else {
      return tell(
        line: line, english: "it is not UTF-8; save the table as “CSV UTF-8”",
        italian: "non è UTF-8; salvare la tabella come “CSV UTF-8”")
    }
    guard texts.contains(where: { !$0.isEmpty }) else { return }

    // With too many or too few separators, any cell may be in the wrong column.
    let count = texts.count
    let wanted = names.count
    if count != wanted {
      tell(
        line: line, english: "\(count) cells under \(wanted) columns",
        italian: "\(count) celle sotto \(wanted) colonne")
    }
    let cells = Dictionary(zip(names, texts).filter { !$0.1.isEmpty }) { first, _ in first }
    guard cells["name"] != nil else {
      return tell(line: line, english: "a name is missing", italian: "manca il nome")
    }

    if last == nil {
      // A menu has one currency and one language: those of its first dish.
      menu.currency = cells["currency"].flatMap { Currency(code: $0) } ?? menu.currency
      menu.language = cells["language"].flatMap { Language(tag: $0) }
    }
    let row = TableRow(cells, in: menu)
    for (column, cell) in row.dropped {
      tell(
        line: line, english: "\(column) “\(cell)” is not understood",
        italian: "\(column) “\(cell)” non si capisce")
    }
    // A cell without a known column is not read either.
    let isWhole = count == wanted && cells[""] == nil && row.dropped.isEmpty
    add(row, isWhole: isWhole, line: line)
  }

  /// Adds a row as a dish, or as a further size of the last dish.
  private mutating func add(_ row: TableRow, isWhole: Bool, line: Int) {
    let isSize = last?.hasSize(in: row) ?? false
    let wasBroken = isSize && isBroken
    last = row
    isBroken = wasBroken || !isWhole

    var dish = row.dish
    if isSize, let begun = menu[row.list].popLast() { dish = begun }
    dish.sizes += [row.size].compactMap(\.self)
    if wasBroken {
      dish.sizes[dish.sizes.count - 1].allergens?.withdraw()
    } else if isBroken {
      dish.withdraw()
    }
    menu[row.list].append(dish)

    guard !isSize else { return }
    lines[row.list, default: []].append(line)
    if let group = row.group, groups.insert(group.id).inserted { menu.groups.append(group) }
  }
}
