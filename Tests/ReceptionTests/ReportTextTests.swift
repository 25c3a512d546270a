import Foundation
import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldReception

/// How a report looks, to people and to programs.
@Suite(.timeLimit(.minutes(5))) struct ReportTextTests {
  private func count(_ key: String, _ name: String, _ visits: Int) -> ReceptionReport.Count {
    ReceptionReport.Count(key: key, name: name, visits: visits, before: 10)
  }

  private var report: ReceptionReport {
    var report = ReceptionReport()
    report.house = "Da Giuseppe"
    (report.first, report.last) = ("2026-11-01", "2026-11-30")
    (report.visits, report.visitsBefore) = (1_204, 980)
    report.languages = [count("it", "it", 734), count("en", "en", 325), count("de", "de", 145)]
    report.opened = [
      count("pizzas/margherita", "Margherita", 212), count("pizzas/tartufo", "Tartufo", 147),
      count("pizzas/x", "寿司ピザ", 8),
    ]
    report.openedSoldOut = [count("pizzas/tartufo", "Tartufo", 61)]
    report.chosen = [count("pizzas/margherita", "Margherita", 40)]
    report.neverOpened = [
      .init(
        section: "Pizze",
        dishes: [
          .init(key: "id/s", name: "Salsiccia e friarielli", days: 27),
          .init(key: "id/m", name: "Mare", days: 3),
        ]),
      .init(section: "Altro", dishes: [.init(key: "id/i", name: "Insalata caprese", days: 27)]),
    ]
    report.searches = [count("carbonara", "carbonara", 19)]
    report.searchesKeptBack = 2
    report.filters = [
      .init(kind: "without", key: "milk", visits: 88, left: 9, undeclared: 0),
      .init(
        kind: "without", key: "nuts", visits: 41, left: 12, undeclared: 2,
        declare: ["Napoli", "Diavola"]),
    ]
    report.languagesLacking = [count("pl", "pl", 6)]
    report.times = [count("10m", "10m", 600), count("1m", "1m", 604)]
    report.hours = (0..<24).map { $0 < 12 ? 0 : ($0 - 11) * 10 }
    report.weekdays = [1, 2, 3, 4, 5, 6, 7]
    report.floods = [.init(hour: "2026-11-14T21", visits: 900)]
    report.renamed = [.init(old: "pizzas/marinara", new: "pizzas/marinara doc")]
    report.lastRecord = "2026-11-30T22"
    return report
  }

  @Test func sharesAreAHundredTogether() {
    var report = ReceptionReport()
    report.visits = 8
    report.lastRecord = "2026-11-30T22"
    report.languages = [count("it", "it", 7), count("en", "en", 1)]
    #expect(text(report).contains("Italian 88 % · English 12 %"))
    report.languages = [count("it", "it", 1), count("en", "en", 1), count("de", "de", 1)]
    #expect(text(report).contains("Italian 34 % · English 33 % · German 33 %"))
  }

  private func text(
    _ report: ReceptionReport, in language: InterfaceLanguage = .english, columns: Int = 80,
    isASCII: Bool = false
  ) -> String {
    ReportText(
      report, in: language, text: TerminalText(cellWidth: testCellWidth, isASCII: isASCII),
      columns: columns
    ).page.string
  }

  @Test(arguments: [InterfaceLanguage.english, .italian])
  func itLooksAsRecorded(language: InterfaceLanguage) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/report-\(language.language.tag).txt")
    #expect(try Snapshot.difference(of: text(report, in: language), from: file) == nil)
  }

  @Test(arguments: [1, 20, 40, 75, 76, 80, 200])
  func noLineIsWiderThanTheTerminal(columns: Int) {
    let measure = TerminalText(cellWidth: testCellWidth)
    for line in text(report, columns: columns).split(separator: "\n") {
      #expect(
        measure.width(of: measure.safe(String(line))) <= max(26, min(100, columns)), "\(line)")
    }
  }

  @Test func whereThereIsOnlyASCIIItIsSpelt() {
    #expect(text(report, isASCII: true).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func nothingIsSaidToBeNothing() {
    #expect(text(ReceptionReport()) == "Nobody has looked at the menu.\n")
    #expect(text(ReceptionReport(), in: .italian) == "Nessuno ha guardato il menu.\n")
  }

  @Test func aNameOrASearchCommandsNoTerminal() throws {
    var report = report
    report.opened = [count("id/x", "a\u{1B}]0;x\u{7}\u{202E}b\nc", 3)]
    report.searches = [count("x", "\u{9B}31m", 3)]
    for told in [
      text(report), report.csv(text: TerminalText { _ in 1 }).string, try report.json().string,
    ] {
      let lines = told.replacing("\r\n", with: "\n")
      #expect(TerminalCleanliness.violations(of: lines, allowed: ["\n"]) == [])
    }
  }

  @Test func jsonIsReadBack() throws {
    var report = report
    report.house = "Da \"Giuseppe\"\u{1B}\u{202E}\n"
    let object = try JSONSerialization.jsonObject(with: Data(report.json().string.utf8))
    let members = try #require(object as? [String: Any])
    #expect(members["house"] as? String == report.house)
    #expect(members["visits"] as? Int == 1_204)
    #expect(
      (members["opened"] as? [[String: Any]])?.first?["key"] as? String == "pizzas/margherita")
  }

  @Test(
    arguments: [
      ("=1+1", "'=1+1"), ("+39", "'+39"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
      ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("=a,\"b", "\"'=a,\"\"b\""), ("plain", "plain"),
      ("a;=1", "\"a;'=1\""), ("＝1", "'＝1"),
    ])
  func aFormulaIsNoneInASpreadsheet(name: String, field: String) {
    var report = ReceptionReport()
    report.opened = [count("id/x", name, 3)]
    let lines = report.csv(text: TerminalText { _ in 1 }).string.split(separator: "\r\n")
    #expect(lines.contains("opened,id/x,\(field),3,10,,"))
    #expect(lines[0] == "what,key,name,visits,before,left,undeclared")
  }

  @Test(arguments: [(0, ""), (1, "▏"), (50, "████"), (100, "████████"), (1_000, "████████")])
  func aBarIsDrawnInEighths(count: Int, bar: String) {
    #expect(Bar.across(count, of: 100, cells: 8, isASCII: false).string == bar)
  }

  @Test func onlyNothingIsALineOfTheLowest() {
    #expect(Bar.line([0, 1, 500, 1_000], isASCII: false).string == "▁▂▅█")
    #expect(Bar.line([0, 1, 500, 1_000], isASCII: true).string == "_.=#")
    #expect(Bar.line([0, 0], isASCII: false).string == "▁▁")
  }
}
