import MenuCore
import Testing

@testable import Reception

@Suite("The dishes of a report", .timeLimit(.minutes(5))) struct ReportDishTests {
  /// A dish that many look at, and two others.
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
    #expect(text.contains("  tartufo        760       0        0 %"))
    #expect(!text.contains { $0.contains("menu") || $0.contains("esaurito") })
  }

  @Test("of many dishes the table says how many it leaves out")
  func manyDishes() throws {
    let dishes = (0..<40).map { Reports.line(1, "dish id/d\($0)") }.joined()
    let report = try Reports.report(dishes)
    #expect(Reports.text(report).contains("  and 20 more"))
    #expect(report.dishes.count == 40)
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
