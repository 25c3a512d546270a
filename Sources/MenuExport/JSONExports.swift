internal import MenuCore
internal import MenuPresentation

/// One JSON object per line for other programs: words of the format, and texts in the display
/// language.
struct JSONLinesExport {
  private let source: MenuDataSource

  init(_ source: MenuDataSource) { self.source = source }

  var text: String {
    var lines = ""
    source.forEachRow { section, item, dish in
      lines += JSONObject.text(members(section, item, dish)) + "\n"
    }
    return lines
  }

  private func members(_ section: Int, _ item: MenuItem, _ dish: Dish) -> [(String, String?)] {
    let context = source.context
    let quoted = { (text: String?) in text.map(JSONText.quoted) }
    let sizes = zip(dish.sizes, dish.statements).map { size, own in
      JSONObject.text(
        [
          ("name", quoted(context.text(size.name))),
          ("price", quoted(size.price?.lowest?.digits(in: context.currency))),
          ("diameterCm", measure(size.diameterCm)), ("volumeMl", measure(size.volumeMl)),
        ] + statement(own))
    }
    let addOns = dish.addOns(in: item).map { shown, addOn in
      JSONObject.text(
        [
          ("name", quoted(context.text(addOn.name))),
          ("price", quoted(addOn.price?.lowest?.digits(in: context.currency))),
        ] + statement(addOn.allergens) + [askStaff(shown.isUndeclared)])
    }
    return [
      ("place", quoted("\(item.list.rawValue)/\(item.id.position + 1)")),
      ("name", quoted(context.text(dish.name))), ("price", quoted(item.price)),
      ("amount", quoted(dish.price?.lowest?.digits(in: context.currency))),
      ("currency", quoted(context.currency?.code)), ("soldOut", dish.isSoldOut ? "true" : "false"),
      ("list", quoted(item.list.rawValue)), ("section", quoted(source.title(forSection: section))),
      ("number", quoted(dish.number)), ("id", quoted(dish.id)),
      ("description", quoted(dish.description.map(context.text))),
      ("ingredients", words(dish.ingredients.map { context.text($0.name) })),
      ("details", words(item.details)),
      ("diets", words(dish.trustedDiets.map(\.rawValue))),
      ("spicy", dish.heat > 0 ? "\(dish.heat)" : nil),
      ("frozen", dish.hasFrozen ? "true" : nil),
    ] + statement(dish.combinedStatement) + [
      askStaff(item.isUndeclared),
      ("allergens", quoted(Strings.of(context.interfaceLanguage).sentence(dish.combinedStatement))),
      ("sizes", JSONObject.list(sizes)), ("addOns", JSONObject.list(addOns)),
      ("notes", words(dish.notes.map(context.text))),
    ]
  }

  private func statement(_ statement: AllergenStatement) -> [(String, String?)] {
    let groups = { (state: AllergenState) in
      words(Allergen.groups.filter { statement.state(of: $0) == state }.map(\.rawValue))
    }
    return [
      ("contains", words(statement.contains.map(\.rawValue))),
      ("mayContain", words(statement.mayContain.map(\.rawValue))),
      ("freeFrom", words(statement.promised.map(\.rawValue))),
      ("notAnIngredient", groups(.notAnIngredient)), ("notStated", groups(.notStated)),
      ("unread", words(statement.unread)),
    ]
  }

  /// A number that a program may have set; nil for a negative one.
  private func measure(_ number: Int?) -> String? {
    number.flatMap { $0 < 0 ? nil : "\($0)" }
  }

  /// The mark of a row that is shown although it states nothing about something that a query
  /// excludes.
  private func askStaff(_ isUndeclared: Bool) -> (String, String?) {
    ("askStaff", isUndeclared ? "true" : nil)
  }

  private func words(_ words: [String]) -> String? { JSONObject.list(words.map(JSONText.quoted)) }
}

/// Combines JSON texts into objects and lists.
enum JSONObject {
  /// An object with the members that have a value.
  static func text(_ members: [(String, String?)]) -> String {
    let parts = members.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }
    return "{\(parts.joined(separator: ","))}"
  }

  /// A list; nil if it is empty.
  static func list(_ entries: [String]) -> String? {
    entries.isEmpty ? nil : "[\(entries.joined(separator: ","))]"
  }
}
