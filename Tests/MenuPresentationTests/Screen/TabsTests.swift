import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The tabs of a screen that has no room for all of them.
@Suite(.timeLimit(.minutes(5))) struct TabsTests {
  let browser = Browser(
    .sample(),
    text: TerminalText(cellWidth: testCellWidth))

  @Test(
    arguments: [
      (80, "1", " 1 Pizze 5   2 Bevande 2   3 Dolci 1   4 Altro 1"),
      (46, "4", " 1 Pizze 5  2 Bevande 2  3 Dolci 1  4 Altro 1"),
      (44, "1", " 1 Pizze 5  2 Bevande 2  3 Dolci 1  …"), (30, "1", " 1 Pizze 5  2 Bevande 2  …"),
      (30, "2", " 1 Pizze 5  2 Bevande 2  …"), (30, "3", " 2 Bevande 2  3 Dolci 1  …"),
      (30, "4", " 3 Dolci 1  4 Altro 1"), (24, "2", " 1 Pizze 5  2 Bevande 2"),
      (12, "2", " 2 Bevande 2"), (11, "2", " 2 Bevande"), (10, "2", " 2 Bevande"),
      (10, "1", " 1 Pizze 5"),
    ] as [(Int, Character, String)])
  func wholeTabsThatOfTheListAmongThem(columns: Int, list: Character, tabs: String) {
    let frame = frame(after: .character(list), columns: columns)
    #expect(String(frame.text[1].reversed().drop { $0 == " " }.reversed()) == tabs)
  }

  @Test func aClickOnATabGoesToItsListWhereverItStands() throws {
    let tabs = frame(after: .character("4"), columns: 30).text[1]
    let column = try #require(tabs.firstRange(of: "3 Dolci")).lowerBound.utf16Offset(in: tabs)
    _ = frame(after: .mouse(.click, Position(line: 1, column: column)), columns: 30)
    #expect(browser.state.selection == RowPath(section: 3, row: 0))
  }

  private func frame(after key: Key, columns: Int) -> Frame {
    var screen = RecordingScreen(size: Size(columns: columns, lines: 12))
    screen.play([.key(key)], to: browser)
    return screen.frames.last ?? Frame(lines: [], cursor: Position(line: 0, column: 0))
  }
}
