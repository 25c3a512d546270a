extension MenuDataSource {
  /// The rows that a query shows, with `counts` and `notice`; sections keep their places, empty ones
  /// included. O(*rows*), and O(texts) more for the first query.
  public func matching(_ query: MenuQuery) -> MenuDataSource {
    guard !query.isEmpty else { return self }
    let index = index ?? MenuIndex(menu)
    var answer =
      query.typed.isEmpty ? SearchAnswer() : SearchAnswer(query.typed, in: self, index)
    let filter = query.combinedFilter
    var counts = MenuCounts()
    var hidden: [MenuCounts.Reason: Int] = [:]
    var result = self
    let isAsked = askedSections(query)
    for (number, section) in layout.enumerated() {
      guard isAsked[number] else {
        result.layout[number].positions = []
        continue
      }
      counts.total += section.positions.count
      result.layout[number].positions = section.positions.filter { position in
        let dish = index.number(of: DishIndex(list: section.list, position: position))
        guard answer.found?[dish] ?? true else {
          counts.notFound += 1
          return false
        }
        let facts = index.facts[dish]
        if let reason = filter.reason(against: facts) {
          hidden[reason, default: 0] += 1
          return false
        }
        if !facts.notStated.isDisjoint(with: filter.without) { counts.undeclared += 1 }
        return true
      }
      counts.shown += result.layout[number].positions.count
      counts.shownByList[section.list, default: 0] += result.layout[number].positions.count
    }
    counts.hidden = hidden.map { MenuCounts.Hidden(reason: $0.key, count: $0.value) }
      .sorted { $0.reason.rank < $1.reason.rank }
    result.index = index
    if counts.shown == 0, let notice = answer.noticeWithoutDish { answer.notice = notice }
    result.applied = AppliedQuery(
      filter: filter, words: answer.words, counts: counts, notice: answer.notice, index: index)
    result.sort(by: query.order, index)
    return result
  }

  /// The data source with the texts of its rows folded once, for many queries over the same rows.
  public func indexed() -> MenuDataSource {
    var result = self
    result.index = index ?? MenuIndex(menu)
    return result
  }

  /// The numbers of rows that the query shows and hides; of a menu without a query, all are shown.
  public var counts: MenuCounts {
    if let applied { return applied.counts }
    var counts = MenuCounts()
    for section in layout {
      counts.shownByList[section.list, default: 0] += section.positions.count
      counts.total += section.positions.count
    }
    counts.shown = counts.total
    return counts
  }

  /// The line that a guest reads beside or in place of the rows, nil where all was understood.
  public var notice: QueryNotice? { applied?.notice }

  /// The row of a dish that the menu has, with the places of what was found, and without the add-ons
  /// that a filter excludes.
  func item(of dish: DishIndex) -> MenuItem {
    var item = plainItem(of: dish)
    guard let applied else { return item }
    let facts = applied.index.facts[applied.index.number(of: dish)]
    item.isUndeclared = !facts.notStated.isDisjoint(with: applied.filter.without)
    item.mark(applied.words)
    if !applied.filter.without.isEmpty {
      for group in item.addOns.indices { item.addOns[group].hide(without: applied.filter) }
    }
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

extension MenuCounts.Reason {
  /// Allergens in the order of the annex, then not stated, diet, price.
  fileprivate var rank: Int {
    switch self {
    case .allergen(let allergen): Allergen.allCases.firstIndex(of: allergen) ?? 0
    case .notStated: 100
    case .diet: 101
    case .price: 102
    }
  }
}

extension QueryFilter {
  /// The reason why a dish does not pass, nil where it does.
  func reason(against facts: MenuIndex.Facts) -> MenuCounts.Reason? {
    if let allergen = facts.warned.intersection(without).first { return .allergen(allergen) }
    if !showsUndeclared, !facts.notStated.isDisjoint(with: without) { return .notStated }
    if !facts.diets.isSuperset(of: diets) { return .diet }
    if case .upTo(let most) = limit, facts.lowest.map({ $0 > most }) ?? true { return .price }
    return nil
  }
}

extension MenuItem.AddOns {
  /// Takes out the add-ons that a filter excludes, and marks those of which nothing is stated.
  fileprivate mutating func hide(without filter: QueryFilter) {
    items = items.compactMap { item in
      let states = filter.without.map { item.allergens.state(of: $0) }
      guard states.allSatisfy({ $0 < .mayContain }) else { return nil }
      var item = item
      item.isUndeclared = states.contains(.notStated)
      return item.isUndeclared && !filter.showsUndeclared ? nil : item
    }
  }
}
