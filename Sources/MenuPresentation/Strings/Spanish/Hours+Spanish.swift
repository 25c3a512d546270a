import MenuCore

extension HoursStrings {
  /// The words in Spanish.
  static let spanish = HoursStrings(
    day: { day in
      switch day {
      case .mon: "lunes"
      case .tue: "martes"
      case .wed: "miércoles"
      case .thu: "jueves"
      case .fri: "viernes"
      case .sat: "sábado"
      case .sun: "domingo"
      }
    },
    days: { "de \($0) a \($1)" },
    everyDay: "todos los días", today: "hoy", closed: "cerrado", allDay: "todo el día",
    alwaysOpen: "siempre abierto",
    openUntil: { "abierto hasta \(atTime($0.description))" },
    opens: { day, time in
      "cerrado, abre \(day.map { "el \($0) " } ?? "")a \(atTime(time.description))"
    })
}
