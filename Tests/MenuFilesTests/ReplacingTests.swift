import Foundation
import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuFiles

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

  @Test func theFileIsChangedAndKeepsItsMode() throws {
    try #require(chmod(path, 0o640) == 0)
    #expect(try SoldOut.mark(true, [.anything("a")], inFile: LocalPath(path)).bytes != nil)
    #expect(try content() == #"{"pizzas":[{"name":"A","soldOut":true}]}"#)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names() == ["Menu.json"])
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
    #expect(try folder.names() == ["Menu.json"])
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
    #expect(try folder.names() == ["Menu.json", name])
  }

  @Test func aFileThatIsAnotherEachTimeIsGivenUp() throws {
    var count = 0
    #expect(throws: MenuFileError.unwritable(path: path, reason: .keepsChanging)) {
      try SoldOut.change(LocalPath(path)) { (bytes) throws(MenuFileError) in
        count += 1
        try MenuFile.replace(path: LocalPath(path), with: bytes + [0x0A], policy: .edit)
        return try SoldOut.mark(true, [.anything("A")], in: bytes)
      }
    }
    #expect(count > 1)
    #expect(try content() == #"{"pizzas":[{"name":"A"}]}"# + String(repeating: "\n", count: count))
    #expect(try folder.names() == ["Menu.json"])
  }

  /// A mode, its owner, who would edit the file, and whether he may.
  @Test(
    arguments: [
      (0o444, 7, 7, false), (0o644, 7, 7, true), (0o044, 7, 7, false), (0o466, 7, 7, false),
      (0o444, 7, 8, false), (0o640, 7, 8, true), (0o444, 7, 0, true),
    ] as [(UInt32, UInt32, UInt32, Bool)])
  func aFileThatIsOnlyForReadingIsNotReplaced(
    mode: UInt32, owner: UInt32, user: UInt32, mayBeEdited: Bool
  ) {
    #expect(FileStatus.mayBeEdited(mode: mode, owner: owner, by: user) == mayBeEdited)
  }

  @Test(.enabled(if: getuid() != 0)) func aLockedMenuStaysAsItIs() throws {
    try #require(chmod(path, 0o444) == 0)
    #expect(throws: MenuFileError.unwritable(path: path, reason: .readOnly)) {
      try SoldOut.mark(true, [.anything("A")], inFile: LocalPath(path))
    }
    #expect(try content() == #"{"pizzas":[{"name":"A"}]}"#)
    #expect(try folder.names() == ["Menu.json"])
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

  @Test(arguments: [MenuFile.ReplacePolicy.edit, .mirror, .output])
  func theNewBytesAreAllThatIsLeft(policy: MenuFile.ReplacePolicy) throws {
    try folder.write("old, and longer", to: "Menu.json")
    try #require(chmod(folder.path("Menu.json"), 0o640) == 0)
    #expect(try MenuFile.replace(path: path, with: Array("new".utf8), policy: policy))
    #expect(try MenuFile.read(path: path) == Array("new".utf8))
    #expect(try FileStatus(of: path).mode == 0o640)
    #expect(try folder.names() == ["Menu.json"])
  }

  @Test(arguments: [MenuFile.ReplacePolicy.edit, .mirror, .output])
  func nothingIsLeftBesideAFileThatIsAnotherByNow(policy: MenuFile.ReplacePolicy) throws {
    let stamp = FileStamp(path)
    try folder.write("theirs", to: "Menu.json")
    #expect(try !MenuFile.replace(path: path, with: [], policy: policy, ifStill: stamp))
    #expect(try MenuFile.read(path: path) == Array("theirs".utf8))
    #expect(try folder.names() == ["Menu.json"])
  }

  @Test func onlyAnEditMakesNoFileWhereThereIsNone() throws {
    #expect(throws: MenuFileError.unreadable(path: path.description, reason: .missing)) {
      try MenuFile.replace(path: path, with: [], policy: .edit)
    }
    for policy in [MenuFile.ReplacePolicy.mirror, .output] {
      #expect(try MenuFile.replace(path: path, with: [1], policy: policy))
      #expect(try MenuFile.read(path: path) == [1])
      try FileManager.default.removeItem(atPath: folder.path("Menu.json"))
    }
  }

  @Test func onlyAnEditFollowsALink() throws {
    try folder.write("old", to: "there.json")
    try #require(symlink("there.json", folder.path("Menu.json")) == 0)
    for policy in [MenuFile.ReplacePolicy.mirror, .output] {
      #expect(throws: MenuFileError.unwritable(path: path.description, reason: .notAFile)) {
        try MenuFile.replace(path: path, with: [], policy: policy)
      }
    }
    #expect(try MenuFile.replace(path: path, with: [1], policy: .edit))
    #expect(try MenuFile.read(path: LocalPath(folder.path("there.json"))) == [1])
    #expect(try FileStatus(of: path, followsLinks: false).kind == .link)
  }

  @Test func whatAMirrorThatWasKilledLeftIsInNobodysWay() throws {
    try folder.write("half", to: ".Menu.json.new")
    try MenuFile.replace(path: path, with: [1], policy: .mirror)
    #expect(try folder.names() == ["Menu.json"])
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
    #expect(try folder.names() == ["Menu.json"])
  }

  @Test func ofTwoWhoWriteOneFileEachLeavesAWholeOne() throws {
    try MenuFile.replace(path: path, policy: .output) { write in
      try write([1, 2])
      try MenuFile.replace(path: path, policy: .output) { try $0([3]) }
      #expect(try MenuFile.read(path: path) == [3])
      try write([4])
    }
    #expect(try MenuFile.read(path: path) == [1, 2, 4])
    #expect(try folder.names() == ["Menu.json"])
  }

  @Test func anOutputHasTheModeOfAnyNewFile() throws {
    try folder.write("", to: "other")
    try MenuFile.replace(path: path, policy: .output) { try $0([1]) }
    let mode = try FileStatus(of: LocalPath(folder.path("other"))).mode
    #expect(try FileStatus(of: path).mode == mode & 0o644)
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
    #expect(try folder.names() == ["Menu.json"])
  }

  @Test func piecesAreNotWrittenThroughALink() throws {
    try folder.write("old", to: "there.json")
    try #require(symlink("there.json", folder.path("Menu.json")) == 0)
    var isAsked = false
    #expect(throws: MenuFileError.unwritable(path: path.description, reason: .notAFile)) {
      try MenuFile.replace(path: path, policy: .mirror) { _ in isAsked = true }
    }
    #expect(!isAsked)
    #expect(try folder.names() == ["Menu.json", "there.json"])
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

  @Test func whatIsRemovedIsGoneAndMayBeGoneAlready() throws {
    try folder.write("old", to: "Menu.json")
    try MenuFile.remove(path)
    #expect(try folder.names() == [])
    try MenuFile.remove(path)
    #expect(throws: MenuFileError.self) { try MenuFile.remove(LocalPath(folder.path(""))) }
  }

  @Test func theBeginningOfAFileIsNotThatOfALink() throws {
    try folder.write("a page", to: "Menu.json")
    #expect(try MenuFile.beginning(of: path, limit: 4) == Array("a pa".utf8))
    #expect(try MenuFile.beginning(of: path, limit: 1_000) == Array("a page".utf8))
    try #require(symlink("Menu.json", folder.path("link.json")) == 0)
    for name in ["link.json", "missing.json", ""] {
      #expect(try MenuFile.beginning(of: LocalPath(folder.path(name)), limit: 4) == nil, "\(name)")
    }
  }
}
