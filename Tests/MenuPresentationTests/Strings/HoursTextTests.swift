import OldMenuCore
import Testing

@testable import OldMenuPresentation

/// Opening hours in the five languages.
@Suite(.timeLimit(.minutes(5))) struct HoursTextTests {
  private let usual = OpeningHours(
    [
      OpeningHours.Span(
        days: [.tue, .wed, .thu, .fri], opens: TimeOfDay(hour: 19, minute: 0),
        closes: TimeOfDay(hour: 1, minute: 0)),
      OpeningHours.Span(
        days: [.sun], opens: TimeOfDay(hour: 0, minute: 0),
        closes: TimeOfDay(hour: 0, minute: 0)),
    ].compactMap { $0 })

  @Test(
    arguments: [
      (
        .italian,
        "lunedì: chiuso; martedì–venerdì: 19:00–01:00; sabato: chiuso; domenica: tutto il giorno"
      ),
      (
        .english, "Monday: closed; Tuesday–Friday: 19:00–01:00; Saturday: closed; Sunday: all day"
      ),
      (
        .german,
        """
        Montag: geschlossen; Dienstag bis Freitag: 19:00–01:00; Samstag: geschlossen; \
        Sonntag: rund um die Uhr
        """
      ),
      (
        .french,
        """
        lundi\u{A0}: fermé\u{A0}; du mardi au vendredi\u{A0}: 19:00–01:00\u{A0}; \
        samedi\u{A0}: fermé\u{A0}; dimanche\u{A0}: toute la journée
        """
      ),
      (
        .spanish,
        """
        lunes: cerrado; de martes a viernes: 19:00–01:00; sábado: cerrado; domingo: todo el día
        """
      ),
    ] as [(InterfaceLanguage, String)])
  func aWeekIsToldInALine(language: InterfaceLanguage, text: String) {
    #expect(Strings.in(language).text(of: .week(usual), in: MenuContext()) == text)
  }

  @Test func todayIsToldFirst() {
    #expect(
      Strings.italian.lines(of: usual, today: .thu) == [
        "oggi (giovedì): 19:00–01:00", "venerdì: 19:00–01:00", "sabato: chiuso",
        "domenica: tutto il giorno", "lunedì: chiuso", "martedì, mercoledì: 19:00–01:00",
      ])
  }

  @Test(
    arguments: [
      (.italian, "aperto fino alle 01:00", "chiuso, apre domenica alle 00:00"),
      (.english, "open until 01:00", "closed, opens on Sunday at 00:00"),
      (.german, "geöffnet bis 01:00 Uhr", "geschlossen, öffnet Sonntag um 00:00 Uhr"),
      (.french, "ouvert jusqu'à 01:00", "fermé, ouvre dimanche à 00:00"),
      (.spanish, "abierto hasta la 01:00", "cerrado, abre el domingo a las 00:00"),
    ] as [(InterfaceLanguage, String, String)])
  func whetherItIsOpenIsTold(language: InterfaceLanguage, open: String, closed: String) {
    let strings = Strings.in(language)
    let evening = TimeOfDay(hour: 20, minute: 0)
    #expect(strings.state(of: usual, at: WeekTime(.fri, evening)) == open)
    #expect(strings.state(of: usual, at: WeekTime(.sat, evening)) == closed)
  }

  @Test func theDayIsLeftOutToday() {
    let noon = WeekTime(.tue, TimeOfDay(hour: 12, minute: 0))
    #expect(Strings.italian.state(of: usual, at: noon) == "chiuso, apre alle 19:00")
    let once = OpeningHours(
      [
        OpeningHours.Span(
          days: [.tue], opens: TimeOfDay(hour: 9, minute: 0),
          closes: TimeOfDay(hour: 10, minute: 0))
      ].compactMap { $0 })
    #expect(
      Strings.italian.state(of: once, at: noon)
        == "chiuso, apre martedì della prossima settimana alle 09:00")
    #expect(Strings.italian.state(of: OpeningHours([]), at: noon) == "chiuso")
  }
}
