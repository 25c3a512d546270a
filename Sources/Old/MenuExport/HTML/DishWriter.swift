internal import OldMenuCore
internal import OldMenuPresentation

/// Fills the template of a dish, row after row.
struct DishWriter {
  private let menu: ExportedMenu
  private let words: Strings
  private let languages: PageTexts
  private let filters: PageFilters
  private let choices: PageChoices
  private let cell = ExportedCell()

  private let sentences: Sentences

  /// The signs that were written so far, which the foot explains.
  private(set) var marks: Set<Mark> = []

  init(_ menu: ExportedMenu, words: Strings, filters: PageFilters, choices: PageChoices) {
    self.menu = menu
    self.words = words
    self.filters = filters
    self.choices = choices
    languages = PageTexts(menu.context)
    sentences = Sentences(words)
  }

  /// What the template of a dish shows of a row, nil for one that does not exist.
  mutating func values(ofRow row: Int, inSection section: Int) -> TemplateValues? {
    guard
      let texts = menu.presenter.texts(
        forRow: row, inSection: section, sentence: sentences.sentence),
      let item = menu.presenter.parts(forRow: row, inSection: section),
      let dish = menu.dish(ofRow: row, inSection: section)
    else { return nil }
    menu.presenter.configure(cell: cell, forRow: row, inSection: section)
    marks.formUnion(menu.presenter.marks(forRow: row, inSection: section))
    let sizes = cell.soldOut == nil ? self.sizes(of: item, dish) : []
    let prices = texts.prices.joined(separator: " · ")
    return [
      "classes": filters.classes(ofRow: row, inSection: section)
        + choices.classes(ofRow: row, inSection: section),
      "number": cell.number, "title": cell.title, "foreign": languages.foreign(dish.name),
      "marks": cell.marks.isEmpty ? nil : cell.marks.joined(separator: " "),
      "price": sizes.isEmpty && !prices.isEmpty ? prices : nil,
      "hasSizes": !sizes.isEmpty, "sizes": sizes,
      "contents": languages.contents(texts.contents, of: dish, ingredients: item.ingredients),
      "facts": texts.facts, "diets": texts.diets, "allergens": texts.allergens,
      "notes": dish.notes.map(languages.values), "addOns": addOns(of: item, dish),
    ]
  }

  private func sizes(of item: MenuItem, _ dish: Dish) -> [TemplateValues] {
    zip(item.sizes, dish.sizes).map { size, source in
      [
        "name": ([size.name] + size.details).filter { !$0.isEmpty }.joined(separator: " "),
        "foreign": languages.foreign(source.name), "price": size.price,
      ]
    }
  }

  /// What is left of the add-ons: a query may have taken some, so that those of the dish are found by
  /// what they are called.
  private func addOns(of item: MenuItem, _ dish: Dish) -> [TemplateValues] {
    let names = dish.addOns.flatMap { $0.items.map(\.name) + [$0.title].compactMap { $0 } }
    return item.addOns.map { group in
      let classes = filters.classes(of: group, stated: dish.addOns[group.index])
      return [
        "title": words.title(of: group), "classes": classes.group,
        "foreign": group.title.flatMap { languages.foreign($0, oneOf: names) },
        "items": group.items.map { addOn -> TemplateValues in
          [
            "classes": classes.items[addOn.index], "name": addOn.name,
            "foreign": languages.foreign(addOn.name, oneOf: names), "price": addOn.surcharge,
            "warning": words.warning(of: addOn),
          ]
        },
      ]
    }
  }
}

/// What statements say: most dishes have one of a few.
private final class Sentences {
  private let words: Strings
  private var known: [AllergenStatement: String] = [:]

  init(_ words: Strings) { self.words = words }

  func sentence(_ statement: AllergenStatement) -> String {
    if let sentence = known[statement] { return sentence }
    let sentence = words.sentence(statement)
    known[statement] = sentence
    return sentence
  }
}

extension ExportedMenu {
  /// What the file says of the dish of a row, nil for a row that does not exist.
  func dish(ofRow row: Int, inSection section: Int) -> Dish? {
    dataSource.dishIndex(forRow: row, inSection: section).flatMap {
      menu.dish(at: $0.position, in: $0.list)
    }
  }
}
