/// The counts of a period beside those of as many days before it.
struct Trend: Sendable {
  let later: PeriodCounts
  let earlier: PeriodCounts

  /// The fewest days of a period that is compared, if it is half of a tally.
  private static let fewestDays = 7

  /// Compares a period with the one before it; nil if the counting began too late for that.
  ///
  /// A period that began a tenth late is still compared: many houses are closed on a day of the week.
  init?(of period: Period, in entries: [TallyEntry], countedFrom first: Day) {
    let earlier = period.before
    guard first.number <= earlier.first.number + earlier.days / 10 else { return nil }
    self.init(period, earlier, in: entries)
  }

  /// Compares the later half of a whole tally with the earlier one; nil for a tally of few days.
  init?(halvesOf whole: Period, in entries: [TallyEntry]) {
    guard whole.days >= 2 * Self.fewestDays else { return nil }
    let later = Period(days: whole.days / 2, until: whole.last)
    self.init(later, later.before, in: entries)
  }

  private init?(_ later: Period, _ earlier: Period, in entries: [TallyEntry]) {
    self.later = PeriodCounts(entries, in: later)
    self.earlier = PeriodCounts(entries, in: earlier)
    // A month that is partly in one of them would make it seem smaller.
    guard self.later.cutMonths.isEmpty, self.earlier.cutMonths.isEmpty else { return nil }
  }
}
