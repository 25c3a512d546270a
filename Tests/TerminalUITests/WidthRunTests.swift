import Testing

@testable import TerminalUI

/// Which characters are trusted to be as wide as expected.
@Suite struct WidthRunTests {
  init() { _ = TerminalLocale.establish(environment: [:]) }

  @Test(arguments: [
    "", " 1 Marinara  VG  pomodoro*", "Caffè – 7,00 €", "── ▸ ↑↓ ↵ │ … •", "Ψωμί Борщ ½ · ×",
    "\u{FFFD}",
  ])
  func lettersAndSignsOfOneCellAreCertain(text: String) {
    #expect(WidthRun.runs(of: text) == [WidthRun(text: text, isCertain: true)])
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
