internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A table for spreadsheets (RFC 4180, UTF-8), with one row per size and one column per allergen.
/// `import` reads it back. Add-ons and the dimensions of sizes are omitted.
struct CSVExport {
  private let source: MenuDataSource

  init(_ source: MenuDataSource) { self.source = source }

  /// The columns before those of the fourteen allergens, `unread` and `notes`.
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

  /// The digits of a price with a single amount; nil for all others, which are exported as text.
  private func digits(_ price: Price?) -> String? {
    guard let price, price.per == nil, case .exactly(let amount) = price.value else { return nil }
    return amount.digits(in: source.context.currency)
  }
}

/// The statement about one of the fourteen allergens in a cell: `contains`, `may`, `free` or `no
/// ingredient`, followed by kinds, as in `contains wheat, may rye`. An empty cell means not stated,
/// never free.
///
/// The first word applies to the allergen of the column. If only kinds of it are promised, the cell
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

  /// The statement of a cell, complete for `no ingredient`; nil if any part of it is not
  /// understood.
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
