/// Consecutive days: `2026-11-01` to `2026-11-30`.
struct Period: Hashable, Sendable {
  let first: Day
  let last: Day

  init(first: Day, last: Day) {
    self.first = first
    self.last = max(first, last)
  }

  /// The given number of days, at least one, up to a last day.
  init(days: Int, until last: Day) {
    self.init(first: Day(number: last.number - max(1, days) + 1), last: last)
  }

  /// The number of days, at least 1.
  var days: Int { last.number - first.number + 1 }

  /// The same number of days directly before it.
  var before: Period { Period(days: days, until: Day(number: first.number - 1)) }

  /// True if it includes all days of another period.
  func contains(_ other: Period) -> Bool { first <= other.first && other.last <= last }

  /// True if it includes any day of another period.
  func overlaps(_ other: Period) -> Bool { first <= other.last && other.first <= last }
}
