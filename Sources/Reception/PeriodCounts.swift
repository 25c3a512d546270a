/// The counts of a tally in a period.
struct PeriodCounts: Sendable {
  let period: Period
  /// The number of visits.
  private(set) var visits = 0
  /// The counts by the kind of a fact and its subject: `dish` → `id/margherita` → 12.
  private var counts: [FactKind: [String: Int]] = [:]
  /// The days on which a text was searched for.
  private var searchDays: [String: Set<Day>] = [:]
  /// The visits from Monday to Sunday, without those that are known only by their month.
  private(set) var weekdays = Array(repeating: 0, count: 7)
  /// The months that are only partly in the period. They are left out of the counts.
  private(set) var cutMonths: Set<Day> = []

  /// Counts the entries in a period; O(*n*).
  init(_ entries: [TallyEntry], in period: Period) {
    self.period = period
    for entry in entries where period.overlaps(entry.days) {
      if period.contains(entry.days) {
        add(entry)
      } else {
        cutMonths.insert(entry.days.first)
      }
    }
  }

  private mutating func add(_ entry: TallyEntry) {
    // Facts of a newer program are not reported.
    guard let kind = entry.kind else { return }
    counts[kind, default: [:]][entry.subject, default: 0] += entry.count
    switch kind {
    case .visit:
      visits += entry.count
      if !entry.isOfMonth { weekdays[entry.days.first.weekday] += entry.count }
    case .search: searchDays[entry.subject, default: []].insert(entry.days.first)
    case .hour, .mode, .dish, .chosen, .without, .diet: break
    }
  }

  /// The number of visits with a fact: `count(.dish, "id/margherita")`.
  func count(_ kind: FactKind, _ subject: String) -> Int { counts[kind]?[subject] ?? 0 }

  /// The facts of a kind, the most frequent first.
  func facts(_ kind: FactKind) -> [Fact] {
    let facts = (counts[kind] ?? [:]).map { Fact(subject: $0.key, count: $0.value) }
    return facts.sorted { ($1.count, $0.subject) < ($0.count, $1.subject) }
  }

  /// The number of days on which a text was searched for.
  func days(ofSearch text: String) -> Int { searchDays[text]?.count ?? 0 }

  /// The subject of a fact, and the number of visits that have it.
  struct Fact: Hashable, Sendable {
    let subject: String
    let count: Int
  }
}
