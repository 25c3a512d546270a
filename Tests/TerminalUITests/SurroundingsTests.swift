import MenuPresentation
import MenuTestSupport
import Testing

@testable import TerminalUI

@Suite(.timeLimit(.minutes(5))) struct SurroundingsTests {
  @Test(
    arguments: [
      (true, true, true, [:], .browser(keysFromStandardInput: true)),
      (true, true, true, ["TERM": "xterm"], .browser(keysFromStandardInput: true)),
      (false, true, true, [:], .browser(keysFromStandardInput: false)),
      (false, true, false, [:], .plain),
      (true, false, true, [:], .plain),
      (true, false, true, ["TERM": "dumb", "ACCESSIBLE": "1"], .plain),
      (true, true, true, ["TERM": "dumb"], .linear),
      (true, true, true, ["ACCESSIBLE": "1"], .linear),
      (true, true, true, ["ACCESSIBLE": ""], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "0"], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "false"], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "No"], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "off"], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "0", "TERM": "dumb"], .linear),
      (true, true, true, ["ACCESSIBLE": "yes"], .linear),
    ] as [(Bool, Bool, Bool, [String: String], Surroundings.Front)])
  func fronts(
    input: Bool, output: Bool, controlling: Bool, environment: [String: String],
    front: Surroundings.Front
  ) {
    let surroundings = Surroundings(
      environment: environment, inputIsTerminal: input, outputIsTerminal: output,
      hasControllingTerminal: controlling)
    #expect(surroundings.front == front)
  }

  @Test(
    arguments: [
      ([:], nil), (["TERM": "dumb"], .dumbTerminal), (["ACCESSIBLE": "1"], .accessible),
      (["ACCESSIBLE": "1", "TERM": "dumb"], .accessible), (["ACCESSIBLE": "0"], nil),
      (["ACCESSIBLE": "0", "TERM": "dumb"], .dumbTerminal),
    ] as [([String: String], LinearReason?)])
  func whatAsksForLines(environment: [String: String], reason: LinearReason?) {
    let surroundings = Surroundings(
      environment: environment, inputIsTerminal: true, outputIsTerminal: true,
      hasControllingTerminal: true)
    #expect(surroundings.linearReason == reason)
  }

  @Test(arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)])
  func colors(environment: [String: String], wanted: Bool) {
    let surroundings = Surroundings(
      environment: environment, inputIsTerminal: true, outputIsTerminal: true,
      hasControllingTerminal: true)
    #expect(surroundings.wantsColors == wanted)
  }

  @Test(
    "W08",
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

  @Test(
    "L15, L16",
    arguments: [
      ("xterm-kitty", ["xterm-kitty", "xterm-256color", "xterm"]),
      ("xterm-ghostty", ["xterm-ghostty", "xterm-256color", "xterm"]),
      ("alacritty", ["alacritty", "xterm-256color", "xterm"]),
      ("foot-extra", ["foot-extra", "xterm-256color", "xterm"]),
      ("vt100", ["vt100"]), ("nosuch", ["nosuch"]), ("screen.linux", ["screen.linux"]),
    ])
  func terminalTypes(name: String, candidates: [String]) throws {
    #expect(try TerminalType(name).candidates == candidates)
  }

  @Test("L15", arguments: [nil, ""])
  func aTerminalWithoutType(name: String?) {
    #expect(throws: TerminalError.noType) { try TerminalType(name) }
  }

  @Test(
    "L15",
    arguments: [
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
