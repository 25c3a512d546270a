internal import MenuCore

/// Searching while a guest types.
extension BrowserState {
  /// What the line of the search field shows.
  package struct SearchLine: Hashable, Sendable {
    /// What stands before the field.
    package let label: String
    /// What is looked for, as typed.
    package let typed: String
    /// Whether the field has the keys.
    package let isActive: Bool
    /// What Enter makes a filter, and how many rows were found, of how many.
    package let result: String
    /// The most needed of it, where there is no room for all.
    package let shortResult: String
  }

  /// The line of the search field, nil when nothing is looked for.
  package var searchLine: SearchLine? {
    guard isTyping || !typedText.isEmpty else { return nil }
    return SearchLine(
      label: session.words.search + ": ", typed: typedText, isActive: isTyping,
      result: isSearchDue ? "…" : searchResult,
      shortResult: isSearchDue ? "…" : shortSearchResult)
  }

  /// Whether the search field has the keys.
  var isTyping: Bool { mode == .search }

  /// What is in the search field.
  var typedText: String { pendingSearch ?? session.query.search }

  /// Whether the rows are still those of a text before the one that was typed last.
  var isSearchDue: Bool { pendingSearch != nil }

  /// Takes a text that is still being typed: a small menu is searched at once, a large one when there
  /// is time.
  mutating func type(_ text: String) -> Effect? {
    guard session.numberOfDishes > dishesToSearchAtOnce else {
      change { $0.search(for: text) }
      return nil
    }
    pendingSearch = String(String.UnicodeScalarView(text.unicodeScalars.prefix(200)))
    return .search
  }

  /// Shows the rows of what was typed last, if that was left for later.
  package mutating func catchUp() {
    if isSearchDue { change { _ in } }
  }

  /// Leaves the field; what is left out becomes a filter, and a search that found nothing the nearest
  /// one that does.
  mutating func accept() {
    catchUp()
    if isTyping { change { $0.takeSuggestion() } }
    mode = .list
  }

  /// How many rows were found, behind what Enter makes a filter: `↵ senza latte  9 di 46 voci`.
  var searchResult: String {
    let found = session.words.found(session.rows.count, session.numberOfDishes)
    let typed = session.typed
    guard typed.hasFilters, !typed.isUndecided, isTyping else { return found }
    return "↵ \(session.words.filters(typed, in: session.menu.context))  \(found)"
  }

  /// What Enter makes a filter, or how many rows were found, for a narrow screen.
  var shortSearchResult: String {
    let typed = session.typed
    guard typed.hasFilters, !typed.isUndecided, isTyping else {
      return session.words.position(session.rows.count, session.numberOfDishes)
    }
    return "↵ \(session.words.filters(typed, in: session.menu.context))"
  }

  /// What stands in place of the rows when there are none.
  package var emptyListWords: [String] {
    // Of a text that is still to be searched for nobody knows.
    guard session.rows.count == 0, !isSearchDue else { return [] }
    guard !session.nothingFoundWords.isEmpty else { return [session.emptyMenu] }
    let helps = session.possibleSearch.map { "\(session.words.perhaps($0)) ↵" }
    let filters =
      session.dataSource.hiddenRows.isEmpty
      ? nil
      : (isTyping ? "↵ " : "") + "\(keys.labels(of: [.filters])) \(session.words.hint(.filters))"
    return session.nothingFoundWords + [helps, filters].compactMap { $0 }
  }
}

extension String {
  /// The text without its last word and the spaces after it.
  var droppingLastWord: String {
    let rest = reversed().drop { $0 == " " }.drop { $0 != " " }
    return String(rest.reversed())
  }
}
