internal import MenuCore

/// The number of visits that filtered the menu.
struct FilterCount: Hashable, Sendable {
  /// What guests asked for.
  enum Kind: Hashable, Sendable {
    case without(Allergen)
    case diet(Diet)
  }

  let kind: Kind
  let visits: Int

  /// The minimum number of visits for a filter to be reported.
  private static let fewestVisits = 5

  /// The filters of a period, the most frequent first.
  static func all(in counts: PeriodCounts) -> [FilterCount] {
    var filters: [FilterCount] = []
    func add(_ kind: Kind, _ fact: PeriodCounts.Fact) {
      guard fact.count >= fewestVisits else { return }
      filters.append(FilterCount(kind: kind, visits: fact.count))
    }
    for fact in counts.facts("without") {
      guard let allergen = Allergen(rawValue: fact.subject) else { continue }
      add(.without(allergen), fact)
    }
    for fact in counts.facts("diet") {
      guard let diet = Diet(rawValue: fact.subject) else { continue }
      add(.diet(diet), fact)
    }
    return filters.sorted { $0.visits > $1.visits }
  }
}
