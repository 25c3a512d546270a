/// A day of the week, from Monday on, by its word in a Menu.json.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
  /// Monday.
  case mon
  /// Tuesday.
  case tue
  /// Wednesday.
  case wed
  /// Thursday.
  case thu
  /// Friday.
  case fri
  /// Saturday.
  case sat
  /// Sunday.
  case sun

  /// Its place in the week, 0 for Monday.
  public var index: Int { Weekday.allCases.firstIndex(of: self) ?? 0 }

  /// All seven, from this one on.
  public var week: [Weekday] {
    let all = Weekday.allCases
    return Array(all[index...] + all[..<index])
  }
}

/// A moment of any week as a clock on the wall shows it, to the minute.
public struct WeekTime: Hashable, Sendable {
  /// The day.
  public let day: Weekday
  /// The time of that day.
  public let time: TimeOfDay

  /// Makes a moment.
  public init(_ day: Weekday, _ time: TimeOfDay) {
    self.day = day
    self.time = time
  }

  static let minutesPerDay = 24 * 60
  static let minutesPerWeek = 7 * minutesPerDay

  /// The minute of the week, 0 for Monday 00:00.
  var minute: Int { day.index * WeekTime.minutesPerDay + time.minuteOfDay }

  /// The moment of a minute, which may lie in another week.
  init(minute: Int) {
    let minute = minute.modulo(WeekTime.minutesPerWeek)
    let (day, rest) = minute.quotientAndRemainder(dividingBy: WeekTime.minutesPerDay)
    self.init(Weekday.allCases[day], TimeOfDay(hour: rest / 60, minute: rest % 60))
  }
}

extension TimeOfDay {
  /// The minutes since midnight.
  var minuteOfDay: Int { hour * 60 + minute }
}

extension Int {
  /// What is left of the quotient that is rounded down.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
