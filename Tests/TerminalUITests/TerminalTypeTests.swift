import OldMenuPresentation
import MenuTestSupport
import Testing

@testable import OldTerminalUI

@Suite(.timeLimit(.minutes(5))) struct TerminalTypeTests {
  @Test(
    arguments: [
      ([:], nil), (["LANG": "C"], nil), (["LC_ALL": "POSIX", "LANG": "it_IT.UTF-8"], nil),
      (["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8", "LANG": "C"], "de_DE.UTF-8"),
      (["LANG": "it_IT.ISO-8859-1"], "it_IT.ISO-8859-1"),
    ] as [([String: String], String?)])
  func locales(environment: [String: String], chosen: String?) {
    #expect(TerminalLocale.chosen(environment: environment) == chosen)
  }

  @Test(arguments: [
    (nil, false), ("C", false), ("POSIX", false), ("it_IT.UTF-8", false), ("en_US.UTF-8", false),
    ("xx_YY.UTF-8", false), ("it_IT", false), ("it_IT.ISO-8859-1", true), ("it_IT@euro", true),
  ])
  func whatTheTerminalGetsIsSaidByTheNameNotByWhatIsInstalled(name: String?, isASCII: Bool) {
    let locale = TerminalLocale.establish(environment: name.map { ["LANG": $0] } ?? [:])
    #expect(locale.asciiOnly == isASCII)
    // Greek, Chinese, and a mark, as only a locale of UTF-8 knows them.
    #expect(
      [0x3B1, 0x4E2D, 0x301].compactMap(Unicode.Scalar.init).map(locale.cellWidth) == [1, 2, 0])
  }

  @Test(arguments: [
    ("xterm-kitty", ["xterm-kitty", "xterm-256color", "xterm"]),
    ("xterm-ghostty", ["xterm-ghostty", "xterm-256color", "xterm"]),
    ("alacritty", ["alacritty", "xterm-256color", "xterm"]),
    ("foot-extra", ["foot-extra", "xterm-256color", "xterm"]),
    ("vt100", ["vt100"]), ("nosuch", ["nosuch"]), ("screen.linux", ["screen.linux"]),
  ])
  func terminalTypes(name: String, candidates: [String]) throws {
    #expect(try TerminalType(name).candidates == candidates)
  }

  @Test(arguments: [nil, ""])
  func aTerminalWithoutType(name: String?) {
    #expect(throws: TerminalError.noType) { try TerminalType(name) }
  }

  @Test(arguments: [
    ("../../x", "../../x"), ("/etc/passwd", "/etc/passwd"), (".", "."), ("a b", "a b"),
    ("\u{1B}[2J", "?[2J"), ("作", "?"),
    (String(repeating: "x", count: 5_000), String(repeating: "x", count: 40) + "..."),
  ])
  func aTypeThatIsNoName(name: String, printed: String) {
    #expect(throws: TerminalError.unknownType(printed)) { try TerminalType(name) }
  }

  @Test(
    arguments: [
      ("", ""), ("\u{1B}[A", "\u{1B}[A"), ("\u{1B}[2J$<50>", "\u{1B}[2J"), ("a$<5*/>b$<2>c", "abc"),
      ("a$<5", "a$<5"), ("$5", "$5"),
    ].map { (ToldText($0), ToldText($1)) })
  func paddingIsNotSent(text: ToldText, without: ToldText) {
    #expect(TerminalModes.withoutPadding(text.text) == without.text)
  }
}
