public import MenuCore

/// A filter that a guest can turn on and off.
public struct MenuFilter: Hashable, Sendable {
  /// What a filter is about.
  public enum Subject: Hashable, Sendable {
    /// Dishes without an allergen.
    case without(Allergen)
    /// Dishes that suit a diet.
    case diet(Diet)
  }

  /// What it is about.
  public let subject: Subject
  /// What it is called.
  public let title: String
  /// Whether it is on.
  public let isOn: Bool
  /// Whether keys act on it.
  public let isSelected: Bool
}

extension MenuPresenter {
  /// The fourteen allergens, then the diets that occur in the menu.
  public var filters: [MenuFilter] {
    subjects.enumerated().map { place, subject in
      let isOn =
        switch subject {
        case .without(let allergen): query.without.contains(allergen)
        case .diet(let diet): query.diets.contains(diet)
        }
      return MenuFilter(
        subject: subject, title: words.name(of: subject), isOn: isOn,
        isSelected: place == filterCursor)
    }
  }

  /// What stands above the filters of one kind.
  public func filterHeading(of subject: MenuFilter.Subject) -> String {
    switch subject {
    case .without: "\(words.filters) · \(words.without):"
    case .diet: "\(words.diets):"
    }
  }

  /// How many rows the filters let through, why not the others, and the key that shows more; nil
  /// without filters.
  public var countsLine: String? {
    guard let counted else { return nil }
    return (counted + [undeclaredHint].compactMap { $0 }).joined(separator: "  ")
  }

  /// The key that shows or hides what nothing is stated about, where it is a key and would do so.
  private var undeclaredHint: String? {
    let isOffered =
      query.showsUndeclared || dataSource.counts.hidden.contains { $0.reason == .notStated }
    guard focus != .search, isOffered else { return nil }
    let what = query.showsUndeclared ? words.hideUndeclared : words.showUndeclared
    return "\(keys.labels(of: [.undeclared])) \(what)"
  }

  /// The same for who has no keys: `5 items, 4 hidden: milk 3, not stated 1`.
  public var countsText: String? { counted?.joined(separator: ", ") }

  /// How many rows are shown, and how many are hidden for which reasons; nil without filters.
  private var counted: [String]? {
    guard query.hasFilters else { return nil }
    let counts = dataSource.counts
    let shown = words.items(counts.shown)
    guard counts.numberOfHidden > 0 else { return [shown] }
    let reasons = counts.hidden.map { "\(words.name(of: $0.reason)) \($0.count)" }
    return [shown, "\(words.hidden(counts.numberOfHidden)): \(words.list(reasons))"]
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
    guard subjects.indices.contains(filterCursor) else { return }
    change { query in
      switch subjects[filterCursor] {
      case .without(let allergen): query.without.formSymmetricDifference(AllergenSet(allergen))
      case .diet(let diet): query.diets.formSymmetricDifference(DietSet(diet))
      }
    }
  }

  /// Moves among the filters, which stand in lines of so many.
  func moveFilterCursor(_ move: Command.Move, perLine: Int) {
    let last = subjects.count - 1
    let perLine = max(1, min(perLine, last))
    let target =
      switch move {
      case .up: filterCursor - perLine
      case .down: filterCursor + perLine
      case .by(let distance): filterCursor + max(-last, min(last, distance))
      case .first, .pageUp: 0
      case .last, .pageDown: last
      default: filterCursor
      }
    if (0...last).contains(target) { filterCursor = target }
  }

  private var subjects: [MenuFilter.Subject] {
    Allergen.groups.map { .without($0) } + dietsOfMenu.diets.map { .diet($0) }
  }
}
