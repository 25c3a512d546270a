import OldMenuCore

/// What the filters let through and why not the rest.
extension MenuSession {
  /// How many rows the filters let through, how many of these say nothing of what is left out, and why
  /// not the others: `5 items, 2 not stated, 4 hidden: milk 4`; nil without filters.
  public var countsText: String? { countsText(tellsUndeclared: true) }

  /// The same, with or without those that say nothing: who reads it out has a sentence for them.
  func countsText(tellsUndeclared: Bool) -> String? {
    let counts = dataSource.counts
    guard query.hidesRows else { return unanswered(counts) }
    let hidden =
      counts.numberOfHidden > 0 ? [hiddenText(counts, reasons: counts.hidden.count)] : []
    let open = tellsUndeclared && counts.undeclared > 0 ? words.unanswered(counts.undeclared) : nil
    return words.list([words.items(counts.shown)] + [open, orderName].compactMap { $0 } + hidden)
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
    let price = filter.maximumPrice.map { "\(words.atMost) \(menu.context.text(ofLimit: $0))" }
    let parts = ([without] + lists + diets + [price]).compactMap { $0 }
    return parts.isEmpty ? nil : parts.concatenated(separator: " · ")
  }

  /// What was asked for, and what it lets through; nil for all in the order of the menu.
  var questionAndCounts: String? {
    let question = questionText
    let counts = countsText ?? orderText
    guard let question else { return counts }
    let found = words.found(rows.count, numberOfDishes)
    let ordered = orderName.map { words.list([found, $0]) } ?? found
    return words.labelled(question, query.hidesRows ? counts ?? ordered : ordered)
  }

  /// How many rows say nothing about the allergen that is looked for; nil for none. Who reads what
  /// contains it must not take the others for safe.
  func unanswered(_ counts: MenuCounts) -> String? {
    guard counts.unanswered > 0 else { return nil }
    return "\(words.items(counts.shown)), \(words.unanswered(counts.unanswered))"
  }

  /// How many rows there are in an order other than the menu's, nil in that: `46 items, by price`.
  var orderText: String? {
    orderName.map { words.list([words.items(rows.count), $0]) }
  }

  /// The row that is asked for by its price, as in `the cheapest pizza`; nil where none is.
  var pathByPrice: RowPath? { typed.order.flatMap { path(by: $0, in: typed.lists) } }

  /// The row that comes first in an order by price, of those that are there, in some lists where they
  /// have rows; nil in any other order.
  func path(by order: MenuQuery.Order, in lists: [MenuList]) -> RowPath? {
    let row: (row: Int, section: Int)? =
      switch order {
      case .dearest: dataSource.dearestRow(of: lists)
      case .price: dataSource.cheapestRow(of: lists)
      case .menu, .name: nil
      }
    return row.map { RowPath(section: $0.section, row: $0.row) }
  }

  var orderName: String? { words.order(query.orderAsked) }

  /// How many rows are hidden, for which of the first reasons: `4 hidden: milk 3, not stated 1`.
  func hiddenText(_ counts: MenuCounts, reasons count: Int) -> String {
    let number = words.hidden(counts.numberOfHidden)
    guard count > 0 else { return number }
    let reasons = counts.mostNeeded(count).map { "\(name(of: $0.reason)) \($0.count)" }
    let rest = count < counts.hidden.count ? ["…"] : []
    return words.labelled(number, words.list(reasons + rest))
  }

  private func name(of reason: MenuCounts.Reason) -> String {
    reason == .diet ? words.diet(query.dietsAsked) : words.name(of: reason)
  }
}

extension MenuCounts {
  /// So many reasons in their order: where there is no room for all, what nobody stated stays longest.
  func mostNeeded(_ count: Int) -> [Hidden] {
    let notStated = hidden.filter { $0.reason == .notStated }.prefix(count)
    let others = hidden.filter { $0.reason != .notStated }.prefix(count - notStated.count)
    return hidden.filter { notStated.contains($0) || others.contains($0) }
  }
}
