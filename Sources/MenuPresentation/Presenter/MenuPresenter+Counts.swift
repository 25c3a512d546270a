import MenuCore

/// What the filters let through and why not the rest.
extension MenuPresenter {
  /// How many rows the filters let through, why not the others, and the key that shows more; nil
  /// without filters.
  public var countsLine: String? {
    guard let counted else { return nil }
    return (counted + [undeclaredHint].compactMap { $0 }).joined(separator: "  ")
  }

  /// The key that shows or hides what nothing is stated about, where it is a key and would do so.
  private var undeclaredHint: String? {
    let isOffered =
      query.showsUndeclared || dataSource.counts.hidden.contains { $0.reason == .notStated }
    guard focus != .search, isOffered else { return nil }
    let what = query.showsUndeclared ? words.hideUndeclared : words.showUndeclared
    return "\(keys.labels(of: [.undeclared])) \(what)"
  }

  /// The same for who has no keys: `5 items, 4 hidden: milk 3, not stated 1`.
  public var countsText: String? { counted?.joined(separator: ", ") }

  /// How many rows are shown, and how many are hidden for which reasons; nil without filters.
  private var counted: [String]? {
    guard query.hasFilters else { return nil }
    let counts = dataSource.counts
    let shown = words.items(counts.shown)
    guard counts.numberOfHidden > 0 else { return [shown] }
    let reasons = counts.hidden.map { "\(words.name(of: $0.reason)) \($0.count)" }
    return [shown, "\(words.hidden(counts.numberOfHidden)): \(words.list(reasons))"]
  }
}
