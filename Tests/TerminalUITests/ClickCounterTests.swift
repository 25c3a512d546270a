import OldMenuPresentation
import Testing

@testable import OldTerminalUI

@Suite(.timeLimit(.minutes(5))) struct ClickCounterTests {
  private let here = Position(line: 3, column: 7)
  private let start = ContinuousClock.now

  @Test(
    arguments: [
      ([0], [.click]), ([0, 100], [.click, .doubleClick]), ([0, 500], [.click, .click]),
      ([0, 100, 200], [.click, .doubleClick, .click]),
    ] as [([Int], [MouseAction])])
  func clicks(milliseconds: [Int], expected: [MouseAction]) {
    var counter = ClickCounter()
    let seen = milliseconds.map {
      counter.count(.mouse(.click, here), at: start + .milliseconds($0))
    }
    #expect(seen == expected.map { .mouse($0, here) })
  }

  @Test func aClickElsewhereIsAFirstOne() {
    var counter = ClickCounter()
    let elsewhere = Key.mouse(.click, Position(line: 3, column: 8))
    _ = counter.count(.mouse(.click, here), at: start)
    #expect(counter.count(elsewhere, at: start) == elsewhere)
  }

  @Test func otherKeysPass() {
    var counter = ClickCounter()
    #expect(counter.count(.up, at: start) == .up)
    #expect(counter.count(.mouse(.wheelUp, here), at: start) == .mouse(.wheelUp, here))
  }
}
