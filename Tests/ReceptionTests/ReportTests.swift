import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldReception

/// What an owner is told.
@Suite(.timeLimit(.minutes(5))) struct ReportTests {
  private let menu = VisitTests.menu()

  private func day(_ number: Int) -> CalendarDay {
    (CalendarDay("2026-11-01") ?? CalendarDay(number: 0)) + (number - 1)
  }

  /// The sums of some visits: a day of November, and what was done.
  private func sums(_ visits: [(day: Int, hour: Int, facts: [Fact])]) -> ReceptionSums {
    var sums = ReceptionSums()
    for visit in visits {
      guard let hour = CalendarHour(day: day(visit.day), hour: visit.hour) else { continue }
      let facts = visit.facts.map { fact in
        TallyLine.fact(
          hour.day, fact, fact.hasOutcome ? FilterOutcome(left: 9, undeclared: 2) : nil)
      }
      sums.add(TallyRecord(visit: .visit(hour, "it"), facts: facts))
    }
    return sums
  }

  private func dish(_ text: String) -> Fact {
    DishKey(written: text).map { .opened($0) } ?? .help
  }

  private func report(
    _ sums: ReceptionSums, from first: Int = 1, to last: Int = 30, menu: Menu? = nil,
    same: [(old: String, new: String)] = []
  ) -> ReceptionReport {
    ReportBuilder(sums, days: day(first)...day(last), menu: menu, same: same).report()
  }

  @Test func dishesAreRankedAndNamedAsOnTheMenu() {
    let sums = sums([
      (1, 20, [dish("pizzas/margherita"), dish("id/tartufo")]),
      (2, 20, [dish("pizzas/margherita")]),
      (2, 21, [dish("other/gone")]),
    ])
    let report = report(sums, menu: menu)
    #expect(report.house == "Da Giuseppe")
    #expect(report.visits == 3)
    #expect(report.opened.map(\.name) == ["Margherita", "Tartufo", "gone"])
    #expect(report.opened.map(\.visits) == [2, 1, 1])
    #expect(report.neverOpened?.map(\.section) == ["Pizze", "Dolci"])
    #expect(report.neverOpened?.flatMap(\.dishes).map(\.name) == ["Marinara", "Tiramisù"])
    #expect(self.report(sums).neverOpened == nil)
  }

  @Test func daysWithoutTheDishAreNotHeldAgainstIt() {
    var sums = sums([(1, 20, [])])
    var other = menu
    other.pizzas.removeAll { $0.dish.id == "tartufo" }
    sums.add(menu, on: day(1))
    sums.add(other, on: day(2))
    let never = report(sums, menu: menu).neverOpened?.flatMap(\.dishes) ?? []
    // Tartufo was sold out on the first day and gone on the second.
    #expect(never.map(\.name) == ["Margherita", "Marinara", "Tiramisù"])
    #expect(never.map(\.days) == [2, 2, 2])
  }

  @Test func aDishThatWasThereForAnHourOfADayWasThere() {
    var sums = ReceptionSums()
    sums.add(menu, on: day(1))
    var back = menu
    back.pizzas[2].dish.isSoldOut = false
    sums.add(back, on: day(1))
    sums.add(menu, on: day(1))
    #expect(sums.offers.values.allSatisfy { !$0 })
  }

  @Test(arguments: [(4, false), (5, true)]) func filtersAreToldFromFiveVisits(
    count: Int, isTold: Bool
  ) {
    let sums = sums((0..<count).map { (1 + $0, 20, [.without(.milk)]) })
    let filters = report(sums, menu: menu).filters
    #expect(filters.isEmpty != isTold)
    if isTold {
      #expect(filters[0].left == 9)
      #expect(filters[0].undeclared == 2)
      #expect(filters[0].declare == ["Tartufo", "Tiramisù"])
    }
  }

  @Test(arguments: [(2, false), (3, true)]) func searchesAreToldFromThreeDays(
    days: Int, isTold: Bool
  ) {
    guard let search = VainSearch(typed: "carbonara") else { return }
    // However often on the last of them.
    let visits = (1...days).map { ($0, 20, [Fact.search(search)]) }
    let often = Array(repeating: (days, 21, [Fact.search(search)]), count: 20)
    let report = report(sums(visits + often))
    #expect(report.searches.isEmpty != isTold)
    // Else nobody would know that there is something to come.
    #expect(report.searchesKeptBack == (isTold ? 0 : 1))
  }

  @Test func aFloodIsMarkedAndLeftOut() {
    var visits = (1...20).flatMap { day in
      (0..<3).map { _ in (day, 21, [dish("pizzas/margherita")]) }
    }
    visits += Array(repeating: (15, 21, [dish("id/tartufo")]), count: 600)
    let report = report(sums(visits), menu: menu)
    #expect(report.floods == [.init(hour: "2026-11-15T21", visits: 603)])
    #expect(report.visits == 57)
    #expect(report.opened.map(\.name) == ["Margherita"])
    #expect(report.opened.map(\.visits) == [57])
  }

  @Test func whatWasOpenedInAFloodIsNotCalledUnopened() {
    var visits = (1...20).map { ($0, 21, [dish("pizzas/margherita")]) }
    visits += Array(repeating: (15, 21, [dish("pizzas/marinara")]), count: 600)
    let never = report(sums(visits), menu: menu).neverOpened?.flatMap(\.dishes) ?? []
    #expect(!never.map(\.name).contains("Marinara"))
    #expect(never.map(\.name).contains("Tiramisù"))
  }

  @Test func whatIsFoldedIsComparedWithNothing() {
    let visits = (1...20).map { ($0, 20, [dish("pizzas/margherita")]) }
    func before(_ whole: CalendarDay?) -> Int? {
      ReportBuilder(
        sums(visits), days: day(11)...day(20), firstDay: day(1), firstWholeDay: whole
      ).report().visitsBefore
    }
    #expect(before(nil) == 10)
    #expect(before(day(1)) == 10)
    #expect(before(day(2)) == nil)
  }

  @Test func aFullHouseIsNoFlood() {
    let visits = (1...20).flatMap { day in
      (0..<(day == 14 ? 29 : 1)).map { _ in (day, 21, [Fact.help]) }
    }
    #expect(report(sums(visits)).floods.isEmpty)
  }

  @Test func thenAndNowAreAsManyDays() {
    let then = (1...10).map { ($0, 20, [dish("pizzas/margherita")]) }
    let now = (11...20).flatMap { day in
      (0..<3).map { _ in (day, 20, [dish("pizzas/marinara")]) }
    }
    let report = report(sums(then + now), from: 11, to: 20)
    #expect(report.visits == 30)
    #expect(report.visitsBefore == 10)
    #expect(report.opened.map(\.before) == [0])
    // Nobody counted before the first of November.
    #expect(self.report(sums(then + now), from: 2, to: 11).visitsBefore == nil)
  }

  @Test func aRenamedDishIsProposedAndCountedTogetherOnceTheOwnerSaysSo() {
    var renamed = menu
    renamed.pizzas[1].dish.name = "Marinara DOC"
    let sums = sums([
      (1, 20, [dish("pizzas/marinara")]), (5, 20, [dish("pizzas/marinara doc")]),
      (6, 20, [dish("pizzas/marinara doc")]),
    ])
    let apart = report(sums, menu: renamed)
    #expect(apart.renamed == [.init(old: "pizzas/marinara", new: "pizzas/marinara doc")])
    #expect(apart.opened.map(\.visits) == [2, 1])
    for same in [("pizzas/marinara", "pizzas/marinara doc"), ("marinara", "Marinara DOC")] {
      let together = report(sums, menu: renamed, same: [same])
      #expect(together.opened.map(\.visits) == [3])
      #expect(together.renamed.isEmpty)
    }
  }

  @Test func aDishThatGotAnIDIsTheSame() {
    let report = report(sums([(1, 20, [dish("pizzas/tartufo")])]), menu: menu)
    #expect(report.opened.map(\.key) == ["id/tartufo"])
  }

  @Test func anHourThatClocksShowTwiceIsOne() throws {
    let twice = sums([(1, 2, []), (1, 2, [])])
    #expect(report(twice).hours[2] == 2)
    #expect(report(twice).weekdays == [0, 0, 0, 0, 0, 0, 2])
  }

  @Test(
    arguments: [
      ("1d", "2026-11-30"), ("30d", "2026-11-01"), ("4w", "2026-11-03"), ("1mo", "2026-10-31"),
      ("9mo", "2026-03-01"), ("13mo", "2025-10-31"), ("2y", "2024-12-01"), ("100y", "1926-12-01"),
    ])
  func aTimeGoesBackFromADay(text: String, first: String) throws {
    let last = try #require(CalendarDay("2026-11-30"))
    #expect(try #require(TimeSpan(written: text)).firstDay(until: last).description == first)
  }

  @Test(
    arguments: [
      ("2026-11-25", "1mo", "2026-10-26"), ("2026-11-25", "1y", "2025-11-26"),
      ("2026-11-25", "2y", "2024-11-26"), ("2026-03-31", "1mo", "2026-03-01"),
      ("2024-02-29", "1y", "2023-03-01"), ("2026-01-31", "1mo", "2026-01-01"),
      ("2026-02-28", "12mo", "2025-03-01"), ("2026-01-01", "1mo", "2025-12-02"),
    ])
  func aMonthAndAYearBeginTheDayAfterTheirLast(last: String, text: String, first: String) throws {
    let last = try #require(CalendarDay(last))
    #expect(try #require(TimeSpan(written: text)).firstDay(until: last).description == first)
  }

  @Test(arguments: [
    "", "d", "0d", "30", "30h", "-1d", "3 mo", "12345d", "1.5y", "٣d", "999y", "101y", "1201mo",
    "5219w",
  ])
  func whatIsNoTimeIsNone(text: String) {
    #expect(TimeSpan(written: text) == nil)
  }
}
