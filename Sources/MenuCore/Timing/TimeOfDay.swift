/// A time as a clock on the wall shows it.
public struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int

  /// Makes a time.
  public init(hour: Int, minute: Int) {
    (self.hour, self.minute) = (hour, minute)
  }

  /// The time in digits: `09:05`.
  public var description: String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}
