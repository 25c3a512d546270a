public import MenuCore

extension TimeOfDay {
  /// The time now, as the clocks of this place show it.
  public static var local: TimeOfDay {
    let now = System.localTime
    return TimeOfDay(hour: now.hour, minute: now.minute)
  }
}

/// The date by the clocks of this place.
package enum LocalDate {
  /// The year, the month and the day.
  package static var today: (year: Int, month: Int, day: Int) {
    let now = System.localTime
    return (now.year, now.month, now.day)
  }
}
