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
      lines += JSONObject.text(members(of: dish, shownAs: item, inSection: section)) + "\n"
    }
    return lines
  }

  private func members(
    of dish: Dish, shownAs item: MenuItem, inSection section: Int
  ) -> [(String, String?)] {
    let context = source.context
    let sentence = Strings.of(context.interfaceLanguage).sentence(dish.combinedStatement)

    return [
      ("place", quoted("\(item.list.rawValue)/\(item.id.position + 1)")),
      ("name", quoted(context.text(dish.name))),
      ("price", quoted(item.price)),
      ("amount", lowestAmount(of: dish.price)),
      ("currency", quoted(context.currency?.code)),
      ("soldOut", "\(dish.isSoldOut)"),
      ("list", quoted(item.list.rawValue)),
      ("section", quoted(source.title(forSection: section))),
      ("number", quoted(dish.number)),
      ("id", quoted(dish.id)),
      ("description", quoted(dish.description.map(context.text))),
      ("ingredients", words(dish.ingredients.map { context.text($0.name) })),
      ("details", words(item.details)),
      ("diets", words(dish.trustedDiets.map(\.rawValue))),
      ("spicy", dish.heat > 0 ? "\(dish.heat)" : nil),
      ("frozen", unlessFalse(dish.hasFrozen)),
    ] + statement(dish.combinedStatement) + [
      ("askStaff", unlessFalse(item.isUndeclared)),
      ("allergens", quoted(sentence)),
      ("sizes", JSONObject.list(sizes(of: dish))),
      ("addOns", JSONObject.list(addOns(of: dish, shownAs: item))),
      ("notes", words(dish.notes.map(context.text))),
    ]
  }

  private func sizes(of dish: Dish) -> [String] {
    zip(dish.sizes, dish.statements).map { size, own in
      let members = [
        ("name", quoted(source.context.text(size.name))),
        ("price", lowestAmount(of: size.price)),
        ("diameterCm", measure(size.diameterCm)),
        ("volumeMl", measure(size.volumeMl)),
      ]
      return JSONObject.text(members + statement(own))
    }
  }

  private func addOns(of dish: Dish, shownAs item: MenuItem) -> [String] {
    dish.addOns(in: item).map { shown, addOn in
      let members = [
        ("name", quoted(source.context.text(addOn.name))),
        ("price", lowestAmount(of: addOn.price)),
      ]
      // Marks a row that is shown although it states nothing about something that a query excludes.
      let askStaff = ("askStaff", unlessFalse(shown.isUndeclared))
      return JSONObject.text(members + statement(addOn.allergens) + [askStaff])
    }
  }

  private func statement(_ statement: AllergenStatement) -> [(String, String?)] {
    let groups = { (state: AllergenState) in
      words(Allergen.groups.filter { statement.state(of: $0) == state }.map(\.rawValue))
    }
    return [
      ("contains", words(statement.contains.map(\.rawValue))),
      ("mayContain", words(statement.mayContain.map(\.rawValue))),
      ("freeFrom", words(statement.promised.map(\.rawValue))),
      ("notAnIngredient", groups(.notAnIngredient)),
      ("notStated", groups(.notStated)),
      ("unread", words(statement.unread)),
    ]
  }

  /// A number that a program may have set; nil for a negative one.
  private func measure(_ number: Int?) -> String? {
    guard let number, number >= 0 else { return nil }
    return "\(number)"
  }

  private func lowestAmount(of price: Price?) -> String? {
    quoted(price?.lowest?.digits(in: source.context.currency))
  }

  private func unlessFalse(_ isTrue: Bool) -> String? { isTrue ? "true" : nil }

  private func quoted(_ text: String?) -> String? { text.map(JSONText.quoted) }

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
    guard !entries.isEmpty else { return nil }
    return "[\(entries.joined(separator: ","))]"
  }
}
