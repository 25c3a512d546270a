import Foundation
import OldMenuCore
import OldMenuFiles
import OldMenuPresentation
import MenuTestSupport
import OldReception
import Testing

/// What a guest who types a script leaves behind; the expected records stand beside the screens.
@Suite(.timeLimit(.minutes(5))) struct KeyScriptRecordTests {
  private func session() throws -> MenuSession {
    let reading = try MenuReader.read(MenuFile.read(path: BuiltProgram.menu))
    return MenuSession(dataSource: MenuDataSource(menu: reading.menu, language: "it"))
  }

  /// The lines of the one record that is written when a guest has done something and leaves.
  private func lines(_ act: (VisitRecorder) throws -> Void) rethrows -> [String] {
    var written: [UInt8] = []
    let recorder = VisitRecorder(
      keepsSearches: true, now: { .zero }, hour: { VisitTests.hour }, write: { written += $0 })
    try act(recorder)
    recorder.end()
    #expect(TallyReader(written).records.count == 1)
    return String(decoding: written, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: KeyScript.all) func leavesItsRecord(script: KeyScript) throws {
    let browser = Browser(try session(), text: TerminalText(cellWidth: testCellWidth))
    var screen = RecordingScreen(size: script.size)
    let lines = lines { recorder in
      for key in script.keys {
        _ = browser.frame(for: script.size)
        if browser.handle(.key(key), on: &screen) { recorder.look(at: browser.viewState) }
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    let file = KeyScript.folder.appending(path: "\(script).record.txt")
    #expect(try Snapshot.difference(of: text, from: file) == nil)
  }

  @Test func aGuestWhoAsksLineByLineLeavesTheSame() throws {
    let linear = LinearMenu(try session(), text: TerminalText(cellWidth: testCellWidth))
    let lines = lines { recorder in
      for line in ["pizze", "2", "aiuto", "carbonara", "quanto costa il tiramisù", "senza latte"] {
        _ = linear.answer(to: line)
        recorder.look(at: linear.viewState)
      }
    }
    let menu = try MenuReader.read(MenuFile.read(path: BuiltProgram.menu)).menu
    let milk = MenuDataSource(menu: menu).matching(MenuQuery(search: "senza latte")).counts
    let undeclared = milk.hidden.first { $0.reason == .notStated }?.count ?? 0
    #expect(
      lines == [
        "1\t9",
        "1\tdish\t2026-11-30\tid/margherita",
        "1\tdish\t2026-11-30\tid/tiramisu",
        "1\thelp\t2026-11-30\t",
        "1\tlist\t2026-11-30\tdesserts",
        "1\tlist\t2026-11-30\tpizzas",
        "1\tsearch\t2026-11-30\tcarbonara",
        "1\ttime\t2026-11-30\t1m",
        "1\tvisit\t2026-11-30T21\tit",
        "1\twithout\t2026-11-30\tmilk\t\(milk.shown)\t\(undeclared)",
        ".",
      ])
  }
}
