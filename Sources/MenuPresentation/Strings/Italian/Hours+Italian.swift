import MenuCore

extension HoursStrings {
  /// The words in Italian.
  static let italian = HoursStrings(
    day: { day in
      switch day {
      case .mon: "lunedì"
      case .tue: "martedì"
      case .wed: "mercoledì"
      case .thu: "giovedì"
      case .fri: "venerdì"
      case .sat: "sabato"
      case .sun: "domenica"
      }
    },
    days: { "\($0)–\($1)" },
    everyDay: "tutti i giorni", today: "oggi", closed: "chiuso", allDay: "tutto il giorno",
    alwaysOpen: "sempre aperto",
    openUntil: { "aperto fino alle \($0)" },
    opens: { day, time in
      "chiuso, apre \(day.map { "\($0) " } ?? "")alle \(time)"
    })
}
