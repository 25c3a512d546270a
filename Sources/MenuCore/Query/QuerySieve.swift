/// Lets the rows that match through, and counts why the others stay behind.
struct QuerySieve {
  private let filter: QueryFilter
  private let facts: MenuFacts
  /// Whether each dish has all words, nil when there are none.
  private let found: [Bool]?

  private var sections: [MenuCounts.Section] = []
  private var excluded = Array(repeating: 0, count: Allergen.allCases.count)
  private var others: [MenuCounts.Reason: Int] = [:]
  private var notFound = 0
  private var undeclared = 0

  init(filter: QueryFilter, facts: MenuFacts, found: [Bool]?) {
    self.filter = filter
    self.facts = facts
    self.found = found
  }

  /// The positions of a section that are shown; none of one that was not asked for.
  mutating func sieve(_ section: MenuSection, isChosen: Bool) -> [Int] {
    guard isChosen else {
      sections.append(MenuCounts.Section(shown: 0, total: 0))
      return []
    }
    let start = facts.numbers.start(of: section.list)
    let shown = section.positions.filter { passes(start + $0) }
    sections.append(MenuCounts.Section(shown: shown.count, total: section.positions.count))
    return shown
  }

  private mutating func passes(_ dish: Int) -> Bool {
    if let found, !found[dish] {
      notFound += 1
      return false
    }
    switch filter.reason(against: facts.dishes[dish]) {
    case .allergen(let allergen): excluded[allergen.place] += 1
    case .some(let reason): others[reason, default: 0] += 1
    case nil:
      if filter.isUndeclared(facts.dishes[dish]) { undeclared += 1 }
      return true
    }
    return false
  }

  /// What was counted.
  var counts: MenuCounts {
    let allergens = zip(Allergen.allCases, excluded).map { allergen, count in
      MenuCounts.Hidden(reason: .allergen(allergen), count: count)
    }
    let rest = [MenuCounts.Reason.notStated, .diet, .price].map { reason in
      MenuCounts.Hidden(reason: reason, count: others[reason] ?? 0)
    }
    return MenuCounts(
      sections: sections, hidden: (allergens + rest).filter { $0.count > 0 }, notFound: notFound,
      undeclared: undeclared)
  }
}
