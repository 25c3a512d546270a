/// The counts of a period and of the same number of days before it.
struct Trend: Sendable {
  let later: PeriodCounts
  let earlier: PeriodCounts

  /// The minimum number of days of each half, if a whole tally is compared.
  private static let fewestDays = 7

  /// Compares a period with the one before it; nil if counting began too late for that.
  ///
  /// Counting may have begun late by up to a tenth of the period: many restaurants close one day a week.
  init?(of period: Period, in entries: [TallyEntry], countedFrom first: Day) {
    let earlier = period.before
    guard first.number <= earlier.first.number + earlier.days / 10 else { return nil }
    self.init(period, earlier, in: entries)
  }

  /// Compares the later half of a whole tally with the earlier one; nil for a tally of too few days.
  init?(halvesOf whole: Period, in entries: [TallyEntry]) {
    guard whole.days >= 2 * Self.fewestDays else { return nil }
    let later = Period(days: whole.days / 2, until: whole.last)
    self.init(later, later.before, in: entries)
  }

  private init?(_ later: Period, _ earlier: Period, in entries: [TallyEntry]) {
    self.later = PeriodCounts(entries, in: later)
    self.earlier = PeriodCounts(entries, in: earlier)
    // A partial month in one of them would make its count too small.
    guard self.later.cutMonths.isEmpty, self.earlier.cutMonths.isEmpty else { return nil }
  }
}
