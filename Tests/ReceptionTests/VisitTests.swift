import MenuCore
import Testing

@testable import Reception

@Suite(.timeLimit(.minutes(5))) struct VisitTests {
  private func visit(keepsSearches: Bool = true) -> Visit {
    Visit(
      on: Day(year: 2026, month: 11, day: 27), hour: 8, language: nil, mode: .kiosk,
      keepsSearches: keepsSearches)
  }

  private func facts(_ visit: Visit) -> [String] {
    (Tally(visit.record)?.lines ?? []).map(\.fact)
  }

  @Test("the record of a visit is complete lines after a line feed")
  func record_ofAVisit_isCompleteLinesAfterALineFeed() {
    let record = String(decoding: visit().record, as: UTF8.self)
    #expect(
      record
        == "\n1\t2026-11-27\thour 08\t\n1\t2026-11-27\tmode kiosk\t\n1\t2026-11-27\tvisit -\t\n")
  }

  @Test("the record of a guest who opens 200 dishes is bounded and includes the visit")
  func record_ofAGuestWhoOpensAll_isBounded() throws {
    let dishes = (0..<200).map {
      "{\"id\":\"dish-\($0)-\(String(repeating: "x", count: 50))\",\"name\":\"a\"}"
    }
    let menu = try MenuReader.read("{\"pizzas\":[\(dishes.joined(separator: ","))]}").menu
    var visit = visit()
    for position in 0..<200 {
      let dish = try #require(menu.dish(at: position, in: .pizzas))
      for _ in 0..<2 { visit.open(dish, in: .pizzas) }
    }
    #expect(visit.record.count <= 2_048 && facts(visit).count <= 38)
    #expect(facts(visit).contains("visit -"), "a visit is counted however much was opened")
  }

  @Test(
    "a search without result is kept unless it may hold a number or an address",
    arguments: [
      ("Zuppa Inglese", "search zuppa inglese"), ("tè", "search te"),
      ("333 1234567", nil), ("mario@example.org", nil), ("٣٣٣", nil), ("uno due tre", nil),
      ("x", nil), ("", nil), (String(repeating: "a", count: 25), nil), ("a\tb", "search a b"),
      ("\u{1B}[31msushi\u{202E}", nil), ("\u{202E}sushi\u{9B}", "search sushi"),
      ("sushi\u{85}🍣", "search sushi"), ("crème-brûlée", "search creme brulee"),
    ] as [(String, String?)])
  func search_withoutResult_keepsNoNumbersAndAddresses(text: String, fact: String?) {
    var visit = visit()
    visit.searchInVain(text)
    #expect(facts(visit).first { $0.hasPrefix("search") } == fact)
    var other = self.visit(keepsSearches: false)
    other.searchInVain(text)
    #expect(facts(other).count == 3)
  }

  @Test(
    "a dish is counted under its id, or under its list and name",
    arguments: [
      ("{\"id\":\"margherita\",\"name\":\"M\"}", "id/margherita"),
      ("{\"name\":\"Tonno\\te\\ncipolla\"}", "pizzas/Tonno e cipolla"),
    ])
  func key_ofADish_isItsIdOrItsName(dish: String, key: String) throws {
    let menu = try MenuReader.read("{\"pizzas\":[\(dish)]}").menu
    #expect(try #require(menu.dish(at: 0, in: .pizzas)).tallyKey(in: .pizzas) == key)
  }
}
