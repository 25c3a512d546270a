public import MenuCore

extension TimeOfDay {
  /// The time now, as the clocks of this place show it.
  public static var local: TimeOfDay {
    var now = time(nil)
    var fields = tm()
    localtime_r(&now, &fields)
    return TimeOfDay(hour: Int(fields.tm_hour), minute: Int(fields.tm_min))
  }
}
