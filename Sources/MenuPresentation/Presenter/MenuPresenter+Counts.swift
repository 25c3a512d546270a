import MenuCore

/// What the filters let through and why not the rest.
extension MenuPresenter {
  /// How many rows the filters let through, why not the others, and the key that shows more; nil
  /// without filters.
  public var countsLine: String? { countsLines.first }

  /// The same in fewer and fewer words, for screens of every width; none without filters.
  ///
  /// The order is left out first, then the reasons, then the key, then the words: a number is never
  /// cut.
  public var countsLines: [String] {
    let counts = dataSource.counts
    guard query.hidesRows else { return unanswered(counts).map { [$0] } ?? [] }
    let (shown, hidden) = (counts.shown, counts.numberOfHidden)
    let hint = [undeclaredHint].compactMap { $0 }
    let items = words.items(shown)
    let named = itemsShown(counts, reasons: counts.hidden.count)
    let ordered = orderName.map { ["\(named) · \($0)"] } ?? []
    guard hidden > 0 else {
      let some = ordered.map { [$0] + hint } + [[named] + hint, [named]]
      return (some + (named == items ? [] : [[items]]) + [["\(shown)"]]).map(line)
    }
    let whole = hiddenText(counts, reasons: counts.hidden.count)
    let some =
      ordered.map { [line(of: $0, whole)] }
      + (0...counts.hidden.count).reversed().map { reasons in
        [line(of: itemsShown(counts, reasons: reasons), hiddenText(counts, reasons: reasons))]
      }
    let withKey = hint.isEmpty ? [] : some.map { line($0 + hint) }
    let withoutKey = hint.isEmpty ? some.map(line) : some.suffix(1).map(line)
    let short = line(of: items, hiddenText(counts, reasons: 0))
    let unnamed = itemsShown(counts, reasons: 0)
    return withKey + withoutKey + (unnamed == items ? [] : [unnamed, short])
      + [words.position(shown, shown + hidden), "+\(hidden)"]
  }

  /// How many rows are shown, behind the allergens that are left out where none of the first reasons
  /// names one of them: `senza lupini · 9 voci`.
  private func itemsShown(_ counts: MenuCounts, reasons count: Int) -> String {
    let items = words.items(counts.shown)
    let without = query.settled().filter.without
    let told = counts.hidden.prefix(count).compactMap { hidden -> Allergen? in
      if case .allergen(let allergen) = hidden.reason { allergen.group } else { nil }
    }
    let isTold = without.allergens.allSatisfy { told.contains($0.group) }
    // While it is typed the search field names it.
    return isTold || focus == .search ? items : "\(words.without(without)) · \(items)"
  }

  /// The same for who has no keys: `5 items, 4 hidden: milk 3, not stated 1`.
  public var countsText: String? {
    let counts = dataSource.counts
    guard query.hidesRows else { return unanswered(counts) }
    let hidden =
      counts.numberOfHidden > 0 ? [hiddenText(counts, reasons: counts.hidden.count).words] : []
    return words.list([words.items(counts.shown)] + [orderName].compactMap { $0 } + hidden)
  }

  /// What the rows are filtered by, be it chosen or typed: `senza latte · vegana · fino a 9 €`; nil
  /// without filters.
  public var filterText: String? { filterText(lists: [], diets: []) }

  /// The same with the lists and diets that are named in the search: `pizze · fino a 9 €`.
  var questionText: String? {
    let typed = query.typed
    return filterText(lists: typed.lists, diets: typed.diets)
  }

  private func filterText(lists: [MenuList], diets: DietSet) -> String? {
    let filter = query.settled().filter
    let without = filter.without.isEmpty ? nil : words.without(filter.without)
    let lists = lists.map { words.inLine(words.language.name(of: $0)) }
    let diets = filter.diets.union(diets).diets.map(words.spokenName(of:))
    let price = filter.maximumPrice.map { "\(words.atMost) \(menu.context.text(of: $0))" }
    let parts = ([without] + lists + diets + [price]).compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// What was asked for, and what it lets through; nil for all in the order of the menu.
  var questionAndCounts: String? {
    let question = questionText
    let counts = countsText ?? orderText
    guard let question else { return counts }
    let found = words.found(rows.count, menu.menu.numberOfDishes)
    let ordered = orderName.map { words.list([found, $0]) } ?? found
    return "\(question): \(query.hidesRows ? counts ?? ordered : ordered)"
  }

  /// How many rows say nothing about the allergen that is looked for; nil for none. Who reads what
  /// contains it must not take the others for safe.
  private func unanswered(_ counts: MenuCounts) -> String? {
    guard counts.unanswered > 0 else { return nil }
    return "\(words.items(counts.shown)), \(words.unanswered(counts.unanswered))"
  }

  /// How many rows there are in an order other than the menu's, nil in that: `46 items, by price`.
  var orderText: String? {
    orderName.map { words.list([words.items(rows.count), $0]) }
  }

  private var orderName: String? { words.order(query.order) }

  /// How many rows are hidden, for which of the first reasons; a diet that is the only one of them
  /// stands in front, where it says why the rest is shown.
  private func hiddenText(
    _ counts: MenuCounts, reasons count: Int
  ) -> (words: String, isBehindDiet: Bool) {
    let number = words.hidden(counts.numberOfHidden)
    guard count > 0 else { return (number, false) }
    if counts.hidden.count == 1, counts.hidden[0].reason == .diet {
      return ("\(words.diet(query.filter.diets)) \(number)", true)
    }
    let reasons = counts.hidden.prefix(count).map { "\(name(of: $0.reason)) \($0.count)" }
    let rest = count < counts.hidden.count ? ["…"] : []
    return ("\(number): \(words.list(reasons + rest))", false)
  }

  private func name(of reason: MenuCounts.Reason) -> String {
    reason == .diet ? words.diet(query.filter.diets) : words.name(of: reason)
  }

  private func line(of items: String, _ hidden: (words: String, isBehindDiet: Bool)) -> String {
    items + (hidden.isBehindDiet ? " · " : "  ") + hidden.words
  }

  private func line(_ parts: [String]) -> String { parts.joined(separator: "  ") }

  /// The key that shows or hides what nothing is stated about, where it is a key and would do so.
  private var undeclaredHint: String? {
    let counts = dataSource.counts
    let isOffered =
      query.filter.showsUndeclared
      ? counts.undeclared > 0 : counts.hidden.contains { $0.reason == .notStated }
    guard focus != .search, isOffered else { return nil }
    let what = query.filter.showsUndeclared ? words.hideUndeclared : words.showUndeclared
    return "\(keys.labels(of: [.undeclared])) \(what)"
  }
}
