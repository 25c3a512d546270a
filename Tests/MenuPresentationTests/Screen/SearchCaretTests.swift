import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Where the cursor stands while a search is typed.
@Suite(.timeLimit(.minutes(5))) struct SearchCaretTests {
  @Test(arguments: [
    ("", 0), ("mar", 3), ("caffè", 5), ("cafe\u{300}", 4), ("魚", 2), ("魚介a", 5), ("ﬁ", 1),
  ])
  func itStandsBehindWhatWasTypedInColumns(text: String, columns: Int) {
    let browser = Browser(
      .sample(),
      text: TerminalText(cellWidth: testCellWidth))
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    let keys = text.unicodeScalars.map { ScreenEvent.key(.character(Character($0))) }
    screen.play([.key(.character("/"))] + keys, to: browser)
    let (first, last) = (screen.frames[1].cursor, screen.frames[screen.frames.count - 1].cursor)
    #expect(last.line == first.line)
    #expect(last.column - first.column == columns)
  }
}
