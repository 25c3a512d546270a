internal import MenuCore
internal import MenuFiles
internal import SystemCalls

/// A day of the calendar: `2026-11-30`.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The days since 1970-01-01.
  package let number: Int

  /// The day for a year, month and day (Howard Hinnant's `days_from_civil`).
  package init(year: Int, month: Int, day: Int) {
    // Years begin in March, so that a leap day is the last one.
    var year = year
    if month <= 2 { year -= 1 }
    let fromMarch = (month + 9) % 12

    let era = year.dividedDown(by: 400)
    let ofEra = year - era * 400
    let ofYear = (153 * fromMarch + 2) / 5 + day - 1
    number = era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  package init(number: Int) { self.number = number }

  /// Today in local time.
  package static var local: Day {
    let now = LocalClock.now
    return Day(year: Int(now.tm_year) + 1900, month: Int(now.tm_mon) + 1, day: Int(now.tm_mday))
  }

  /// Parses `2026-11-30`, or a month as its first day; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count >= 2, let year = parts[0], let month = parts[1], (1...12).contains(month),
      let day = parts.count > 2 ? parts[2] : 1, (1...31).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
    // The 30th of February would become a day of March.
    guard civil.month == month else { return nil }
  }

  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day as text.
  package var description: String {
    let civil = civil
    let digits = String(civil.year)
    let year = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(year)-\(civil.month.twoDigits)-\(civil.day.twoDigits)"
  }

  /// The month as text: `2026-11`.
  package var month: String { String(description.dropLast(3)) }

  /// The last day of its month.
  var lastOfMonth: Day {
    let civil = civil
    // Month 13 is January of the next year.
    return Day(number: Day(year: civil.year, month: civil.month + 1, day: 1).number - 1)
  }

  /// The day of the week, 0 for Monday.
  var weekday: Int {
    // 1970-01-01 was a Thursday.
    let days = (number + 3) % 7
    if days < 0 { return days + 7 }
    return days
  }

  /// A date as year, month and day.
  struct Civil {
    var year: Int
    let month: Int
    let day: Int
  }

  /// The year, the month and the day.
  var civil: Civil {
    let shifted = number + 719_468
    let era = shifted.dividedDown(by: 146_097)
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * ofYear + 2) / 153

    var civil = Civil(
      year: yearOfEra + era * 400, month: (fromMarch + 2) % 12 + 1,
      day: ofYear - (153 * fromMarch + 2) / 5 + 1)
    if civil.month <= 2 { civil.year += 1 }
    return civil
  }
}

extension Int {
  /// The quotient, also rounded down for a negative number.
  fileprivate func dividedDown(by divisor: Int) -> Int {
    if self >= 0 { return self / divisor }
    return (self - divisor + 1) / divisor
  }
}
