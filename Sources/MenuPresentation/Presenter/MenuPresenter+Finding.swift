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
    /// How many rows were found, of how many.
    public let result: String
  }

  /// The line of the search field, nil when nothing is looked for.
  public var searchLine: SearchLine? {
    guard focus == .search || !query.search.isEmpty else { return nil }
    return SearchLine(
      label: words.search + ": ", typed: query.search, isActive: focus == .search,
      result: isSearchDue ? "…" : words.found(rows.count, menu.menu.numberOfDishes))
  }

  /// What stands in place of the rows when there are none.
  public var emptyListWords: [String] {
    // Of a text that is still to be searched for nobody knows.
    guard rows.count == 0, !isSearchDue else { return [] }
    guard let nothingFound else { return [emptyMenu] }
    return [nothingFound] + suggestions(limit: 1).map { "\(words.perhaps($0)) ↵" }
  }

  /// Why no row is shown, in one sentence; nil when there are rows, or none that could be shown.
  ///
  /// What the filters hide was found all the same, and is not said to be missing.
  public var nothingFound: String? {
    guard rows.count == 0, menu.menu.numberOfDishes > 0 else { return nil }
    guard !query.search.isEmpty, dataSource.counts.numberOfHidden == 0 else {
      return words.nothingPasses
    }
    return words.notFound(query.search)
  }

  /// What is said of a menu without a dish: to who may be its owner, also what tells the reason.
  var emptyMenu: String { isForGuests ? words.noItems : words.emptyMenu }

  /// Why no row is shown and what may help, in a line for who has no keys; nil when there are rows.
  public var nothingFoundLine: String? {
    guard let nothingFound else { return menu.menu.numberOfDishes == 0 ? emptyMenu : nil }
    let suggestion = suggestions(limit: 1).first.map { "\(words.perhaps($0))." }
    return [nothingFound, suggestion, countsText.map { "\($0)." }]
      .compactMap { $0 }.joined(separator: " ")
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
    if query.without.isEmpty { query.showsUndeclared = false }
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
          query.removeFilters()
        } else if query.section != nil {
          query.section = nil
        } else {
          query.order = .menu
        }
      }
    }
  }

  /// Leaves the field; a search that found nothing becomes the nearest one that does.
  func accept() {
    catchUp()
    if focus == .search { takeSuggestion() }
    focus = .list
  }

  /// Makes a search that found nothing the nearest one that does.
  func takeSuggestion() {
    if let suggestion = suggestions(limit: 1).first { search(for: suggestion) }
  }

  /// The nearest names to a search that found nothing, none when something was found.
  func suggestions(limit: Int) -> [String] {
    rows.count == 0 ? menu.suggestions(for: query, index: whole.index, limit: limit) : []
  }
}

extension MenuQuery {
  /// Takes all filters away.
  mutating func removeFilters() {
    (diets, without, showsUndeclared, maximumPrice) = ([], [], false, nil)
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
