import OldMenuCore
import OldMenuFiles
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuUpdatesTests {
  private let folder: TemporaryFolder
  private var path: LocalPath { LocalPath(folder.path("Menu.json")) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func save(_ name: String) throws {
    try folder.write(#"{"pizzas": [{"name": "\#(name)"}]}"#, to: "Menu.json")
  }

  private func name(_ event: MenuFileEvent?) -> String? {
    switch event {
    case .menu(let reading), .recovered(let reading): reading.menu.name(at: 0)
    case .problem(let problem): "\(problem.error)"
    case nil: nil
    }
  }

  @Test func theFirstEventIsTheMenuThatIsThere() async throws {
    try save("A")
    var events = MenuWatcher.updates(of: path).makeAsyncIterator()
    #expect(name(await events.next()) == "A")
  }

  @Test func eachNewMenuIsAnEvent() async throws {
    try save("A")
    var events = MenuWatcher.updates(of: path, every: .milliseconds(10)).makeAsyncIterator()
    #expect(name(await events.next()) == "A")
    try save("Bianca")
    #expect(name(await events.next()) == "Bianca")
  }

  @Test func aFileThatIsMissingIsToldAtOnceAndThenItsMenu() async throws {
    var events = MenuWatcher.updates(of: path, every: .milliseconds(10)).makeAsyncIterator()
    #expect(name(await events.next()) == "\(path): there is no such file")
    try save("A")
    #expect(name(await events.next()) == "A")
  }

  @Test func anEmptyFileIsAProblemAtOnce() async throws {
    try folder.write("", to: "Menu.json")
    var events = MenuWatcher.updates(of: path).makeAsyncIterator()
    let event = await events.next()
    #expect(name(event)?.hasPrefix("1:1: ") == true, "\(name(event) ?? "")")
  }

  @Test func aTaskThatIsCancelledEndsTheLoop() async throws {
    try save("A")
    let events = MenuWatcher.updates(of: path, every: .milliseconds(10))
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

  @Test func aMenuIsReadFromItsFileInOneCall() throws {
    try save("A")
    #expect(try MenuReading(contentsOfFile: path).menu.name(at: 0) == "A")
    #expect(try MenuReading(contentsOfFile: folder.path("Menu.json")).diagnostics.isEmpty == false)
    #expect(throws: MenuFileError.unreadable(path: folder.path("none"), reason: .missing)) {
      try MenuReading(contentsOfFile: folder.path("none"))
    }
  }
}

extension Menu {
  fileprivate func name(at row: Int) -> String? {
    pizzas.indices.contains(row) ? pizzas[row].dish.name.allTexts.joined() : nil
  }
}
