import MenuCore
import Testing

@testable import Reception

@Suite("The dishes of a report", .timeLimit(.minutes(5))) struct ReportDishTests {
  /// A dish that many open but nobody chooses, and two others.
  private let tally =
    Reports.line(900, "visit it") + Reports.line(760, "dish id/tartufo")
    + Reports.line(400, "dish id/margherita") + Reports.line(176, "chosen id/margherita")
    + Reports.line(19, "dish id/marinara") + Reports.line(9, "chosen id/marinara")
    + Reports.line(3, "dish pizzas/Gone")

  @Test("a table has each dish with its openings, choices and share")
  func table() throws {
    let text = Reports.text(try Reports.report(tally, menu: Reports.menu))
    let start = try #require(text.firstIndex { $0.hasPrefix("Dishes") })
    #expect(
      text[start..<start + 6] == [
        "Dishes        opened  chosen  of openings",
        "  Tartufo        760       0          0 %",
        "  Margherita     400     176         44 %",
        "  Marinara        19       9            –  sold out now",
        "  Gone             3       0            –  not on the menu now",
        "  – opened fewer than 20 times: too few for a share",
      ])
  }

  @Test("without a menu a dish is named by its key")
  func names() throws {
    let text = Reports.text(try Reports.report(tally), in: .italian)
    #expect(text.contains("  tartufo        760       0             0 %"))
    #expect(!text.contains { $0.contains("menu") || $0.contains("esaurito") })
  }

  @Test("dishes with the same name and count are ordered by key")
  func twins() throws {
    let lists = ["beverages", "desserts", "id", "other", "pizzas"]
    let lines = lists.reversed().map { Reports.line(1, "dish \($0)/Calzone") }
    let report = try Reports.report(lines.joined())
    #expect(report.table.dropFirst().map { $0[0] } == lists.map { "\($0)/Calzone" })
  }

  @Test("the table says how many dishes it leaves out")
  func manyDishes() throws {
    let dishes = (0..<40).map { Reports.line(1, "dish id/d\($0)") }.joined()
    let report = try Reports.report(dishes)
    #expect(Reports.text(report).contains("  and 20 more"))
    #expect(report.table.count == 41)
  }

  @Test("dishes that are looked at and not chosen come first")
  func notChosen() throws {
    let text = Reports.text(try Reports.report(tally, menu: Reports.menu))
    let start = try #require(text.firstIndex(of: "What stands out"))
    #expect(
      text[start + 1..<start + 3] == [
        "  Looked at and not chosen", "    Tartufo: opened 760 times, never chosen",
      ])
    let dishes = try #require(text.firstIndex { $0.hasPrefix("Dishes") })
    #expect(start < dishes)
  }

  @Test(
    "few openings, few choices or a usual share do not stand out",
    arguments: [
      // Opened too rarely.
      Reports.line(19, "dish id/a") + Reports.line(400, "dish id/b")
        + Reports.line(176, "chosen id/b"),
      // Guests hardly use the choice.
      Reports.line(400, "dish id/a") + Reports.line(400, "dish id/b")
        + Reports.line(19, "chosen id/b"),
      // A quarter of what is usual.
      Reports.line(400, "dish id/a") + Reports.line(60, "chosen id/a")
        + Reports.line(400, "dish id/b") + Reports.line(176, "chosen id/b"),
    ])
  func usual(tally: String) throws {
    #expect(try Reports.report(tally).lookedAtNotChosen.isEmpty)
  }

  @Test("a dish of the menu that was never opened is named")
  func neverOpened() throws {
    let report = try Reports.report(tally, menu: Reports.menu)
    #expect(report.neverOpened.map(\.name) == ["Napoli"])
    #expect(Reports.text(report).contains("    Napoli"))
    // After a handful of visits this is not significant.
    let early = try Reports.report(Reports.line(19, "visit it"), menu: Reports.menu)
    #expect(early.neverOpened.isEmpty)
    #expect(try Reports.report(tally).neverOpened.isEmpty)
  }

  @Test("a dish rises or falls relative to the visits")
  func movement() throws {
    let visits =
      Reports.daily(20, "visit it", days: 0..<30) + Reports.daily(10, "visit it", days: 30..<60)
    let dishes =
      // In proportion to the visits.
      Reports.daily(4, "dish id/marinara", days: 0..<30)
      + Reports.daily(2, "dish id/marinara", days: 30..<60)
      + Reports.daily(6, "dish id/tartufo", days: 0..<30)
      + Reports.daily(1, "dish id/tartufo", days: 30..<60)
      + Reports.daily(1, "dish id/margherita", days: 0..<30)
      + Reports.daily(3, "dish id/margherita", days: 30..<60)
      // Too few to be significant.
      + Reports.line(19, "dish id/few")
    let report = try Reports.report(visits + dishes, days: 30, menu: Reports.menu)
    #expect(report.rising.map(\.name) == ["Tartufo"])
    #expect(report.falling.map(\.name) == ["Margherita"])
    let text = Reports.text(report)
    #expect(text.contains("    Tartufo: opened 180, before 30"))
    #expect(text.contains("    Margherita: opened 30, before 90"))
    #expect(try Reports.report(dishes, days: 30).rising.isEmpty, "without visits nothing is known")
  }

  @Test("the largest counts of a tally do not trap")
  func hugeCounts() throws {
    let huge = 99_999_999_999
    let tally =
      Reports.line(huge, "visit it") + Reports.line(huge, "dish id/a")
      + Reports.line(huge, "chosen id/a") + Reports.line(huge, "hour 20")
      + Reports.line(20, "dish id/b") + Reports.line(huge, "chosen id/b")
    let report = try Reports.report(tally, menu: Reports.menu)
    #expect(!Reports.text(report).isEmpty && report.json.contains("99999999999"))
  }
}
