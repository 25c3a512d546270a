internal import MenuCore

/// A row of a table that becomes a dish, or a size of one.
struct TableRow {
  /// Its line, from 1.
  let line: Int
  /// The cells that are not empty, by their columns.
  private(set) var cells: [String: String]
  /// True if all of it was understood; else it promises nothing.
  private(set) var isWhole: Bool
  /// The cells that were not understood.
  private(set) var dropped: [(column: String, cell: String)] = []
  private(set) var list = MenuList.other
  /// The title of the group that it stands in.
  private(set) var group: String?
  private(set) var statement = AllergenStatement()
  private var price: Price?
  private var diets: [Diet] = []

  /// Understands the cells of a row in the currency and the language of its menu.
  init(_ cells: [String: String], line: Int, isWhole: Bool, in menu: Menu) {
    (self.cells, self.line, self.isWhole) = (cells, line, isWhole)
    let isForeign = !has(cells["currency"], menu.currency?.code ?? "")
    drop("currency", unless: !isForeign)
    drop("language", unless: has(cells["language"], menu.language?.tag ?? ""))
    for flag in ["sold_out", "frozen"] { drop(flag, unless: ["yes", "no"].contains(cells[flag])) }
    drop("spicy", unless: ["0", "1", "2", "3"].contains(cells["spicy"]))
    let amount = cells["price"].flatMap { cell in
      Amount(cell).flatMap { $0.isWritten(for: menu.currency) ? $0 : nil }
        ?? Amount(notation: cell, in: menu.currency)
    }
    drop("price", unless: amount != nil && !isForeign)
    price =
      amount.flatMap { isForeign ? nil : Price(.exactly($0)) }
      ?? text("price_words").map { Price(.text($0)) }
    settlePlace()
    drop("alcohol", unless: list == .beverages && cells["alcohol"].flatMap { Amount($0) } != nil)
    let diets = entries("diets").map { entry in
      Diet.allCases.first { diet in has(entry, diet.rawValue) { $0.name(of: diet) } }
    }
    drop("diets", unless: !diets.contains(nil))
    self.diets = diets.compactMap(\.self)
    settleStatement()
  }

  subscript(column: String) -> String? { cells[column] }

  /// True if a row is a further size of this one's dish.
  func hasSize(in row: TableRow) -> Bool {
    let own = ["size", "price", "price_words", "allergens", "unread"]
    func common(_ row: TableRow) -> [String: String] {
      row.cells.filter { !own.contains($0.key) && Allergen(rawValue: $0.key) == nil }
    }
    return self["size"] != nil && row["size"] != nil && common(self) == common(row)
  }

  /// Takes a cell out unless it is understood.
  private mutating func drop(_ column: String, unless isUnderstood: Bool) {
    guard !isUnderstood, let cell = cells.removeValue(forKey: column) else { return }
    dropped.append((column, cell))
    isWhole = false
  }

  /// True if a cell is a word of the format, or a name in one of the five languages.
  private func has(
    _ cell: String?, _ word: String, _ name: (InterfaceLanguage) -> String = { _ in "" }
  ) -> Bool {
    let words = [word] + InterfaceLanguage.allCases.map(name)
    return words.contains { $0.lowercased() == (cell ?? "").lowercased() }
  }

  /// A list of the house's own is a group, as is a section that is more than its list.
  private mutating func settlePlace() {
    let known = MenuList.allCases.first { list in
      has(cells["list"], list.rawValue) { $0.name(of: list) }
    }
    (list, group) = (known ?? .other, known == nil ? cells["list"] : nil)
    let isList = has(cells["section"], "") { $0.name(of: list) }
    if !isList { group = cells["section"] }
  }

  private mutating func settleStatement() {
    let allergens = entries("allergens").map(Self.allergens)
    drop("allergens", unless: !allergens.contains(nil))
    if cells["allergens"] != nil {
      for set in allergens.compactMap(\.self) { statement.contains.formUnion(set) }
    }
    var isSilent = false
    for group in Allergen.groups {
      let own = AllergenCell.statement(cells[group.rawValue] ?? "", about: group)
      drop(group.rawValue, unless: own != nil)
      guard let own else { continue }
      statement.contains.formUnion(own.contains)
      statement.mayContain.formUnion(own.mayContain)
      statement.freeFrom.formUnion(own.freeFrom)
      statement.isComplete = statement.isComplete || own.isComplete
      isSilent = isSilent || own.state(of: group) == .notStated
    }
    // Silence about one of the fourteen is not stated: then nothing is promised by silence.
    if isSilent { statement.isComplete = false }
    statement.unread = entries("unread")
  }

  /// The allergens of a word of the format, or of names in one of the five languages; nil where
  /// anything else is said.
  private static func allergens(_ word: String) -> AllergenSet? {
    if let allergen = Allergen(rawValue: word.lowercased()) { return AllergenSet(allergen) }
    let typed = TypedQuery(word)
    // A word for two of them, such as `shellfish`, says neither for sure.
    let isOne = typed.namedAllergens.count == 1 && typed.filter.isEmpty && !typed.saysMore
    return isOne ? typed.namedAllergens : nil
  }

  /// The entries of a cell.
  private func entries(_ column: String) -> [String] {
    (cells[column] ?? "").split { $0 == "," || $0 == ";" }.map { String($0).trimmed }
      .filter { !$0.isEmpty }
  }

  private func text(_ column: String) -> LocalizedText? { cells[column].map { LocalizedText($0) } }

  /// The dish without its group; one with sizes has none yet.
  var dish: Dish {
    var dish = Dish(name: cells["name"] ?? "")
    (dish.id, dish.number, dish.description) = (cells["id"], cells["number"], text("description"))
    dish.ingredients = entries("ingredients").map { Ingredient(name: LocalizedText($0)) }
    (dish.diets, dish.notes) = (DietSet(diets), [text("notes")].compactMap(\.self))
    (dish.isFrozen, dish.isSoldOut) = (cells["frozen"] == "yes", cells["sold_out"] == "yes")
    dish.spiciness = cells["spicy"].flatMap { Int($0) } ?? 0
    if cells["size"] == nil { (dish.price, dish.allergens) = (price, statement) }
    return dish
  }

  /// The size, nil for a dish without sizes.
  var size: DishSize? {
    text("size").map { DishSize(name: $0, price: price, allergens: statement) }
  }
}
