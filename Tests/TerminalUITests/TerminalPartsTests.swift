import MenuPresentation
import TerminalText
import Testing

@testable import TerminalUI

struct TerminalPartsTests {
  init() { _ = TerminalLocale.establish(environment: [:]) }

  @Test(
    "a text is split into runs of certain and uncertain width",
    arguments: [
      ("", []), (" 1 Marinara  VG  pomodoro*", [" 1 Marinara  VG  pomodoro*"]),
      ("Caffè – 7,00 € ── ▸ ↑↓ ↵ │ … •", ["Caffè – 7,00 € ── ▸ ↑↓ ↵ │ … •"]),
      ("Ψωμί Борщ ½ · ×\u{FFFD}", ["Ψωμί Борщ ½ · ×\u{FFFD}"]),
      ("a©abc© b", ["a", "?©abc©", " b"]),
      ("a©abcd© b", ["a", "?©", "abcd", "?©", " b"]), ("a🍕🍕 b", ["a", "?🍕🍕", " b"]),
      ("ae\u{301} b", ["a", "?e\u{301}", " b"]), ("a🇮🇹 b", ["a", "?🇮🇹", " b"]), ("魚", ["?魚"]),
    ])
  func runs_ofAText_areCertainOrNot(text: String, runs: [String]) {
    #expect(WidthRun.runs(of: text).map { ($0.isCertain ? "" : "?") + $0.text } == runs)
  }

  @Test("many uncertain parts are merged into few runs, and the last certain run is kept")
  func runs_ofManyUncertainParts_areFewAndKeepTheLast() {
    let many = String(repeating: "©abcd", count: 100)
    let runs = WidthRun.runs(of: many)
    #expect(runs.count <= 10 && runs.last?.text == "abcd" && runs.map(\.text).joined() == many)
    #expect(WidthRun.runs(of: "©abc©").map(\.mostCells) == [7])
  }

  @Test(
    "only the changed part of a line is written, or all of it if widths are uncertain",
    arguments: [
      (
        [Span("▸", .accent), Span(" 1 "), Span("8 €")],
        [Span(" ", .accent), Span(" 1 "), Span("8 €")], 0..<1, 0, false
      ),
      (
        [Span("Città "), Span("───", .quiet), Span(" 1 ")],
        [Span("Città "), Span("───", .quiet), Span(" 2 ")], 2..<3, 9, true
      ),
      ([Span("Napoli", .name), Span("8 €")], [Span("Roma", .name), Span("8 €")], 0..<2, 0, true),
      ([Span("a"), Span("a")], [Span("a"), Span("a"), Span("a")], 2..<3, 2, true),
      ([], [Span("a"), Span("b")], 0..<2, 0, true), ([Span("a"), Span("b")], [], 0..<0, 0, true),
      (
        [Span("a"), Span("b"), Span("c")], [Span("a"), Span(uncertain("🍕")), Span("c")], 0..<3, 0,
        true
      ),
      (
        [Span("a"), Span(uncertain("魚")), Span("c")], [Span("a"), Span("b"), Span("c")], 0..<3, 0,
        true
      ),
    ] as [(Line, Line, Range<Int>, Int, Bool)])
  func lineChange_betweenTwoLines_writesOnlyTheDifference(
    old: Line, new: Line, spans: Range<Int>, column: Int, reachesEnd: Bool
  ) {
    let change = LineChange(from: old, to: new)
    #expect(change.spans == new[spans] && change.reachesEnd == reachesEnd)
    #expect(change.column == column || change.spans.isEmpty)
  }

  @Test(
    "widths are known in any locale, and a charset other than UTF-8 means ASCII",
    arguments: [
      (nil, false), ("C", false), ("it_IT.UTF-8", false), ("xx_YY.UTF-8", false), ("it_IT", false),
      ("it_IT.ISO-8859-1", true), ("it_IT@euro", true),
    ])
  func locale_ofAnyName_knowsWidths(name: String?, isASCII: Bool) {
    let locale = TerminalLocale.establish(environment: name.map { ["LANG": $0] } ?? [:])
    #expect(locale.asciiOnly == isASCII)
    #expect((["α", "中", "\u{301}"] as [Unicode.Scalar]).map(locale.cellWidth) == [1, 2, 0])
  }

  @Test(
    "a terminal type falls back to the types of its family",
    arguments: [
      ("xterm-kitty", ["xterm-kitty", "xterm-256color", "xterm"]), ("vt100", ["vt100"]),
      ("foot-extra", ["foot-extra", "xterm-256color", "xterm"]), ("screen.linux", ["screen.linux"]),
    ])
  func terminalType_ofAFamily_hasRelatives(name: String, candidates: [String]) throws {
    #expect(try TerminalType(name).candidates == candidates)
  }

  @Test(
    "a direct-colour terminal is used as its 256-colour type, without a remark",
    arguments: [
      ("xterm-direct", "xterm-256color"), ("konsole-direct", "konsole-256color"),
      ("xterm-direct256", "xterm-256color"),
    ])
  func terminalType_ofDirectColors_isItsRelative(name: String, relative: String) throws {
    let type = try TerminalType(name)
    #expect(type.candidates.first == relative && type.candidates.last == name)
    #expect(type.candidates.allSatisfy(type.ownNames.contains))
    #expect(try TerminalType("xterm-kitty").ownNames == ["xterm-kitty"])
  }

  @Test(
    "a terminal type that is not a valid name is refused and printed safely",
    arguments: [
      ("../../x", "../../x"), ("/etc/passwd", "/etc/passwd"), (".", "."), ("a b", "a b"),
      ("\u{1B}[2J", "?[2J"), ("作", "?"),
      (String(repeating: "x", count: 5_000), String(repeating: "x", count: 40) + "..."),
    ])
  func terminalType_thatIsNoName_isRefused(name: String, printed: String) {
    #expect(throws: TerminalError.unknownType(printed)) { try TerminalType(name) }
  }

  @Test("an empty terminal type is reported as missing")
  func terminalType_withoutAName_isMissing() {
    #expect(throws: TerminalError.noType) { try TerminalType("") }
  }

  @Test(
    "padding in a terminal capability is not sent",
    arguments: [
      ("", ""), ("\u{1B}[A", "\u{1B}[A"), ("\u{1B}[2J$<50>", "\u{1B}[2J"), ("a$<5*/>b$<2>c", "abc"),
      ("a$<5", "a$<5"), ("$5", "$5"),
    ])
  func capability_withPadding_isSentWithout(text: String, without: String) {
    #expect(TerminalModes.withoutPadding(text) == without)
  }

  @Test(
    "two quick clicks are a double click, and a third one is single",
    arguments: [
      ([0], [.click]), ([0, 100], [.click, .doubleClick]), ([0, 500], [.click, .click]),
      ([0, 100, 200], [.click, .doubleClick, .click]),
    ] as [([Int], [MouseAction])])
  func clicks_soonAfterEachOther_areDouble(milliseconds: [Int], expected: [MouseAction]) {
    var counter = ClickCounter()
    let (start, here) = (ContinuousClock.now, Position(line: 3, column: 7))
    let seen = milliseconds.map {
      counter.count(.mouse(.click, here), at: start + .milliseconds($0))
    }
    #expect(seen == expected.map { .mouse($0, here) })
    #expect(counter.count(.up, at: start) == .up)
  }
}

private func uncertain(_ text: String) -> SafeText { Typesetter { _ in 1 }.safe(text) }
