import OldMenuCore

/// What is said of opening hours in one language.
struct HoursStrings: Sendable {
  let day: @Sendable (_ day: Weekday) -> String
  /// Several days, from one to another: `martedì–venerdì`.
  let days: @Sendable (_ first: String, _ last: String) -> String
  let everyDay: String
  let today: String
  let closed: String
  /// A whole day without closing.
  let allDay: String
  let alwaysOpen: String
  let openUntil: @Sendable (_ time: TimeOfDay) -> String
  /// That it is closed, and when it opens; without the day where that is today.
  let opens: @Sendable (_ day: String?, _ time: TimeOfDay) -> String
  /// Stands behind a day that is not the one of this week.
  let ofNextWeek: String
}

/// Opening hours in words.
extension Strings {
  /// The owner's words as they are, or days and times in one line, from Monday on.
  func text(of hours: Hours, in context: MenuContext) -> String {
    switch hours {
    case .text(let text): context.text(text)
    case .week(let hours):
      lines(of: hours, from: .mon, today: nil).concatenated(separator: semicolon)
    }
  }

  /// When dishes are served: the days on which they are not go without saying.
  func servingTimes(of hours: Hours, in context: MenuContext) -> String {
    switch hours {
    case .text(let text): context.text(text)
    case .week(let hours):
      lines(of: hours, from: .mon, today: nil, tellsClosedDays: false).concatenated(
        separator: semicolon)
    }
  }

  /// Days and times, a line for each run of days with the same times, today's first.
  func lines(of hours: OpeningHours, today: Weekday) -> [String] {
    lines(of: hours, from: today, today: today)
  }

  /// Whether it is open at a moment, and until when, or when it opens next.
  func state(of hours: OpeningHours, at now: WeekTime) -> String {
    let words = self.hours
    if hours.isAlwaysOpen { return words.alwaysOpen }
    if let closing = hours.closing(after: now) { return words.openUntil(closing.time) }
    guard let opening = hours.opening(after: now) else { return words.closed }
    // The same day with an earlier time is that of next week.
    guard opening.day == now.day else { return words.opens(words.day(opening.day), opening.time) }
    let isToday = opening.isLater(than: now)
    return words.opens(
      isToday ? nil : "\(words.day(opening.day)) \(words.ofNextWeek)", opening.time)
  }

  private func lines(
    of hours: OpeningHours, from first: Weekday, today: Weekday?, tellsClosedDays: Bool = true
  ) -> [String] {
    if hours.isAlwaysOpen { return [self.hours.alwaysOpen] }
    var runs: [(days: [Weekday], times: [OpeningHours.Times])] = []
    for (day, times) in hours.week(from: first) {
      if let last = runs.last, last.times == times, last.days != today.map({ [$0] }) {
        runs[runs.count - 1].days.append(day)
      } else {
        runs.append(([day], times))
      }
    }
    return runs.filter { tellsClosedDays || !$0.times.isEmpty }.map { run in
      let times = run.times.isEmpty ? self.hours.closed : list(run.times.map { text(of: $0) })
      return labelled(name(of: run.days, today: today), times)
    }
  }

  private func name(of days: [Weekday], today: Weekday?) -> String {
    if days.count == 7 { return hours.everyDay }
    if days == today.map({ [$0] }) { return "\(hours.today) (\(hours.day(days[0])))" }
    guard days.count > 1, let last = days.last else { return hours.day(days[0]) }
    return days.count == 2
      ? list([hours.day(days[0]), hours.day(last)])
      : hours.days(hours.day(days[0]), hours.day(last))
  }

  private func text(of times: OpeningHours.Times) -> String {
    times.isAllDay && times.opens == TimeOfDay(hour: 0, minute: 0)
      ? hours.allDay : "\(times.opens)–\(times.closes)"
  }
}

extension WeekTime {
  fileprivate func isLater(than other: WeekTime) -> Bool {
    (time.hour, time.minute) > (other.time.hour, other.time.minute)
  }
}
