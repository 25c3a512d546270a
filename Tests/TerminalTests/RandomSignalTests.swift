import Foundation
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Signals at random moments: before the first frame, while keys are answered, at the end.
@Suite(.timeLimit(.minutes(5))) struct RandomSignalTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func theTerminalIsAlwaysPutBack(signal: Int32) throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed &* 64 &+ UInt64(signal))
      let browser = try RunningBrowser()
      let terminal = browser.terminal
      let quits = Bool.random(using: &generator)
      if Bool.random(using: &generator) {
        terminal.read(within: .milliseconds(Int.random(in: 0...40, using: &generator)))
      } else {
        #expect(browser.showsMenu(), "seed \(seed)")
        terminal.send("jjk\u{1B}[B")
        if Bool.random(using: &generator) { terminal.resize(to: Size(columns: 46, lines: 19)) }
        if quits { terminal.send("q") }
        terminal.read(within: .microseconds(Int.random(in: 0...5_000, using: &generator)))
      }
      terminal.signal(signal)
      let ending = terminal.waitForEnd()
      let isRight = ending == .signalled(signal) || (quits && ending == .exited(0))
      #expect(isRight, "seed \(seed): \(String(describing: ending))")
      #expect(browser.isRestored, "seed \(seed)")
    }
  }
}
