public import MenuCore

extension TimeOfDay {
  /// The time now, as the clocks of this place show it.
  public static var local: TimeOfDay {
    let now = System.localTime
    return TimeOfDay(hour: now.hour, minute: now.minute)
  }
}
