internal import MenuCore

/// A line of a tally: `count<TAB>day<TAB>fact<TAB>`. The last tab marks it as complete. A visit has
/// count 1; sums are the same lines with larger counts.
package struct TallyLine: Hashable, Sendable {
  package var count: Int
  /// A day or a month: `2026-11-30`, `2026-11`.
  package var day: String
  /// A word and its subject: `dish id/margherita`.
  package var fact: String

  /// The line with its last tab and its line feed.
  package var bytes: [UInt8] { Array("\(count)\t\(day)\t\(fact)\t\n".utf8) }

  /// True if it covers a whole month.
  package var isOfMonth: Bool { day.utf8.count == 7 }

  /// True if its day is in the calendar and its hour in the day: `hour 25` is not.
  var isOfCalendar: Bool {
    let hours = (0..<24).lazy.map { FactKind.hour.fact(about: $0.twoDigits) }
    return Day(day) != nil && (!isOf(.hour) || hours.contains(fact))
  }

  /// True for a fact of a kind: `visit it` is of `.visit`.
  func isOf(_ kind: FactKind) -> Bool { fact.utf8.starts(with: kind.fact(about: "").utf8) }
}
