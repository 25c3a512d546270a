extension MenuDataSource {
  /// The rows that a query shows, with `counts` and `notice`. Every section keeps its index, even if it is
  /// empty. O(*rows*), plus O(*texts*) if words are searched.
  public func matching(_ query: MenuQuery) -> MenuDataSource {
    guard !query.isEmpty else { return self }
    let answer = answer(to: query)
    return query.isBeingTyped ? previousRows(answer, query) ?? answer : answer
  }

  private func answer(to query: MenuQuery) -> MenuDataSource {
    let source = indexed(for: query)
    var result = source.uncheckedAnswer(to: query)
    let notice = result.notice.map { source.checked($0, of: query) }
    result.applied?.answer.notice = notice
    return result
  }

  /// The answer before `checked` removes suggestions that find no row.
  func uncheckedAnswer(to query: MenuQuery) -> MenuDataSource {
    var result = indexed(for: query)
    var answer = SearchAnswer()
    if let texts = result.texts, query.typed.searchesTexts {
      let search = TextSearch(
        menu: result, texts: texts, typed: query.typed, isOpenEnded: query.isBeingTyped,
        chosen: query.filter)
      answer = query.isBeingTyped ? search.answerWhileTyping() : search.answer()
    }
    // A condition in a question about a dish does not filter: the dish is shown with what it states.
    var filter = answer.isOfQuestion ? query.filter : query.combinedFilter
    if case .upTo(let most) = filter.limit { filter.limit = .upTo(most.meant(in: menu.currency)) }
    var sieve = RowSieve(filter: filter, found: answer.found, facts: result.facts)
    for (number, isAsked) in askedSections(query).enumerated() {
      let dishes = result.layout[number].dishes
      result.layout[number].dishes =
        isAsked ? dishes.filter { sieve.passes(menu.index(of: $0)) } : []
    }
    let counts = sieve.counts(of: result.layout)
    if case .dishAlone? = answer.notice {
      answer.notice = answer.found.flatMap(result.noticeOfDishes) ?? answer.noticeWithoutDish
    }
    result.applied = QueryAnswer(filter: filter, answer: answer, counts: counts)
    if query.order != .menu {
      for number in layout.indices {
        let dishes = result.layout[number].dishes
        result.layout[number].dishes = sorted(dishes, by: query.order, result.facts)
      }
    }
    return result
  }

  /// The data source with the texts and facts of its dishes gathered once, for many queries:
  ///
  ///     let menu = MenuDataSource(menu: reading.menu).indexed()
  ///     let found = menu.matching(MenuQuery(search: "vegan without nuts"))
  ///
  /// A data source that was not indexed gathers them again for each query. What the dishes name is gathered
  /// only for a text that names an allergen or a food with one. O(*texts*)
  public func indexed() -> MenuDataSource { indexed(texts: true, facts: true) }

  /// The data source with what a query needs gathered: the texts, the facts, and for a text with an allergen
  /// or a food that has one, what each dish names.
  package func indexed(for query: MenuQuery) -> MenuDataSource {
    let typed = query.typed
    var result = indexed(
      texts: typed.searchesTexts,
      facts: !query.combinedFilter.isEmpty || query.order == .price || typed.searchesTexts)
    if typed.searchesTexts, typed.namesFoodWithAllergen, namedAllergens == nil {
      result.namedAllergens = menu.namedAllergens
    }
    return result
  }

  /// The data source with the texts, the facts or both gathered. The texts are gathered before the first
  /// key of a search, so that the key does not wait for them.
  package func indexed(texts: Bool, facts: Bool) -> MenuDataSource {
    var result = self
    if texts, self.texts == nil { result.texts = DishTexts(menu) }
    guard facts, self.facts == nil else { return result }
    result.facts = MenuList.allCases.flatMap { list in
      let dishes = menu[list]
      return dishes.indices.map { DishFacts(dishes[$0]) }
    }
    return result
  }

  /// The numbers of rows that the query shows and hides; without a query, all rows are shown.
  public var counts: MenuCounts { applied?.counts ?? wholeCounts }

  /// The chosen and the typed filter, which the rows have passed; empty without a query.
  package var passedFilter: QueryFilter { applied?.filter ?? QueryFilter() }

  /// The line that a guest reads next to the rows or instead of them; nil if everything was understood.
  package var notice: MenuQuery.Notice? { applied?.answer.notice }

  /// True if the rows are not exactly what was asked for: the text was not understood, or the rows only
  /// mention a word of it. `MenuAnswer.notice` in `MenuPresentation` is the sentence about it.
  public var hasNotice: Bool { notice != nil }

  /// True if the rows ignore the last clause because it is still being typed.
  package var isAwaiting: Bool { applied?.answer.isAwaiting ?? false }

  /// The folded words that were found; for a mistyped word, the nearest word of the menu.
  package var foundWords: [[UInt8]] { applied?.answer.words ?? [] }

  /// True for the number of portions that a guest wants, which was not searched for: *2* of `2 diavola`
  package func isCount(_ word: String) -> Bool {
    !foundWords.isEmpty && QueryWords.isCount(word)
      && !foundWords.contains(FoldedText(word).bytes)
  }

  /// The row of a dish of the menu, without the add-ons that a filter excludes.
  func item(of dish: DishIndex) -> MenuItem {
    var item = plainItem(of: dish)
    guard let applied, !applied.filter.without.isEmpty else { return item }
    item.isUndeclared = !item.allergens.open.isDisjoint(with: applied.filter.without)
    for group in item.addOns.indices { item.addOns[group].hide(without: applied.filter) }
    return item
  }

  /// For each section, true if the query asks for it: by the lists in the text, and by `section`, which is a
  /// title of a list or group in any language, the unambiguous beginning of a word in one, or the number of a
  /// list.
  private func askedSections(_ query: MenuQuery) -> [Bool] {
    let lists = query.typed.lists
    let asked = layout.map { lists.isEmpty || lists.contains($0.list) }
    guard let requested = query.section.map({ FoldedText($0).bytes }) else { return asked }
    let order = menu.listsInOrder
    var found = layout.map { $0.meaning(in: order) { $0 == requested } }
    if found.allSatisfy({ $0 == nil }) {
      found = layout.map { $0.meaning(in: order) { $0.holds(requested) } }
      guard Set(found.compactMap(\.self)).count == 1 else { return layout.map { _ in false } }
    }
    return zip(found, asked).map { $0 != nil && $1 }
  }
}
