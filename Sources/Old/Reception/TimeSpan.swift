package import OldMenuCore

/// A number of days, weeks, months or years back from a day, as an owner writes it: `30d`, `13mo`.
package struct TimeSpan: Hashable, Sendable {
  private enum Unit: String, CaseIterable {
    case days = "d"
    case weeks = "w"
    case months = "mo"
    case years = "y"
  }

  /// How many of a unit may be asked for: a hundred years, and of days what four digits say.
  private static let most: [Unit: Int] = [.days: 9_999, .weeks: 5_218, .months: 1_200, .years: 100]

  private let count: Int
  private let unit: Unit

  /// Reads a whole number and its unit, `d`, `w`, `mo` or `y`; nil for anything else, for nothing and
  /// for more than a hundred years.
  package init?(written text: String) {
    let digits = text.utf8.prefix(while: \.isASCIIDigit)
    guard (1...4).contains(digits.count), let count = Int(String(decoding: digits, as: UTF8.self)),
      let unit = Unit(rawValue: String(text.dropFirst(digits.count))),
      let most = TimeSpan.most[unit], (1...most).contains(count)
    else { return nil }
    (self.count, self.unit) = (count, unit)
  }

  /// The first of so many days of which the last is given; of months and years the day after that of
  /// the same number, or after the last of its month.
  package func firstDay(until last: CalendarDay) -> CalendarDay {
    switch unit {
    case .days: return last + (1 - count)
    case .weeks: return last + (1 - 7 * count)
    case .months, .years:
      let (year, month, day) = last.parts
      let months = year * 12 + month - 1 - (unit == .years ? 12 * count : count)
      let (newYear, newMonth) = (months / 12, (months % 12 + 12) % 12 + 1)
      let candidates = stride(from: day, through: 1, by: -1)
        .compactMap { CalendarDay(year: newYear, month: newMonth, day: $0) }
      return candidates.first.map { $0 + 1 } ?? last
    }
  }
}
