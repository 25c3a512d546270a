internal import MenuCore
internal import MenuPresentation

/// A row of a table that becomes a dish, or one of its sizes.
struct ImportedDish {
  /// The cells that are not empty, by column.
  private let cells: [TableColumn: String]
  /// The cells that were not understood.
  private(set) var dropped: [DroppedCell] = []
  let list: MenuList
  let group: DishGroup?
  /// The dish without its sizes.
  private(set) var dish: Dish
  /// The size; nil for a dish without sizes.
  private(set) var size: DishSize?

  /// A cell that was not understood.
  struct DroppedCell {
    let column: TableColumn
    let cell: String
  }

  /// Reads the cells of a row in the currency and the language of its menu.
  init(_ row: Table.Row, in menu: Menu) {
    cells = row.cells
    dish = Dish(name: cells[.name] ?? "")

    let known = cells[.list].flatMap { MenuList(named: $0) }
    list = known ?? cells[.list].flatMap { MenuList(heading: $0) } ?? .other
    group = ImportedDish.group(of: cells, in: list, isKnown: known != nil)
    dish.group = group?.id
    dish.id = cells[.id]
    dish.number = cells[.number]
    dish.description = text(.description)
    dish.ingredients = entries(.ingredients).map { Ingredient(name: LocalizedText($0)) }
    if let note = text(.notes) { dish.notes = [note] }

    _ = take(.currency) { Currency(named: $0) == menu.currency ? menu.currency : nil }
    let isForeign = !dropped.isEmpty
    _ = take(.language) { Language(named: $0) == menu.language ? menu.language : nil }
    takeFacts()

    // A price in another currency is already reported.
    var price: Price?
    if !isForeign, cells[.price]?.contains(where: { !"-–—".contains($0) }) ?? false {
      price = take(.price) { Price(cell: $0, in: menu.currency) }
    }
    price = price ?? text(.priceWords).map { Price(.text($0)) }
    var statement = takeStatement()
    statement.unread += row.remarks
    size = text(.size).map { name in
      DishSize(name: name, price: price, allergens: statement.saysNothing ? nil : statement)
    }
    if size == nil {
      dish.price = price
      dish.allergens = statement
    }
  }

  /// The group of a row. A list with an unknown name is a group, and so is a section whose name differs
  /// from its list. Each list has its own groups, in its order.
  private static func group(
    of cells: [TableColumn: String], in list: MenuList, isKnown: Bool
  ) -> DishGroup? {
    var title: String?
    if !isKnown { title = cells[.list] }
    if let section = cells[.section], MenuList(named: section) != list { title = section }
    return title.map { title in
      DishGroup(id: "\(list.rawValue)/\(title)", title: LocalizedText(title))
    }
  }

  private mutating func takeFacts() {
    let isBeverage = list == .beverages
    dish.isFrozen = take(.frozen, FlagWord.value) ?? false
    dish.isSoldOut = take(.soldOut, FlagWord.value) ?? false
    dish.spiciness = take(.spicy) { ["0", "1", "2", "3"].firstIndex(of: $0) } ?? 0
    dish.alcoholPercent = take(.alcohol) { isBeverage ? Amount(typed: $0) : nil }
    dish.calories = take(.calories) { Int($0) }
    dish.diets = DietSet(takeAll(.diets) { $0.isOfWords ? Diet(named: $0) : nil })
    for diet in Diet.allCases {
      let isSo = take(.diet(diet)) { $0.isOfWords || $0.count == 1 ? FlagWord.value(of: $0) : nil }
      if isSo == true { dish.diets.insert(diet) }
    }
  }

  /// True if another row is a further size of the same dish.
  func hasSize(in row: ImportedDish) -> Bool {
    size != nil && row.size != nil && list == row.list && dish == row.dish
  }

  private mutating func takeStatement() -> AllergenStatement {
    var statement = AllergenStatement()
    var unread: [String] = []
    statement.contains = takeAllergens(.allergens, &unread)
    statement.mayContain = takeAllergens(.traces, &unread)

    var isSilent = false
    for group in Allergen.groups {
      let own = ownStatement(about: group)
      statement.contains.formUnion(own.contains)
      statement.mayContain.formUnion(own.mayContain)
      statement.freeFrom.formUnion(own.freeFrom)
      statement.isComplete = statement.isComplete || own.isComplete
      isSilent = isSilent || own.state(of: group) == .notStated
    }
    // If one of the fourteen allergens is not stated, the statement is not complete.
    statement.isComplete = statement.isComplete && !isSilent
    // A text that is not understood is kept as a warning.
    statement.unread = entries(.unread) + unread.filter { !$0.isEmptyCell }
    return statement
  }

  /// The allergens that a cell lists. A word that is not understood is reported, and kept as a warning.
  private mutating func takeAllergens(
    _ column: TableColumn, _ unread: inout [String]
  ) -> AllergenSet {
    var allergens = AllergenSet()
    let known = unread.count
    for word in entries(column, alsoSplitAt: "/\n") where !TableWords.statesNothing(word) {
      // A word for two allergens, such as `nuts`, is ambiguous.
      if let named = AllergenSet(named: word)?.only {
        allergens.insert(named)
      } else {
        unread.append(word)
      }
    }
    if let cell = cells[column], unread.count > known {
      dropped.append(DroppedCell(column: column, cell: cell))
    }
    return allergens
  }

  /// The statement of a column; only the warnings of a cell that is not fully understood.
  private mutating func ownStatement(about group: Allergen) -> AllergenStatement {
    guard let cell = cells[.allergen(group)] else { return AllergenStatement() }
    let reading = AllergenCell.read(cell, about: group)
    if !reading.isWhole { dropped.append(DroppedCell(column: .allergen(group), cell: cell)) }
    return reading.statement
  }

  /// The value of a cell; nil if it is not understood.
  private mutating func take<Value>(_ column: TableColumn, _ read: (String) -> Value?) -> Value? {
    guard let cell = cells[column] else { return nil }
    if let value = read(cell) { return value }
    dropped.append(DroppedCell(column: column, cell: cell))
    return nil
  }

  /// The values of all entries of a cell; nil if any of them is not understood.
  private mutating func takeAll<Value>(_ column: TableColumn, _ read: (String) -> Value?) -> [Value]
  {
    let entries = entries(column)
    let values = entries.compactMap(read)
    return take(column) { _ in values.count == entries.count ? values : nil } ?? []
  }

  /// The parts of a cell, split at commas, semicolons and some other separators.
  private func entries(_ column: TableColumn, alsoSplitAt others: String = "") -> [String] {
    let signs = ",;" + others
    let parts = (cells[column] ?? "").split { signs.contains($0) }
    return parts.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// True if a row without its last cells can still be believed: it promises nothing, or the columns of
  /// all fourteen allergens, which precede the missing ones, are filled.
  func isTrustedIfCut(hasAllAllergens: Bool) -> Bool {
    let statement = size.map { $0.allergens ?? AllergenStatement() } ?? dish.allergens
    let filled = Allergen.groups.allSatisfy { cells[.allergen($0)] != nil }
    let promises = !statement.freeFrom.isEmpty || statement.isComplete
    return filled || !promises && (dish.diets.isEmpty || hasAllAllergens)
  }

  private func text(_ column: TableColumn) -> LocalizedText? {
    cells[column].map { LocalizedText($0) }
  }
}

extension String {
  /// True for words separated only by blanks and hyphens. `vegan` and `gluten-free` are read as promises,
  /// but never `vegan?`, `(vegan)` or `-vegan`.
  var isOfWords: Bool {
    let isOfLetters = allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
    return isOfLetters && first?.isLetter ?? false && last?.isLetter ?? false
  }
}
