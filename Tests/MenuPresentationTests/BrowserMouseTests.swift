import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowserMouseTests {
  let browser = Browser(
    .sample(),
    text: TerminalText(cellWidth: testCellWidth))

  @Test func aClickOnTheHintOfTheEndEnds() throws {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    let footer = try #require(browser.frame(for: screen.size).text.last)
    let hint = try #require(footer.firstRange(of: "q esci"))
    let column = footer.distance(from: footer.startIndex, to: hint.lowerBound)
    let click = Key.mouse(.click, Position(line: 23, column: column))
    #expect(!browser.handle(.key(click), on: &screen))
  }

  @Test func aClickSelectsARow() {
    _ = frame(after: .mouse(.click, Position(line: 5, column: 20)))
    #expect(browser.state.selection == RowPath(section: 0, row: 2))
  }

  @Test func aDoubleClickOpensIt() {
    let frame = frame(after: .mouse(.doubleClick, Position(line: 4, column: 20)))
    #expect(frame.text.first?.hasPrefix(" 2  Margherita  V ") == true)
  }

  @Test func theWheelMoves() {
    _ = frame(after: .mouse(.wheelDown, Position(line: 4, column: 2)))
    #expect(browser.state.selection == RowPath(section: 1, row: 0))
    _ = frame(after: .mouse(.wheelUp, Position(line: 4, column: 2)))
    #expect(browser.state.selection == RowPath(section: 0, row: 0))
  }

  @Test func aClickOnATabGoesToItsList() throws {
    let tabs = frame(after: .function(9)).text[1]
    let column = try #require(tabs.firstRange(of: "3 Dolci")).lowerBound.utf16Offset(in: tabs)
    _ = frame(after: .mouse(.click, Position(line: 1, column: column)))
    #expect(browser.state.selection == RowPath(section: 3, row: 0))
  }

  @Test func aClickOnAHintDoesWhatItSays() throws {
    let hints = try #require(frame(after: .function(9)).text.last)
    let column = try #require(hints.firstRange(of: "? aiuto")).lowerBound.utf16Offset(in: hints)
    let frame = frame(after: .mouse(.click, Position(line: 23, column: column)))
    #expect(frame.text.first?.hasPrefix(" Tasti") == true)
  }

  @Test(arguments: [(2, 4), (20, 4), (0, 0), (-1, -1), (Int.max, Int.min), (99, 99)])
  func aClickElsewhereDoesNothing(line: Int, column: Int) {
    let before = frame(after: .function(9))
    #expect(frame(after: .mouse(.click, Position(line: line, column: column))) == before)
    #expect(frame(after: .mouse(.doubleClick, Position(line: line, column: column))) == before)
  }

  private func frame(after key: Key) -> Frame {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    screen.play([.key(key)], to: browser)
    return screen.frames.last ?? Frame(lines: [], cursor: Position(line: 0, column: 0))
  }
}
