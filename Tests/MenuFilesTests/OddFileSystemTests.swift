import Foundation
import OldMenuCore
import OldMenuFiles
import MenuTestSupport
import OldMenuTesting
import Testing

/// Whatever a file lies on, the same look finds that it has changed.
@Suite(.timeLimit(.minutes(5))) struct OddFileSystemTests {
  /// Folders of the kinds of file systems that a machine has without asking root for one, and those
  /// that somebody names in `MENU_FOLDERS`, separated by colons.
  static let folders: [String] = {
    let named = ProcessInfo.processInfo.environment["MENU_FOLDERS"] ?? ""
    return ["/tmp", "/dev/shm", "/var/tmp"].filter { access($0, W_OK) == 0 }
      + named.split(separator: ":").map(String.init)
  }()

  @Test(arguments: folders)
  func aFileIsFollowedWhereverItLies(folder: String) throws {
    let file = try WatchedFile(in: TemporaryFolder(in: folder))
    file.pass(20)
    #expect(file.news == [])
    // Each of another length: no time has passed between them that a coarse clock would count.
    try file.save("Bb")
    file.pass(20)
    try file.rename("Ccc")
    file.pass(20)
    try FileManager.default.removeItem(atPath: file.path)
    file.pass(20)
    try file.save("D")
    file.pass(20)
    #expect(file.news == ["Bb", "Ccc", "missing 19:41", "D"])
  }

  @Test func theEndOfAChainOfLinksIsFollowedAndSoIsALinkThatTurns() throws {
    let folder = try TemporaryFolder()
    for name in ["old", "new"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: false)
      try folder.write(WatchedFile.menu(name), to: "\(name)/Menu.json")
    }
    // As a mounted configuration is replaced: the menu stays a link into a link, which is renamed.
    func link(_ target: String, _ name: String) throws {
      try #require(symlink(target, folder.path(name)) == 0)
    }
    try link("old", "current")
    try link("current/Menu.json", "Menu.json")
    let file = try WatchedFile(in: folder, saving: nil)
    try folder.write(WatchedFile.menu("edited"), to: "old/Menu.json")
    file.pass()
    try link("new", "next")
    try #require(Foundation.rename(folder.path("next"), folder.path("current")) == 0)
    file.pass()
    #expect(file.news == ["edited", "new"])
  }

  /// Some editors and copies put the time back; the size is the same as well.
  @Test func whatIsRewrittenInPlaceLooksDifferentThoughItsTimeIsPutBack() throws {
    let folder = try TemporaryFolder()
    try folder.write("A", to: "file")
    let path = folder.path("file")
    var status = stat()
    try #require(stat(path, &status) == 0)
    let before = FileStamp(LocalPath(path))
    let deadline = ContinuousClock.now + .seconds(10)
    // Until the clock of the disk has moved on.
    repeat {
      try folder.write("B", to: "file")
      var times = [status.st_atim, status.st_mtim]
      try #require(utimensat(AT_FDCWD, path, &times, 0) == 0)
    } while FileStamp(LocalPath(path)) == before && ContinuousClock.now < deadline
    var now = stat()
    try #require(stat(path, &now) == 0)
    let times = [status, now].map { withUnsafeBytes(of: $0.st_mtim) { Array($0) } }
    #expect(times[0] == times[1] && now.st_size == status.st_size)
    #expect(FileStamp(LocalPath(path)) != before)
  }

  @Test func aDescriptorsPathIsLookedAtAsTheFileItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("A", to: "file")
    let handle = try #require(FileHandle(forReadingAtPath: folder.path("file")))
    let path = LocalPath("/proc/self/fd/\(handle.fileDescriptor)")
    let before = FileStamp(path)
    #expect(before == FileStamp(path))
    try folder.write("AB", to: "file")
    #expect(before != FileStamp(path))
  }

  /// The clock of such a disk does not move while the test runs: each save looks like the one before.
  @Test(arguments: [1, 4, 8])
  func savesWithinATickOfACoarseClockAreFound(quarters: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "tick")
    let tick = LocalPath(folder.path("tick"))
    let source = MenuWatcher.Source(
      stamp: { _ in FileStamp(tick) },
      read: { (path) throws(MenuFileError) in try MenuFile.read(path: path) })
    let file = try WatchedFile(source: source)
    file.pass(40)
    try folder.write("1", to: "tick")
    for name in ["B", "C"] {
      try file.save(name)
      file.pass(quarters)
    }
    file.pass(12)
    #expect(file.news.last == "C")
  }
}
