import Foundation
import MenuCore
import Synchronization
import TestSupport
import Testing

@testable import MenuFiles

@Suite(.timeLimit(.minutes(2))) struct ReplacingTests {
  private static let policies: [MenuFile.ReplacePolicy] = [.edit, .mirror, .output]

  private let folder: Folder
  private var path: LocalPath { folder["Menu.json"] }

  init() throws {
    folder = try Folder()
    try folder.write("old, and longer")
  }

  private func replace(
    _ name: String = "Menu.json", _ policy: MenuFile.ReplacePolicy = .edit
  ) throws {
    try MenuFile.replace(path: folder[name], with: Array("new".utf8), policy: policy)
  }

  @Test(
    "replacing a file keeps its mode and owner and leaves no other file", arguments: policies)
  func replace_aFile_keepsModeAndOwnerAndLeavesNothingElse(
    policy: MenuFile.ReplacePolicy
  ) throws {
    let owner: uid_t = geteuid() == 0 ? 65_533 : geteuid()
    chown(folder.path(of: "Menu.json"), owner, owner)
    chmod(folder.path(of: "Menu.json"), 0o640)
    try replace("Menu.json", policy)
    #expect(try folder.content() == "new")
    let status = folder.status()
    #expect(status.st_mode & 0o7777 == 0o640)
    #expect([status.st_uid, status.st_gid] == [owner, owner])
    #expect(try folder.names == ["Menu.json"])
  }

  /// An access list that lets user 65534 read, as `setfacl -m u:65534:r` writes it.
  @Test(
    "replacing a file keeps its access list and extended attributes",
    .enabled("this file system has no access lists and attributes of users") {
      let folder = try Folder()
      try folder.write("")
      return setAttribute(acl.name, of: folder.path(of: "Menu.json"), to: acl.value)
        && setAttribute("user.note", of: folder.path(of: "Menu.json"), to: [1])
    }, arguments: policies)
  func replace_aFile_keepsItsAccessListAndAttributes(policy: MenuFile.ReplacePolicy) throws {
    let file = folder.path(of: "Menu.json")
    chmod(file, 0o640)
    chmod(folder.path, 0o755)
    #expect(setAttribute(Self.acl.name, of: file, to: Self.acl.value))
    #expect(setAttribute("user.note", of: file, to: Array("by hand".utf8)))
    #expect(setAttribute("user.empty", of: file, to: []))
    try replace("Menu.json", policy)
    #expect(attribute(Self.acl.name, of: file) == Self.acl.value)
    #expect(attribute("user.note", of: file) == Array("by hand".utf8))
    #expect(attribute("user.empty", of: file) == [])
    #expect(try asNobody { try MenuFile.read(path: path) } == Array("new".utf8))
  }

  private static let acl: (name: String, value: [UInt8]) = {
    let (none, other): ([UInt8], [UInt8]) = ([255, 255, 255, 255], [254, 255, 0, 0])
    let entries: [(tag: UInt8, right: UInt8, id: [UInt8])] = [
      (1, 6, none), (2, 4, other), (4, 0, none), (16, 4, none), (32, 0, none),
    ]
    var value: [UInt8] = [2, 0, 0, 0]
    for entry in entries {
      value += [entry.tag, 0, entry.right, 0]
      value += entry.id
    }
    return ("system.posix_acl_access", value)
  }()

  @Test(
    "a file that another program has saved since it was read is not replaced", arguments: policies)
  func replace_aFileThatSomebodyElseSaved_changesNothing(policy: MenuFile.ReplacePolicy) throws {
    let stamp = FileStamp(path)
    try folder.write("theirs")
    #expect(
      try !MenuFile.replace(path: path, with: Array("new".utf8), policy: policy, ifStill: stamp))
    #expect(try folder.content() == "theirs")
    #expect(try folder.names == ["Menu.json"])
  }

  /// A name, a policy, and the reason for refusing it; nil if a file is created.
  @Test(
    "replacing anything but a regular file with one link is refused before any write",
    arguments: [
      ("missing", .edit, .missing), ("missing", .mirror, nil), ("missing", .output, nil),
      ("dangling", .edit, .missing), ("dangling", .mirror, .notAFile),
      ("dangling", .output, .notAFile),
      ("folder", .edit, .notAFile), ("folder", .mirror, .notAFile), ("pipe", .edit, .notAFile),
      ("pipe", .mirror, .notAFile), ("pipe", .output, .notAFile), ("second", .edit, .hardLink),
      ("circle", .edit, .init(rawValue: "Too many levels of symbolic links")),
      ("none/x", .mirror, .folderMissing),
    ] as [(String, MenuFile.ReplacePolicy, MenuFileError.Reason?)])
  func replace_whatIsNotOneFile_isRefusedBeforeAnyWrite(
    name: String, policy: MenuFile.ReplacePolicy, reason: MenuFileError.Reason?
  ) throws {
    folder.link("nowhere", "dangling")
    folder.link("Menu.json", "link")
    folder.link("circle", "circle")
    folder.makeFolder("folder")
    try #require(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
    try folder.write("two names", to: "first")
    try #require(Foundation.link(folder.path(of: "first"), folder.path(of: "second")) == 0)
    let (names, before) = (try folder.names, folder.status("first"))
    do {
      try replace(name, policy)
      #expect(reason == nil)
      #expect(try folder.content(name) == "new")
    } catch let error as MenuFileError {
      #expect(error.path == folder.path(of: name))
      #expect(error.reason == reason)
      #expect(try folder.names == names)
    }
    #expect(folder.status("first").st_ino == before.st_ino)
    #expect(try folder.content() == "old, and longer")
  }

  @Test("editing through links replaces their target, and the links stay")
  func edit_aChainOfLinks_replacesItsEndAndTheLinksStay() throws {
    folder.makeFolder("there")
    try folder.write("old", to: "there/real.json")
    folder.link("there/real.json", "one")
    folder.link("one", "two")
    try replace("two")
    #expect(try folder.content("there/real.json") == "new")
    for name in ["one", "two"] { #expect(folder.status(name).st_mode & S_IFMT == S_IFLNK) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "there")).count == 1)
  }

  @Test("a link stays, and its target is replaced", arguments: policies)
  func link(policy: MenuFile.ReplacePolicy) throws {
    folder.link("Menu.json", "link")
    try replace("link", policy)
    #expect(try folder.content() == "new")
    #expect(folder.status("link").st_mode & S_IFMT == S_IFLNK)
  }

  @Test(
    "replacing in a folder without write permission is refused and changes nothing",
    arguments: policies)
  func replace_inAFolderWithoutWritePermission_isRefusedAndChangesNothing(
    policy: MenuFile.ReplacePolicy
  ) throws {
    chmod(folder.path(of: "Menu.json"), 0o666)
    chmod(folder.path, 0o555)
    let error = MenuFileError.unwritable(path: path.description, reason: .folderNotPermitted)
    #expect(throws: error) { try asNobody { try replace("Menu.json", policy) } }
    #expect(try folder.content() == "old, and longer")
    #expect(try folder.names == ["Menu.json"])
  }

  @Test(
    "writing to a missing or write-protected folder names the folder as the reason",
    arguments: [
      ("none/x", .folderMissing), ("Menu.json/x", .folderMissing), ("x", .folderNotPermitted),
    ]
      as [(String, MenuFileError.Reason)])
  func create_inAnotherFolder_saysThatItIsTheFolder(
    name: String, reason: MenuFileError.Reason
  ) throws {
    chmod(folder.path, 0o555)
    let error = MenuFileError.unwritable(path: folder.path(of: name), reason: reason)
    #expect(throws: error) {
      try asNobody { try MenuFile.create(path: folder[name], with: [0x0A]) }
    }
    #expect(throws: error) { try asNobody { try replace(name, .output) } }
  }

  /// A kiosk that reads the file through its group would keep showing the old menu.
  @Test(
    "an edit that cannot keep the owner is refused and changes nothing",
    .enabled(if: geteuid() == 0, "only root can make a file of somebody else"))
  func edit_aFileWhoseOwnerCannotBeKept_isRefusedAndChangesNothing() throws {
    let file = folder.path(of: "Menu.json")
    #expect(
      chown(file, 0, 12_345) == 0 && chmod(file, 0o666) == 0 && chmod(folder.path, 0o777) == 0)
    let error = MenuFileError.unwritable(path: path.description, reason: .attributesLost)
    #expect(throws: error) { try asNobody { try replace() } }
    #expect(try folder.content() == "old, and longer")
    #expect(try folder.names == ["Menu.json"])
    try asNobody { try replace("Menu.json", .output) }
  }

  @Test(
    "an edit of a file without read and write permission for its owner is refused",
    .enabled(if: geteuid() != 0, "root may edit what is locked"),
    arguments: [(0o444, false), (0o644, true), (0o044, false), (0o466, false)] as [(mode_t, Bool)])
  func edit_aFileLockedByItsMode_isRefusedAndChangesNothing(mode: mode_t, isEdited: Bool) throws {
    chmod(folder.path(of: "Menu.json"), mode)
    if isEdited {
      try replace()
    } else {
      let error = MenuFileError.unwritable(path: path.description, reason: .readOnly)
      #expect(throws: error) { try replace() }
      #expect(try folder.names == ["Menu.json"])
    }
  }

  @Test("a name too long for a temporary file is reported as unwritable")
  func replace_whereNoNameIsLeftForTheNewBytes_isNotCalledUnreadable() throws {
    let name = String(repeating: "n", count: 252)
    try folder.write("old", to: name)
    let error = #expect(throws: MenuFileError.self) { try replace(name) }
    #expect(
      error == .unwritable(path: folder.path(of: name), reason: .init(.init(code: ENAMETOOLONG))))
    #expect(try folder.names == ["Menu.json", name])
  }

  /// The leftover of a killed mirror, and a link planted in its place.
  @Test(
    "the temporary file or link of a killed mirror is replaced, not followed",
    arguments: [false, true])
  func mirror_afterOneThatWasKilled_isNotInItsWay(isLink: Bool) throws {
    try folder.write("precious", to: "precious")
    isLink ? folder.link("precious", ".Menu.json.new") : try folder.write("n", to: ".Menu.json.new")
    try replace("Menu.json", .mirror)
    #expect(try folder.content() == "new")
    #expect(try folder.content("precious") == "precious")
    #expect(try folder.names == ["Menu.json", "precious"])
  }

  @Test("creating a file never overwrites a file or a link")
  func create_whereThereIsSomething_changesNothing() throws {
    folder.link("nowhere", "dangling")
    for name in ["Menu.json", "dangling"] {
      #expect(try !MenuFile.create(path: folder[name], with: [1]))
    }
    #expect(try MenuFile.create(path: folder["new"], with: [1]))
    #expect(try MenuFile.read(path: folder["new"]) == [1])
    #expect(try folder.content() == "old, and longer")
    #expect(throws: MenuFileError.self) {
      try MenuFile.create(path: folder["none/x"], with: [1])
    }
  }

  /// Two writers and a reader run at once, and half a menu is never read.
  @Test("a file that is edited and mirrored at once is never read in part")
  func file_editedAndMirroredAllTheTime_isAlwaysWhole() throws {
    try folder.write(Folder.menu("A"))
    let path = path
    let misses = Atomic(0)
    let marker = Worker { _ = try? SoldOut.mark(["A"], soldOut: true, inFile: path) }
    let reader = Worker {
      if (try? MenuReading(contentsOfFile: path)) != nil { return }
      misses.wrappingAdd(1, ordering: .relaxed)
    }
    for round in 0..<100 {
      let menu = #"{"pizzas":[{"name":"A"}]}"# + String(repeating: " ", count: round * 97)
      try MenuFile.replace(path: path, with: Array(menu.utf8), policy: .mirror)
    }
    marker.stop()
    reader.stop()
    #expect(misses.load(ordering: .relaxed) == 0)
    #expect(try folder.names == ["Menu.json"])
  }

  @Test("the lock of another program is released when that program ends")
  func lock_heldByAnotherProgram_isFreeOnceThatHasEnded() throws {
    func isFree() throws -> Bool {
      do throws(SystemFault) {
        _ = try OpenFile.lock(path.beside(suffix: "lock"))
        return true
      } catch {
        guard error.isAgain else { throw error }
        return false
      }
    }
    #expect(try isFree())
    let other = Process()
    other.executableURL = URL(filePath: "/usr/bin/env")
    other.arguments = [
      "sh", "-c", "exec 9>.Menu.json.lock && flock 9 && echo locked && exec sleep 60",
    ]
    other.currentDirectoryURL = URL(filePath: folder.path)
    let output = Pipe()
    other.standardOutput = output
    try other.run()
    _ = output.fileHandleForReading.availableData
    #expect(try !isFree())
    kill(other.processIdentifier, SIGKILL)
    other.waitUntilExit()
    #expect(try isFree())
  }
}
