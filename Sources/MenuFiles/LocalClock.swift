public import MenuCore
package import SystemCalls

extension TimeOfDay {
  /// The present local time.
  public static var local: TimeOfDay {
    let now = LocalClock.now
    return TimeOfDay(hour: Int(now.tm_hour), minute: Int(now.tm_min))
  }
}

/// The clock in the local time zone.
package enum LocalClock {
  /// The present date and time in the fields of C: years since 1900, months from 0.
  package static var now: tm {
    var seconds = time(nil)
    var fields = tm()
    localtime_r(&seconds, &fields)
    return fields
  }
}
