import Foundation
import OldMenuCore
import OldMenuFiles
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuFileTests {
  /// A folder that is gone after the test.
  final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }
  }

  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func aFileIsReadToItsEnd() throws {
    let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: folder.url.appending(path: "Menu.json"))
    #expect(try MenuFile.read(path: folder.path("Menu.json")) == bytes)
  }

  @Test func aMissingFileIsToldAsOne() {
    let path = folder.path("Menu.json")
    #expect(throws: MenuFileError.unreadable(path: path, reason: .missing)) {
      try MenuFile.read(path: path)
    }
  }

  @Test(arguments: [
    ("/", UnreadableReason.FileKind.directory), ("/dev/zero", .device), ("/dev/full", .device),
  ])
  func whatIsNoFileIsRefusedByItsType(path: String, kind: UnreadableReason.FileKind) {
    #expect(throws: MenuFileError.unreadable(path: path, reason: .notAFile(kind))) {
      try MenuFile.read(path: path)
    }
  }

  @Test func anInputThatNobodyGaveIsEmptyAndNoDevice() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    #expect(try MenuFile.read(descriptor: descriptor, name: "-") == [])
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    #expect(throws: MenuFileError.unreadable(path: "-", reason: .notAFile(.device))) {
      try MenuFile.read(descriptor: zeros, name: "-")
    }
  }

  @Test func aPipeThatNobodyWritesToDoesNotHoldTheReader() throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: MenuFileError.unreadable(path: path, reason: .notAFile(.pipe))) {
      try MenuFile.read(path: path)
    }
  }

  @Test func aFileThatIsTooLargeIsRefusedUnread() throws {
    let path = folder.path("Menu.json")
    try Data().write(to: URL(filePath: path))
    try #require(truncate(path, off_t(MenuReader.sizeLimit + 1)) == 0)
    let error = #expect(throws: MenuFileError.self) { try MenuFile.read(path: path) }
    guard case .refused(let diagnostics) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(diagnostics.map(\.rule) == [.syntax(.tooLarge(limit: MenuReader.sizeLimit))])
  }

  @Test(arguments: [-1, 0, 1])
  func theLimitOfAFileIsMetToTheByte(difference: Int) throws {
    let path = folder.path("Menu.json")
    try Data().write(to: URL(filePath: path))
    let size = MenuReader.sizeLimit + difference
    try #require(truncate(path, off_t(size)) == 0)
    #expect((try? MenuFile.read(path: path).count) == (difference > 0 ? nil : size))
  }

  @Test(arguments: [-1, 0, 1])
  func theLimitOfAPipeIsMetToTheByte(difference: Int) throws {
    let pipe = Pipe()
    let size = MenuReader.sizeLimit + difference
    let writer = Thread {
      let piece = Data(repeating: 0x20, count: 1 << 20)
      for start in stride(from: 0, to: size, by: piece.count) {
        let part = piece.prefix(size - start)
        try? pipe.fileHandleForWriting.write(contentsOf: part)
      }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect((try? MenuFile.read(path: path).count) == (difference > 0 ? nil : size))
    // Whoever wrote it can end.
    _ = try pipe.fileHandleForReading.readToEnd()
  }

  /// The bytes of a document have the same limit; a closing bracket ends its reading at once.
  @Test(arguments: [-1, 0, 1])
  func theLimitOfADocumentIsMetToTheByte(difference: Int) {
    let bytes = [UInt8](repeating: 0x7D, count: MenuReader.sizeLimit + difference)
    let error = #expect(throws: MenuFileError.self) { try MenuReader.read(bytes) }
    guard case .refused(let diagnostics) = error else { return }
    let fault = SyntaxFault.tooLarge(limit: MenuReader.sizeLimit)
    #expect((diagnostics.map(\.rule) == [.syntax(fault)]) == (difference > 0))
  }

  @Test(arguments: [false, true])
  func whatAShellOpenedIsRead(isNonBlocking: Bool) throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    if isNonBlocking { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    let writer = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 7, count: 300_000))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let bytes = try MenuFile.read(path: "/dev/fd/\(descriptor)")
    #expect(bytes == Array(repeating: 7, count: 300_000))
  }

  @Test func whatGrowsWhileItIsReadIsReadToTheLimitOnly() throws {
    let pipe = Pipe()
    let writer = Thread {
      let piece = Data(repeating: 0x20, count: 1 << 20)
      for _ in 0...(MenuReader.sizeLimit >> 20) {
        try? pipe.fileHandleForWriting.write(contentsOf: piece)
      }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let error = #expect(throws: MenuFileError.self) { try MenuFile.read(path: path) }
    guard case .refused(let diagnostics) = error else { return #expect(Bool(false), "not refused") }
    #expect(diagnostics.map(\.rule) == [.syntax(.tooLarge(limit: MenuReader.sizeLimit))])
    // Whoever wrote it can end.
    _ = try pipe.fileHandleForReading.readToEnd()
  }

  @Test func aDescriptorThatIsNotOpenIsAnError() {
    #expect(throws: MenuFileError.self) { try MenuFile.read(descriptor: -1, name: "-") }
  }
}
