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
  private(set) var table: Table
  private let language: InterfaceLanguage
  /// The line numbers of the dishes, list by list.
  private var lines: [MenuList: [Int]] = [:]
  /// The groups by their ids.
  private var groups: Set<String> = []
  private var last: ImportedDish?
  /// The cells of the row above, and the heading above it.
  private(set) var above: [TableColumn: String] = [:]
  private(set) var heading: String?
  /// True if the names of dishes are in upper case, so that headings cannot be distinguished from them.
  private(set) var areNamesInCapitals = false
  /// True if part of a row of the last dish was not read.
  private var isBroken = false

  /// Reads a table as spreadsheets write it; O(*n*). Unread cells are reported in Italian or English.
  ///
  /// The cells are separated by `;`, `,` or tabs, in UTF-8, UTF-16 or Windows-1252.
  ///
  /// - Throws: `MenuFileError.refused` if the table is larger than a menu may be.
  public init(_ bytes: [UInt8], for language: InterfaceLanguage = .english) throws(MenuFileError) {
    self.language = language
    table = Table(bytes)
    guard table.heads[.name] != nil else {
      table.reportAlone(.noNames)
      return
    }
    if table.heads[.currency] == nil {
      let prices = ([table.heads[.price]] + table.rows.map { $0.cells[.price] }).compactMap(\.self)
      let guess = PriceGuess(currency: nil, language: nil)
      // Several currencies share the dollar sign.
      menu.currency = prices.filter { !$0.contains("$") }.lazy.compactMap(guess.currency).first
    }
    areNamesInCapitals = table.rows.contains { row in
      row.cells[.price] != nil && row.cells[.name]?.isInCapitals ?? false
    }
    for row in table.rows { add(row) }
    try readBack()
  }

  /// Reads the menu back as a file, to apply the rules of the format: contradictions, and promises that
  /// an ingredient contradicts.
  private mutating func readBack() throws(MenuFileError) {
    let reading = try MenuReader.read(MenuWriter.json(of: menu))
    menu = reading.menu
    for diagnostic in reading.diagnostics where diagnostic.severity == .error {
      // A cell of allergens that is not understood is already reported.
      let isReported = table.heads[.unread] == nil
      if diagnostic.rule == .unknownAllergen, isReported { continue }
      let line = diagnostic.dish.flatMap { lines[$0.list]?[$0.number - 1] } ?? 1
      table.report(.brokenRule(diagnostic), line: line)
    }
  }

  /// The unread cells, each with its line: `line 3: price “ca. 9” is not understood`
  public var unread: [String] { table.sentences(in: language) }

  /// True if every cell was used, so that `unread` has only remarks.
  package var isRead: Bool { table.isRead }

  /// True if the table does not state its encoding, and was read as Windows-1252.
  public var isEncodingGuessed: Bool { table.isEncodingGuessed }

  private mutating func add(_ written: Table.Row) {
    let line = written.line
    if written.remarks.isEmpty, let cell = written.cells.only,
      let meaning = meaning(ofText: cell.value, in: cell.key)
    {
      return add(cell.value, as: meaning, line: line)
    }
    if let cell = written.cells.only, [.list, .section].contains(cell.key) {
      // A heading of the rows below it.
      above = written.cells
      return
    }
    let cells = completed(written.cells)
    guard let name = cells[.name] else { return table.report(.noName, line: line) }
    if TableImport.isSum(name) { return table.report(.leftOut(name), line: line) }
    above = cells

    if last == nil {
      // A menu has one currency and one language: those of its first dish.
      menu.currency = cells[.currency].flatMap(Currency.init(named:)) ?? menu.currency
      menu.language = cells[.language].flatMap(Language.init(named:))
    }
    var completed = written
    completed.cells = cells
    let row = ImportedDish(completed, in: menu)
    for dropped in row.dropped { table.report(dropped, line: line) }

    var isWhole = written.isWhole && row.dropped.isEmpty
    if written.isCut, !row.isTrustedIfCut(hasAllAllergens: table.hasAllAllergens) {
      isWhole = false
      table.report(.missingCells, line: line)
    }
    add(row, isWhole: isWhole, line: line)
  }

  /// Adds a text that is not a dish: a note, or a heading for the dishes below it.
  private mutating func add(_ text: String, as meaning: SingleText, line: Int) {
    switch meaning {
    case .heading: heading = text
    case .note:
      menu.notes.append(LocalizedText(text))
      table.report(.note(text), line: line)
    }
  }

  /// Adds a row as a dish, or as a further size of the last dish.
  private mutating func add(_ row: ImportedDish, isWhole: Bool, line: Int) {
    let isSize = last?.hasSize(in: row) ?? false
    let wasBroken = isSize && isBroken
    last = row
    isBroken = wasBroken || !isWhole

    var dish = row.dish
    if isSize, let begun = menu[row.list].popLast() { dish = begun }
    if let size = row.size { dish.sizes.append(size) }
    if wasBroken {
      dish.sizes[dish.sizes.count - 1].allergens?.withdrawPromises()
    } else if isBroken {
      dish.withdrawPromises()
    }
    menu[row.list].append(dish)

    guard !isSize else { return }
    lines[row.list, default: []].append(line)
    if let group = row.group, groups.insert(group.id).inserted { menu.groups.append(group) }
  }
}

/// Rows that are not dishes: headings, footnotes, sums, and rows that continue the previous one.
extension TableImport {
  /// The meaning of a row with a single text.
  enum SingleText {
    case heading, note
  }

  /// The meaning of a row with a single text, in a table with prices; nil for a dish. A heading is in the
  /// first column or among the names.
  func meaning(ofText text: String, in column: TableColumn) -> SingleText? {
    if text.speaksOfTraces { return .note }
    guard table.heads[.price] != nil || table.heads.keys.contains(where: { $0.nameOfSize != nil })
    else { return nil }
    if text.hasPrefix("*") || text.hasPrefix("(*") { return .note }
    let hasHeadings = table.heads[.list] == nil && table.heads[.section] == nil
    guard hasHeadings, column == .name || column == table.firstColumn else { return nil }
    let isList = MenuList(named: text) != nil
    guard isList || text.isInCapitals && !areNamesInCapitals else { return nil }
    return .heading
  }

  /// The cells of a row with those that it continues: an empty merged cell has the value of the previous
  /// row, and a size without a name belongs to the previous dish.
  func completed(_ cells: [TableColumn: String]) -> [TableColumn: String] {
    var cells = cells
    if cells[.name] == nil, cells[.size] != nil, above[.size] != nil {
      let own: Set<TableColumn> = [.size, .price, .priceWords]
      cells.merge(above.filter { !own.contains($0.key) }) { mine, _ in mine }
    }
    let places: [TableColumn] = [.list, .section].filter { table.heads[$0] != nil }
    if let first = places.first, cells[first] == nil {
      for place in places where cells[place] == nil { cells[place] = above[place] }
    } else if places.isEmpty {
      cells[.list] = heading
    }
    return cells
  }

  /// True for the name of a row that sums up the dishes.
  static func isSum(_ name: String) -> Bool { sums.contains(TableWords.folded(name)) }

  private static let sums: Set = [
    "total", "totale", "somma", "media", "average", "sum", "summe", "gesamt", "durchschnitt",
    "somme", "moyenne", "suma", "promedio",
  ]
}

extension String {
  /// True for a text in upper case: `ANTIPASTI`
  var isInCapitals: Bool { count > 2 && self == uppercased() && self != lowercased() }
}
