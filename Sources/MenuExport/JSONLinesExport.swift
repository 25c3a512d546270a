internal import MenuCore
internal import MenuPresentation

/// One JSON object per line for other programs: words of the format, and texts in the display
/// language.
struct JSONLinesExport {
  let source: MenuDataSource

  var text: String {
    var lines = ""
    source.forEachRow { section, item, dish in
      let members = members(of: dish, shownAs: item, inSection: section)
      lines += JSONTree.object(skippingNil: members).compact + "\n"
    }
    return lines
  }

  private func members(
    of dish: Dish, shownAs item: MenuItem, inSection section: Int
  ) -> [(String, JSONTree?)] {
    let context = source.context
    let sentence = context.strings.sentence(dish.combinedStatement)

    return [
      ("place", tree("\(item.list.rawValue)/\(item.index.position + 1)")),
      ("name", tree(context.text(dish.name))),
      ("price", tree(item.price)),
      ("amount", lowestAmount(of: dish.price)),
      ("per", unit(of: dish.price)),
      ("currency", tree(context.currency?.code)),
      ("soldOut", .word("\(dish.isSoldOut)")),
      ("list", tree(item.list.rawValue)),
      ("section", tree(source.title(forSection: section))),
      ("number", tree(dish.number)),
      ("id", tree(dish.id)),
      ("description", tree(dish.description.map(context.text))),
      ("ingredients", words(dish.ingredients.map { context.text($0.name) })),
      ("details", words(item.details)),
      ("diets", words(dish.trustedDiets.map(\.rawValue))),
      ("spicy", dish.heat > 0 ? .number(dish.heat) : nil),
      ("frozen", unlessFalse(dish.hasFrozen)),
    ] + statement(dish.combinedStatement) + [
      ("askStaff", unlessFalse(item.isUndeclared)),
      ("allergens", tree(sentence)),
      ("sizes", .list(unlessEmpty: sizes(of: dish))),
      ("addOns", .list(unlessEmpty: addOns(of: dish, shownAs: item))),
      ("notes", words(dish.notes.map(context.text))),
    ]
  }

  private func sizes(of dish: Dish) -> [JSONTree] {
    zip(dish.sizes, dish.statements).map { size, own in
      let members = [
        ("name", tree(source.context.text(size.name))),
        ("price", lowestAmount(of: size.price)),
        ("per", unit(of: size.price)),
        ("diameterCm", measure(size.diameterCm)),
        ("volumeMl", measure(size.volumeMl)),
      ]
      return .object(skippingNil: members + statement(own))
    }
  }

  private func addOns(of dish: Dish, shownAs item: MenuItem) -> [JSONTree] {
    dish.addOns(in: item).map { shown, addOn in
      let members = [
        ("name", tree(source.context.text(addOn.name))),
        ("price", lowestAmount(of: addOn.price)),
        ("per", unit(of: addOn.price)),
      ]
      // Marks a row that is shown although it makes no statement about something that a query excludes.
      let askStaff = ("askStaff", unlessFalse(shown.isUndeclared))
      return .object(skippingNil: members + statement(addOn.statement) + [askStaff])
    }
  }

  private func statement(_ statement: AllergenStatement) -> [(String, JSONTree?)] {
    func groups(_ state: AllergenState) -> JSONTree? {
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

  /// A number that may have been set in code; nil if it is negative.
  private func measure(_ number: Int?) -> JSONTree? {
    guard let number, number >= 0 else { return nil }
    return .number(number)
  }

  private func lowestAmount(of price: Price?) -> JSONTree? {
    tree(price?.lowest?.digits(in: source.context.currency))
  }

  private func unit(of price: Price?) -> JSONTree? { tree(price?.per.map(source.context.text)) }

  private func unlessFalse(_ isTrue: Bool) -> JSONTree? { isTrue ? .word("true") : nil }

  private func tree(_ text: String?) -> JSONTree? { text.map(JSONTree.text) }

  private func words(_ words: [String]) -> JSONTree? {
    .list(unlessEmpty: words.map(JSONTree.text))
  }
}
