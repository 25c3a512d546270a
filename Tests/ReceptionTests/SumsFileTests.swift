import Foundation
import MenuTestSupport
import Testing

/// What becomes of the files that an owner names.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SumsFileTests {
  private let program: ReceptionProgram

  init() throws { program = try ReceptionProgram() }

  /// Nobody's rights, where the tests have those of root.
  private let asNobody = getuid() == 0 ? ["setpriv", "--reuid", "65534", "--clear-groups"] : []

  private func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: program.folder.path(name)))
  }

  @Test(arguments: [["report"], ["purge", "--older-than", "1y"]])
  func anEmptyFileIsNoSumsAndStaysEmpty(command: [String]) throws {
    let answer = try program.run([command[0], program.tally] + command.dropFirst())
    #expect(answer.status == 65)
    #expect(answer.output.isEmpty)
    #expect(answer.messages.contains("tally is empty"), "\(answer.messages)")
    #expect(answer.messages.contains("giuseppe-reception collect"), "\(answer.messages)")
    #expect(try bytes(of: "tally").isEmpty)
    #expect(try program.folder.names() == ["tally"])
    try program.append(2)
    #expect(try program.collect().status == 0)
    #expect(try program.visits() == 2)
  }

  @Test func whatIsToldOfAnEmptyFileIsItalianToo() throws {
    let answer = try program.run(["report", program.tally], language: "it_IT.UTF-8")
    #expect(answer.messages.contains("tally è vuoto"), "\(answer.messages)")
  }

  @Test func aTallyIsNoPlaceForItsOwnSums() throws {
    try #require(link(program.tally, program.folder.path("other")) == 0)
    for name in ["tally", "other"] {
      let answer = try program.run(["collect", program.tally, "--into", program.folder.path(name)])
      #expect(answer.status == 64)
      #expect(answer.messages.contains("--into"))
      #expect(try bytes(of: "tally").isEmpty)
      #expect(try program.folder.names() == ["other", "tally"])
    }
  }

  @Test func sumsMayBeMadeOfAnEmptyFile() throws {
    try program.append(2)
    try program.folder.write("", to: "sums.db")
    #expect(try program.collect().status == 0)
    #expect(try program.visits() == 2)
  }

  @Test func aReportWritesNothing() throws {
    try program.append(3)
    try program.collect()
    let (names, sums) = (try program.folder.names(), try bytes(of: "sums.db"))
    #expect(try program.visits() == 3)
    #expect(try program.folder.names() == names)
    #expect(try bytes(of: "sums.db") == sums)
  }

  @Test func whoMayOnlyReadIsToldTheSame() throws {
    try program.append(3)
    try program.collect()
    let told = try program.run(["report", program.sums])
    try #require(chmod(program.sums, 0o444) == 0)
    try #require(chmod(program.folder.path(""), 0o555) == 0)
    defer { chmod(program.folder.path(""), 0o755) }
    let answer = try program.run(["report", program.sums], behind: asNobody)
    #expect(answer.status == 0)
    #expect(answer.output == told.output)
    #expect(answer.messages.isEmpty)
  }

  /// In that mode SQLite writes files beside the sums for whoever reads them.
  @Test func anotherJournalIsPutBackByTheNextCollect() throws {
    try program.append(3)
    try program.collect()
    try #require(
      try Subprocess(["sqlite3", program.sums, "PRAGMA journal_mode = wal"]).status == 0)
    try program.append(1)
    #expect(try program.collect().status == 0)
    let names = try program.folder.names()
    #expect(try program.visits() == 4)
    #expect(try program.folder.names() == names)
    #expect(names.allSatisfy { !$0.hasPrefix("sums.db-") }, "\(names)")
  }

  /// What a transaction was about to write when its program was killed only a program can undo that
  /// may write.
  @Test func whatACollectLeftUnfinishedIsToldAndTheNextOneMendsIt() throws {
    try program.append(3)
    try program.collect()
    let half = program.folder.path("half.db")
    let script = """
      PRAGMA cache_size = 1;
      BEGIN IMMEDIATE;
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
        INSERT INTO offers SELECT i, 'id/' || i, 0 FROM n;
      .shell cp '\(program.sums)' '\(half)'; cp '\(program.sums)-journal' '\(half)-journal'
      ROLLBACK;
      """
    let left = try Subprocess([
      "sh", "-c", "printf '%s\\n' \"$1\" | sqlite3 \"$2\"", "-", script, program.sums,
    ])
    try #require(left.status == 0, "\(left.messages)")
    let answer = try program.run(["report", half])
    #expect(answer.status == 69)
    #expect(answer.messages.contains("giuseppe-reception collect"), "\(answer.messages)")
    try program.append(1)
    #expect(try program.run(["collect", program.tally, "--into", half]).status == 0)
    let mended = try program.run(["report", half, "--format", "csv"])
    #expect(mended.output.contains(",4,"), "\(mended.output)")
  }
}
