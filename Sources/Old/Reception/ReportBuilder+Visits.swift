internal import OldMenuCore

/// The visits themselves: how many, when, in which language.
extension ReportBuilder {
  func addVisits(to report: inout ReceptionReport) {
    let visits = sums.visits.filter { gauge.floods[$0.key.hour] == nil }
    let now = visits.filter { days.contains($0.key.hour.day) }
    report.visits = now.values.reduce(0, +)
    // Before the first record nobody counted, and of a month that is folded no day is known.
    let isFolded = firstWholeDay.map { daysBefore.lowerBound < $0 } ?? false
    if let firstDay, firstDay <= daysBefore.lowerBound, !isFolded {
      report.visitsBefore = visits.filter { daysBefore.contains($0.key.hour.day) }.values
        .reduce(0, +)
    }
    report.languages = Dictionary(now.map { ($0.key.language, $0.value) }, uniquingKeysWith: +)
      .map { ReceptionReport.Count(key: $0.key, name: $0.key, visits: $0.value, before: nil) }
      .sorted { ($1.visits, $0.key) < ($0.visits, $1.key) }
    report.hours = Array(repeating: 0, count: 24)
    report.weekdays = Array(repeating: 0, count: 7)
    for (key, count) in now where firstWholeDay.map({ key.hour.day >= $0 }) ?? true {
      report.hours[key.hour.hour] += count
      report.weekdays[key.hour.day.weekday] += count
    }
    report.floods = gauge.floods.filter { days.contains($0.key.day) }
      .sorted { $0.key < $1.key }
      .map { ReceptionReport.Flood(hour: "\($0.key)", visits: $0.value) }
    report.lastRecord = sums.visits.keys.map(\.hour).max().map { "\($0)" }
  }
}
