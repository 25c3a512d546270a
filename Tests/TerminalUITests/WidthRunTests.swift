import Testing

@testable import OldTerminalUI

/// Which characters are trusted to be as wide as expected.
@Suite(.timeLimit(.minutes(5))) struct WidthRunTests {
  init() { _ = TerminalLocale.establish(environment: [:]) }

  @Test(arguments: [
    "", " 1 Marinara  VG  pomodoro*", "Caffè – 7,00 €", "── ▸ ↑↓ ↵ │ … •", "Ψωμί Борщ ½ · ×",
    "\u{FFFD}",
  ])
  func lettersAndSignsOfOneCellAreCertain(text: String) {
    #expect(WidthRun.isCertain(text))
    #expect(WidthRun.runs(of: text).map(\.text).joined() == text)
    #expect(WidthRun.runs(of: text).count <= 1)
  }

  @Test func aFewCertainCellsBetweenOthersAreNotWorthAColumn() {
    #expect(describe("a©abc© b") == ["a", "?©abc©", " b"])
    #expect(describe("a©abcd© b") == ["a", "?©", "abcd", "?©", " b"])
  }

  @Test func ofManyRunsTheLastCertainOneIsKept() {
    let many = String(repeating: "©abcd", count: 100)
    #expect(WidthRun.runs(of: many).count <= 10)
    #expect(describe(many).last == "abcd")
    #expect(WidthRun.runs(of: many).map(\.text).joined() == many)
  }

  @Test func theMostCellsAreTwoOfEachUncertainCharacter() {
    #expect(WidthRun.runs(of: "©abc©").map(\.mostCells) == [7])
  }

  /// The runs, a question mark before those that are not certain.
  private func describe(_ text: String) -> [String] {
    WidthRun.runs(of: text).map { ($0.isCertain ? "" : "?") + $0.text }
  }

  @Test(arguments: [
    "🍕", "🍕🍕", "❤", "1\u{20E3}", "©", "☕", "🇮🇹", "魚", "e\u{301}", "\u{1F1EE}", "½\u{301}",
  ])
  func whatTerminalsDisagreeAboutIsApart(text: String) {
    #expect(
      WidthRun.runs(of: "a\(text) b") == [
        WidthRun(text: "a", isCertain: true), WidthRun(text: text, isCertain: false),
        WidthRun(text: " b", isCertain: true),
      ])
  }
}
