import Foundation
import TerminalText
import TestSupport
import Testing

/// A parent or a system in which not everything is as usual.
@Suite(.timeLimit(.minutes(2))) struct SurroundingsTests {
  @Test("a program whose parent blocked the signals follows the size and ends")
  func blockedSignals() throws {
    let terminal = try PseudoTerminal(blocking: [SIGWINCH, SIGTERM])
    #expect(terminal.shows())
    let place = terminal.output.count
    terminal.resize(to: Size(columns: 60, lines: 20))
    #expect(terminal.shows(after: place))
    terminal.signal(SIGTERM)
    #expect(terminal.end() == .signalled(SIGTERM))
    #expect(terminal.isRestored)
  }
}
