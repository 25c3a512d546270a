public import OldMenuCore

extension TimeOfDay {
  /// The time now, as the clocks of this place show it.
  public static var local: TimeOfDay {
    let now = System.localTime
    return TimeOfDay(hour: now.hour, minute: now.minute)
  }
}

extension WeekTime {
  /// This moment of the week, as the clocks of this place show it.
  public static var local: WeekTime {
    let now = System.localTime
    return WeekTime(
      Weekday.sun.week[now.weekday], TimeOfDay(hour: now.hour, minute: now.minute))
  }
}

extension CalendarHour {
  /// The hour now, as the clocks of this place show it.
  public static var local: CalendarHour {
    let now = System.localTime
    return CalendarDay(year: now.year, month: now.month, day: now.day).flatMap {
      CalendarHour(day: $0, hour: now.hour)
    }
      // Only a clock beyond the year 9999 has none.
      ?? CalendarHour(startOf: CalendarDay(number: 0))
  }
}
