import MenuCore
import MenuFiles
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct UpdatesTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(
    "updates begin with the current menu and report each new one", arguments: [false, true])
  func updates_ofAPathOrAText_beginWithTheMenuAndReportEachNewOne(isText: Bool) async throws {
    try folder.write(Folder.menu("A"))
    let events =
      isText
      ? MenuWatcher.updates(of: folder.path(of: "Menu.json"), every: .milliseconds(10))
      : MenuWatcher.updates(of: folder["Menu.json"], every: .milliseconds(10))
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next()?.text == "A")
    try folder.write(Folder.menu("Bianca"))
    #expect(await iterator.next()?.text == "Bianca")
  }

  @Test(
    "updates begin with the reason and the time if there is no menu", arguments: [nil, ""])
  func updates_withoutAMenu_beginWithTheReason(content: String?) async throws {
    if let content { try folder.write(content) }
    let path = folder["Menu.json"]
    var events = MenuWatcher.updates(of: path, every: .milliseconds(10)) {
      TimeOfDay(hour: 19, minute: 41)
    }.makeAsyncIterator()
    let reason = content == nil ? "there is no such file" : "json"
    #expect(await events.next()?.text == "\(reason), 19:41")
    try folder.write(Folder.menu("A"))
    #expect(await events.next()?.text == "A")
  }

  @Test("updates end when their task is cancelled")
  func updates_ofATaskThatIsCancelled_end() async throws {
    try folder.write(Folder.menu("A"))
    let events = MenuWatcher.updates(of: folder["Menu.json"], every: .milliseconds(10))
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    let task = Task {
      var count = 0
      for await _ in events {
        count += 1
        beginning.yield()
      }
      return count
    }
    for await _ in begun { break }
    task.cancel()
    #expect(await task.value == 1)
  }
}
