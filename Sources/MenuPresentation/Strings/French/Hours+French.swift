import MenuCore

extension HoursStrings {
  /// The words in French.
  static let french = HoursStrings(
    day: { day in
      switch day {
      case .mon: "lundi"
      case .tue: "mardi"
      case .wed: "mercredi"
      case .thu: "jeudi"
      case .fri: "vendredi"
      case .sat: "samedi"
      case .sun: "dimanche"
      }
    },
    days: { "du \($0) au \($1)" },
    everyDay: "tous les jours", today: "aujourd'hui", closed: "fermé", allDay: "toute la journée",
    alwaysOpen: "toujours ouvert",
    openUntil: { "ouvert jusqu'à \($0)" },
    opens: { day, time in
      "fermé, ouvre \(day.map { "\($0) " } ?? "")à \(time)"
    })
}
