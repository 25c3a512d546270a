import MenuCore

/// What the filters let through and why not the rest.
extension MenuPresenter {
  /// How many rows the filters let through, why not the others, and the key that shows more; nil
  /// without filters.
  public var countsLine: String? { countsLines.first }

  /// The same in fewer and fewer words, for screens of every width; none without filters.
  ///
  /// Reasons are left out first, then the key, then the words: a number is never cut.
  public var countsLines: [String] {
    let counts = dataSource.counts
    guard query.hidesRows else { return unanswered(counts).map { [$0] } ?? [] }
    let (shown, hidden) = (counts.shown, counts.numberOfHidden)
    let hint = [undeclaredHint].compactMap { $0 }
    guard hidden > 0 else {
      return [[words.items(shown)] + hint, [words.items(shown)], ["\(shown)"]].map(line)
    }
    let some = (0...counts.hidden.count).reversed().map { reasons in
      [words.items(shown), hiddenText(counts, reasons: reasons)]
    }
    let withKey = hint.isEmpty ? [] : some.map { line($0 + hint) }
    let withoutKey = hint.isEmpty ? some.map(line) : some.suffix(1).map(line)
    return withKey + withoutKey + [words.position(shown, shown + hidden), "+\(hidden)"]
  }

  /// The same for who has no keys: `5 items, 4 hidden: milk 3, not stated 1`.
  public var countsText: String? {
    let counts = dataSource.counts
    guard query.hidesRows else { return unanswered(counts) }
    let hidden =
      counts.numberOfHidden > 0 ? [hiddenText(counts, reasons: counts.hidden.count)] : []
    return ([words.items(counts.shown)] + hidden).joined(separator: ", ")
  }

  /// How many rows say nothing about the allergen that is looked for; nil for none. Who reads what
  /// contains it must not take the others for safe.
  private func unanswered(_ counts: MenuCounts) -> String? {
    guard counts.unanswered > 0 else { return nil }
    return "\(words.items(counts.shown)), \(words.unanswered(counts.unanswered))"
  }

  /// How many rows are hidden, for which of the first reasons.
  private func hiddenText(_ counts: MenuCounts, reasons count: Int) -> String {
    let number = words.hidden(counts.numberOfHidden)
    guard count > 0 else { return number }
    let reasons = counts.hidden.prefix(count).map { "\(words.name(of: $0.reason)) \($0.count)" }
    let rest = count < counts.hidden.count ? ["…"] : []
    return "\(number): \(words.list(reasons + rest))"
  }

  private func line(_ parts: [String]) -> String { parts.joined(separator: "  ") }

  /// The key that shows or hides what nothing is stated about, where it is a key and would do so.
  private var undeclaredHint: String? {
    let counts = dataSource.counts
    let isOffered =
      query.showsUndeclared
      ? counts.undeclared > 0 : counts.hidden.contains { $0.reason == .notStated }
    guard focus != .search, isOffered else { return nil }
    let what = query.showsUndeclared ? words.hideUndeclared : words.showUndeclared
    return "\(keys.labels(of: [.undeclared])) \(what)"
  }
}
