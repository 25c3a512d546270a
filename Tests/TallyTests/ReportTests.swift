import MenuCore
import Testing

@testable import Reception

@Suite(.timeLimit(.minutes(5))) struct ReportTests {
  private let folded = """
    4\t2026-11\thour 20\t
    2\t2026-11-20\tdish id/margherita\t
    3\t2026-11-20\tdish pizzas/Gone\t
    9\t2026-11-20\twithout milk\t
    4\t2026-11-20\tdiet vegan\t
    12\t2026-11-20\tvisit it\t
    1\t2026-11-20\tsearch zuppa\t
    1\t2026-11-21\tsearch zuppa\t
    1\t2026-11-22\tsearch zuppa\t
    9\t2026-11-22\tsearch once\t

    """

  private func report(_ text: String, since: Day? = nil, menu: Menu? = nil) -> Report {
    Report(TallyLine.sums(of: Array(text.utf8)) ?? [], since: since, menu: menu)
  }

  @Test func text_ofAReport_isToldInBothLanguages() throws {
    let menu = try MenuReader.read("{\"pizzas\":[{\"id\":\"margherita\",\"name\":\"Margherita\"}]}")
      .menu
    let report = report(folded, menu: menu)
    let english = ReportText(report, in: .english).lines
    #expect(english.first == "12 visits (never people)" && english.last == "Opened is not ordered.")
    #expect(english.contains("  2  Margherita") && english.contains("  3  Gone"))
    #expect(english.contains("  9  milk") && !english.contains { $0.contains("vegan") })
    #expect(english.contains("  3  zuppa") && !english.contains { $0.contains("once") })
    let italian = ReportText(report, in: .italian).lines
    #expect(italian.first == "12 visite (mai persone)" && italian.contains("  9  latte"))
    #expect(italian.last == "Aperto non vuol dire ordinato." && italian.count == english.count)
  }

  @Test func json_ofAReport_hasTheSameCounts() {
    let json = ReportText(report(folded), in: .italian).json
    #expect(json.hasPrefix("{\"visits\": 12, \"floods\": [], \"dish\": {\"pizzas/Gone\": 3, "))
    #expect(json.contains("\"search\": {\"zuppa\": 3}") && json.hasSuffix("}}\n"))
  }

  @Test func report_sinceADay_leavesOutWhatWasBefore() {
    let text = folded + "5\t2026-11-25\tvisit en\t\n7\t2026-10\tvisit en\t\n"
    #expect(report(text).visits == 24)
    #expect(report(text, since: Day("2026-11-21")).visits == 5)
    #expect(report(text, since: Day("2027-01-01")).visits == 0)
  }

  @Test func report_withAFlood_leavesItsDayOutAndSaysSo() {
    let days = (1...9).map { "8\t2026-11-0\($0)\tvisit it\t\n" }.joined()
    let flooded = report(days + "900\t2026-11-20\tvisit it\t\n900\t2026-11-20\tdish id/a\t\n")
    #expect(
      flooded.visits == 72 && flooded.floods == ["2026-11-20"] && flooded.facts("dish").isEmpty)
    #expect(ReportText(flooded, in: .english).lines[1].contains("2026-11-20"))
    // A month has more visits than a day, and is no flood.
    #expect(report(days + "900\t2026-10\tvisit it\t\n").visits == 972)
  }

  @Test func report_ofManyFacts_saysHowManyAreLeftOut() {
    let dishes = (0..<40).map { "1\t2026-11-20\tdish id/d\($0)\t\n" }.joined()
    let lines = ReportText(report(dishes), in: .english).lines
    #expect(lines.contains("  and 10 more") && lines.count < 40)
    #expect(ReportText(report(dishes), in: .english).json.contains("\"id/d39\": 1"))
  }

  @Test func report_ofFoldedLines_isThatOfTheRawOnes() {
    let raw = (0..<900).map { number in
      "1\t2026-11-\(10 + number % 9)\tvisit \(number % 7 < 3 ? "it" : "en")\t\n"
    }.joined()
    let lines = TallyLine.sums(of: Array(raw.utf8)) ?? []
    let folded = Fold.merge(lines, months: nil, today: Day(year: 2026, month: 11, day: 27))
    #expect(
      ReportText(Report(lines), in: .english).json == ReportText(Report(folded), in: .english).json)
    #expect(Report(lines).visits == 900)
  }
}
