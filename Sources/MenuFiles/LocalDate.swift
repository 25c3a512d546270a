public import MenuCore
internal import SystemCalls

extension TimeOfDay {
  /// The time now, as the clocks of this place show it.
  public static var local: TimeOfDay {
    TimeOfDay(hour: Int(LocalDate.now.tm_hour), minute: Int(LocalDate.now.tm_min))
  }
}

/// The date by the calendars of this place.
package enum LocalDate {
  /// The year, the month and the day.
  package static var today: (year: Int, month: Int, day: Int) {
    let now = now
    return (Int(now.tm_year) + 1900, Int(now.tm_mon) + 1, Int(now.tm_mday))
  }

  fileprivate static var now: tm {
    var (seconds, fields) = (time(nil), tm())
    localtime_r(&seconds, &fields)
    return fields
  }
}
