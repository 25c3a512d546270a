internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A table for spreadsheets (RFC 4180, UTF-8): a row a size, an allergen a column; `import` reads it
/// back. Add-ons, and the measures of sizes, are left out.
struct CSVExport {
  private let source: MenuDataSource

  init(_ source: MenuDataSource) { self.source = source }

  /// The columns before those of the fourteen allergens and `unread`, `notes`.
  private static let ownColumns = [
    "list", "section", "number", "id", "name", "size", "price", "price_words", "currency",
    "language", "sold_out", "description", "ingredients", "diets", "spicy", "frozen",
    "alcohol",
  ]

  /// All columns.
  static let columns = ownColumns + Allergen.groups.map(\.rawValue) + ["unread", "notes"]

  var text: String {
    var lines = [Self.columns.joined(separator: ",")]
    source.forEachRow { section, item, dish in
      guard !dish.sizes.isEmpty else {
        return lines.append(row(section, item, dish, size: nil, dish.combinedStatement))
      }
      for (size, statement) in zip(dish.sizes, dish.statements) {
        lines.append(row(section, item, dish, size: size, statement))
      }
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  private func row(
    _ section: Int, _ item: MenuItem, _ dish: Dish, size: DishSize?, _ statement: AllergenStatement
  ) -> String {
    let (context, price) = (source.context, size.map(\.price) ?? dish.price)
    let facts: [String?] =
      [
        item.list.rawValue, source.title(forSection: section), dish.number, dish.id,
        context.text(dish.name), size.map { context.text($0.name) }, digits(price),
        price.flatMap { digits($0) == nil ? context.text(of: $0) : nil }, context.currency?.code,
        (context.language ?? source.menu.language)?.tag,
        dish.isSoldOut ? "yes" : nil, dish.description.map(context.text),
        dish.ingredients.map { context.text($0.name) }.joined(separator: ", "),
        dish.trustedDiets.map(\.rawValue).joined(separator: ", "),
        dish.heat > 0 ? "\(dish.heat)" : nil, dish.hasFrozen ? "yes" : nil,
        dish.alcoholPercent?.description,
      ]
    let states = Allergen.groups.map { AllergenCell.text(of: $0, in: statement) }
    let words = [
      statement.unread.joined(separator: ", "),
      dish.notes.map(context.text).joined(separator: " "),
    ]
    return (facts + states + words).map { TableCell(($0 ?? "").inert).field }.joined(separator: ",")
  }

  /// The digits of a price that is one amount; nil for all others, which are told in words.
  private func digits(_ price: Price?) -> String? {
    guard let price, price.per == nil, case .exactly(let amount) = price.value else { return nil }
    return amount.digits(in: source.context.currency)
  }
}

/// The statement about one of the fourteen in a cell of a table: `contains`, `may`, `free` or
/// `no ingredient`; kinds stand behind, as in `contains wheat, may rye`. An empty cell is not stated,
/// which is never free.
///
/// What a cell says first, it says of the allergen of its column: where only kinds of it are promised that
/// is `not stated, free wheat`.
enum AllergenCell {
  static func text(of group: Allergen, in statement: AllergenStatement) -> String {
    let lists = [
      ("contains", statement.contains),
      ("may", statement.mayContain.subtracting(statement.contains)), ("free", statement.promised),
    ]
    var parts: [String] = []
    for (word, list) in lists {
      if list.contains(group) { parts.append(word) }
      let kinds = group.kinds.intersection(list).map { $0.rawValue.split(separator: ".")[1] }
      if !kinds.isEmpty { parts.append("\(word) \(kinds.joined(separator: " "))") }
    }
    switch statement.state(of: group) {
    case .notAnIngredient: parts.insert(noIngredient, at: 0)
    case .notStated where !parts.isEmpty: parts.insert(notStated, at: 0)
    case .free, .notStated, .mayContain, .contains: break
    }
    return parts.joined(separator: ", ")
  }

  private static let noIngredient = "no ingredient"
  private static let notStated = "not stated"

  /// The statement that a cell makes, complete for `no ingredient`; nil for one that is not understood
  /// whole.
  static func statement(_ cell: String, about group: Allergen) -> AllergenStatement? {
    var statement = AllergenStatement()
    for part in cell.lowercased().split(separator: ",") {
      let words = part.split(separator: " ")
      if words.joined(separator: " ") == notStated { continue }
      if words.joined(separator: " ") == noIngredient {
        statement.isComplete = true
        continue
      }
      let kinds = words.dropFirst().map { Allergen(rawValue: "\(group.rawValue).\($0)") }
      guard !kinds.contains(nil) else { return nil }
      let named = kinds.isEmpty ? AllergenSet(group) : AllergenSet(kinds.compactMap(\.self))
      switch words.first {
      case "contains": statement.contains.formUnion(named)
      case "may": statement.mayContain.formUnion(named)
      case "free": statement.freeFrom.formUnion(named)
      default: return nil
      }
    }
    return statement
  }
}
