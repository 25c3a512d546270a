import MenuCore

extension HoursStrings {
  /// The words in English.
  static let english = HoursStrings(
    day: { day in
      switch day {
      case .mon: "Monday"
      case .tue: "Tuesday"
      case .wed: "Wednesday"
      case .thu: "Thursday"
      case .fri: "Friday"
      case .sat: "Saturday"
      case .sun: "Sunday"
      }
    },
    days: { "\($0)–\($1)" },
    everyDay: "every day", today: "today", closed: "closed", allDay: "all day",
    alwaysOpen: "always open",
    openUntil: { "open until \($0)" },
    opens: { day, time in
      "closed, opens \(day.map { "on \($0) " } ?? "")at \(time)"
    })
}
