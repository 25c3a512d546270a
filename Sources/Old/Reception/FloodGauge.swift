internal import OldMenuCore

/// Finds the hours with more visits than guests can make.
struct FloodGauge {
  /// How many times its usual an hour may have.
  static let factor = 10
  /// Fewer visits than these are a party, or a school class.
  static let least = 30

  /// The hours that have too many, with their visits.
  let floods: [CalendarHour: Int]
  /// Their days: what was done on them cannot be told from what guests did.
  var days: Set<CalendarDay> { Set(floods.keys.map(\.day)) }

  /// Compares each hour with what is usual at that time of the day.
  init(_ visits: [CalendarHour: Int]) {
    let all = FloodGauge.median(Array(visits.values))
    let byHour = Dictionary(grouping: visits) { $0.key.hour }.mapValues { $0.map(\.value) }
    floods = visits.filter { hour, count in
      let same = byHour[hour.hour] ?? []
      // Of one or two days nobody knows what is usual.
      let usual = same.count >= 3 ? FloodGauge.median(same) : all
      return count >= FloodGauge.least && count > max(1, usual) * FloodGauge.factor
    }
  }

  private static func median(_ counts: [Int]) -> Int {
    counts.isEmpty ? 0 : counts.sorted()[(counts.count - 1) / 2]
  }
}
