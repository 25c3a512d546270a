/// A time of day, in hours and minutes.
public struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int

  /// Makes a time; numbers out of range become the nearest valid ones. 99, 5 → `23:05`
  public init(hour: Int, minute: Int) {
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
  }

  /// The time in digits: `09:05`.
  public var description: String {
    "\(hour.twoDigits):\(minute.twoDigits)"
  }
}

extension Int {
  /// The number with at least two digits, as for an hour or a month: `08`
  package var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
