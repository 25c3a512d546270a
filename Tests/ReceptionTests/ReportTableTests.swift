import MenuCore
import Testing

@testable import Reception

@Suite("What guests asked for, and when", .timeLimit(.minutes(5))) struct ReportTableTests {
  /// The lines of a table, from its title to the next blank line.
  private func table(_ title: String, _ lines: [String]) -> [String] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(title) }) else { return [] }
    return Array(lines[start...].prefix { !$0.isEmpty })
  }

  private let filters =
    Reports.line(93, "without milk") + Reports.line(41, "diet vegan")
    + Reports.line(4, "diet halal") + Reports.line(9, "without unheard")

  @Test("a filter is listed with the number of dishes that match it")
  func answers() throws {
    let text = Reports.text(try Reports.report(filters, menu: Reports.menu))
    #expect(
      table("Asked for", text) == [
        "Asked for       visits  dishes that answer",
        "  without milk      93              1 of 4",
        "  vegan             41              1 of 4",
      ])
    let italian = Reports.text(try Reports.report(filters), in: .italian)
    #expect(
      table("Richieste", italian) == [
        "Richieste      visite", "  senza latte      93", "  vegana           41",
      ])
  }

  @Test("a search without result is reported from its third day on")
  func searches() throws {
    let tally =
      Reports.daily(2, "search zuppa", days: 0..<3) + Reports.daily(9, "search once", days: 0..<2)
    let text = Reports.text(try Reports.report(tally))
    #expect(
      table("Looked for", text) == [
        "Looked for in vain  visits  days", "  zuppa                  6     3",
      ])
  }

  @Test("languages and places are named, with a share from 20 visits on")
  func languages() throws {
    let few =
      Reports.line(15, "visit it") + Reports.line(3, "visit pt") + Reports.line(1, "visit -")
    let text = Reports.text(try Reports.report(few))
    #expect(
      table("Languages", text) == [
        "Languages    visits", "  Italian        15", "  pt              3", "  not known       1",
      ])
    let many = few + Reports.line(41, "visit de-AT") + Reports.line(60, "mode kiosk")
    let lines = Reports.text(try Reports.report(many), in: .italian)
    #expect(table("Lingue", lines)[1] == "  tedesco       41  68 %")
    #expect(table("Dove", lines)[1] == "  a un totem      60  100 %")
  }

  @Test("weekdays and hours are bars in their order")
  func bars() throws {
    // Today is a Saturday.
    let tally =
      Reports.line(40, "visit it") + Reports.line(10, "visit it", daysAgo: 1)
      + Reports.line(1, "hour 09") + Reports.line(40, "hour 11") + Reports.line(20, "hour 12")
    let text = Reports.text(try Reports.report(tally))
    let weekdays = table("Weekdays", text)
    #expect(weekdays[1] == "  Mon          0")
    #expect(weekdays[5] == "  Fri         10  ▌▌▌▌▌▌")
    #expect(weekdays[6] == "  Sat         40  " + String(repeating: "▌", count: 24))
    let hours = table("Hours", text)
    #expect(hours.count == 5, "hours at the ends without a visit are omitted")
    #expect(hours[1] == "  09:00       1  ▌")
    #expect(hours[2] == "  10:00       0")
    #expect(hours[4] == "  12:00      20  " + String(repeating: "▌", count: 12))
  }

  @Test("the JSON has the counts of the text, and all dishes")
  func json() throws {
    let tally =
      Reports.daily(2, "visit it", days: 0..<14) + Reports.line(3, "dish id/\"a\"")
      + Reports.line(9, "without milk") + Reports.daily(1, "search tè", days: 0..<3)
    let json = try Reports.report(tally, menu: Reports.menu).json
    #expect(json.hasPrefix("{\"from\": \"2026-11-15\", \"to\": \"2026-11-28\", \"days\": 14, "))
    for piece in [
      "\"visits\": 28", "\"trend\": {\"later\": {\"from\": \"2026-11-22\"",
      "{\"dish\": \"id/\\\"a\\\"\", \"name\": \"\\\"a\\\"\", \"opened\": 3, \"chosen\": 0, ",
      "\"percentChosen\": null", "\"presence\": \"sold out\"",
      "{\"without\": \"milk\", \"visits\": 9, \"dishes\": 1}",
      "{\"text\": \"tè\", \"visits\": 3, \"days\": 3}", "\"languages\": {\"it\": 28}",
      "\"weekdays\": [4, 4, 4, 4, 4, 4, 4]",
      "\"neverOpened\": [\"id/margherita\", \"id/marinara\", \"pizzas/Napoli\", \"id/tartufo\"]",
    ] {
      #expect(json.contains(piece), "\(piece) in \(json)")
    }
    #expect(json.hasSuffix("]}\n"))
  }

  @Test("the rows of the table say what stands out")
  func rows() throws {
    let tally =
      Reports.line(900, "visit it") + Reports.line(760, "dish id/tartufo")
      + Reports.line(400, "dish id/margherita") + Reports.line(176, "chosen id/margherita")
    let table = try Reports.report(tally, menu: Reports.menu).table
    #expect(table[0].prefix(4) == ["dish", "name", "opened", "chosen"])
    #expect(
      table[1] == [
        "id/tartufo", "Tartufo", "760", "0", "0", "", "", "on the menu", "looked at and not chosen",
      ])
    #expect(table.last?.suffix(2) == ["on the menu", "never opened"])
    #expect(table.allSatisfy { $0.count == table[0].count })
  }
}
