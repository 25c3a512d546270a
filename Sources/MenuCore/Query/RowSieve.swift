/// Selects the rows that a query shows, and counts the rows that pass and those that do not.
struct RowSieve {
  let filter: QueryFilter
  /// The dishes that the search found; nil if every dish passes.
  let found: DishSet?
  /// The facts of the dishes; nil if no filter needs them.
  let facts: [DishFacts]?
  /// The counts of the rows so far, apart from those that are shown.
  var counts = MenuCounts()
  /// The number of rows that each reason hides.
  var hidden: [MenuCounts.Reason: Int] = [:]

  /// Counts the dish with this number; true if it is shown.
  mutating func passes(_ number: Int) -> Bool {
    counts.total += 1
    guard found?.contains(number) ?? true else {
      counts.notFound += 1
      return false
    }
    guard !filter.isEmpty else { return true }
    guard let facts = facts?[number] else { return false }
    if let reason = filter.reason(against: facts) {
      hidden[reason, default: 0] += 1
      return false
    }
    if !facts.open.isDisjoint(with: filter.without) { counts.undeclared += 1 }
    return true
  }

  /// The counts for the sections with their remaining rows.
  func counts(of sections: [MenuSection]) -> MenuCounts {
    var counts = counts
    counts.show(sections)
    let reasons = Allergen.allCases.map(MenuCounts.Reason.allergen) + [.diet, .price, .notStated]
    counts.hidden = reasons.compactMap { reason in
      hidden[reason].map { MenuCounts.Hidden(reason: reason, count: $0) }
    }
    return counts
  }
}
