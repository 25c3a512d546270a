public import MenuCore
internal import SystemCalls

extension TimeOfDay {
  /// The present local time.
  public static var local: TimeOfDay {
    let now = LocalDate.now
    return TimeOfDay(hour: Int(now.tm_hour), minute: Int(now.tm_min))
  }
}

/// The local date.
package enum LocalDate {
  /// The year, month and day.
  package static var today: (year: Int, month: Int, day: Int) {
    let now = now
    return (Int(now.tm_year) + 1900, Int(now.tm_mon) + 1, Int(now.tm_mday))
  }

  fileprivate static var now: tm {
    var seconds = time(nil)
    var fields = tm()
    localtime_r(&seconds, &fields)
    return fields
  }
}
