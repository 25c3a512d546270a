import OldMenuCore

/// The filters, to be ticked.
extension BrowserState {
  /// The fourteen allergens, the diets that occur in the menu, and whatever else is on.
  package var filters: [MenuFilter] {
    let subjects = subjects
    let selected = filterCursor(in: subjects)
    return subjects.enumerated().map { index, subject in
      MenuFilter(
        subject: subject, title: name(of: subject), count: count(of: subject),
        isOn: session.query.filter.isOn(subject),
        isSelected: index == selected)
    }
  }

  /// Opens the filters.
  mutating func openFilters() {
    session.countFilters()
    mode = .filters(cursor: 0, touched: QueryFilter(), over: mode)
  }

  /// Turns a filter on or off that is on.
  package mutating func drop(_ chip: FilterChip.Subject) {
    goOn()
    switch chip {
    case .filter(let subject): change { $0.change { $0.filter.toggle(subject) } }
    case .undeclared: change { $0.change { $0.filter.showsUndeclared = false } }
    }
  }

  /// The filters that are on, each to be turned off by a click.
  package var chips: [FilterChip] {
    let on = filters.filter(\.isOn).map { filter in
      FilterChip(subject: .filter(filter.subject), title: chipTitle(of: filter.subject))
    }
    let undeclared = FilterChip(subject: .undeclared, title: session.words.undeclaredShown)
    return on + (session.query.filter.showsUndeclared ? [undeclared] : [])
  }

  private func chipTitle(of subject: MenuFilter.Subject) -> String {
    switch subject {
    case .without: "\(session.words.without) \(name(of: subject))"
    case .diet: name(of: subject)
    case .maximumPrice: "\(session.words.atMost) \(name(of: subject))"
    }
  }

  /// What a filter does by itself: `−28 ?9` are hidden and not stated, `11` are let through.
  private func count(of subject: MenuFilter.Subject) -> String {
    guard let counts = session.filterCounts else { return "" }
    switch subject {
    case .without(let allergen):
      let (hidden, undeclared) = (counts.hidden(by: allergen), counts.undeclared(of: allergen))
      return (hidden > 0 ? ["−\(hidden)"] : []).joined() + (undeclared > 0 ? " ?\(undeclared)" : "")
    case .diet(let diet): return "\(counts.suiting(diet))"
    case .maximumPrice(let price): return "\(counts.affordable(price))"
    }
  }

  /// What stands above the filters of one kind.
  func filterHeading(of subject: MenuFilter.Subject) -> String {
    let words = session.words
    let heading =
      switch subject {
      case .without: "\(words.filters) · \(words.without)"
      case .diet: words.diets
      case .maximumPrice: words.atMost
      }
    return heading + words.colon
  }

  /// What a filter is called under its heading.
  func name(of subject: MenuFilter.Subject) -> String {
    switch subject {
    case .without(let allergen): session.words.language.name(of: allergen)
    case .diet(let diet): session.words.language.name(of: diet)
    case .maximumPrice(let price): session.menu.context.text(ofLimit: price)
    }
  }

  /// Turns a filter on or off by its index in `filters`, if there is one.
  package mutating func toggleFilter(at index: Int) {
    guard subjects.indices.contains(index), case .filters(_, let touched, let below) = mode
    else { return }
    mode = .filters(cursor: index, touched: touched, over: below)
    goOn()
    toggleFilter()
  }

  /// Turns the filter at the cursor on or off.
  mutating func toggleFilter() {
    guard case .filters(let cursor, var touched, let below) = mode else { return }
    let subjects = subjects
    touched.without.formUnion(session.query.filter.without)
    touched.diets.formUnion(session.query.filter.diets)
    touched.maximumPrice = session.query.filter.maximumPrice ?? touched.maximumPrice
    mode = .filters(cursor: cursor, touched: touched, over: below)
    change { $0.change { $0.filter.toggle(subjects[min(cursor, subjects.count - 1)]) } }
  }

  /// Moves among the filters, which stand in lines of so many.
  mutating func moveFilterCursor(_ move: Command.Move, perLine: Int) {
    guard case .filters(_, let touched, let below) = mode else { return }
    let subjects = subjects
    let grid = FilterGrid(subjects, perLine: perLine)
    let (index, last) = (filterCursor(in: subjects), subjects.count - 1)
    let next =
      switch move {
      case .up: grid.neighbour(of: index, isBelow: false)
      case .down: grid.neighbour(of: index, isBelow: true)
      case .by(let distance): max(0, min(last, index + max(-last, min(last, distance))))
      case .first, .pageUp: 0
      case .last, .pageDown: last
      case .nextSection, .previousSection, .nextList, .previousList, .list: index
      }
    mode = .filters(cursor: next, touched: touched, over: below)
  }

  /// The filter that keys act on, nil where it is none.
  var filterAtCursor: MenuFilter.Subject? {
    guard mode.context == .filters else { return nil }
    let subjects = subjects
    return subjects[filterCursor(in: subjects)]
  }

  /// Goes on with a filter after the menu has changed, if it is still there.
  mutating func moveFilterCursor(to subject: MenuFilter.Subject) {
    guard case .filters(_, let touched, let below) = mode,
      let index = subjects.firstIndex(of: subject)
    else { return }
    mode = .filters(cursor: index, touched: touched, over: below)
  }

  /// The filter that keys act on; the menu may have lost those after it.
  private func filterCursor(in subjects: [MenuFilter.Subject]) -> Int {
    guard case .filters(let cursor, _, _) = mode else { return 0 }
    return min(cursor, subjects.count - 1)
  }

  /// What can be chosen, and what is on, was at first, or was until a moment ago, without that: who
  /// turns it off must see that it was there, and can turn it on again.
  private var subjects: [MenuFilter.Subject] {
    var others = session.firstQuery.filter
    if case .filters(_, let touched, _) = mode {
      others.without.formUnion(touched.without)
      others.diets.formUnion(touched.diets)
    }
    let now = session.query.filter
    var touchedPrice: Amount?
    if case .filters(_, let touched, _) = mode { touchedPrice = touched.maximumPrice }
    let without = now.without.union(others.without)
    let allergens = Allergen.allCases.filter { $0 == $0.group || without.contains($0) }
    let diets = session.dietsOfMenu.union(now.diets).union(others.diets).diets
    let asked = [now.maximumPrice, others.maximumPrice, touchedPrice].compactMap { $0 }
    let prices = Set((session.filterCounts?.priceSteps ?? []) + asked).sorted()
    return allergens.map { .without($0) } + diets.map { .diet($0) }
      + prices.map { .maximumPrice($0) }
  }
}
