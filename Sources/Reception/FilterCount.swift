internal import MenuCore

/// The number of visits that filtered the menu, and of dishes that pass the filter.
struct FilterCount: Hashable, Sendable {
  /// The condition that guests set.
  enum Kind: Hashable, Sendable {
    case without(Allergen)
    case diet(Diet)
  }

  let kind: Kind
  let visits: Int
  /// The number of dishes of the current menu that pass the filter; nil without a menu.
  let dishes: Int?

  /// The minimum number of visits for a filter to be reported.
  private static let fewestVisits = 5

  /// The filters of a period, the most frequent first, with the dishes of a menu that pass them.
  static func all(in counts: PeriodCounts, menu: Menu?) -> [FilterCount] {
    let source = menu.map { MenuDataSource(menu: $0).indexed() }
    var filters: [FilterCount] = []
    func add(_ kind: Kind, of fact: PeriodCounts.Fact, passing filter: QueryFilter) {
      guard fact.count >= fewestVisits else { return }
      let dishes = source?.matching(MenuQuery(filter: filter)).counts.shown
      filters.append(FilterCount(kind: kind, visits: fact.count, dishes: dishes))
    }
    for fact in counts.facts(.without) {
      guard let allergen = Allergen(rawValue: fact.subject) else { continue }
      add(.without(allergen), of: fact, passing: QueryFilter(without: [allergen]))
    }
    for fact in counts.facts(.diet) {
      guard let diet = Diet(rawValue: fact.subject) else { continue }
      add(.diet(diet), of: fact, passing: QueryFilter(diets: [diet]))
    }
    return filters.sorted { $0.visits > $1.visits }
  }
}
