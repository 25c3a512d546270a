internal import TerminalText

/// Detects the second click of a double click.
struct ClickCounter {
  private static let longestPause = Duration.milliseconds(400)
  private var last: (position: Position, time: ContinuousClock.Instant)?

  /// The key with repeated clicks recognized: a click soon after one at the same position is a double click.
  mutating func count(_ key: Key, at now: @autoclosure () -> ContinuousClock.Instant) -> Key {
    guard case .mouse(.click, let position) = key else { return key }
    let time = now()
    if let last, last.position == position, time - last.time <= Self.longestPause {
      self.last = nil
      return .mouse(.doubleClick, position)
    }
    last = (position, time)
    return key
  }
}
