import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowserTests {
  let browser = Browser(
    .sample(),
    text: TerminalText(cellWidth: testCellWidth))

  @Test func aKeyMovesTheSelectionOnTheScreen() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    screen.play([.key(.down), .key(.character("n"))], to: browser)
    #expect(
      screen.frames.map { $0.text[$0.cursor.line].prefix(12) } == [
        "▸ 1 Marinara", "▸ 2 Margheri", "▸ 9 Tartufo ",
      ])
  }

  @Test func qEndsAndNothingIsShownAfterIt() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    screen.play([.key(.character("q")), .key(.down)], to: browser)
    #expect(screen.frames.count == 1)
  }

  @Test func ctrlZSuspendsTheScreen() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    screen.play([.key(.control("z")), .key(.down)], to: browser)
    #expect(screen.suspensions == 1)
    #expect(screen.frames.count == 3)
  }

  @Test(arguments: [Size(columns: 80, lines: 24), Size(columns: 8, lines: 2)])
  func ctrlLDrawsEverythingAgain(size: Size) {
    var screen = RecordingScreen(size: size)
    screen.play([.key(.control("l")), .key(.down)], to: browser)
    #expect(screen.redrawings == 1)
    #expect(screen.frames.count == 3)
  }

  @Test func aNewSizeIsDrawnAtOnce() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    screen.play([], to: browser)
    screen.size = Size(columns: 46, lines: 19)
    screen.play([.resized], to: browser)
    #expect(screen.frames.last?.lines.count == 19)
  }

  @Test func aKeyThatSaysNothingChangesNothing() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    screen.play([.key(.function(9))], to: browser)
    #expect(Set(screen.frames).count == 1)
  }

  @Test func keysThatComeBeforeTheirFrameSayTheSame() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    _ = browser.frame(for: screen.size)
    for key in [Key.character("f"), .down, .down, .character(" ")] {
      _ = browser.handle(.key(key), on: &screen)
    }
    #expect(browser.state.session.query.filter.without == AllergenSet(.eggs))
    for key in [Key.escape, .character("?"), .pageDown] {
      _ = browser.handle(.key(key), on: &screen)
    }
    let quick = browser.frame(for: screen.size)
    for key in [Key.home, .pageDown] {
      _ = browser.handle(.key(key), on: &screen)
      _ = browser.frame(for: screen.size)
    }
    #expect(browser.frame(for: screen.size) == quick)
  }

  @Test func aPageIsAsLongAsTheListOnTheScreen() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 9))
    screen.play([.key(.pageDown)], to: browser)
    #expect(screen.frames.last?.text.contains { $0.hasPrefix("▸10 Mare*") } == true)
  }

  @Test(arguments: ["x", "j", "/"])
  func onAScreenThatIsTooSmallOnlyQuittingActs(key: Character) {
    var screen = RecordingScreen(size: Size(columns: 8, lines: 2))
    screen.play([.key(.character(key)), .key(.down)], to: browser)
    #expect(browser.state.selection == RowPath(section: 0, row: 0))
    screen.play([.key(.character("q")), .resized], to: browser)
    #expect(screen.frames.count == 4)
  }
}
