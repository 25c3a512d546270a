internal import OldMenuCore
internal import OldMenuPresentation

/// A table for spreadsheets: a row a size, an allergen a column (RFC 4180, in UTF-8).
///
/// The columns and their words are the same in every language, so that a formula keeps working. Of an
/// allergen a cell says `contains`, `may`, `free` or `no ingredient`, `depends on choice` where it is
/// in options of which some must be taken, and several of them between `and`; where nothing is stated
/// it is empty, which is never free.
public struct CSVExport: ExportFormat {
  /// Whether it begins with a byte-order mark, by which some spreadsheets know UTF-8.
  public var hasByteOrderMark: Bool

  /// Makes the format.
  public init(hasByteOrderMark: Bool = false) {
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// The names of the columns.
  public static let columns = CSVColumn.allCases.flatMap(\.names)

  /// Writes the table; at least 50 MB/s.
  public func render(_ menu: ExportedMenu, to sink: ([UInt8]) throws -> Void) rethrows {
    var table = CSVTable(menu)
    if hasByteOrderMark { table.writer.write([0xEF, 0xBB, 0xBF]) }
    CSVExport.columns.forEach { table.writer.word($0) }
    table.writer.endRow()
    try menu.forEachRow { row in
      table.write(row)
      try table.writer.flushIfFull(to: sink)
    }
    try table.writer.flush(to: sink)
  }
}

/// What the columns tell, in their order; the compiler names those that nothing is written into.
private enum CSVColumn: String, CaseIterable {
  case list, section, number, id, name, size, price
  case highestPrice = "price_max"
  case priceWords = "price_words"
  case per, currency
  case soldOut = "sold_out"
  case warning, description, ingredients, diets, spicy, frozen, calories
  case volume = "volume_ml"
  case diameter = "diameter_cm"
  /// The fourteen, a column each.
  case states
  case allergens
  case addOns = "add_ons"
  case notes
  // A column that is new comes last: a formula may name the others by their letters.
  case alcohol = "alcohol_percent"
  case serving
  case priceBefore = "price_was"

  var names: [String] { self == .states ? Allergen.groups.map(\.rawValue) : [rawValue] }
}

/// A row of the table: a dish, or one of its sizes.
private struct CSVRow {
  let exported: ExportedRow
  let size: DishSize?
  let price: Price?
  let beverage: Beverage?
  /// Nil where no row is shown with words of its own: to make a cell costs most of a row.
  let cell: ExportedCell?
  /// The cells of the fourteen, and all of them in a sentence.
  let statement: (states: [UInt8], sentence: String)
}

/// Writes dishes as rows. What many dishes have in common is put into words once.
private struct CSVTable {
  let menu: ExportedMenu
  var writer: CSVWriter
  private let columns = CSVColumn.allCases
  private let usesDecimalComma: Bool
  private let words: Strings
  /// Whether rows may be shown with a warning: no row has one that nothing was asked for.
  private let mayWarn: Bool
  private var statements: [ToldStatement: (states: [UInt8], sentence: String)] = [:]
  private var diets: [DietSet: [UInt8]] = [:]

  init(_ menu: ExportedMenu) {
    self.menu = menu
    usesDecimalComma = menu.context.usesDecimalComma
    writer = CSVWriter(usesDecimalComma: usesDecimalComma)
    words = Strings.in(menu.context.interfaceLanguage)
    mayWarn = !menu.query.isEmpty
  }

  mutating func write(_ row: ExportedRow) {
    let (dish, statements) = (row.priced, row.dish.statements)
    guard !dish.sizes.isEmpty else {
      return write(row, size: nil, price: dish.price, dish.combinedStatement)
    }
    for (size, statement) in zip(dish.sizes, statements) {
      write(row, size: size, price: size.price ?? dish.price, statement)
    }
  }

  private mutating func write(
    _ row: ExportedRow, size: DishSize?, price: Price?, _ statement: AllergenStatement
  ) {
    let row = CSVRow(
      exported: row, size: size, price: price, beverage: menu.beverage(of: row),
      cell: mayWarn ? menu.cell(of: row) : nil,
      statement: cells(of: statement.told(choosing: row.dish.statementsToChoose)))
    for column in columns { write(column, of: row) }
    writer.endRow()
  }

  private mutating func write(_ column: CSVColumn, of row: CSVRow) {
    let context = menu.context
    switch column {
    case .list: writer.word(row.exported.list.rawValue)
    case .section: writer.text(menu.dataSource.title(forSection: row.exported.section) ?? "")
    case .number: writer.text(row.exported.dish.number ?? "")
    case .id: writer.text(row.exported.dish.id ?? "")
    case .name:
      writer.text(
        menu.dataSource.name(at: row.exported.position, in: row.exported.list) ?? "")
    case .size: writer.text(row.size.map { context.text($0.name) } ?? "")
    case .price: writePrice(row.price?.lowest)
    case .highestPrice:
      let highest = row.price?.highest
      writePrice(highest == row.price?.lowest ? nil : highest)
    case .priceWords: writer.text(words(of: row.price))
    case .per: writer.text(row.price?.per.map { context.text($0) } ?? "")
    case .currency: writer.word(context.currency?.code ?? "")
    case .soldOut: writer.word(row.exported.dish.isSoldOut ? "sold out" : "")
    case .warning: writer.text(row.cell?.allergenWarning ?? "")
    case .description: writer.text(row.exported.dish.description.map { context.text($0) } ?? "")
    case .ingredients:
      writer.text(
        row.exported.dish.ingredients.map { context.text($0.name) }.joined(separator: ", "))
    case .diets: writer.word(words(of: row.exported.dish.certainDiets))
    case .spicy:
      let spiciness = row.exported.dish.spiciness
      writer.word(spiciness > 0 ? String(spiciness) : "")
    case .frozen: writer.word(row.exported.dish.hasFrozen ? "frozen" : "")
    case .calories: write(row.size?.calories ?? row.exported.dish.calories)
    case .volume: write(row.size?.volumeMl ?? row.beverage?.volumeMl)
    case .diameter: write(row.size?.diameterCm)
    case .states: writer.word(row.statement.states)
    case .allergens: writer.text(row.statement.sentence)
    case .addOns:
      let hasAddOns = !row.exported.dish.addOns.isEmpty
      let told = hasAddOns ? menu.details(of: row.exported)?.addOns : nil
      writer.text((told ?? []).joined(separator: "\n"))
    case .notes:
      writer.text(row.exported.dish.notes.map { context.text($0) }.joined(separator: "\n"))
    case .alcohol: write(decimal: row.beverage?.alcoholPercent?.description)
    case .serving: writer.word(row.beverage?.serving?.rawValue ?? "")
    case .priceBefore: writePrice(row.price?.was)
    }
  }

  /// What a price says that its amounts do not.
  private func words(of price: Price?) -> String {
    switch price?.value {
    case .exactly, .range, nil: ""
    case .from, .text: price.map { menu.context.text(of: $0) } ?? ""
    }
  }

  private mutating func writePrice(_ amount: Amount?) {
    write(decimal: amount?.digits(in: menu.context.currency))
  }

  private mutating func write(decimal number: String?) {
    let point = UInt8(ascii: usesDecimalComma ? "," : ".")
    writer.word((number ?? "").utf8.lazy.map { $0 == UInt8(ascii: ".") ? point : $0 })
  }

  private mutating func write(_ number: Int?) { writer.word(number.map(String.init) ?? "") }

  private mutating func cells(
    of stated: ToldStatement
  ) -> (states: [UInt8], sentence: String) {
    if let known = statements[stated] { return known }
    let (statement, chosen) = (stated.statement, stated.onChoice)
    let words = Allergen.groups.map { AllergenCell($0, in: statement, onChoice: chosen).words }
    let cells = (
      states: Array(words.joined(separator: usesDecimalComma ? ";" : ",").utf8),
      sentence: self.words.sentence(statement, onChoice: chosen)
    )
    statements[stated] = cells
    return cells
  }

  private mutating func words(of set: DietSet) -> [UInt8] {
    if let known = diets[set] { return known }
    let words = Array(set.diets.map(\.rawValue).joined(separator: " ").utf8)
    diets[set] = words
    return words
  }
}

extension AllergenCell {
  /// What a cell says of an allergen, nothing where nothing is stated.
  fileprivate var words: String {
    parts.map(\.part.word).filter { !$0.isEmpty }.joined(separator: " and ")
  }
}

extension AllergenCell.Part {
  fileprivate var word: String {
    switch self {
    case .state(.contains): "contains"
    case .state(.mayContain): "may"
    case .state(.notStated): ""
    case .state(.notAnIngredient): "no ingredient"
    case .state(.free): "free"
    case .onChoice: "depends on choice"
    }
  }
}
