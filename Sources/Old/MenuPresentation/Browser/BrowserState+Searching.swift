internal import OldMenuCore

/// Searching while a guest types.
extension BrowserState {
  /// What the line of the search field shows.
  package struct SearchLine: Hashable, Sendable {
    /// What stands before the field.
    package let label: String
    /// What is looked for, as typed.
    package let typed: String
    /// What of it stands before the caret.
    package let front: String
    /// Whether it is selected.
    package let isSelected: Bool
    /// Whether the field has the keys.
    package let isActive: Bool
    /// What Enter makes a filter, and how many rows were found, of how many.
    package let result: String
    /// The most needed of it, where there is no room for all.
    package let shortResult: String
  }

  /// The line of the search field, nil when nothing is looked for.
  package var searchLine: SearchLine? {
    guard hasSearchLine else { return nil }
    return SearchLine(
      label: session.words.searchLabel, typed: typedText, front: String(field.front),
      isSelected: isTyping && field.isSelected, isActive: isTyping,
      result: isSearchDue ? "…" : searchResult,
      shortResult: isSearchDue ? "…" : shortSearchResult)
  }

  /// Whether anything is looked for, or about to be.
  var hasSearchLine: Bool { isTyping || !typedText.isEmpty }

  /// Whether the search field has the keys.
  var isTyping: Bool { mode == .search }

  /// What is in the search field.
  var typedText: String { field.text }

  /// Opens the search field; what is looked for is selected, to be replaced or gone on with.
  mutating func openSearch() {
    if openHelpField() { return }
    mode = .search
    readsFound = false
    field.select()
  }

  /// Changes what is typed: a small menu is searched at once, a large one when there is time.
  mutating func edit(_ edit: (inout SearchField) -> Void) -> Effect? {
    if editHelp(edit) { return nil }
    let before = field.text
    edit(&field)
    readsFound = false
    guard field.text != before else { return nil }
    isSearchDue = true
    guard session.numberOfDishes > dishesToSearchAtOnce else {
      catchUp()
      return nil
    }
    return .search
  }

  /// Shows the rows of what was typed last, if that was left for later.
  package mutating func catchUp() {
    if isSearchDue { change { _ in } }
  }

  /// Leaves the field; what is left out becomes a filter, and a search that found nothing the nearest
  /// one that does.
  mutating func accept() {
    if acceptHelp() { return }
    catchUp()
    if isTyping { change { $0.takeSuggestion() } }
    mode = mode.below
  }

  /// How many rows were found, behind what Enter makes a filter: `↵ senza latte  9 di 46 voci`.
  var searchResult: String {
    let found = session.words.found(session.rows.count, session.numberOfDishes)
    let typed = session.typed
    let filters = session.words.filters(typed, in: session.menu.context)
    guard !filters.isEmpty, !typed.isUndecided, isTyping else { return found }
    return "↵ \(filters)  \(found)"
  }

  /// What Enter makes a filter, or how many rows were found, for a narrow screen.
  var shortSearchResult: String {
    let typed = session.typed
    let filters = session.words.filters(typed, in: session.menu.context)
    guard !filters.isEmpty, !typed.isUndecided, isTyping else {
      return session.words.position(session.rows.count, session.numberOfDishes)
    }
    return "↵ \(filters)"
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
      : (isTyping ? "↵ " : "")
        + "\(keys.labels(of: [.filters], in: session.words)) \(session.words.hint(.filters))"
    return session.nothingFoundWords + [helps, filters ?? keyForTyped].compactMap { $0 }
  }

  /// The key for what a guest would ask for line by line: `o your choice, to show to the waiter` where
  /// somebody types `we are 4`; nil for words that ask for nothing else.
  private var keyForTyped: String? {
    let typed = typedText.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    let names = (1...3).map { typed.prefix($0).joined(separator: " ") }
    let asked = names.lazy.compactMap(LinearCommand.init(word:)).compactMap(\.inBrowser).first
    let people = PeopleWords(typedText)
    let countsPeople = people.namesPeople && people.number != nil
    let isOfAllergens = names[0] == session.words.allergensLabel.lowercased()
    guard let command = asked ?? (countsPeople ? .choice : isOfAllergens ? .filters : nil),
      let words = session.words.explain(command)
    else { return nil }
    let key = keys.labels(of: [command], in: session.words)
    return key.isEmpty ? nil : "\(key) \(words)"
  }
}

extension LinearCommand {
  /// What a key of the browser says for it, nil for what is only needed where no screen is seen.
  fileprivate var inBrowser: Command? {
    switch self {
    case .filters, .show, .hide, .remove, .undo: .filters
    case .sort: .sort
    case .back: .back
    case .house: .house
    case .language: .language
    case .help: .help
    case .quit: .quit
    case .take: .take
    case .choice, .bill, .empty, .people: .choice
    case .lists, .all, .clear, .more, .again: nil
    }
  }
}
