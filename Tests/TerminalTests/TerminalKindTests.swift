import OldMenuPresentation
import MenuTestSupport
import Testing

/// Terminals of every kind, size and humour.
@Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalKindTests {
  @Test(
    arguments: [
      "", "nosuch", "../../x", "/etc/passwd", "\u{1B}[2J", String(repeating: "x", count: 5_000),
    ].map(ToldText.init))
  func anUnusableTypeIsOneLine(type: ToldText) throws {
    let browser = try RunningBrowser(environment: ["TERM": type.text])
    #expect(browser.terminal.waitForEnd() == .exited(69))
    let text = browser.terminal.text
    #expect(text.hasPrefix("giuseppe-menu: "))
    #expect(text.hasSuffix("\r\n") && text.split(separator: "\r\n").count == 1)
    #expect(!text.contains("\u{1B}") && text.count < 200)
    #expect(browser.isRestored)
  }

  @Test(arguments: [
    "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "xterm", "vt100", "linux",
    "screen", "tmux-256color", "xterm-mono", "ansi",
  ])
  func aUsableTypeShowsTheMenu(type: String) throws {
    let browser = try RunningBrowser(environment: ["TERM": type])
    #expect(browser.showsMenu())
    browser.terminal.send("jq")
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(browser.isRestored)
    #expect(browser.sendsColors != ["vt100", "xterm-mono"].contains(type))
    // Where the menu stays on the screen, the shell goes on below it.
    let stays = ["vt100", "linux", "ansi"].contains(type)
    let text = browser.terminal.text
    #expect(text.hasSuffix("\r\n") == (stays || text.contains("taken for")))
  }

  @Test(arguments: [("xterm-nosuch", true), ("xterm-256color", false)])
  func aTypeThatIsGuessedIsTold(type: String, isTold: Bool) throws {
    let browser = try RunningBrowser(environment: ["TERM": type])
    #expect(browser.showsMenu())
    browser.terminal.send("q")
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(browser.terminal.text.hasSuffix("it was taken for xterm-256color\r\n") == isTold)
    #expect(browser.isRestored)
  }

  @Test func aGuestIsNotTold() throws {
    let browser = try RunningBrowser(
      arguments: ["--kiosk", "--limit", "300ms", BuiltProgram.menu],
      environment: ["TERM": "xterm-nosuch"])
    #expect(browser.showsMenu())
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(!browser.terminal.text.contains("taken for"))
  }

  @Test func noColorMeansNone() throws {
    let browser = try RunningBrowser(environment: ["NO_COLOR": "1"])
    #expect(browser.showsMenu())
    browser.terminal.send("q")
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(!browser.sendsColors)
  }

  @Test(arguments: [
    Size(columns: 0, lines: 0), Size(columns: 1, lines: 1), Size(columns: 10, lines: 3),
    Size(columns: 1, lines: 500), Size(columns: 500, lines: 1), Size(columns: 500, lines: 500),
    Size(columns: 65_535, lines: 65_535),
  ])
  func anySizeIsSurvived(size: Size) throws {
    let browser = try RunningBrowser(size: size)
    #expect(browser.terminal.read { $0.text.contains("\u{1B}[?1049h") })
    browser.terminal.send("jjq")
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(browser.isRestored)
  }

  @Test func aStormOfResizesEndsInTheRightFrame() throws {
    let tmux = try Tmux()
    try tmux.type("\(BuiltProgram.path()) \(BuiltProgram.menu)")
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("▸ 1 Marinara") } }
    let whole = try tmux.capture()
    for step in 0..<40 {
      try tmux.resize(to: Size(columns: 20 + step * 7 % 90, lines: 5 + step * 11 % 40))
    }
    try tmux.resize(to: Size(columns: 80, lines: 24))
    try tmux.until("the first frame again") { $0 == whole }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func randomBytesAreNoHarm(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let browser = try RunningBrowser()
    #expect(browser.showsMenu())
    // Without those that end or stop: q, Ctrl-C, Ctrl-Z, Ctrl-S, Ctrl-\.
    let excluded: Set<UInt8> = [0x71, 0x03, 0x1A, 0x13, 0x1C]
    let bytes = (0..<25_000).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    browser.terminal.send(bytes.filter { !excluded.contains($0) } + Array("\u{1B}[201~".utf8))
    #expect(browser.terminal.isRunning)
    // What the bytes opened is left step by step, without Esc: where the machine is slow, it would be
    // one key with what comes behind it. What they chose is told first, and then lost.
    for _ in 0..<1_000 where browser.terminal.isRunning {
      browser.terminal.send("\rqqq")
      browser.terminal.read(within: .milliseconds(60))
    }
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(browser.isRestored)
  }

  @Test func aHugePasteIsOneKey() throws {
    let browser = try RunningBrowser()
    #expect(browser.showsMenu())
    browser.terminal.send(
      Array("\u{1B}[200~".utf8) + [UInt8](repeating: UInt8(ascii: "q"), count: 1_000_000)
        + Array("\u{1B}[201~".utf8))
    #expect(browser.terminal.isRunning)
    browser.terminal.send("q")
    #expect(browser.terminal.waitForEnd() == .exited(0))
  }

  @Test func idleMeansIdleWhenNoFileIsWatched() throws {
    let browser = try RunningBrowser(arguments: [BuiltProgram.menu, "--reload-every", "0s"])
    #expect(browser.showsMenu())
    browser.terminal.read(within: .milliseconds(200))
    let before = browser.terminal.contextSwitches
    browser.terminal.read(within: .milliseconds(500))
    #expect(before > 0)
    #expect(browser.terminal.contextSwitches == before)
    browser.terminal.send("q")
    #expect(browser.terminal.waitForEnd() == .exited(0))
  }
}
