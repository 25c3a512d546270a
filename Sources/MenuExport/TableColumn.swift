internal import MenuCore

/// A column of a table of dishes, as `export csv` writes it and `import` reads it.
enum TableColumn: Hashable, Sendable {
  case list, section, number, id, name, size, price, priceWords, currency, language, soldOut
  case description, ingredients, diets, spicy, frozen, alcohol
  /// One of the fourteen allergens.
  case allergen(Allergen)
  case unread, notes
  // The following are read but never written.
  /// The allergens of a dish in one cell, and the allergens of which it may have traces.
  case allergens, traces
  case calories
  /// A diet that a cell confirms.
  case diet(Diet)
  case priceOfSize(String)

  /// The columns of an export, in their order.
  static let exported: [TableColumn] =
    [
      .list, .section, .number, .id, .name, .size, .price, .priceWords, .currency, .language,
      .soldOut, .description, .ingredients, .diets, .spicy, .frozen, .alcohol,
    ] + Allergen.groups.map(TableColumn.allergen) + [.unread, .notes]

  /// The header of the column in an export.
  var head: String {
    switch self {
    case .priceWords: "price_words"
    case .soldOut: "sold_out"
    case .allergen(let group): group.rawValue
    case .diet(let diet): diet.rawValue
    case .priceOfSize(let name): "price \(name)"
    // The others have the name of their case.
    default: "\(self)"
    }
  }

  /// The text of the cell in a row of an export; nil for an empty cell.
  func cell(in row: CSVRow) -> String? {
    let dish = row.dish
    switch self {
    case .list: return row.item.list.rawValue
    case .section: return row.section
    case .number: return dish.number
    case .id: return dish.id
    case .name: return row.text(dish.name)
    case .size: return row.text(row.size?.name)
    case .price: return row.priceDigits
    case .priceWords: return row.priceWords
    case .currency: return row.source.context.currency?.code
    case .language: return row.source.context.languageOfTexts?.tag
    case .soldOut: return dish.isSoldOut ? "yes" : nil
    case .description: return row.text(dish.description)
    case .ingredients:
      return dish.ingredients.compactMap { row.text($0.name) }.joined(separator: ", ")
    case .diets: return dish.trustedDiets.map(\.rawValue).joined(separator: ", ")
    case .spicy: return dish.heat > 0 ? "\(dish.heat)" : nil
    case .frozen: return dish.hasFrozen ? "yes" : nil
    case .alcohol: return dish.alcoholPercent.map { row.decimal($0.description) }
    case .allergen(let group): return AllergenCell.text(of: group, in: row.statement)
    case .unread: return row.statement.unread.joined(separator: ", ")
    case .notes: return dish.notes.compactMap { row.text($0) }.joined(separator: " ")
    case .allergens, .traces, .calories, .diet, .priceOfSize: return nil
    }
  }

  /// True if its cells are read even from a row with an extra cell, in which any cell may be in the wrong
  /// column. A price could belong to another column; a warning must not be lost.
  var isTakenFromAnyRow: Bool {
    switch self {
    case .number, .id, .size, .price, .priceWords, .priceOfSize, .currency, .language, .alcohol:
      false
    default: true
    }
  }
}
