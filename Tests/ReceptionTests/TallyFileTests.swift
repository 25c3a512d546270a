import Foundation
import TestSupport
import Testing

@testable import Reception
import MenuFiles

@Suite(.timeLimit(.minutes(5))) struct TallyFileTests {
  private let folder: Folder
  private let record = Array("\n1\t2026-11-27\tvisit it\t\n".utf8)
  private var path: String { folder.path(of: "tally") }
  private var file: TallyFile { TallyFile(LocalPath(path)) }

  init() throws {
    folder = try Folder()
    try make("")
  }

  private func make(_ text: String) throws {
    try folder.write(text, to: "tally")
    chmod(path, 0o620)
  }

  private func fold() throws(TallyFile.Failure) {
    try file.replace { Fold.merge($0, months: nil, today: Day(number: 20_000)) }
  }

  private var text: String { (try? folder.content("tally")) ?? "" }
  private var visits: Int? { try? file.content().lines.reduce(0) { $0 + $1.count } }

  @Test("a record is appended to the tally, and a missing file is not created")
  func append_ofARecord_addsItAndMakesNoFile() throws {
    try file.append(record)
    try file.append(record)
    #expect(visits == 2)
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: TallyFile.Failure.missing) { try file.append(record) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("folding a tally keeps its mode and leaves only the lock file beside it")
  func fold_ofAFile_keepsItsModeAndLeavesNothingElse() throws {
    for _ in 0..<3 { try file.append(record) }
    try fold()
    #expect(text == "3\t2026-11-27\tvisit it\t\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o620)
    #expect(try folder.names == [".tally.lock", "tally"])
    try file.append(record)
    #expect(visits == 4)
  }

  @Test(
    "folding a tally keeps its extended attributes",
    .enabled("this file system has no attributes of users") {
      let folder = try Folder()
      try folder.write("", to: "a")
      return setAttribute("user.note", of: folder.path(of: "a"), to: [1])
    })
  func fold_ofAFile_keepsItsAttributes() throws {
    #expect(setAttribute("user.note", of: path, to: [1, 2]))
    try fold()
    #expect(attribute("user.note", of: path) == [1, 2])
  }

  @Test("records appended during a fold are kept")
  func fold_whileOthersAppend_copiesWhatComes() throws {
    try file.append(record)
    try file.replace { lines in
      try? file.append(record)
      // A record cut by a full disk, followed by a complete one.
      if let handle = FileHandle(forWritingAtPath: path) {
        handle.seekToEndOfFile()
        handle.write(Data("\n1\t2026-11-27\tvis".utf8))
      }
      try? file.append(record)
      return lines
    }
    #expect(visits == 3)
    try fold()
    #expect(text == "3\t2026-11-27\tvisit it\t\n1\t2026-11-27\tvis\n")
  }

  @Test("lines that cannot be read are kept by each fold, and counted")
  func fold_ofUnreadableLines_keepsThem() throws {
    let broken = [
      "x5\t2026-11-27\tdish id/napoli\t", "1  2026-11-27  visit it", "7\t2026-13-40\ta b\t",
    ]
    let good = "1\t2026-11-27\tvisit it\t\n"
    try make(good + "\n" + broken[0] + "\n" + good + broken[1] + "\n" + good + broken[2] + "\n")
    for first in [3, 2] {
      let tally = try file.replace { Fold.merge($0, months: 1, today: Day(number: 20_800)) }
      #expect(tally.unread.map { String(decoding: $0, as: UTF8.self) } == broken)
      #expect(tally.firstUnread == first)
      #expect(text == "3\t2026-11-27\tvisit it\t\n" + broken.joined(separator: "\n") + "\n")
    }
    #expect(try file.content().lines.map(\.count) == [3])
  }

  @Test("a second fold during the first is refused")
  func fold_whileAnotherFolds_isRefused() throws {
    var inner: TallyFile.Failure?
    try file.replace { lines in
      do throws(TallyFile.Failure) { try fold() } catch { inner = error }
      return lines
    }
    #expect(inner == .busy)
    try fold()
  }

  @Test("a fold does not overwrite a file that has replaced the tally")
  func fold_ofAFileThatWasReplaced_leavesTheOther() throws {
    try file.append(record)
    #expect(throws: TallyFile.Failure.busy) {
      try file.replace { lines in
        try? FileManager.default.removeItem(atPath: path)
        try? make("7\t2026-11-27\tvisit it\t\n")
        return lines
      }
    }
    #expect(visits == 7)
  }

  @Test(
    "a file that is not a tally is refused and not changed",
    arguments: ["{\"pizzas\": []}\n", "hello\nyou\n", "1,2,3\n"])
  func file_thatIsNoTally_isLeftAlone(text: String) throws {
    try make(text)
    #expect(throws: TallyFile.Failure.notATally) { try fold() }
    #expect(throws: TallyFile.Failure.notATally) { try file.check() }
    #expect(throws: TallyFile.Failure.notATally) { try file.content() }
    #expect(self.text == text)
  }

  @Test(
    "a folder, a pipe or a link is refused as a tally", arguments: ["folder", "pipe", "link"])
  func path_thatIsNoFile_isRefusedAtOnce(kind: String) throws {
    let other = folder.path(of: "other")
    switch kind {
    case "folder": try #require(mkdir(other, 0o700) == 0)
    case "pipe": try #require(mkfifo(other, 0o600) == 0)
    default: try #require(symlink(path, other) == 0)
    }
    let file = TallyFile(LocalPath(other))
    #expect(throws: TallyFile.Failure.self) { try file.append(record) }
    #expect(throws: TallyFile.Failure.self) { try file.check() }
    #expect(throws: TallyFile.Failure.self) { try file.content() }
    #expect(throws: TallyFile.Failure.self) { try file.replace { $0 } }
  }

  @Test("a record waits for the lock of the tally")
  func append_underALock_waitsForIt() throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    #expect(flock(handle.fileDescriptor, LOCK_EX) == 0)
    var attempts = 0
    try file.append(record) {
      attempts += 1
      #expect(visits == 0)
      if attempts == 3 { #expect(flock(handle.fileDescriptor, LOCK_UN) == 0) }
    }
    #expect(attempts == 3 && visits == 1)
  }

  @Test("a record is dropped if the tally stays locked")
  func append_toALockThatIsHeld_givesUp() throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    #expect(flock(handle.fileDescriptor, LOCK_EX) == 0)
    #expect(throws: TallyFile.Failure.busy) { try file.append(record) }
    #expect(visits == 0)
  }
}
