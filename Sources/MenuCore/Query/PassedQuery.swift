/// What the rows of a data source passed, one query after another.
struct PassedQuery: Sendable {
  /// Every word that was found in each row, the longest first.
  private(set) var words: [SearchWord]
  /// Every filter that let each row through.
  private(set) var filters: [QueryFilter]
  /// The counts of the last query.
  let counts: MenuCounts

  init(words: [SearchWord], filter: QueryFilter, counts: MenuCounts, after earlier: PassedQuery?) {
    self.words = words
    filters = [filter]
    self.counts = counts
    guard let earlier else { return }
    self.words += earlier.words.filter { !words.contains($0) }
    self.words.sort { $0.bytes.count > $1.bytes.count }
    filters += earlier.filters.filter { $0 != filter }
  }

  /// Whether a row or an add-on is shown although nothing is stated about an excluded allergen.
  func isUndeclared(_ facts: DishFacts) -> Bool {
    filters.contains { $0.isUndeclared(facts) }
  }

  /// Whether an add-on is offered. What it costs does not matter: the price asked for is that of
  /// the dish.
  func offers(_ facts: DishFacts) -> Bool {
    filters.allSatisfy { filter in
      var filter = filter
      filter.maximumPrice = nil
      return filter.reason(against: facts) == nil
    }
  }
}
