package import MenuCore

/// A report for the owner about how a menu is received, made from a tally.
///
/// To open a dish is not to order it: the counts are of visits that opened or chose a dish, filtered, or
/// searched.
package struct Report: Sendable {
  /// The counts of the period of the report.
  let counts: PeriodCounts
  /// The comparison with the days before; nil if they cannot be compared.
  let trend: Trend?
  /// True if the report covers the whole tally.
  let isWhole: Bool
  /// The first day in the tally.
  let begin: Day
  /// The last line of the tally with a visit, within the report or before it; nil without a visit.
  let lastVisit: TallyEntry?
  /// True if the tally counts nothing at all.
  let isEmpty: Bool
  /// Days with far more visits than others; they are left out.
  let floods: [Day]
  /// The number of visits dated in the future or before 2020, as if the clock was not set; they are left
  /// out.
  let visitsOfWrongDays: Int
  /// The dishes of the menu and those that were opened or chosen, the most opened first.
  let dishes: [DishCount]
  /// The filters that guests set, the most frequent first.
  let filters: [FilterCount]
  /// The number of dishes on the menu; nil without a menu.
  let numberOfDishes: Int?

  /// No program wrote a tally before this day.
  private static let firstDay = Day(year: 2020, month: 1, day: 1)

  /// The minimum number of visits for a share, or for a conclusion from a count of 0.
  static let fewestVisits = 20

  /// Counts the last days of a tally, or all of it; O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - lines: the tally, folded or not.
  ///   - days: the number of days, including today; nil for the whole tally.
  ///   - today: the last day.
  ///   - menu: the current menu, for the names of dishes and for dishes that no visit opened.
  package init(_ lines: [TallyLine], days: Int? = nil, until today: Day, menu: Menu? = nil) {
    let possible = Self.firstDay...max(Self.firstDay, today)
    let dated = lines.compactMap { TallyEntry($0, until: today) }
    let all = dated.filter { possible.contains($0.days.first) }
    let wrong = dated.filter { $0.kind == .visit && !possible.contains($0.days.first) }
    visitsOfWrongDays = wrong.reduce(0) { $0 + $1.count }
    isEmpty = dated.isEmpty
    lastVisit = all.filter { $0.kind == .visit }.max { $0.days.last < $1.days.last }
    let floods = Report.floods(in: all)
    let entries = all.filter { $0.isOfMonth || !floods.contains($0.days.first) }
    begin = entries.map(\.days.first).min() ?? today

    let period: Period
    if let days {
      period = Period(days: days, until: today)
      trend = Trend(of: period, in: entries, countedFrom: begin)
    } else {
      period = Period(first: begin, last: today)
      trend = Trend(halvesOf: period, in: entries)
    }
    self.floods = floods.filter { period.first <= $0 && $0 <= period.last }.sorted()
    isWhole = days == nil
    counts = PeriodCounts(entries, in: period)
    dishes = DishCount.all(in: counts, trend, menu: menu)
    filters = FilterCount.all(in: counts, menu: menu)
    numberOfDishes = menu?.numberOfDishes
  }

  /// The days with at least 30 visits, and more than ten times the usual number.
  private static func floods(in entries: [TallyEntry]) -> Set<Day> {
    var visits: [Day: Int] = [:]
    for entry in entries where entry.kind == .visit && !entry.isOfMonth {
      visits[entry.days.first, default: 0] += entry.count
    }
    let sorted = visits.values.sorted()
    guard !sorted.isEmpty else { return [] }
    let median = sorted[sorted.count / 2]
    return Set(visits.filter { $0.value >= 30 && $0.value > median * 10 }.keys)
  }

  /// The minimum number of days on which a text was searched for.
  private static let fewestSearchDays = 3

  /// The texts that guests searched for without a result, on several days.
  var searches: [PeriodCounts.Fact] {
    counts.facts(.search).filter { counts.days(ofSearch: $0.subject) >= Self.fewestSearchDays }
  }

  /// The visits in each hour of the day.
  var hours: [Int] {
    (0..<24).map { hour in counts.count(.hour, hour.twoDigits) }
  }
}
