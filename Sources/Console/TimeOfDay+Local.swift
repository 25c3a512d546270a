public import MenuCore

extension CalendarHour {
  /// The hour now, as the clocks of this place show it.
  public static var local: CalendarHour {
    var now = time(nil)
    var fields = tm()
    localtime_r(&now, &fields)
    let day = CalendarDay(
      year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
    // Only a clock beyond the year 9999 has none.
    return day.flatMap { CalendarHour(day: $0, hour: Int(fields.tm_hour)) }
      ?? CalendarHour(startOf: CalendarDay(number: 0))
  }
}
