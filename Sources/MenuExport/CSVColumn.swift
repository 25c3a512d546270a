internal import MenuCore

/// A column of the table: its name, and the content of its cell in a row.
struct CSVColumn: Sendable {
  let name: String
  let cell: @Sendable (CSVRow) -> String?

  init(_ name: String, _ cell: @escaping @Sendable (CSVRow) -> String?) {
    self.name = name
    self.cell = cell
  }

  /// All columns, in their order.
  static let all = ofTheDish + ofAllergens + ofTexts

  private static let ofTheDish = [
    CSVColumn("list") { $0.item.list.rawValue },
    CSVColumn("section") { $0.section },
    CSVColumn("number") { $0.dish.number },
    CSVColumn("id") { $0.dish.id },
    CSVColumn("name") { $0.text($0.dish.name) },
    CSVColumn("size") { $0.text($0.size?.name) },
    CSVColumn("price") { $0.priceDigits },
    CSVColumn("price_words") { $0.priceWords },
    CSVColumn("currency") { $0.source.context.currency?.code },
    CSVColumn("language") { ($0.source.context.language ?? $0.source.menu.language)?.tag },
    CSVColumn("sold_out") { $0.dish.isSoldOut ? "yes" : nil },
    CSVColumn("description") { $0.text($0.dish.description) },
    CSVColumn("ingredients") { row in
      row.dish.ingredients.compactMap { row.text($0.name) }.joined(separator: ", ")
    },
    CSVColumn("diets") { $0.dish.trustedDiets.map(\.rawValue).joined(separator: ", ") },
    CSVColumn("spicy") { $0.dish.heat > 0 ? "\($0.dish.heat)" : nil },
    CSVColumn("frozen") { $0.dish.hasFrozen ? "yes" : nil },
    CSVColumn("alcohol") { row in row.dish.alcoholPercent.map { row.decimal($0.description) } },
  ]

  private static let ofAllergens = Allergen.groups.map { group in
    CSVColumn(group.rawValue) { AllergenCell.text(of: group, in: $0.statement) }
  }

  private static let ofTexts = [
    CSVColumn("unread") { $0.statement.unread.joined(separator: ", ") },
    CSVColumn("notes") { row in
      row.dish.notes.compactMap { row.text($0) }.joined(separator: " ")
    },
  ]
}
