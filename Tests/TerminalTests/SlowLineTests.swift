import OldMenuPresentation
import MenuTestSupport
import Testing

/// A line that brings keys quickly and takes frames slowly.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SlowLineTests {
  /// What a line of 9600 baud takes between two repetitions of a held key.
  private static let bytesPerKey = 64

  @Test func aHeldKeyCostsNoFramesThatNobodySees() throws {
    let browser = try RunningBrowser()
    let terminal = browser.terminal
    #expect(browser.showsMenu())
    terminal.read(within: .milliseconds(100))
    let start = terminal.output.count
    // Each of these would fill the list anew.
    for key in Array(repeating: ["G", "g"], count: 50).joined() {
      terminal.sendOnly(key)
      terminal.read(atMost: Self.bytesPerKey)
    }
    terminal.sendOnly("G\r")
    // The page of the last dish: all that was sent before it has come by then.
    #expect(
      terminal.read {
        let lines = shown(by: $0)
        return lines.first?.contains("Tagliere di salumi") == true
          && !lines.contains { $0.contains("▸") }
      })
    let cost = terminal.output.count - start
    #expect(cost <= 102 * 512, "\(cost) bytes for 102 keys")
  }

  @Test func theProgramAnswersWhileTheLineIsBehind() throws {
    let browser = try RunningBrowser()
    let terminal = browser.terminal
    #expect(browser.showsMenu())
    for key in Array(repeating: ["G", "g"], count: 50).joined() { terminal.sendOnly(key) }
    terminal.sendOnly("q")
    let deadline = ContinuousClock.now + .seconds(10)
    while terminal.isRunning, ContinuousClock.now < deadline {
      terminal.read(atMost: Self.bytesPerKey)
    }
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(browser.isRestored)
  }

  @Test(arguments: [Size(columns: 80, lines: 24), Size(columns: 46, lines: 19)])
  func aKeyThatMovesInTheListCostsLittle(size: Size) throws {
    let browser = try RunningBrowser(size: size)
    let terminal = browser.terminal
    #expect(browser.showsMenu())
    terminal.read(within: .milliseconds(100))
    for key in ["j", "j", "k", "G", "g", "\u{1B}[6~", "\u{1B}[5~", "n", "p", "\t", "\u{1B}[Z", "s"]
    {
      let start = terminal.output.count
      terminal.send(key)
      #expect(terminal.read { $0.output.count > start })
      terminal.read(within: .milliseconds(50))
      #expect(terminal.output.count - start <= 2_560, "\(key.debugDescription)")
    }
  }

  private func shown(by terminal: PseudoTerminal) -> [String] {
    VirtualTerminal(
      size: Size(columns: 80, lines: 24), cellWidth: testCellWidth, received: terminal.output
    ).lines
  }
}
