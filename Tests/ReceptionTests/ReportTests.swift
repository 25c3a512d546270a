import MenuCore
import Testing

@testable import Reception

@Suite("The period of a report", .timeLimit(.minutes(5))) struct ReportTests {
  @Test("a report begins with the visits and the period, in both languages")
  func head() throws {
    let report = try Reports.report(Reports.line(12, "visit it", daysAgo: 9))
    #expect(
      Reports.text(report).prefix(2) == [
        "12 visits (never people)", "in 10 days, 19 Nov 2026 to 28 Nov 2026",
      ])
    let italian = Reports.text(report, in: .italian)
    #expect(
      italian.prefix(2) == [
        "12 visite (mai persone)", "in 10 giorni, dal 19 nov 2026 al 28 nov 2026",
      ])
    #expect(Reports.text(report).last == "Opened is not ordered.")
    #expect(italian.last == "Aperto non vuol dire ordinato.")
  }

  @Test("a report of one day names the day once")
  func oneDay() throws {
    let report = try Reports.report(Reports.line(1, "visit it"))
    #expect(Reports.text(report)[1] == "on 28 Nov 2026")
    #expect(Reports.text(report, in: .italian)[1] == "il 28 nov 2026")
  }

  @Test("the report of an empty tally only says how visits are counted")
  func emptyTally() throws {
    let report = try Reports.report("", menu: Reports.menu)
    #expect(
      Reports.text(report) == [
        "No visit is counted yet. The browser and the kiosk count with --tally FILE."
      ])
    #expect(
      Reports.text(report, in: .italian) == [
        "Nessuna visita è ancora contata. Il menu e il totem contano con --tally FILE."
      ])
  }

  @Test("a period without a visit gives the day of the last visit")
  func lastVisit() throws {
    let report = try Reports.report(Reports.line(9, "visit it", daysAgo: 40), days: 30)
    #expect(Reports.text(report)[2] == "The last visit was on 19 Oct 2026.")
    #expect(Reports.text(report, in: .italian)[2] == "L'ultima visita è del 19 ott 2026.")
    let folded = try Reports.report("9\t2026-08\tvisit it\t\n", days: 30)
    #expect(Reports.text(folded)[2] == "The last visit was in Aug 2026.")
    let visited = try Reports.report(Reports.line(9, "visit it", daysAgo: 4), days: 30)
    #expect(!Reports.text(visited).contains { $0.hasPrefix("The last visit") })
  }

  @Test(
    "the last days are counted from today",
    arguments: [(1, 1), (7, 7), (30, 30), (400, 60)])
  func days(days: Int, visits: Int) throws {
    let tally = Reports.daily(1, "visit it", days: 0..<60)
    let report = try Reports.report(tally, days: days)
    #expect(report.counts.visits == visits && report.counts.period.days == days)
  }

  @Test("a period is compared with as many days before it")
  func trend() throws {
    let tally =
      Reports.daily(3, "visit it", days: 0..<30) + Reports.daily(2, "visit it", days: 30..<60)
    let report = try Reports.report(tally, days: 30)
    #expect(
      Reports.text(report)[2] == "The last 30 days: 90; the 30 days before: 60 (+50 %)")
    let whole = try Reports.report(tally)
    #expect(
      Reports.text(whole, in: .italian)[2]
        == "Negli ultimi 30 giorni: 90; nei 30 giorni prima: 60 (+50 %)")
    #expect(whole.counts.visits == 150)
  }

  @Test("a change of few visits has no percentage")
  func smallTrend() throws {
    let tally = Reports.line(6, "visit it") + Reports.line(2, "visit it", daysAgo: 19)
    #expect(
      Reports.text(try Reports.report(tally))[2]
        == "The last 10 days: 6; the 10 days before: 2")
  }

  @Test("a tally that began too late is not compared")
  func noTrend() throws {
    let tally = Reports.daily(3, "visit it", days: 0..<40)
    #expect(
      Reports.text(try Reports.report(tally, days: 30))[2]
        == "Counting began on 20 Oct 2026: no comparison with the 30 days before")
    // A tally that missed only the first of the days before is compared.
    let later = Reports.daily(3, "visit it", days: 0..<59)
    #expect(try Reports.report(later, days: 30).trend != nil)
    #expect(try Reports.report(Reports.daily(3, "visit it", days: 0..<13)).trend == nil)
  }

  @Test("a day with implausibly many visits is left out and named")
  func flood() throws {
    let days = Reports.daily(8, "visit it", days: 1..<10)
    let flooded = try Reports.report(
      days + Reports.line(900, "visit it") + Reports.line(900, "dish id/a"))
    #expect(flooded.counts.visits == 72 && flooded.dishes.isEmpty)
    #expect(Reports.text(flooded).contains("Days left out, with too many visits: 28 Nov 2026"))
    // A month may have more visits than a day.
    #expect(try Reports.report(days + "900\t2026-10\tvisit it\t\n").counts.visits == 972)
    // A flood outside the period is not mentioned.
    let before = Reports.line(900, "visit it", daysAgo: 20)
    #expect(try Reports.report(days + before, days: 7).floods.isEmpty)
  }

  @Test(
    "visits on an impossible day are left out and counted",
    arguments: ["1970-01-01", "2027-05-01"])
  func wrongClock(day: String) throws {
    let days = Reports.daily(8, "visit it", days: 0..<10)
    let report = try Reports.report(days + "3\t\(day)\tvisit it\t\n")
    #expect(report.counts.visits == 80 && report.counts.period.days == 10)
    #expect(report.visitsOfWrongDays == 3)
    #expect(
      Reports.text(report).contains { $0.contains("dated in the future or before 2020: 3; is") })
  }

  @Test("the weekdays say how many visits they cover, if some are known only by month")
  func weekdaysOfAFoldedTally() throws {
    let tally = "70\t2026-10\tvisit it\t\n" + Reports.daily(2, "visit it", days: 0..<28)
    let text = Reports.text(try Reports.report(tally))
    #expect(text.contains("  of 56 of the 126 visits: the others are known only by their month"))
    #expect(!Reports.text(try Reports.report(tally, days: 28)).contains { $0.contains("of 56 of") })
  }

  @Test("a month that is partly in the period is left out, and named")
  func cutMonth() throws {
    let tally = "70\t2026-10\tvisit it\t\n" + Reports.daily(2, "visit it", days: 0..<28)
    let cut = try Reports.report(tally, days: 40)
    #expect(cut.counts.visits == 56)
    #expect(
      Reports.text(cut).contains("Months left out, partly outside this period: Oct 2026"))
    let whole = try Reports.report(tally, days: 59)
    #expect(whole.counts.visits == 126 && whole.counts.cutMonths.isEmpty)
    // The current month can only mean the days until today.
    let present = try Reports.report("4\t2026-11\thour 20\t\n", days: 30)
    #expect(present.hours[20] == 4)
  }

  @Test("folding does not change the report of any period", arguments: [nil, 1, 7, 30, 60])
  func folded(days: Int?) throws {
    var raw = ""
    for number in 0..<1_800 {
      let ago = number % 60
      raw += Reports.line(1, "visit \(number % 7 < 3 ? "it" : "en")", daysAgo: ago)
      raw += Reports.line(1, "hour \(12 + number % 9)", daysAgo: ago)
      raw += Reports.line(1, "dish id/\(number % 11)", daysAgo: ago)
      if number % 9 == 0 { raw += Reports.line(1, "search zuppa", daysAgo: ago) }
    }
    let lines = Tally(Array(raw.utf8))?.lines ?? []
    let folded = Fold.merge(lines, months: 13, today: Reports.today)
    let before = Report(lines, days: days, until: Reports.today)
    let after = Report(folded, days: days, until: Reports.today)
    #expect(before.json == after.json && Reports.text(before) == Reports.text(after))
    #expect(before.counts.visits == (days ?? 60) * 30)
  }

  @Test(
    "the last day of a month and the weekday of a day are right",
    arguments: [
      ("2026-11-28", "2026-11-30", 5), ("2024-02-01", "2024-02-29", 3),
      ("2026-12-31", "2026-12-31", 3), ("1970-01-01", "1970-01-31", 3),
      ("2026-11-30", "2026-11-30", 0),
    ])
  func calendar(day: String, last: String, weekday: Int) throws {
    let day = try #require(Day(day))
    #expect(day.lastOfMonth.description == last && day.weekday == weekday)
  }
}
