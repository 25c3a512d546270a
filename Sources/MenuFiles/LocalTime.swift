public import MenuCore

extension WeekTime {
  /// This moment of the week, as the clocks of this place show it.
  public static var local: WeekTime {
    let fields = localFields()
    // A week of the system's begins on Sunday.
    return WeekTime(
      Weekday.sun.week[Int(fields.tm_wday)],
      TimeOfDay(hour: Int(fields.tm_hour), minute: Int(fields.tm_min)))
  }
}

extension CalendarHour {
  /// The hour now, as the clocks of this place show it.
  public static var local: CalendarHour {
    let fields = localFields()
    let day = CalendarDay(
      year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
    // Only a clock beyond the year 9999 has none.
    return day.flatMap { CalendarHour(day: $0, hour: Int(fields.tm_hour)) }
      ?? CalendarHour(startOf: CalendarDay(number: 0))
  }
}

private func localFields() -> tm {
  var now = time(nil)
  var fields = tm()
  localtime_r(&now, &fields)
  return fields
}
