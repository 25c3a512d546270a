import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// How the page of a choice is laid out for a waiter who reads it from a distance.
@Suite(.timeLimit(.minutes(5))) struct ChoiceLayoutTests {
  @Test func dotsLeadFromADishToItsPrice() throws {
    let row = try #require(lines(Size(columns: 80, lines: 24)).first { $0.contains("Marinara") })
    #expect(row.contains(/Marinara \.{20,} 6,00 €/))
  }

  @Test func onAWideScreenThePriceIsNoFurtherFromItsName() throws {
    let narrow = lines(Size(columns: 80, lines: 24))
    let wide = lines(Size(columns: 160, lines: 24))
    #expect(wide.map(\.count) == Array(repeating: 160, count: 24))
    let ends = wide.filter { $0.contains("€") }.map { $0.trimmingSuffix(while: \.isBlank) }
    #expect(!ends.isEmpty && ends.allSatisfy { $0.count == 79 })
    let title = { (line: String) in line.contains("La mia scelta") }
    #expect(
      wide.dropLast().filter { !title($0) }.map { String($0.prefix(80)) }
        == narrow.dropLast().filter { !title($0) })
  }

  @Test(arguments: [
    (24, true, true),  // all of it
    (14, true, false),  // no more between the dishes
    (11, false, false),  // nor between the parts
  ])
  func airGoesFirstBetweenTheDishesThenBetweenTheParts(
    height: Int, isBetweenParts: Bool, isBetweenDishes: Bool
  ) throws {
    let lines = lines(Size(columns: 80, lines: height))
    let first = try #require(lines.firstIndex { $0.contains("Marinara") })
    let second = try #require(lines.firstIndex { $0.contains("Diavola") })
    let total = try #require(lines.firstIndex { $0.contains("Totale") })
    #expect(second - first == (isBetweenDishes ? 2 : 1))
    #expect(total - second == (isBetweenParts ? 2 : 1))
    #expect(lines[first].hasPrefix(" ") && lines[second].hasPrefix("▸"))
  }

  @Test(arguments: [46, 20])
  func theQuestionForPeopleIsNotCut(width: Int) {
    let lines = lines(Size(columns: width, lines: 24))
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains("In quanti siete? Scrivi il numero per il coperto."))
  }

  /// Two dishes, the second one marked.
  private func lines(_ size: Size) -> [String] {
    let guest = Guest.choosing()
    guest.perform(.take, .move(.down), .take, .confirm, .choice, .move(.down))
    return guest.frame(for: size).text.map { $0.replacing("\u{A0}", with: " ") }
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " }
}

extension String {
  fileprivate func trimmingSuffix(while isLeft: (Character) -> Bool) -> String {
    String(reversed().drop(while: isLeft).reversed())
  }
}
