import Foundation
import OldMenuCore
import OldMenuExport
import MenuTestSupport
import Testing

/// Cases of opening hours for search engines.
@Suite(.timeLimit(.minutes(5)))
struct LinkedHoursTests {
  /// One span of what is said: the days, and the time from opening to closing.
  private struct Told: Hashable {
    let days: [String]
    let opens: String
    let closes: String
  }

  private func restaurant(_ hours: Hours?, isBrief: Bool = false) throws -> [String: Any] {
    var menu = Menu.sample()
    menu.address = .postal(PostalAddress(street: "Via Roma 1", city: "Napoli", country: "IT"))
    menu.hours = hours
    let exported = ExportedMenu(MenuDataSource(menu: menu, language: "it"))
    let bytes = JSONLDExport(isBrief: isBrief).bytes(of: exported)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func told(_ spans: [OpeningHours.Span?], isBrief: Bool = false) throws -> [Told] {
    let hours = Hours.week(OpeningHours(spans.compactMap(\.self)))
    let root = try restaurant(hours, isBrief: isBrief)
    let list = try #require(root["openingHoursSpecification"] as? [[String: Any]])
    #expect(list.allSatisfy { $0["@type"] as? String == "OpeningHoursSpecification" })
    return list.map { entry in
      let days = (entry["dayOfWeek"] as? [String] ?? []).map { day in
        #expect(day.hasPrefix("https://schema.org/"))
        return String(day.dropFirst("https://schema.org/".count))
      }
      return Told(
        days: days, opens: entry["opens"] as? String ?? "",
        closes: entry["closes"] as? String ?? "")
    }
  }

  private func span(
    _ days: Set<Weekday>, _ opens: (Int, Int), _ closes: (Int, Int)
  ) -> OpeningHours.Span? {
    OpeningHours.Span(
      days: days, opens: TimeOfDay(hour: opens.0, minute: opens.1),
      closes: TimeOfDay(hour: closes.0, minute: closes.1))
  }

  @Test(
    "Days with the same times stand together, in the order of the week", arguments: [false, true])
  func week(isBrief: Bool) throws {
    let told = try told(
      [
        span([.sun, .tue, .wed], (12, 0), (15, 0)), span([.tue, .wed], (19, 0), (23, 30)),
        span([.sun], (19, 0), (23, 30)),
      ], isBrief: isBrief)
    let days = ["Tuesday", "Wednesday", "Sunday"]
    #expect(
      told == [
        Told(days: days, opens: "12:00", closes: "15:00"),
        Told(days: days, opens: "19:00", closes: "23:30"),
      ])
  }

  @Test("What closes after midnight closes on the day after, as it is written")
  func afterMidnight() throws {
    let told = try told([span([.fri], (18, 0), (2, 0)), span([.sat], (18, 0), (0, 0))])
    #expect(
      told == [
        Told(days: ["Friday"], opens: "18:00", closes: "02:00"),
        Told(days: ["Saturday"], opens: "18:00", closes: "00:00"),
      ])
  }

  @Test("A whole day ends at 23:59: from midnight to midnight would be closed")
  func allDay() throws {
    #expect(
      try told([span([.mon], (0, 0), (0, 0))])
        == [Told(days: ["Monday"], opens: "00:00", closes: "23:59")])
    let always = try told([span(Set(Weekday.allCases), (0, 0), (0, 0))])
    #expect(always.count == 1)
    #expect(always.first?.days.count == 7)
  }

  @Test("Times that overlap are told once")
  func overlapping() throws {
    #expect(
      try told([span([.mon], (12, 0), (15, 0)), span([.mon], (14, 0), (16, 0))])
        == [Told(days: ["Monday"], opens: "12:00", closes: "16:00")])
  }

  @Test("The owner's own words are no days and times, and nothing is guessed of them")
  func words() throws {
    #expect(
      try restaurant(.text("12–15, 19–23"))["openingHoursSpecification"] == nil)
    #expect(try restaurant(nil)["openingHoursSpecification"] == nil)
  }
}
