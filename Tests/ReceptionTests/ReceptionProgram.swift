import Foundation
import OldMenuCore
import MenuTestSupport
import OldReception

/// The program in a folder of its own, with a tally beside the sums.
struct ReceptionProgram {
  let folder: TemporaryFolder
  var tally: String { folder.path("tally") }
  var sums: String { folder.path("sums.db") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "tally")
  }

  /// Appends records of visits that each saw so many lists.
  func append(_ count: Int, facts: Int = 2) throws {
    let records = (0..<count).flatMap { TallyReaderTests.record(facts, hour: $0 % 24).bytes }
    try append(records)
  }

  func append(_ bytes: [UInt8]) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: tally))
    try file.seekToEnd()
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }

  /// Runs it, behind another program where one is given.
  @discardableResult func run(
    _ arguments: [String], behind: [String] = [], language: String = "en_US.UTF-8"
  ) throws -> Subprocess {
    try Subprocess(
      behind + [BuiltProgram.path("giuseppe-reception")] + arguments,
      environment: ["LC_ALL": language])
  }

  @discardableResult func collect(
    _ more: [String] = [], behind: [String] = []
  ) throws -> Subprocess {
    try run(["collect", tally, "--into", sums] + more, behind: behind)
  }

  /// How many visits the report tells, nil where there is none.
  func visits() throws -> Int? {
    let answer = try run(["report", sums, "--format", "json"])
    let object = try? JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return (object as? [String: Any])?["visits"] as? Int
  }
}
