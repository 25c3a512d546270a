internal import MenuCore

/// Examples of what can be typed, all of which match rows of the menu: an exclusion, a diet, a price and
/// an ingredient, if available. `senza latte`, `vegana`, `fino a 9`, `funghi`
struct QueryExamples {
  let menu: MenuDataSource
  /// The chosen conditions, which also apply to the examples.
  let chosen: MenuQuery
  let strings: Strings
  /// The rows that match the chosen conditions.
  let rows: MenuDataSource

  /// The most rows that are examined for an ingredient and for a price.
  private static let mostRows = 300
  /// The most words that are tried.
  private static let mostWords = 8

  /// The examples; O(*rows*), and O(texts) for the ingredient. None repeats a chosen condition.
  func texts() -> [String] {
    let texts = [exclusion, diet, limit, word].compactMap(\.self)
    return texts.nonEmpty ?? [list].compactMap(\.self)
  }

  /// An exclusion. The allergens that guests ask about most are tried first.
  private var exclusion: String? {
    let asked: [Allergen] = [.milk, .gluten, .nuts, .eggs, .fish, .peanuts]
    let others = Allergen.groups.filter { !asked.contains($0) }
    return (asked + others).lazy
      .filter { !chosen.filter.without.contains($0) && rows.hasRow(passing: filter(without: $0)) }
      .map { text(of: .without($0)) }
      .first(where: givesRows)
  }

  private func filter(without allergen: Allergen) -> QueryFilter {
    var filter = QueryFilter(without: AllergenSet(allergen))
    filter.showsUndeclared = chosen.filter.showsUndeclared
    return filter
  }

  private var diet: String? {
    let asked: [Diet] = [.vegan, .vegetarian]
    let others = Diet.allCases.filter { !asked.contains($0) }
    return (asked + others).lazy
      .filter { !chosen.filter.diets.contains($0) }
      .filter { rows.hasRow(passing: QueryFilter(diets: DietSet($0))) }
      .map { text(of: .diet($0)) }
      .first(where: givesRows)
  }

  /// The median price, in whole units.
  private var limit: String? {
    let prices = rows.firstDishes(Self.mostRows).compactMap(\.lowestPrice).sorted()
    guard !prices.isEmpty else { return nil }
    let most = max(1, prices[prices.count / 2].roundedUp)
    let text = text(of: .upTo(most))
    return chosen.filter.limit != .upTo(most) && givesRows(text) ? text : nil
  }

  /// An ingredient of several dishes but not of most, otherwise the name of a dish. On a menu in another
  /// language than the examples always a name.
  private var word: String? {
    let dishes = rows.firstDishes(Self.mostRows)
    var counts: [String: Int] = [:]
    if isInLanguage {
      for ingredient in dishes.flatMap(\.ingredients) {
        counts[menu.context.text(ingredient.name), default: 0] += 1
      }
    }
    let common = max(1, dishes.count / 3)
    let words = counts.filter { isPlainWord($0.key) }.sorted { left, right in
      let isLeftRare = left.value <= common
      let isRightRare = right.value <= common
      if isLeftRare != isRightRare { return isLeftRare }
      return (right.value, left.key) < (left.value, right.key)
    }
    let names = dishes.prefix(Self.mostWords).map { menu.context.text($0.name) }
    let tried = words.prefix(Self.mostWords).map(\.key) + names
    return tried.first {
      TypedQuery($0, preferring: strings.language).filter.isEmpty && givesRows($0)
    }
  }

  private var isInLanguage: Bool {
    let languages = menu.menu.languages
    return languages.isEmpty || languages.contains(where: strings.language.language.isKind)
  }

  /// True for a single word of letters that is short enough to type.
  private func isPlainWord(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.allSatisfy(\.isLetter)
      && (4...20).contains(text.count)
  }

  private var list: String? {
    menu.menu.listsInOrder.lazy.map { text(of: .list($0)) }.first(where: givesRows)
  }

  private func text(of clause: QueryClause) -> String {
    strings.text(of: clause, in: menu.context, isTyped: true)
  }

  /// True if a text matches rows without a notice.
  private func givesRows(_ text: String) -> Bool {
    guard !text.isBlank, text.utf8.count <= 80 else { return false }
    let found = menu.matching(chosen.typing(text, in: strings.language))
    return found.counts.shown > 0 && found.notice == nil
  }
}
