/// When something is open.
public enum Hours: Hashable, Sendable {
  /// In the owner's words, which are shown whole and never interpreted.
  case text(LocalizedText)
  /// By days and times, which a clock can be held against.
  case week(OpeningHours)

  /// The owner's words, nil for days and times.
  public var text: LocalizedText? {
    switch self {
    case .text(let text): text
    case .week: nil
    }
  }
}

/// When something is open, the same each week, by the clock on its wall.
public struct OpeningHours: Hashable, Sendable {
  /// Some days with one time from opening to closing.
  public struct Span: Hashable, Sendable {
    /// The days on which it opens.
    public let days: Set<Weekday>
    /// When it opens.
    public let opens: TimeOfDay
    /// When it closes: on the next day where that is no later than it opens.
    public let closes: TimeOfDay

    /// Makes a span; nil without a day, and where it closes at the minute at which it opens, but
    /// from midnight to midnight.
    public init?(days: Set<Weekday>, opens: TimeOfDay, closes: TimeOfDay) {
      guard !days.isEmpty, opens != closes || opens == .midnight else { return nil }
      self.days = days
      self.opens = opens
      self.closes = closes
    }

    /// How many minutes it is open, up to a whole day.
    var length: Int {
      let length = closes.minuteOfDay - opens.minuteOfDay
      return length > 0 ? length : length + WeekTime.minutesPerDay
    }

    /// The minutes of the week, on each of its days; the last may lie in the next week.
    var minutes: [Range<Int>] {
      days.map { day in
        let start = WeekTime(day, opens).minute
        return start..<start + length
      }
    }
  }

  /// The times of one day, from opening to closing, which may be on the next.
  public struct Times: Hashable, Sendable {
    /// When it opens.
    public let opens: TimeOfDay
    /// When it closes: on the next day where that is no later than it opens.
    public let closes: TimeOfDay

    /// Whether it is open for a whole day or longer.
    public var isAllDay: Bool { opens == closes }
  }

  /// The spans in the order of the file.
  public let spans: [Span]
  /// When it is open from the week before to the week after, without what touches, in order.
  private let stretches: [Range<Int>]

  /// Makes hours; without spans it never opens.
  public init(_ spans: [Span]) {
    self.spans = spans
    let week = spans.flatMap(\.minutes)
    let weeks = [-WeekTime.minutesPerWeek, 0, WeekTime.minutesPerWeek].flatMap { shift in
      week.map { $0.lowerBound + shift..<$0.upperBound + shift }
    }
    stretches = OpeningHours.joined(weeks)
  }

  /// Whether it never closes.
  public var isAlwaysOpen: Bool { stretches.contains { $0.count >= WeekTime.minutesPerWeek } }

  /// Whether it is open at a moment; at the minute at which it closes it is not.
  public func isOpen(at now: WeekTime) -> Bool {
    stretches.contains { $0.contains(now.minute) }
  }

  /// When it closes that is open at a moment; nil where it is not, or never closes.
  public func closing(after now: WeekTime) -> WeekTime? {
    guard !isAlwaysOpen, let stretch = stretches.first(where: { $0.contains(now.minute) }) else {
      return nil
    }
    return WeekTime(minute: stretch.upperBound)
  }

  /// When it opens next after a moment; nil where it never does.
  public func opening(after now: WeekTime) -> WeekTime? {
    guard !isAlwaysOpen else { return nil }
    return stretches.first { $0.lowerBound > now.minute }.map { WeekTime(minute: $0.lowerBound) }
  }

  /// The times at which it opens on a day, in order, without what overlaps or touches; none on a day
  /// on which it is closed, or only open from the day before.
  public func times(on day: Weekday) -> [Times] {
    let start = WeekTime(day, .midnight).minute
    let ofDay = spans.filter { $0.days.contains(day) }.map { span in
      start + span.opens.minuteOfDay..<start + span.opens.minuteOfDay + span.length
    }
    return OpeningHours.joined(ofDay).map { range in
      let opens = WeekTime(minute: range.lowerBound).time
      // Longer than a day are only times that overlap; the day after tells its own.
      return Times(
        opens: opens,
        closes: range.count >= WeekTime.minutesPerDay
          ? opens : WeekTime(minute: range.upperBound).time)
    }
  }

  /// The days with their times, from a day on: today's first.
  public func week(from today: Weekday) -> [(day: Weekday, times: [Times])] {
    today.week.map { ($0, times(on: $0)) }
  }

  /// The days on which the first pair of times opens that overlap, one of each span; a pair of one day
  /// comes first.
  static func overlap(_ first: Span, _ second: Span) -> (first: Weekday, second: Weekday)? {
    let shifts = [-WeekTime.minutesPerWeek, 0, WeekTime.minutesPerWeek]
    let days = second.minutes.sorted { $0.lowerBound < $1.lowerBound }.flatMap { range in
      first.minutes.filter { other in
        shifts.contains { range.overlaps(other.lowerBound + $0..<other.upperBound + $0) }
      }.sorted { $0.lowerBound < $1.lowerBound }.map { other in
        (WeekTime(minute: other.lowerBound).day, WeekTime(minute: range.lowerBound).day)
      }
    }
    return days.first { $0.0 == $0.1 } ?? days.first
  }

  /// Ranges in order, those that overlap or touch as one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}

extension TimeOfDay {
  /// The start of a day, and the end of the one before.
  static let midnight = TimeOfDay(hour: 0, minute: 0)
}
