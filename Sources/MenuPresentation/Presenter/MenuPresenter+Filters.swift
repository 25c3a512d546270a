import MenuCore

extension MenuPresenter {
  /// The fourteen allergens, the diets that occur in the menu, and whatever else is on.
  public var filters: [MenuFilter] {
    let subjects = subjects
    let selected = filterPlace(in: subjects)
    return subjects.enumerated().map { place, subject in
      MenuFilter(
        subject: subject, title: name(of: subject), isOn: query.filter.isOn(subject),
        isSelected: place == selected)
    }
  }

  /// What stands above the filters of one kind.
  public func filterHeading(of subject: MenuFilter.Subject) -> String {
    switch subject {
    case .without: "\(words.filters) · \(words.without):"
    case .diet: "\(words.diets):"
    case .maximumPrice: "\(words.atMost):"
    }
  }

  /// What a filter is called under its heading.
  func name(of subject: MenuFilter.Subject) -> String {
    switch subject {
    case .without(let allergen): words.language.name(of: allergen)
    case .diet(let diet): words.language.name(of: diet)
    case .maximumPrice(let price): menu.context.text(of: price)
    }
  }

  /// Turns a filter on or off by its place, if there is one, and tells the view.
  public func toggleFilter(at place: Int) {
    guard subjects.indices.contains(place) else { return }
    filterCursor = place
    perform(.toggle, pageLength: 1)
  }

  /// Turns the filter at the cursor on or off.
  func toggleFilter() {
    let subjects = subjects
    lastFilters.without.formUnion(query.filter.without)
    lastFilters.diets.formUnion(query.filter.diets)
    change { $0.filter.toggle(subjects[filterPlace(in: subjects)]) }
  }

  /// Moves among the filters, which stand in lines of so many.
  func moveFilterCursor(_ move: Command.Move, perLine: Int) {
    let subjects = subjects
    let grid = FilterGrid(subjects, perLine: perLine)
    let (place, last) = (filterPlace(in: subjects), subjects.count - 1)
    filterCursor =
      switch move {
      case .up: grid.neighbour(of: place, isBelow: false)
      case .down: grid.neighbour(of: place, isBelow: true)
      case .by(let distance): max(0, min(last, place + max(-last, min(last, distance))))
      case .first, .pageUp: 0
      case .last, .pageDown: last
      default: place
      }
  }

  /// The filter that keys act on; the menu may have lost those behind it.
  private func filterPlace(in subjects: [MenuFilter.Subject]) -> Int {
    min(filterCursor, subjects.count - 1)
  }

  /// What can be chosen, and what is on, was at first, or was until a moment ago, without that: who
  /// turns it off must see that it was there, and can turn it on again.
  private var subjects: [MenuFilter.Subject] {
    let without = query.filter.without.union(firstQuery.filter.without).union(lastFilters.without)
    let allergens = Allergen.allCases.filter { $0 == $0.group || without.contains($0) }
    let diets = dietsOfMenu.union(query.filter.diets).union(firstQuery.filter.diets).union(
      lastFilters.diets
    )
    .diets
    let prices = [query.filter.maximumPrice ?? firstQuery.filter.maximumPrice].compactMap { $0 }
    return allergens.map { .without($0) } + diets.map { .diet($0) }
      + prices.map { .maximumPrice($0) }
  }
}
