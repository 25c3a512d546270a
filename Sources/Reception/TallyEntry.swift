/// A line of a tally as a report reads it: its days, and the two parts of its fact.
struct TallyEntry: Sendable {
  /// The day of the line, or the days of its month up to today.
  let days: Period
  /// True if it covers a month.
  let isOfMonth: Bool
  /// The kind of the fact; nil for one of a newer program.
  let kind: FactKind?
  /// The subject of the fact: `id/margherita`.
  let subject: String
  let count: Int

  /// Makes an entry; nil for a line without a valid day or without a subject.
  init?(_ line: TallyLine, until today: Day) {
    let parts = line.fact.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let day = Day(line.day) else { return nil }
    isOfMonth = line.isOfMonth
    days = Period(first: day, last: isOfMonth ? min(day.lastOfMonth, today) : day)
    kind = FactKind(rawValue: String(parts[0]))
    subject = String(parts[1])
    count = line.count
  }
}
