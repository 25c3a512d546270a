internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A table for spreadsheets (RFC 4180, UTF-8): a row a size, an allergen a column. Of an allergen a cell
/// says `contains`, `may`, `free` or `no ingredient`; an empty one is not stated, which is never free.
struct CSVExport {
  private let source: MenuDataSource

  init(_ source: MenuDataSource) { self.source = source }

  /// The columns; `import` reads them back by these names.
  static let columns =
    [
      "list", "section", "number", "id", "name", "size", "price", "currency", "sold_out",
      "description", "ingredients", "diets", "spicy", "frozen",
    ] + Allergen.groups.map(\.rawValue) + ["allergens", "notes"]

  var text: String {
    var lines = [Self.columns.joined(separator: ",")]
    source.forEachRow { section, item, dish in
      guard !dish.sizes.isEmpty else {
        return lines.append(row(section, item, dish, size: nil, dish.combinedStatement))
      }
      for size in dish.sizes {
        lines.append(row(section, item, dish, size: size, dish.statement(of: size)))
      }
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  private func row(
    _ section: Int, _ item: MenuItem, _ dish: Dish, size: DishSize?, _ statement: AllergenStatement
  ) -> String {
    let context = source.context
    let price = size?.price ?? dish.price
    let cells =
      [
        item.list.rawValue, source.title(forSection: section) ?? "", dish.number ?? "",
        dish.id ?? "", context.text(dish.name), size.map { context.text($0.name) } ?? "",
        price?.lowest?.digits(in: context.currency) ?? "", context.currency?.code ?? "",
        dish.isSoldOut ? "yes" : "", dish.description.map(context.text) ?? "",
        dish.ingredients.map { context.text($0.name) }.joined(separator: ", "),
        dish.trustedDiets.map(\.rawValue).joined(separator: " "),
        dish.spiciness > 0 ? "\(dish.spiciness)" : "", dish.hasFrozen ? "yes" : "",
      ] + Allergen.groups.map { Self.word(statement.state(of: $0)) } + [
        Strings.of(context.interfaceLanguage).sentence(statement),
        dish.notes.map(context.text).joined(separator: " "),
      ]
    return cells.map { TableCell($0).field }.joined(separator: ",")
  }

  /// The word of a state in a cell.
  static func word(_ state: AllergenState) -> String {
    switch state {
    case .contains: "contains"
    case .mayContain: "may"
    case .notStated: ""
    case .notAnIngredient: "no ingredient"
    case .free: "free"
    }
  }
}
