import OldMenuCore
import OldMenuFiles
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Every script of `Tests/Fixtures/Scripts` shows its screen.
@Suite(.timeLimit(.minutes(5))) struct KeyScriptTests {
  @Test(arguments: KeyScript.all)
  func showsItsScreen(script: KeyScript) throws {
    #expect(script.keys.count == script.names.count, "every name is a key")
    let reading = try MenuReader.read(MenuFile.read(path: BuiltProgram.menu))
    let session = MenuSession(dataSource: MenuDataSource(menu: reading.menu, language: "it"))
    let browser = Browser(session, text: TerminalText(cellWidth: testCellWidth))
    var screen = RecordingScreen(size: script.size)
    screen.play(script.keys.map(ScreenEvent.key), to: browser)
    let frame = try #require(screen.frames.last)
    let text = KeyScript.text(of: frame.text, cursor: frame.cursor)
    let difference = try Snapshot.difference(of: text, from: script.expectation)
    #expect(difference == nil)
  }

  @Test func thereAreScripts() {
    #expect(KeyScript.all.count >= 10)
    #expect(!KeyScript.all.filter(\.isForTerminals).isEmpty)
  }
}
