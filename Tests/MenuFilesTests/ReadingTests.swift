import Foundation
import MenuCore
import TestSupport
import Testing

@testable import MenuFiles

@Suite(.timeLimit(.minutes(2))) struct ReadingTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test("a file of any size is read to its end")
  func file_ofAnySize_isReadToItsEnd() throws {
    for size in [0, 1, 4096, 1 << 16, 600_001] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) }
      try Data(bytes).write(to: URL(filePath: folder.path(of: "Menu.json")))
      #expect(try MenuFile.read(path: folder["Menu.json"]) == bytes)
    }
  }

  @Test(
    "a folder, pipe, socket, device or missing file is refused with its kind",
    arguments: [
      ("folder", .notAFile), ("pipe", .notAFile), ("socket", .notAFile), ("zero", .notAFile),
      ("full", .notAFile), ("missing", .missing), ("dangling", .missing), ("a/b", .missing),
    ] as [(String, MenuFileError.Reason)])
  func read_whatIsNoFile_isRefusedAtOnceByItsKind(
    name: String, reason: MenuFileError.Reason
  ) throws {
    try folder.write("", to: "a")
    folder.makeFolder("folder")
    try #require(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
    for device in ["zero", "full"] { folder.link("/dev/\(device)", device) }
    folder.link("nowhere", "dangling")
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: folder.path(of: "socket").utf8)
    }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
    }
    try #require(result == 0)
    let path = folder.path(of: name)
    #expect(throws: MenuFileError.unreadable(path: path, reason: reason)) {
      try MenuReading(contentsOfFile: path)
    }
  }

  @Test("a file without the right to read it is reported as such")
  func read_withoutTheRight_saysSo() throws {
    try folder.write("{}")
    try #require(chmod(folder.path(of: "Menu.json"), 0) == 0)
    chmod(folder.path, 0o755)
    #expect(
      throws: MenuFileError.unreadable(path: folder.path(of: "Menu.json"), reason: .notPermitted)
    ) { try asNobody { try MenuFile.read(path: folder["Menu.json"]) } }
  }

  @Test(
    "a file is read up to the size limit and refused beyond it", arguments: [-1, 0, 1])
  func file_aroundTheLimit_isReadUpToIt(difference: Int) throws {
    try folder.write("")
    let size = MenuReader.sizeLimit + difference
    try #require(truncate(folder.path(of: "Menu.json"), off_t(size)) == 0)
    #expect((try? MenuFile.read(path: folder["Menu.json"]).count) == (difference > 0 ? nil : size))
  }

  /// The bytes depend on their offsets, so that a misplaced piece would be noticed.
  @Test("a file that grows or shrinks while it is read gives a prefix of it")
  func file_thatGrowsOrShrinksMeanwhile_isReadAsABeginningOfIt() throws {
    let path = folder.path(of: "Menu.json")
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try Data(bytes).write(to: URL(filePath: path))
    let worker = Worker {
      let file = open(path, O_WRONLY)
      ftruncate(file, 100_000)
      bytes.withUnsafeBytes { _ = pwrite(file, $0.baseAddress, $0.count, 0) }
      close(file)
    }
    for _ in 0..<30 {
      let read = try MenuFile.read(path: LocalPath(path))
      #expect(read.count >= 100_000 && read == Array(bytes.prefix(read.count)))
    }
    worker.stop()
  }

  @Test("a file that grows without end is read up to the limit, then refused")
  func file_thatGrowsWithoutEnd_isReadToTheLimitOnly() throws {
    try folder.write("")
    let descriptor = open(folder.path(of: "Menu.json"), O_WRONLY | O_APPEND)
    let worker = Worker { write(descriptor, "0123456789", 10) }
    let deadline = ContinuousClock.now + .seconds(60)
    while let bytes = try? MenuFile.content(path: folder["Menu.json"], limit: 4_000).bytes {
      #expect(bytes.count <= 4_000 && bytes.count.isMultiple(of: 10))
      try #require(ContinuousClock.now < deadline)
    }
    worker.stop()
    close(descriptor)
  }

  @Test(
    "a pipe of the shell is read to its end, non-blocking or not", arguments: [false, true])
  func pipe_ofTheShell_isReadToItsEnd(isNonBlocking: Bool) throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    if isNonBlocking { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    let bytes = [UInt8](repeating: 7, count: 300_000)
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    #expect(try MenuFile.read(path: LocalPath("/dev/fd/\(descriptor)")) == bytes)
  }

  @Test("a pipe that holds more than the limit is refused")
  func pipe_withoutEnd_isReadToTheLimitOnly() throws {
    let pipe = Pipe()
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(count: 60_000))
    }
    let path = LocalPath("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    #expect(throws: MenuFileError.self) { try MenuFile.content(path: path, limit: 5_000) }
  }

  @Test("/dev/null as a descriptor is empty; a device or an invalid one is an error")
  func descriptor_withoutAFile_isEmptyOrAnError() throws {
    let (nothing, zeros) = (open("/dev/null", O_RDONLY), open("/dev/zero", O_RDONLY))
    defer {
      close(nothing)
      close(zeros)
    }
    #expect(try MenuFile.read(path: LocalPath("/dev/fd/\(nothing)")) == [])
    for path in ["/dev/fd/\(zeros)", "/dev/fd/-1", "/dev/fd/9999", "/dev/fd/x"] {
      #expect(throws: MenuFileError.self) { try MenuFile.read(path: LocalPath(path)) }
    }
  }

  @Test(
    "a file that group or others may read is not private",
    arguments: [(0o600, true), (0o400, true), (0o640, false), (0o604, false)])
  func file_thatOthersMayRead_isNotPrivate(mode: mode_t, isPrivate: Bool) throws {
    try folder.write("")
    chmod(folder.path(of: "Menu.json"), mode)
    #expect(try MenuFile.content(path: folder["Menu.json"], limit: 9).isPrivate == isPrivate)
  }
}
