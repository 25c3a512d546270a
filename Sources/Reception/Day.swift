/// A day of the calendar: `2026-11-30`.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The days since 1970-01-01.
  package let number: Int

  /// The day for a year, month and day (Howard Hinnant's `days_from_civil`).
  package init(year: Int, month: Int, day: Int) {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    number = era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  package init(number: Int) { self.number = number }

  /// Parses `2026-11-30`, or a month as its first day; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count >= 2, let year = parts[0], let month = parts[1], (1...12).contains(month),
      let day = parts.count > 2 ? parts[2] : 1, (1...31).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day as text.
  package var description: String {
    let (year, month, day) = civil
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// The month as text: `2026-11`.
  package var month: String { String(description.dropLast(3)) }

  private var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }
}
