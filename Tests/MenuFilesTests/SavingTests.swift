import Foundation
import MenuCore
import MenuFiles
import TestSupport
import Testing

/// Saves in the ways of common editors under a running watcher; `SAVES` is the number of each.
@Suite(.timeLimit(.minutes(10))) struct SavingTests {
  private static let count = Int(ProcessInfo.processInfo.environment["SAVES"] ?? "") ?? 60

  /// Saves a menu by renaming, by truncating, in place, or after removing the file.
  private func save(_ text: String, in folder: Folder, using random: inout SeededGenerator) throws {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      try folder.write(text, to: "new")
      folder.move("new", to: "Menu.json")
    case 1:
      try folder.write("")
      try folder.write(text)
    case 2:
      let file = open(folder.path(of: "Menu.json"), O_WRONLY)
      let length = text.withCString { write(file, $0, strlen($0)) }
      ftruncate(file, off_t(length))
      close(file)
    default:
      folder.move("Menu.json", to: "Menu.json~")
      try folder.write(text)
    }
  }

  /// A menu of random length, so that saves differ in size.
  private func menu(_ number: Int, using random: inout SeededGenerator) -> String {
    Folder.menu("N\(number)") + String(repeating: " ", count: .random(in: 0...3, using: &random))
  }

  @Test("every save is reported if the next one waits for it, however it was made")
  func saves_eachWaitedFor_areAllSeen() throws {
    let file = try WatchedFile()
    var random = SeededGenerator(seed: 7)
    for number in 1...Self.count {
      try save(menu(number, using: &random), in: file.folder, using: &random)
      for _ in 0..<40 where file.news.last != "N\(number)" { file.pass(1) }
    }
    #expect(file.news == (1...Self.count).map { "N\($0)" })
  }

  @Test("saves in quick succession are reported in order and end with the last")
  func saves_inAHurry_endWithTheLast() throws {
    let file = try WatchedFile()
    var random = SeededGenerator(seed: 8)
    for number in 1...Self.count {
      try save(menu(number, using: &random), in: file.folder, using: &random)
      file.pass(.random(in: 0...2, using: &random))
    }
    file.pass(20)
    let numbers = file.news.compactMap { Int($0.dropFirst()) }
    #expect(numbers.count == file.news.count && numbers == numbers.sorted())
    #expect(numbers.last == Self.count)
  }

  @Test("a stream of updates keeps the order of saves and ends with the last")
  func saves_underAStream_endWithTheLast() async throws {
    let folder = try Folder()
    try folder.write(Folder.menu("N0"))
    var random = SeededGenerator(seed: 9)
    let seen = Task { [path = folder["Menu.json"]] in
      var seen: [String] = []
      for await event in MenuWatcher.updates(of: path, every: .milliseconds(10)) {
        seen.append(event.text)
        if event.text == "N\(Self.count)" { break }
      }
      return seen
    }
    for number in 1...Self.count {
      try save(menu(number, using: &random), in: folder, using: &random)
      await Task.yield()
    }
    let numbers = await seen.value.compactMap { Int($0.dropFirst()) }
    #expect(await numbers.count == seen.value.count && numbers == numbers.sorted())
    #expect(numbers.last == Self.count)
  }
}
