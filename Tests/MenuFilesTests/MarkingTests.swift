import Foundation
import MenuCore
import TestSupport
import Testing

@testable import MenuFiles

/// Sold-out marks in a menu file.
@Suite(.timeLimit(.minutes(2))) struct MarkingTests {
  private let folder: Folder
  private var path: LocalPath { folder["Menu.json"] }

  init() throws { folder = try Folder() }

  @Test("marking gives up if the file changes during every try")
  func soldOut_inAFileThatChangesEachTime_isGivenUp() throws {
    try folder.write(Folder.menu("A"))
    var count = 0
    #expect(throws: MenuFileError.unwritable(path: path.description, reason: .keepsChanging)) {
      try SoldOut.change(path) { (bytes) throws(MenuFileError) in
        count += 1
        try MenuFile.replace(path: path, with: bytes + [0x0A], policy: .edit)
        return try SoldOut.mark(["A"], soldOut: true, in: bytes)
      }
    }
    #expect(try folder.content() == Folder.menu("A") + String(repeating: "\n", count: count))
    #expect(try folder.names == ["Menu.json"])
  }

  @Test("a file that another program has locked is reported as locked")
  func lock_ofAFileThatIsLocked_isGivenUp() throws {
    try folder.write(Folder.menu("A"))
    let reader = open(folder.path(of: "Menu.json"), O_RDONLY)
    defer { close(reader) }
    #expect(flock(reader, LOCK_EX) == 0)
    #expect(throws: MenuFileError.unwritable(path: path.description, reason: .locked)) {
      _ = try EditLock(path, waitingFor: .milliseconds(30))
    }
  }

  @Test("marking a dish and removing the mark leaves the file as it was")
  func soldOut_markedAndBroughtBack_isTheSameFile() throws {
    try folder.write(Folder.menu("A"))
    #expect(try SoldOut.mark(["a"], soldOut: true, inFile: path).bytes != nil)
    let text = try folder.content()
    #expect(text == #"{"pizzas":[{"soldOut": true, "name":"A"}]}"#)
    #expect(try SoldOut.markAllAvailable(inFile: path).outcomes.count == 1)
    #expect(try folder.content() == Folder.menu("A"))
  }

  @Test("twenty concurrent marks are all written")
  func twentyAtOnce() async throws {
    let dishes = (0..<20).map { "{\"id\":\"d\($0)\",\"name\":\"D\"}" }
    try folder.write("{\"pizzas\":[\(dishes.joined(separator: ","))]}")
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { _ = try SoldOut.mark(["d\(number)"], soldOut: true, inFile: path) }
      }
      try await group.waitForAll()
    }
    #expect(try SoldOut.marked(in: MenuFile.read(path: path)).count == 20)
    #expect(try folder.names == ["Menu.json"])
  }
}
