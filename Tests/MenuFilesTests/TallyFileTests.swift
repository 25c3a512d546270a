import Foundation
import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuFiles

/// How many programs append to one file.
@Suite(.timeLimit(.minutes(5))) struct TallyFileTests {
  let folder: TemporaryFolder
  let tally: TallyFile

  init() throws {
    folder = try TemporaryFolder()
    tally = TallyFile(LocalPath(folder.path("tally")))
  }

  private func content(_ name: String = "tally") throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func bytesAreAddedAtTheEnd() throws {
    try folder.write("one\n", to: "tally")
    #expect(tally.append(Array("two\n".utf8)))
    #expect(try content() == "one\ntwo\n")
  }

  @Test func aFileThatIsMissingIsNeverMade() throws {
    #expect(!tally.append([1]))
    #expect(!FileManager.default.fileExists(atPath: folder.path("tally")))
  }

  @Test func aLinkIsLeftAlone() throws {
    try folder.write("", to: "there")
    try #require(symlink("there", folder.path("tally")) == 0)
    #expect(!tally.append([1]))
    #expect(try content("there") == "")
  }

  @Test func whatIsNoFileIsLeftAloneAndHoldsNobodyUp() throws {
    try #require(mkfifo(folder.path("tally"), 0o600) == 0)
    #expect(!tally.append([1]))
    #expect(!TallyFile(LocalPath(folder.path(""))).append([1]))
    #expect(!TallyFile("/dev/null").append([1]))
    #expect(!TallyFile("/dev/full").append([1]))
    #expect(!TallyFile("").append([1]))
  }

  /// With a reader a pipe could be opened; it is still no file.
  @Test func aPipeThatSomebodyReadsGetsNothing() throws {
    try #require(mkfifo(folder.path("tally"), 0o600) == 0)
    let reader = open(folder.path("tally"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(!tally.append([1]))
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) <= 0)
  }

  @Test func aFileThatNobodyMayReadIsWrittenAllTheSame() throws {
    try folder.write("", to: "tally")
    try #require(chmod(folder.path("tally"), 0o220) == 0)
    #expect(tally.append([65]))
  }

  @Test(arguments: [(0, true), (1, false)]) func aFullFileIsLeftAlone(more: Int, isTaken: Bool)
    throws
  {
    try folder.write("", to: "tally")
    let size = TallyFile.sizeLimit - 10 + more
    try #require(truncate(folder.path("tally"), off_t(size)) == 0)
    #expect(tally.append([UInt8](repeating: 65, count: 10)) == isTaken)
    #expect(try FileStatus(of: tally.path).size == (isTaken ? size + 10 : size))
  }

  /// Each write has an open file of its own, as in processes of their own.
  @Test func ofManyWritersNoneTearsTheOthersWrites() throws {
    try folder.write("", to: "tally")
    let (writers, times, tally) = (16, 500, tally)
    DispatchQueue.concurrentPerform(iterations: writers) { writer in
      let line = "\(writer):" + String(repeating: "x", count: 100 + writer * 37) + "\n"
      for _ in 0..<times { tally.append(Array(line.utf8)) }
    }
    let lines = try content().split(separator: "\n")
    #expect(lines.count == writers * times)
    let counts = Dictionary(grouping: lines) { $0 }.mapValues(\.count)
    #expect(counts.count == writers)
    #expect(counts.values.allSatisfy { $0 == times })
  }
}

/// How the owner takes what was appended.
@Suite(.timeLimit(.minutes(5))) struct TallyRotationTests {
  let folder: TemporaryFolder
  let tally: TallyFile
  private let first = String(repeating: "a1", count: 16)
  private let second = String(repeating: "b2", count: 16)

  init() throws {
    folder = try TemporaryFolder()
    tally = TallyFile(LocalPath(folder.path("tally")))
    try folder.write("", to: "tally")
    try #require(chmod(folder.path("tally"), 0o620) == 0)
  }

  private func content(_ name: String = "tally") throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func anEmptyTallyIsLeftAsItIs() throws {
    try tally.rotate(to: first)
    #expect(try folder.names() == ["tally"])
    #expect(try content() == "")
  }

  @Test func aNewFileBeginsWithItsGenerationAndHasTheMode() throws {
    tally.append(Array("one".utf8))
    try tally.rotate(to: first)
    let made = String(first.reversed())
    #expect(try folder.names() == ["tally", "tally.\(made)"])
    #expect(try content() == "generation\t\(first)\n")
    #expect(try FileStatus(of: tally.path).mode == 0o620)
    #expect(try tally.rotatedFiles().map(\.name) == [made])
    // Without a record there is nothing to take away.
    try tally.rotate(to: second)
    #expect(try folder.names() == ["tally", "tally.\(made)"])
    tally.append(Array("two".utf8))
    try tally.rotate(to: second)
    #expect(try content("tally.\(first)") == "generation\t\(first)\ntwo")
    #expect(try content() == "generation\t\(second)\n")
  }

  @Test func whoWasStoppedBetweenTheTwoNamesGoesOn() throws {
    tally.append(Array("one".utf8))
    let halfway = String(repeating: "c", count: 32)
    try #require(link(folder.path("tally"), folder.path("tally.\(halfway)")) == 0)
    try folder.write("half", to: ".tally.new")
    try tally.rotate(to: first)
    #expect(try folder.names() == ["tally", "tally.\(halfway)"])
    #expect(try content("tally.\(halfway)") == "one")
  }

  @Test func aWriterThatOpenedTheOldFileWritesThere() throws {
    tally.append(Array("one".utf8))
    let late = try OpenFile.appending(tally.path)
    try tally.rotate(to: first)
    #expect(late.append(Array("late".utf8)) == 4)
    let rotated = try #require(try tally.rotatedFiles().first)
    #expect(try tally.read(rotated, from: 3, limit: TallyFile.sizeLimit) == Array("late".utf8))
    #expect(try tally.read(rotated, from: 100, limit: TallyFile.sizeLimit) == [])
    tally.remove(rotated)
    #expect(try folder.names() == ["tally"])
  }

  @Test func whatIsNoGenerationIsNobodysTally() throws {
    for name in ["tally.", "tally.db", "tally.\(first)x", "tally.\(first.uppercased())", "tallyx"] {
      try folder.write("x", to: name)
    }
    #expect(try tally.rotatedFiles().isEmpty)
    // A path in place of a generation is no name for a file.
    try folder.write("generation\t../../etc/\nx", to: "tally")
    try tally.rotate(to: second)
    #expect(try tally.rotatedFiles().map(\.name) == [String(second.reversed())])
  }

  @Test func whatIsNoFileIsRefused() throws {
    let link = TallyFile(LocalPath(folder.path("link")))
    try #require(symlink("tally", folder.path("link")) == 0)
    #expect(throws: MenuFileError.unwritable(path: link.path.description, reason: .notAFile)) {
      try link.rotate(to: first)
    }
    #expect(throws: MenuFileError.self) { try TallyFile("/dev/null").rotate(to: first) }
    let none = TallyFile(LocalPath(folder.path("none")))
    #expect(throws: MenuFileError.unreadable(path: none.path.description, reason: .missing)) {
      try none.rotate(to: first)
    }
  }
}
