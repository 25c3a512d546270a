import Foundation
import OldMenuCore
import MenuTestSupport
import OldReception
import Testing

private let canTrace = (try? Subprocess(["strace", "-o", "/dev/null", "true"]))?.status == 0

/// Every whole record is counted once, whatever becomes of the program.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CollectTests {
  let program: ReceptionProgram

  init() throws {
    program = try ReceptionProgram()
  }

  @Test func recordsAreCountedOnceHoweverOftenTheyAreCollected() throws {
    try program.append(7)
    #expect(try program.collect().status == 0)
    #expect(try program.visits() == 7)
    try program.append(5)
    for _ in 0..<3 { #expect(try program.collect().status == 0) }
    #expect(try program.visits() == 12)
  }

  @Test(arguments: [
    "{\"pizzas\": []}", "\n{\"pizzas\": []}", "pane\nlatte\n", "SQLite format 3\0", " ",
    "1\tlatte\n2\tpane\n", "\n1 latte\n", "1\tMargherita\t7,00\n",
  ])
  func whatIsNoTallyIsLeftAsItIs(content: String) throws {
    try program.folder.write(content, to: "tally")
    let answer = try program.collect()
    #expect(answer.status == 65)
    #expect(answer.messages.contains("tally: giuseppe-menu --tally did not write it"))
    #expect(try program.folder.names() == ["tally"])
    #expect(try String(contentsOfFile: program.tally, encoding: .utf8) == content)
  }

  @Test func aLongTallyIsReadToItsEnd() throws {
    try program.append(1)
    // More at one stretch than is read at a time, and records on each side of every border.
    try program.append(Array(repeatElement(Array("rubbish\n".utf8), count: 2_200_000).joined()))
    try program.append(25_000)
    #expect(try program.collect().status == 0)
    #expect(try program.visits() == 25_001)
  }

  @Test func aTallyIsOneBehindWhatSomebodyElseWrote() throws {
    try program.append(Array("rubbish\n".utf8))
    try program.append(2)
    #expect(try program.collect().status == 0)
    #expect(try program.visits() == 2)
  }

  @Test func whatATornRecordLeftIsCountedWhenItIsWhole() throws {
    let record = TallyReaderTests.record().bytes
    try program.append(Array(record.prefix(20)))
    try program.collect()
    #expect(try program.visits() == 0)
    // The file it was begun in has become an old one; its writer goes on there.
    let old = try #require(try program.folder.names().first { $0.hasPrefix("tally.") })
    let file = try FileHandle(forWritingTo: URL(filePath: program.folder.path(old)))
    try file.seekToEnd()
    try file.write(contentsOf: Data(record.dropFirst(20)))
    try file.close()
    try program.collect()
    #expect(try program.visits() == 1)
  }

  @Test func anOldTallyGoesAfterItsTimeAndIsNotCountedWhenItComesBack() throws {
    try program.append(3)
    try program.collect()
    let old = try #require(try program.folder.names().first { $0.hasPrefix("tally.") })
    let content = try Data(contentsOf: URL(filePath: program.folder.path(old)))
    try program.collect()
    #expect(try program.folder.names().contains(old))
    // A rotation that is to come, by a clock that was set back, does not take it away.
    try sql("UPDATE generations SET rotated = rotated + 1000000")
    try program.collect()
    #expect(try program.folder.names().contains(old))
    try sql("UPDATE generations SET rotated = rotated - 2000000")
    try program.collect()
    #expect(try !program.folder.names().contains(old))
    try content.write(to: URL(filePath: program.folder.path(old)))
    try program.collect()
    #expect(try program.visits() == 3)
  }

  private func sql(_ statement: String) throws {
    let answer = try Subprocess(["sqlite3", program.sums, statement])
    try #require(answer.status == 0, "\(answer.messages)")
  }

  @Test func twoAtOnceCountOnce() throws {
    try program.append(500)
    let all = "for n in 1 2 3 4 5 6 7 8; do { \"$@\"; echo \"$?\"; } & done; wait"
    let statuses = try program.collect(behind: ["sh", "-c", all, "-"]).output.split(separator: "\n")
    #expect(statuses.count == 8)
    #expect(statuses.contains("0"))
    #expect(statuses.allSatisfy { $0 == "0" || $0 == "69" }, "\(statuses)")
    #expect(try program.visits() == 500)
  }

  /// Killed at each call that changes something on the disk, and once more: the sums are the same.
  @Test(
    .enabled(if: canTrace, "strace may not watch here"),
    arguments: [
      "link,linkat", "rename,renameat,renameat2", "unlink,unlinkat", "fchown", "fchmod", "write",
      "pwrite64", "fsync,fdatasync",
    ])
  func whoeverIsKilledLosesAndDoublesNothing(call: String) throws {
    try program.append(20)
    try program.collect()
    var (expected, kills) = (20, 0)
    for number in 1...40 {
      try program.append(3)
      expected += 3
      let killed = try program.collect(
        behind: [
          "strace", "-f", "-qq", "-o", "/dev/null", "-e",
          "inject=\(call):signal=KILL:when=\(number)",
        ])
      #expect(try program.folder.names().contains("tally"))
      if killed.status == 0 { break }
      kills += 1
      #expect(killed.status == 128 + SIGKILL, "\(killed.messages)")
      #expect(try program.collect().status == 0)
      #expect(try program.visits() == expected, "killed at \(call) \(number)")
    }
    #expect(kills > 0, "no \(call) is called")
    #expect(try program.visits() == expected)
  }

  @Test func aFullDiskLosesNothing() throws {
    try program.append(2_000)
    let full = try program.collect(behind: [
      "sh", "-c", "trap '' XFSZ; ulimit -f 8; exec \"$@\"", "-",
    ])
    #expect(full.status == 74)
    #expect(full.messages.hasPrefix("giuseppe-reception: "))
    #expect(try program.collect().status == 0)
    #expect(try program.visits() == 2_000)
  }

  @Test func aFolderThatMayNotBeWrittenIsTold() throws {
    try program.append(2)
    try #require(chmod(program.folder.path(""), 0o555) == 0)
    defer { chmod(program.folder.path(""), 0o755) }
    let nobody = getuid() == 0 ? ["setpriv", "--reuid", "65534", "--clear-groups"] : []
    #expect(try program.collect(behind: nobody).status == 74)
  }

  @Test func aTallyThatIsNoneIsTold() throws {
    try FileManager.default.removeItem(atPath: program.tally)
    #expect(try program.collect().status == 66)
    #expect(try program.folder.names() == [])
    try #require(symlink("/etc/passwd", program.tally) == 0)
    #expect(try program.collect().status == 74)
    try FileManager.default.removeItem(atPath: program.tally)
    try #require(mkfifo(program.tally, 0o600) == 0)
    #expect(try program.collect().status == 74)
    try FileManager.default.removeItem(atPath: program.tally)
    try FileManager.default.createDirectory(
      atPath: program.tally, withIntermediateDirectories: false)
    #expect(try program.collect().status == 74)
  }

  @Test func whatTheMenuHasTodayIsNoted() throws {
    try program.append(1)
    #expect(try program.collect(["--menu", BuiltProgram.menu]).status == 0)
    let report = try program.run(["report", program.sums, "--menu", BuiltProgram.menu])
    #expect(report.output.hasPrefix("Da Giuseppe · 30 November 2026 · 1 visit\n"))
    #expect(try program.collect(["--menu", program.folder.path("none")]).status == 66)
  }

  /// Who mends it collects again, and nothing was taken meanwhile.
  @Test(arguments: [("{\"pizzas\": [", Int32(65)), (nil, 66)])
  func aMenuThatCannotBeShownLeavesTheTallyAsItWas(menu: String?, status: Int32) throws {
    try program.append(3)
    try menu.map { _ = try program.folder.write($0, to: "menu.json") }
    let before = try (program.folder.names(), Data(contentsOf: URL(filePath: program.tally)))
    let answer = try program.collect(["--menu", program.folder.path("menu.json")])
    #expect(answer.status == status)
    #expect(answer.messages.contains("menu.json:"))
    #expect(try program.folder.names() == before.0)
    #expect(try Data(contentsOf: URL(filePath: program.tally)) == before.1)
  }
}
