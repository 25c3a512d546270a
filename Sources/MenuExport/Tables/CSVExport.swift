internal import MenuCore
internal import MenuPresentation

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
  public static let columns =
    [
      "list", "section", "number", "id", "name", "size", "price", "price_max", "price_words", "per",
      "currency", "sold_out", "warning", "description", "ingredients", "diets", "spicy", "frozen",
      "calories", "volume_ml", "diameter_cm",
    ] + Allergen.groups.map(\.rawValue) + [
      "allergens", "add_ons", "notes",
      // A column that is new comes last: a formula may name the others by their letters.
      "alcohol_percent", "serving", "price_was",
    ]

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

/// Writes dishes as rows. What many dishes have in common is put into words once.
private struct CSVTable {
  let menu: ExportedMenu
  var writer: CSVWriter
  private let usesDecimalComma: Bool
  private let words: Strings
  /// Whether rows may be shown with a warning: no row has one that nothing was asked for.
  private let mayWarn: Bool
  private var states: [ToldStatement: (states: [UInt8], sentence: String)] = [:]
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
    let (dish, context) = (row.dish, menu.context)
    let beverage = menu.beverage(of: row)
    // No other row is shown with words of its own, and to make a cell costs most of a row.
    let cell = mayWarn ? menu.cell(of: row) : nil
    writer.word(row.list.rawValue)
    writer.text(menu.dataSource.title(forSection: row.section) ?? "")
    writer.text(dish.number ?? "")
    writer.text(dish.id ?? "")
    writer.text(menu.dataSource.name(at: row.position, in: row.list) ?? "")
    writer.text(size.map { context.text($0.name) } ?? "")
    write(price)
    writer.word(context.currency?.code ?? "")
    writer.word(dish.isSoldOut ? "sold out" : "")
    writer.text(cell?.allergenWarning ?? "")
    writer.text(dish.description.map { context.text($0) } ?? "")
    writer.text(dish.ingredients.map { context.text($0.name) }.joined(separator: ", "))
    writer.word(words(of: dish.certainDiets))
    writer.word(dish.spiciness > 0 ? String(dish.spiciness) : "")
    writer.word(dish.isFrozen || dish.ingredients.contains(where: \.isFrozen) ? "frozen" : "")
    write(size?.calories ?? dish.calories)
    write(size?.volumeMl ?? beverage?.volumeMl)
    write(size?.diameterCm)
    write(statement.told(choosing: dish.statementsToChoose))
    writer.text(
      dish.addOns.isEmpty ? "" : (menu.details(of: row)?.addOns ?? []).joined(separator: "\n"))
    writer.text(dish.notes.map { context.text($0) }.joined(separator: "\n"))
    write(beverage?.alcoholPercent)
    writer.word(beverage?.serving?.rawValue ?? "")
    write(price?.was)
    writer.endRow()
  }

  private mutating func write(_ price: Price?) {
    write(price?.lowest)
    let highest = price?.highest
    write(highest == price?.lowest ? nil : highest)
    writer.text(words(of: price))
    writer.text(price?.per.map { menu.context.text($0) } ?? "")
  }

  /// What a price says that its amounts do not.
  private func words(of price: Price?) -> String {
    switch price?.value {
    case .exactly, .range, nil: ""
    case .from, .text: price.map { menu.context.text(of: $0) } ?? ""
    }
  }

  private mutating func write(_ amount: Amount?) {
    guard let amount else { return writer.word("") }
    let point = UInt8(ascii: usesDecimalComma ? "," : ".")
    writer.word(amount.description.utf8.lazy.map { $0 == UInt8(ascii: ".") ? point : $0 })
  }

  private mutating func write(_ number: Int?) { writer.word(number.map(String.init) ?? "") }

  private mutating func write(_ stated: ToldStatement) {
    let cells: (states: [UInt8], sentence: String)
    if let known = states[stated] {
      cells = known
    } else {
      let (statement, chosen) = (stated.statement, stated.onChoice)
      let words = Allergen.groups.map { AllergenCell($0, in: statement, onChoice: chosen).words }
      cells = (
        Array(words.joined(separator: usesDecimalComma ? ";" : ",").utf8),
        self.words.sentence(statement, onChoice: chosen)
      )
      states[stated] = cells
    }
    writer.word(cells.states)
    writer.text(cells.sentence)
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
