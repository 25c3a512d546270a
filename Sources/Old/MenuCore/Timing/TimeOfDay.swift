/// A time as a clock on the wall shows it.
public struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int

  /// Makes a time.
  public init(hour: Int, minute: Int) {
    self.hour = hour
    self.minute = minute
  }

  /// As in `09:05`.
  public var description: String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}

extension Duration {
  /// Reads a time as a person writes it: a whole number and `ms`, `s`, `m`, `h` or `d`, such as
  /// `250ms` or `60m`; `0` needs no unit.
  public init?(written text: String) {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard digits.utf8.count <= 9, let count = Int64(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "ms": self = .milliseconds(count)
    case "s": self = .seconds(count)
    case "m": self = .seconds(count * 60)
    case "h": self = .seconds(count * 3_600)
    case "d": self = .seconds(count * 86_400)
    case "" where count == 0: self = .zero
    default: return nil
    }
  }
}
