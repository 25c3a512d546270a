extension MenuDataSource {
  /// The rows that a query shows, with `counts` and `notice`; sections keep their places, empty ones
  /// included. O(*rows*), and O(texts) more where words are searched.
  public func matching(_ query: MenuQuery) -> MenuDataSource {
    guard !query.isEmpty else { return self }
    var result = indexed(for: query)
    var answer = SearchAnswer()
    if let texts = result.texts, query.typed.searchesTexts {
      answer = TextSearch(menu: result, texts: texts, typed: query.typed).answer()
    }
    let filter = query.combinedFilter
    var counts = MenuCounts()
    var hidden: [MenuCounts.Reason: Int] = [:]
    for (number, isAsked) in askedSections(query).enumerated() {
      let section = result.layout[number]
      counts.total += isAsked ? section.positions.count : 0
      let first = menu.firstNumber(of: section.list)
      result.layout[number].positions = section.positions.filter { position in
        guard isAsked else { return false }
        guard answer.found?[first + position] ?? true else {
          counts.notFound += 1
          return false
        }
        guard !filter.isEmpty else { return true }
        guard let facts = result.facts?[first + position] else { return false }
        if let reason = filter.reason(against: facts) {
          hidden[reason, default: 0] += 1
          return false
        }
        if !facts.open.isDisjoint(with: filter.without) { counts.undeclared += 1 }
        return true
      }
      counts.shown += result.layout[number].positions.count
      counts.shownByList[section.list, default: 0] += result.layout[number].positions.count
    }
    let reasons = Allergen.allCases.map(MenuCounts.Reason.allergen) + [.notStated, .diet, .price]
    counts.hidden = reasons.compactMap { reason in
      hidden[reason].map { MenuCounts.Hidden(reason: reason, count: $0) }
    }
    if counts.shown == 0, let notice = answer.noticeWithoutDish { answer.notice = notice }
    result.applied = AppliedQuery(
      filter: filter, words: answer.words, counts: counts, notice: answer.notice)
    result.sort(by: query.order)
    return result
  }

  /// The data source with the texts and facts of its dishes gathered once, for many queries:
  ///
  ///     let menu = MenuDataSource(menu: reading.menu).indexed()
  ///     let found = menu.matching(MenuQuery(search: "vegan without nuts"))
  ///
  /// A data source that was not indexed gathers them anew for each query. O(*texts*)
  public func indexed() -> MenuDataSource { indexed(texts: true, facts: true) }

  /// The data source with what a query asks for gathered: the texts, the facts or both.
  package func indexed(for query: MenuQuery) -> MenuDataSource {
    indexed(
      texts: query.typed.searchesTexts,
      facts: !query.combinedFilter.isEmpty || query.order == .price
        || !query.typed.namedAllergens.isEmpty)
  }

  /// The same, by what is asked for; the texts are gathered before the first key of a search.
  package func indexed(texts: Bool, facts: Bool) -> MenuDataSource {
    var result = self
    if texts, self.texts == nil { result.texts = DishTexts(menu) }
    guard facts, self.facts == nil else { return result }
    var all: [DishFacts] = []
    all.reserveCapacity(menu.numberOfDishes)
    for list in MenuList.allCases {
      let dishes = menu[list]
      for place in dishes.indices { all.append(DishFacts(dishes[place])) }
    }
    result.facts = all
    return result
  }

  /// The numbers of rows that the query shows and hides; of a menu without a query, all are shown.
  public var counts: MenuCounts { applied?.counts ?? wholeCounts }

  /// The line that a guest reads beside or in place of the rows, nil where all was understood.
  public var notice: MenuQuery.Notice? { applied?.notice }

  /// The row of a dish that the menu has, with the places of what was found, and without the add-ons
  /// that a filter excludes.
  func item(of dish: DishIndex) -> MenuItem {
    var item = plainItem(of: dish)
    guard let applied else { return item }
    item.mark(applied.words)
    guard !applied.filter.without.isEmpty else { return item }
    item.isUndeclared = !item.allergens.open.isDisjoint(with: applied.filter.without)
    for group in item.addOns.indices { item.addOns[group].hide(without: applied.filter) }
    return item
  }

  /// True for the sections that a query asks for: by its lists, and by the title of a list or group in
  /// any language, its beginning where no other begins so, or the number of a list.
  private func askedSections(_ query: MenuQuery) -> [Bool] {
    let lists = query.typed.lists
    let asked = layout.map { lists.isEmpty || lists.contains($0.list) }
    guard let wanted = query.section.map({ FoldedText($0).bytes }) else { return asked }
    var found = layout.map { $0.meaning { $0 == wanted } }
    if found.allSatisfy({ $0 == nil }) {
      found = layout.map { $0.meaning { $0.holds(wanted) } }
      guard Set(found.compactMap(\.self)).count == 1 else { return layout.map { _ in false } }
    }
    return zip(found, asked).map { $0 != nil && $1 }
  }
}

extension MenuSection {
  /// The word of the list, or the id of the group, that has a title; nil where neither has.
  fileprivate func meaning(_ isTitle: ([UInt8]) -> Bool) -> UTF8Text? {
    let number = (MenuList.allCases.firstIndex(of: list) ?? 0) + 1
    let names = InterfaceLanguage.allCases.map { $0.name(of: list) } + [list.rawValue, "\(number)"]
    if names.contains(where: { isTitle(FoldedText($0).bytes) }) { return UTF8Text(list.rawValue) }
    guard let group,
      (group.title.allTexts + [group.id]).contains(where: { isTitle(FoldedText($0).bytes) })
    else { return nil }
    return UTF8Text(group.id)
  }
}

/// The answer to a query that was asked of a menu.
struct AppliedQuery: Sendable {
  /// The filter of the chosen and the typed conditions.
  let filter: QueryFilter
  /// The folded words that were found, for the places of what was found.
  let words: [[UInt8]]
  let counts: MenuCounts
  let notice: MenuQuery.Notice?
}

extension MenuItem.AddOns {
  /// Takes out the add-ons that a filter excludes, and marks those of which nothing is stated.
  fileprivate mutating func hide(without filter: QueryFilter) {
    items = items.compactMap { item in
      guard item.allergens.warnings.isDisjoint(with: filter.without) else { return nil }
      var item = item
      item.isUndeclared = !item.allergens.open.isDisjoint(with: filter.without)
      return item.isUndeclared && !filter.showsUndeclared ? nil : item
    }
  }
}

extension MenuDataSource {
  /// Sorts the rows inside each section; equal ones stay as they are. O(*n* log *n*).
  mutating func sort(by order: MenuQuery.Order) {
    guard order != .menu else { return }
    for number in layout.indices {
      let (list, positions) = (layout[number].list, layout[number].positions)
      let first = menu.firstNumber(of: list)
      switch order {
      case .menu: break
      case .name:
        layout[number].positions = sorted(positions) { position in
          FoldedText(context.text(menu[list][position].name)).bytes
        } by: {
          $0.lexicographicallyPrecedes($1)
        }
      case .price:
        layout[number].positions = sorted(positions) { position in
          facts?[first + position].lowest
        } by: { left, right in
          left.map { left in right.map { left < $0 } ?? true } ?? false
        }
      }
    }
  }

  private func sorted<Key>(
    _ positions: [Int], _ key: (Int) -> Key, by precedes: (Key, Key) -> Bool
  ) -> [Int] {
    positions.enumerated().map { (place: $0.offset, position: $0.element, key: key($0.element)) }
      .sorted { left, right in
        if precedes(left.key, right.key) { return true }
        return precedes(right.key, left.key) ? false : left.place < right.place
      }
      .map(\.position)
  }
}
