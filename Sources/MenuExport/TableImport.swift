public import MenuCore
internal import MenuPresentation

/// A menu made of a spreadsheet: our own csv, or a plain table with the columns `list`, `name`,
/// `description`, `ingredients`, `price`, `allergens`, `diets` in any order.
///
/// Closed world: a cell that is not understood whole is told and says nothing, and its dish promises
/// nothing.
public struct TableImport: Sendable {
  /// The menu; empty where nothing could be read.
  public private(set) var menu = Menu()
  private let isItalian: Bool
  private var told: [(line: Int, text: String)] = []
  /// The lines of the dishes, list by list.
  private var lines: [MenuList: [Int]] = [:]
  /// The groups, by their list and title.
  private var groups: [String: String] = [:]
  private var last: TableRow?
  /// True if a row of the last dish was not read whole.
  private var isBroken = false

  /// Reads a table: `;`, `,` or tabs between cells, quotes, a byte-order mark; O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: the table.
  ///   - reader: the language in which to tell what was not read: Italian or English.
  /// - Throws: `MenuFileError.refused` for more than a menu can hold.
  public init(
    _ bytes: [UInt8], for reader: InterfaceLanguage = .english
  ) throws(MenuFileError) {
    isItalian = reader == .italian
    let rows = TableReader(bytes).rows
    let names = columns(rows.first?.cells ?? [])
    guard names.contains("name") else {
      let known = "list, name, description, ingredients, price, allergens, diets"
      tell(
        1, "there is no column “name”; known are \(known)",
        "manca la colonna “name”; si conoscono \(known)")
      return
    }
    if !names.contains("currency"), let place = names.firstIndex(of: "price") {
      let hasEuro = rows.contains { $0.cells?.dropFirst(place).first?.contains("€") ?? false }
      menu.currency = hasEuro ? Currency(code: "EUR") : nil
    }
    for row in rows.dropFirst() { add(row.cells, names, line: row.line) }
    // What is left is read by the rules of a menu: contradictions, promises beside ingredients.
    let reading = try MenuReader.read(MenuWriter.json(of: menu))
    menu = reading.menu
    for diagnostic in reading.diagnostics where diagnostic.severity == .error {
      let line = diagnostic.dish.flatMap { lines[$0.list]?[$0.number - 1] } ?? 1
      told.append((line, CheckReport.sentence(of: diagnostic, in: reader).message))
    }
  }

  /// The things that were not read, each with its line: `line 3: price “ca. 9” is not understood`
  public var unread: [String] {
    told.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }
      .map { "\(isItalian ? "riga" : "line") \($0.1.line): \($0.1.text)" }
  }

  private mutating func tell(_ line: Int, _ english: String, _ italian: String) {
    told.append((line, isItalian ? italian : english))
  }

  /// The name of each column, empty for one that is not known or comes again.
  private mutating func columns(_ head: [String]) -> [String] {
    head.reduce(into: []) { names, cell in
      let name = cell.lowercased().split(separator: " ").joined(separator: "_")
      let isKnown = name == "allergens" || CSVExport.columns.contains(name)
      names.append(isKnown && !names.contains(name) ? name : "")
      guard names.last == "" else { return }
      tell(1, "the column “\(cell)” is not read", "la colonna “\(cell)” non viene letta")
    }
  }

  private mutating func add(_ row: [String]?, _ names: [String], line: Int) {
    guard let row else {
      return tell(
        line, "it is not UTF-8; save the table as “CSV UTF-8”",
        "non è UTF-8; salvare la tabella come “CSV UTF-8”")
    }
    guard row.contains(where: { !$0.isEmpty }) else { return }
    // With a separator too many or too few, any cell may stand under a wrong column.
    var (cells, isWhole) = ([String: String](), row.count == names.count)
    if !isWhole {
      tell(
        line, "\(row.count) cells under \(names.count) columns",
        "\(row.count) celle sotto \(names.count) colonne")
    }
    for (name, cell) in zip(names, row) where !cell.isEmpty {
      if name.isEmpty { isWhole = false } else { cells[name] = cell }
    }
    guard cells["name"] != nil else { return tell(line, "a name is missing", "manca il nome") }
    if last == nil {
      // A menu has one currency and one language: those of its first dish.
      menu.currency = cells["currency"].flatMap { Currency(code: $0) } ?? menu.currency
      menu.language = cells["language"].flatMap { Language(tag: $0) }
    }
    let table = TableRow(cells, line: line, isWhole: isWhole, in: menu)
    for (column, cell) in table.dropped {
      tell(line, "\(column) “\(cell)” is not understood", "\(column) “\(cell)” non si capisce")
    }
    add(table)
  }

  private mutating func add(_ row: TableRow) {
    let isSize = last?.hasSize(in: row) ?? false
    if !isSize {
      var dish = row.dish
      dish.group = row.group.map { id(ofGroup: $0, in: row.list) }
      if row.list == .beverages { dish.alcoholPercent = row["alcohol"].flatMap { Amount($0) } }
      menu[row.list].append(dish)
      lines[row.list, default: []].append(row.line)
    }
    (last, isBroken) = (row, isSize && isBroken || !row.isWhole)
    let place = menu[row.list].count - 1
    if let size = row.size { menu[row.list][place].sizes.append(size) }
    if isBroken { menu[row.list][place].withdraw() }
  }

  /// The group with a title in a list, which is made where there is none: each list keeps the order of
  /// its own.
  private mutating func id(ofGroup title: String, in list: MenuList) -> String {
    let key = "\(list.rawValue)/\(title)"
    if let known = groups[key] { return known }
    let id = "\(menu.groups.count + 1)"
    menu.groups.append(DishGroup(id: id, title: LocalizedText(title)))
    groups[key] = id
    return id
  }
}
