import MenuCore

extension HoursStrings {
  /// The words in German.
  static let german = HoursStrings(
    day: { day in
      switch day {
      case .mon: "Montag"
      case .tue: "Dienstag"
      case .wed: "Mittwoch"
      case .thu: "Donnerstag"
      case .fri: "Freitag"
      case .sat: "Samstag"
      case .sun: "Sonntag"
      }
    },
    days: { "\($0) bis \($1)" },
    everyDay: "täglich", today: "heute", closed: "geschlossen", allDay: "rund um die Uhr",
    alwaysOpen: "immer geöffnet",
    openUntil: { "geöffnet bis \($0) Uhr" },
    opens: { day, time in
      "geschlossen, öffnet \(day.map { "\($0) " } ?? "")um \(time) Uhr"
    })
}
