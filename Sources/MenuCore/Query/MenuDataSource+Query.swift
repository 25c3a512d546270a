extension MenuDataSource {
  /// The same sections with the rows that match a query, in the query's order.
  ///
  /// A section keeps its index when it has no row left. Asked of rows that passed a query before, it
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
    let facts = index?.facts ?? MenuFacts(menu)
    let words = query.words
    let found =
      words.isEmpty
      ? nil : dishes(with: words, texts: index?.texts ?? MenuTexts(menu), facts: facts)
    let chosen = query.section.map { Set(sections(named: $0)) }
    let filter = QueryFilter(query)
    var sieve = QuerySieve(filter: filter, facts: facts, found: found)
    var result = self
    for place in sections.indices {
      let isChosen = chosen?.contains(place) ?? true
      result.sections[place].positions = sieve.sieve(sections[place], isChosen: isChosen)
    }
    result.sort(by: query.order, facts: facts)
    result.passed = PassedQuery(words: words, filter: filter, counts: sieve.counts, after: passed)
    return result
  }

  /// How many rows are shown and how many are not, and why; without a query all are shown.
  public var counts: MenuCounts {
    if let passed { return passed.counts }
    let sections = sections.map { section in
      MenuCounts.Section(shown: section.positions.count, total: section.positions.count)
    }
    return MenuCounts(sections: sections, hidden: [], notFound: 0, undeclared: 0)
  }

  /// Whether each dish has all words, in a text of its own, a heading above it or a diet it suits.
  func dishes(with words: [SearchWord], texts: MenuTexts, facts: MenuFacts) -> [Bool] {
    var found = Array(repeating: true, count: facts.numbers.count)
    for word in words {
      var hasWord = Array(repeating: false, count: facts.numbers.count)
      texts.forEachDish(with: word) { hasWord[$0] = true }
      let diets = diets(named: word)
      for section in sections {
        let isInHeading = section.headings.contains { word.occurs(in: $0) }
        guard isInHeading || !diets.isEmpty else { continue }
        let start = facts.numbers.start(of: section.list)
        for position in section.positions {
          let dish = start + position
          if isInHeading || !facts.dishes[dish].diets.isDisjoint(with: diets) {
            hasWord[dish] = true
          }
        }
      }
      for dish in found.indices where !hasWord[dish] { found[dish] = false }
    }
    return found
  }

  /// The diets whose name has the word, in the language shown or in English.
  private func diets(named word: SearchWord) -> DietSet {
    DietSet(
      Diet.allCases.filter { diet in
        [context.interfaceLanguage, .english].contains { word.occurs(in: $0.name(of: diet)) }
      }.map { DietSet($0) })
  }
}
