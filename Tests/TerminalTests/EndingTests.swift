import Foundation
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Whatever ends the program, the terminal is as it was found and the status tells why.
@Suite(.serialized, .timeLimit(.minutes(5))) struct EndingTests {
  @Test func qEnds() throws {
    let browser = try RunningBrowser()
    #expect(browser.showsMenu())
    #expect(browser.terminal.modes != browser.terminal.modesAtStart)
    browser.terminal.send("q")
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(browser.isRestored)
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)].map { (ToldText($0), $1) })
  func aKeyOfTheLineDisciplineEnds(key: ToldText, signal: Int32) throws {
    let browser = try RunningBrowser()
    #expect(browser.showsMenu())
    browser.terminal.send(key.text)
    #expect(browser.terminal.waitForEnd() == .signalled(signal))
    #expect(browser.isRestored)
  }

  @Test(arguments: [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP,
  ])
  func aSignalEnds(signal: Int32) throws {
    let browser = try RunningBrowser()
    #expect(browser.showsMenu())
    browser.terminal.signal(signal)
    #expect(browser.terminal.waitForEnd() == .signalled(signal))
    #expect(browser.isRestored)
  }

  @Test(arguments: ["index", "overflow", "abort", "stack"])
  func aCrashPutsTheTerminalBack(fault: String) throws {
    let browser = try RunningBrowser(environment: ["GIUSEPPE_MENU_FAULT": fault])
    #expect(browser.showsMenu())
    browser.terminal.send("\u{1B}[24~")
    let signals = ["abort": [SIGABRT], "stack": [SIGSEGV]][fault] ?? [SIGILL, SIGTRAP]
    #expect(signals.map { .signalled($0) }.contains(browser.terminal.waitForEnd()))
    #expect(browser.isRestored)
  }

  @Test func aTerminalThatIsGoneEndsItAlsoWithoutASignal() throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$1\"", BuiltProgram.path(), BuiltProgram.menu],
      environment: RunningBrowser.environment)
    #expect(terminal.read { $0.text.contains("Marinara") })
    terminal.hangUp()
    #expect(terminal.waitForEnd() == .exited(129))
  }

  @Test func twoSignalsAtOnceEndItOnce() throws {
    let browser = try RunningBrowser()
    #expect(browser.showsMenu())
    browser.terminal.signal(SIGTERM)
    browser.terminal.signal(SIGINT)
    let ending = browser.terminal.waitForEnd()
    #expect(ending == .signalled(SIGTERM) || ending == .signalled(SIGINT))
    #expect(browser.isRestored)
  }

  @Test func aStoppedProgramLeavesTheTerminalAndComesBack() throws {
    // A session of one process has nobody to continue it, so a shell with job control starts it.
    let tmux = try Tmux(size: Size(columns: 80, lines: 24))
    try tmux.type("\(BuiltProgram.path()) \(BuiltProgram.menu)")
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("▸ 1 Marinara") } }
    try tmux.press("Down")
    try tmux.until("the second row") { $0.contains { $0.hasPrefix("▸ 2 Margherita") } }
    try tmux.press("C-z")
    try tmux.until("a stopped job") { $0.contains { $0.contains("Stopped") } }
    #expect(try !tmux.isOnAlternateScreen())
    try tmux.type("stty -a | grep -c ' icanon .* echo '")
    try tmux.until("a usable line") { $0.contains("1") }
    try tmux.resize(to: Size(columns: 60, lines: 20))
    try tmux.type("fg")
    try tmux.until("the menu at its new size") {
      $0.count <= 20 && $0.contains { $0.hasPrefix("▸ 2 Margherita") }
    }
    try tmux.press("q")
    try tmux.until("the shell") { $0.last?.hasPrefix("$") == true }
    #expect(try !tmux.isOnAlternateScreen())
  }

  @Test func continuingWithoutAStopOnlyDrawsAgain() throws {
    let browser = try RunningBrowser()
    #expect(browser.showsMenu())
    let before = browser.terminal.output.count
    browser.terminal.signal(SIGCONT)
    #expect(
      browser.terminal.read {
        String(decoding: $0.output[before...], as: UTF8.self).contains("Marinara")
      })
    browser.terminal.send("q")
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(browser.isRestored)
  }

  @Test func afterAKillTheNextStartWorks() throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "$P $M & echo \"pid=$!.\"; wait; echo killed; exec $P $M"],
      environment: RunningBrowser.environment.merging(
        ["P": BuiltProgram.path(), "M": BuiltProgram.menu]) { $1 })
    #expect(terminal.read { $0.text.contains("Marinara") && $0.text.contains(/pid=\d+\./) })
    let number = terminal.text.firstMatch(of: /pid=(\d+)\./).flatMap { pid_t($0.1) }
    kill(try #require(number), SIGKILL)
    #expect(terminal.read { $0.text.contains("killed") })
    #expect(terminal.read { $0.text.split(separator: "killed").last?.contains("Marinara") == true })
    terminal.send("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test func ctrlLDrawsWhatSomebodyElseWroteOver() throws {
    let browser = try RunningBrowser()
    #expect(browser.showsMenu())
    browser.terminal.read(within: .milliseconds(50))
    let before = browser.terminal.output.count
    browser.terminal.send("\u{C}")
    #expect(
      browser.terminal.read {
        String(decoding: $0.output[before...], as: UTF8.self).contains("Marinara")
      })
    browser.terminal.send("q")
    #expect(browser.terminal.waitForEnd() == .exited(0))
  }

  @Test func aTerminalThatTakesNothingCannotKeepTheProgram() throws {
    // So large a frame does not fit into what the kernel keeps for a reader.
    let browser = try RunningBrowser(size: Size(columns: 512, lines: 512))
    let terminal = browser.terminal
    #expect(browser.showsMenu())
    for lines in 1...200 { terminal.resize(to: Size(columns: 512, lines: 512 - lines)) }
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd(reading: false) == .signalled(SIGTERM))
    #expect(terminal.modes == terminal.modesAtStart)
  }
}
