import Foundation
import MenuCore
import MenuTestSupport
import Testing

@testable import MenuFiles

@Suite(.timeLimit(.minutes(5))) struct ReplacingTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("Menu.json")
    try folder.write(#"{"pizzas":[{"name":"A"}]}"#, to: "Menu.json")
  }

  private func content() throws -> String {
    String(decoding: try MenuFile.read(path: path), as: UTF8.self)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
  }

  @Test func theFileIsChangedAndKeepsItsMode() throws {
    try #require(chmod(path, 0o640) == 0)
    #expect(try SoldOut.mark(true, [.anything("a")], inFile: LocalPath(path)).bytes != nil)
    #expect(try content() == #"{"pizzas":[{"name":"A","soldOut":true}]}"#)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try names() == ["Menu.json"])
  }

  @Test func aLinkStaysALink() throws {
    let link = folder.path("link.json")
    try #require(symlink("Menu.json", link) == 0)
    _ = try SoldOut.mark(true, [.anything("A")], inFile: LocalPath(link))
    #expect(try content().contains("soldOut"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Menu.json")
  }

  @Test func whatSomebodyElseSavedIsNotOverwritten() throws {
    let stamp = FileStamp(LocalPath(path))
    try folder.write("{}\n", to: "Menu.json")
    #expect(try !MenuFile.replace(path: LocalPath(path), with: [], policy: .edit, ifStill: stamp))
    #expect(try content() == "{}\n")
    #expect(try names() == ["Menu.json"])
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: MenuFileError.unreadable(path: "/nowhere/x", reason: .missing)) {
      try SoldOut.mark(true, [.anything("A")], inFile: "/nowhere/x")
    }
  }

  @Test func whatCannotBeWrittenIsNotCalledUnreadable() throws {
    // No name is left beside it for the new bytes.
    let name = String(repeating: "n", count: 252)
    try folder.write(#"{"pizzas":[{"name":"A"}]}"#, to: name)
    let error = #expect(throws: MenuFileError.self) {
      try SoldOut.mark(true, [.anything("A")], inFile: LocalPath(folder.path(name)))
    }
    let problem = FileProblem(SystemFault(code: ENAMETOOLONG))
    #expect(error == .unwritable(path: folder.path(name), reason: .failed(problem)))
    #expect(problem.kind == .nameTooLong)
    #expect(try names() == ["Menu.json", name])
  }

  @Test(arguments: [EACCES, EPERM]) func aFolderMayBeOnlyForReading(code: Int32) {
    #expect(UnwritableReason(SystemFault(code: code)) == .notPermitted)
  }
}

/// What both ways to replace a file have in common, and where they differ.
@Suite(.timeLimit(.minutes(5))) struct ReplacePolicyTests {
  let folder: TemporaryFolder
  let path: LocalPath

  init() throws {
    folder = try TemporaryFolder()
    path = LocalPath(folder.path("Menu.json"))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
  }

  @Test(arguments: [MenuFile.ReplacePolicy.edit, .mirror])
  func theNewBytesAreAllThatIsLeft(policy: MenuFile.ReplacePolicy) throws {
    try folder.write("old, and longer", to: "Menu.json")
    try #require(chmod(folder.path("Menu.json"), 0o640) == 0)
    #expect(try MenuFile.replace(path: path, with: Array("new".utf8), policy: policy))
    #expect(try MenuFile.read(path: path) == Array("new".utf8))
    #expect(try FileStatus(of: path).mode == 0o640)
    #expect(try names() == ["Menu.json"])
  }

  @Test(arguments: [MenuFile.ReplacePolicy.edit, .mirror])
  func nothingIsLeftBesideAFileThatIsAnotherByNow(policy: MenuFile.ReplacePolicy) throws {
    let stamp = FileStamp(path)
    try folder.write("theirs", to: "Menu.json")
    #expect(try !MenuFile.replace(path: path, with: [], policy: policy, ifStill: stamp))
    #expect(try MenuFile.read(path: path) == Array("theirs".utf8))
    #expect(try names() == ["Menu.json"])
  }

  @Test func onlyAMirrorMakesAFileWhereThereIsNone() throws {
    #expect(throws: MenuFileError.unreadable(path: path.description, reason: .missing)) {
      try MenuFile.replace(path: path, with: [], policy: .edit)
    }
    #expect(try MenuFile.replace(path: path, with: [1], policy: .mirror))
    #expect(try MenuFile.read(path: path) == [1])
  }

  @Test func onlyAnEditFollowsALink() throws {
    try folder.write("old", to: "there.json")
    try #require(symlink("there.json", folder.path("Menu.json")) == 0)
    #expect(throws: MenuFileError.unwritable(path: path.description, reason: .notAFile)) {
      try MenuFile.replace(path: path, with: [], policy: .mirror)
    }
    #expect(try MenuFile.replace(path: path, with: [1], policy: .edit))
    #expect(try MenuFile.read(path: LocalPath(folder.path("there.json"))) == [1])
    #expect(try FileStatus(of: path, followsLinks: false).kind == .link)
  }

  @Test func whatAMirrorThatWasKilledLeftIsInNobodysWay() throws {
    try folder.write("half", to: ".Menu.json.new")
    try MenuFile.replace(path: path, with: [1], policy: .mirror)
    #expect(try names() == ["Menu.json"])
  }

  @Test func whatIsWrittenPieceByPieceTakesTheNameAtTheEnd() throws {
    try folder.write("old", to: "Menu.json")
    try #require(chmod(folder.path("Menu.json"), 0o640) == 0)
    let new = LocalPath(folder.path(".Menu.json.new"))
    try MenuFile.replace(path: path, policy: .mirror) { write in
      try write([1, 2])
      #expect(try MenuFile.read(path: new) == [1, 2])
      try write([3])
      #expect(try MenuFile.read(path: path) == Array("old".utf8))
    }
    #expect(try MenuFile.read(path: path) == [1, 2, 3])
    #expect(try FileStatus(of: path).mode == 0o640)
    #expect(try names() == ["Menu.json"])
  }

  @Test func whatEndsInTheMiddleChangesNothing() throws {
    struct Stop: Error {}
    try folder.write("old", to: "Menu.json")
    #expect(throws: Stop.self) {
      try MenuFile.replace(path: path, policy: .mirror) { write in
        try write([1, 2])
        throw Stop()
      }
    }
    #expect(try MenuFile.read(path: path) == Array("old".utf8))
    #expect(try names() == ["Menu.json"])
  }

  @Test func piecesAreNotWrittenThroughALink() throws {
    try folder.write("old", to: "there.json")
    try #require(symlink("there.json", folder.path("Menu.json")) == 0)
    var isAsked = false
    #expect(throws: MenuFileError.unwritable(path: path.description, reason: .notAFile)) {
      try MenuFile.replace(path: path, policy: .mirror) { _ in isAsked = true }
    }
    #expect(!isAsked)
    #expect(try names() == ["Menu.json", "there.json"])
  }

  @Test func aLockIsForOneAtATime() throws {
    func isHeld() throws -> Bool {
      let lock = try FileLock(for: path)
      return lock == nil
    }
    do {
      let lock = try FileLock(for: path)
      let isMine = lock != nil
      #expect(isMine)
      #expect(try isHeld() == true)
      _ = consume lock
    }
    #expect(try isHeld() == false)
  }
}
