/// Merges equal lines of a tally without interpreting them, so that facts of a newer program are kept.
/// The lines are sorted, so those of one visit are no longer together.
package enum Fold {
  /// The maximum number of months whose days are kept: a hundred years.
  private static let mostMonths = 1_200

  /// The merged lines. Days older than a number of months are merged into their month, without their
  /// searches. O(*n* log *n*)
  package static func merge(_ lines: [TallyLine], months: Int?, today: Day) -> [TallyLine] {
    let oldest = months.map { Day(number: today.number - min($0, mostMonths) * 30) }
    var counts: [TallyLine: Int] = [:]
    for line in lines {
      var key = line
      key.count = 0
      if let oldest, let day = Day(line.day), day < oldest {
        if line.isOf(.search) { continue }
        key.day = String(line.day.prefix(7))
      }
      counts[key, default: 0] += line.count
    }
    return counts.map { TallyLine(count: $0.value, day: $0.key.day, fact: $0.key.fact) }
      .sorted { ($0.day, $0.fact) < ($1.day, $1.fact) }
  }
}
