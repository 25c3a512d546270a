internal import OldMenuCore

/// What the filters let through and why not the rest, for screens of every width.
extension BrowserState {
  /// How many rows the filters let through, why not the others, and the key that shows more; nil
  /// without filters.
  package var countsLine: String? { countsLines().first }

  /// The same in fewer and fewer words, for screens of every width; none without filters.
  ///
  /// The order is left out first, then the reasons, then the key, then the words: a number is never
  /// cut.
  ///
  /// - Parameter namesAllergens: whether they tell what is left out where no reason does.
  /// - Returns: the lines, the longest first.
  package func countsLines(namingAllergens namesAllergens: Bool = true) -> [String] {
    let counts = session.dataSource.counts
    guard session.query.hidesRows else {
      return [session.unanswered(counts) ?? session.openRemark].compactMap(\.self)
    }
    let (shown, hidden) = (counts.shown, counts.numberOfHidden)
    let hint = [undeclaredHint].compactMap { $0 }
    let items = session.words.items(shown)
    let named = itemsShown(counts, counts.hidden.count, namesAllergens)
    let ordered = session.orderName.map { ["\(named) · \($0)"] } ?? []
    guard hidden > 0 else {
      let some = ordered.map { [$0] + hint } + [[named] + hint, [named]]
      return (some + (named == items ? [] : [[items]]) + [["\(shown)"]]).map(line)
    }
    let some =
      ordered.map { [line(of: $0, counts, reasons: counts.hidden.count)] }
      + (0...counts.hidden.count).reversed().map { reasons in
        [line(of: itemsShown(counts, reasons, namesAllergens), counts, reasons: reasons)]
      }
    let withKey = hint.isEmpty ? [] : some.map { line($0 + hint) }
    let withoutKey = hint.isEmpty ? some.map(line) : some.suffix(1).map(line)
    let filters = isTyping || !namesAllergens ? nil : numberOfFilters
    let short = [filters.map { "\($0) · \(items)" }, items].compactMap(\.self)
      .map { line(of: $0, counts, reasons: 0) }
    return withKey + withoutKey + short
      + [session.words.position(shown, shown + hidden), "+\(hidden)"]
  }

  /// How many rows are shown, behind the allergens that are left out where none of the first reasons
  /// names one of them: `senza lupini · 9 voci`.
  private func itemsShown(
    _ counts: MenuCounts, _ count: Int, _ namesAllergens: Bool
  ) -> String {
    let items = session.words.items(counts.shown)
    let without = session.query.settled().filter.without
    let told = counts.mostNeeded(count).compactMap { hidden -> Allergen? in
      if case .allergen(let allergen) = hidden.reason { allergen.group } else { nil }
    }
    let isTold = without.allergens.allSatisfy { told.contains($0.group) }
    // While it is typed the search field names it.
    return isTold || isTyping || !namesAllergens
      ? items : "\(session.words.without(without)) · \(items)"
  }

  /// How many filters are on, where there is no room for what they are.
  private var numberOfFilters: String? {
    let filter = session.query.settled().filter
    let number =
      filter.without.allergens.count + filter.diets.diets.count
      + (filter.maximumPrice == nil ? 0 : 1)
    return number > 0 ? "\(session.words.filters) \(number)" : nil
  }

  /// How many rows are shown, and how many hidden for which reasons; a diet that is the only reason
  /// stands in front, where it says why the rest is shown.
  private func line(of items: String, _ counts: MenuCounts, reasons: Int) -> String {
    if reasons > 0, counts.hidden.count == 1, counts.hidden[0].reason == .diet {
      let words = session.words
      let diet = words.diet(session.query.dietsAsked)
      return "\(items) · \(diet) \(words.hidden(counts.numberOfHidden))"
    }
    return "\(items)  \(session.hiddenText(counts, reasons: reasons))"
  }

  private func line(_ parts: [String]) -> String { parts.concatenated(separator: "  ") }

  /// The key that shows or hides what nothing is stated about, where it is a key and would do so.
  private var undeclaredHint: String? {
    let counts = session.dataSource.counts
    let isOffered =
      session.query.filter.showsUndeclared
      ? counts.undeclared > 0 : counts.hidden.contains { $0.reason == .notStated }
    guard !isTyping, isOffered else { return nil }
    let what =
      session.query.filter.showsUndeclared
      ? session.words.hideUndeclared : session.words.showUndeclared
    return "\(keys.labels(of: [.undeclared], in: session.words)) \(what)"
  }
}
