import MenuCore

/// Looking for dishes: the words of the search field and the order of the rows.
extension MenuPresenter {
  /// A dish by its place in the menu, which no query changes.
  struct DishPlace: Hashable, Sendable {
    let section: Int
    let position: Int
  }

  /// What the line of the search field shows.
  public struct SearchLine: Hashable, Sendable {
    /// What stands before the field.
    public let label: String
    /// What is looked for, as typed.
    public let typed: String
    /// Whether the field has the keys.
    public let isActive: Bool
    /// What Enter makes a filter, and how many rows were found, of how many.
    public let result: String
    /// The most needed of it, where there is no room for all.
    public let shortResult: String
  }

  /// The line of the search field, nil when nothing is looked for.
  public var searchLine: SearchLine? {
    guard focus == .search || !query.search.isEmpty else { return nil }
    return SearchLine(
      label: words.search + ": ", typed: query.search, isActive: focus == .search,
      result: isSearchDue ? "…" : searchResult,
      shortResult: isSearchDue ? "…" : shortSearchResult)
  }

  /// The dish of a row by its place in the menu.
  func place(of path: RowPath?) -> DishPlace? {
    guard let path,
      let position = dataSource.position(forRow: path.row, inSection: path.section)
    else { return nil }
    return DishPlace(section: path.section, position: position)
  }

  /// The row that shows a dish now, nil when the query hides it.
  func path(of place: DishPlace) -> RowPath? {
    dataSource.row(ofPosition: place.position, inSection: place.section).map {
      RowPath(section: place.section, row: $0)
    }
  }

  /// Changes the query and shows what it lets through.
  func change(_ edit: (inout MenuQuery) -> Void) {
    var query = query
    edit(&query)
    // Else the next allergen that is left out would let through what nobody stated.
    if query.settled().filter.without.isEmpty { query.filter.showsUndeclared = false }
    show(query)
  }

  /// Goes back one step: from a page, from a field with what was typed in it, then what was looked
  /// for, the filters and the order.
  func stepBack() {
    switch focus {
    case .help: focus = focusBelowHelp
    case .dish, .filters: focus = .list
    case .search:
      focus = .list
      search(for: "")
    case .list:
      change { query in
        if !query.search.isEmpty {
          query.search = ""
        } else if query.hasFilters {
          query.filter = QueryFilter()
        } else if query.section != nil {
          query.section = nil
        } else {
          query.order = .menu
        }
      }
    }
  }

  /// Leaves the field; what is left out becomes a filter, and a search that found nothing the nearest
  /// one that does.
  func accept() {
    catchUp()
    if focus == .search { takeSuggestion() }
    focus = .list
  }

  /// What is understood of the search.
  var typed: TypedQuery { menu.understood(query.typed, index: index) }

  /// Makes what is left out a filter, be it typed or guessed, and a search that found nothing the
  /// nearest one that does.
  func takeSuggestion() {
    let settled = query.settled(typed, acceptsGuess: true)
    if settled != query {
      change { $0 = settled }
    } else if let suggestion = suggestions(limit: 1).first {
      search(for: suggestion)
    }
  }

  /// The nearest names to a search that found nothing, none when something was found.
  func suggestions(limit: Int) -> [String] {
    rows.count == 0 ? menu.suggestions(for: query, index: whole.index, limit: limit) : []
  }
}

extension MenuQuery.Order {
  /// The order behind this one, round and round.
  var next: MenuQuery.Order {
    let all = MenuQuery.Order.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}

extension String {
  /// The text without its last word and the blanks behind it.
  var droppingLastWord: String {
    let rest = reversed().drop { $0 == " " }.drop { $0 != " " }
    return String(rest.reversed())
  }
}
