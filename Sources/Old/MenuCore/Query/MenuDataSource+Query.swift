extension MenuDataSource {
  /// The same sections with the rows that match a query, in the query's order.
  ///
  /// What is understood of the search counts as what is chosen: `senza latte` leaves milk out. A
  /// section keeps its index when it has no row left. Asked of rows that passed a query before, it
  /// narrows them further, and the order of the menu is the order in which they stood: who types in
  /// a large menu that is sorted sorts it once.
  ///
  /// - Parameters:
  ///   - query: what to show.
  ///   - index: the index of the same menu; without one, what the query needs is prepared anew.
  /// - Returns: the rows that are left.
  /// - Complexity: O(*n*) in the length of the texts for a search, in the number of rows otherwise;
  ///   an order other than the menu's sorts the rows that are shown.
  public func matching(_ query: MenuQuery, index: MenuIndex? = nil) -> MenuDataSource {
    guard !query.isEmpty else { return self }
    let index = index.flatMap { $0.facts.numbers == DishNumbers(menu) ? $0 : nil }
    let typed = understood(query.typed, index: index)
    let facts = index?.facts ?? MenuFacts(menu)
    let isSearch = typed.isSearch || typed.isUndecided
    let search =
      isSearch ? DishSearch(self, facts: facts, index: index, for: typed) : nil
    let chosen = query.section.map { Set(sections(named: $0)) }
    let filter = query.settled(typed).filter
    let found = search?.dishes(for: typed)
    let options = OptionFilter(filter, searched: typed.diets, after: passed?.options)
    let hasLimit = filter.maximumPrice != nil
    var sieve = RowFilter(
      filter: filter, options: options, facts: facts, found: found, searched: typed.diets,
      asked: typed.allergens, of: typed.allergenTerms.isEmpty ? nil : search?.asked(by: typed),
      sizePrices: hasLimit ? search?.sizePrices(for: typed, of: found ?? []) ?? [:] : [:])
    var result = self
    for place in layout.indices {
      let isChosen = chosen?.contains(place) ?? true
      result.layout[place].positions = sieve.sieve(layout[place], isChosen: isChosen)
    }
    result.passed = AppliedQuery(
      typed: typed, options: options, counts: sieve.counts, hidden: sieve.hiddenDishes,
      after: passed)
    result.sort(by: query.orderAsked, facts: facts)
    return result
  }

  /// How many rows are shown and how many are not, and why; without a query all are shown.
  public var counts: MenuCounts {
    if let passed { return passed.counts }
    let sections = layout.map { section in
      MenuCounts.Section(shown: section.positions.count, total: section.positions.count)
    }
    return MenuCounts(sections: sections, hidden: [], notFound: 0, undeclared: 0)
  }

  /// The first rows that a search found and the filters hide, in the order of the menu.
  public var hiddenRows: [HiddenRow] {
    (passed?.hidden ?? []).compactMap { hidden in
      menu.dish(at: hidden.position, in: hidden.list).map { dish in
        HiddenRow(
          title: name(at: hidden.position, in: hidden.list) ?? "", reason: hidden.reason,
          isTooDear: hidden.isTooDear, state: hidden.state(in: dish), notStated: hidden.notStated,
          isUnpriced: hidden.isUnpriced, isByWeight: hidden.isByWeight)
      }
    }
  }

  /// The words of a search that no dish has, folded, where something else is asked for besides; O(*n*)
  /// in the length of the texts.
  public func wordsNotFound(by typed: TypedQuery, index: MenuIndex? = nil) -> [String] {
    guard !typed.words.isEmpty else { return [] }
    let facts = index?.facts ?? MenuFacts(menu)
    let search = DishSearch(self, facts: facts, index: index, for: typed)
    let missing = typed.words.filter { !search.dishes(with: $0).contains(true) }
    let isAll = missing.count == typed.words.count && !typed.namesMoreThanWords
    return isAll ? [] : missing.map { String(decoding: $0.spellings[0].bytes, as: UTF8.self) }
  }

  /// How many dishes a search for something finds, with the names of the first; nil for meat, of which
  /// there is more than what is called so: ham is pork. O(*n*) in the length of the texts.
  public func dishes(
    naming text: String, names limit: Int, index: MenuIndex? = nil
  ) -> (count: Int, names: [String])? {
    guard !LocalizedText(text).dietsAgainst.contains(.vegetarian) else { return nil }
    guard !FoldedText(text).trimmed.isEmpty else { return (0, []) }
    let found = matching(MenuQuery(search: text), index: index)
    let names = (0..<found.numberOfSections).lazy.flatMap { section in
      (0..<found.numberOfRows(inSection: section)).lazy.compactMap { row in
        found.dishIndex(forRow: row, inSection: section)
          .flatMap { self.name(at: $0.position, in: $0.list) }
      }
    }
    return (found.counts.shown, Array(names.prefix(limit)))
  }
}

/// A row that a search found and a filter hides.
public struct HiddenRow: Hashable, Sendable {
  /// What it is called.
  @ComparedAsUTF8 public private(set) var title: String
  /// Why it is hidden.
  public let reason: MenuCounts.Reason
  /// Whether it costs too much besides.
  public let isTooDear: Bool
  /// What is known of the allergen, nil where the reason is none.
  public let state: AllergenState?
  /// The allergens that are left out and of which nothing is stated.
  public let notStated: AllergenSet
  /// Whether nobody says what it costs.
  public let isUnpriced: Bool
  /// Whether it is paid by weight or volume, so that nobody knows what a helping costs.
  public let isByWeight: Bool
}

/// A dish that a search found and a filter hides.
struct HiddenDish: Sendable {
  let list: MenuList
  let position: Int
  let reason: MenuCounts.Reason
  let isTooDear: Bool
  let notStated: AllergenSet
  let isUnpriced: Bool
  let isByWeight: Bool

  func state(in dish: Dish) -> AllergenState? {
    if case .allergen(let allergen) = reason { dish.state(of: allergen) } else { nil }
  }
}
