/// A day of the Gregorian calendar, without a time zone.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// How many days lie between it and the first of January 1970, negative for those before.
  public let number: Int

  /// Makes the day that lies a number of days after the first of January 1970.
  public init(number: Int) {
    self.number = number
  }

  /// Makes a day of its parts; nil when there is no such day, as 30 February, or none of four digits.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Years begin in March, so that the day of a leap year is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leaps = shifted / 4 - shifted / 100 + shifted / 400
    number = 365 * shifted + leaps + dayOfYear - 719_468
    guard parts == (year, month, day) else { return nil }
  }

  /// Reads a day as `2026-11-30`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isASCIIDigit)
        ? part.reduce(0) { $0 * 10 + Int($1 & 15) } : nil
    }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The year, the month from 1 and the day of the month from 1.
  public var parts: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      year + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// The day of the week, 0 for Monday.
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The day that comes a number of days later, or earlier where it is negative.
  public static func + (day: CalendarDay, days: Int) -> CalendarDay {
    CalendarDay(number: day.number + days)
  }

  /// Whether one comes before another.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.number < right.number
  }

  /// As in `2026-11-30`.
  public var description: String {
    let (year, month, day) = parts
    let digits = String(year)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      + (month < 10 ? "-0" : "-") + "\(month)" + (day < 10 ? "-0" : "-") + "\(day)"
  }
}

/// An hour of a day as the clocks of a place show it; one that they show twice is one.
public struct CalendarHour: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The day.
  public let day: CalendarDay
  /// The hour, 0 to 23.
  public let hour: Int

  /// Makes an hour; nil for none of the 24.
  public init?(day: CalendarDay, hour: Int) {
    guard (0...23).contains(hour) else { return nil }
    (self.day, self.hour) = (day, hour)
  }

  /// The first hour of a day.
  public init(startOf day: CalendarDay) {
    (self.day, hour) = (day, 0)
  }

  /// Reads an hour as `2026-11-30T09`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = CalendarDay(parts[0]), parts[1].utf8.count == 2,
      parts[1].utf8.allSatisfy(\.isASCIIDigit), let hour = Int(parts[1])
    else { return nil }
    self.init(day: day, hour: hour)
  }

  /// Whether one comes before another.
  public static func < (left: CalendarHour, right: CalendarHour) -> Bool {
    (left.day, left.hour) < (right.day, right.hour)
  }

  /// As in `2026-11-30T09`.
  public var description: String { "\(day)T" + (hour < 10 ? "0" : "") + "\(hour)" }
}
