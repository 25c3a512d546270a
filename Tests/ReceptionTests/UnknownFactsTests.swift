import Foundation
import MenuTestSupport
import OldReception
import Testing

/// What a newer program writes into a tally of the same version.
@Suite(.serialized, .timeLimit(.minutes(5))) struct UnknownFactsTests {
  private let program: ReceptionProgram

  init() throws { program = try ReceptionProgram() }

  /// A record of a visit that opened a dish, with some lines more.
  private func append(_ lines: [String]) throws {
    let known = ["1\tdish\t2026-11-30\tid/margherita", "1\tvisit\t2026-11-30T21\tit"]
    let record = ["", "1\t\(known.count + lines.count)"] + known + lines + [".", ""]
    try program.append(Array(record.joined(separator: "\n").utf8))
  }

  private func report(_ options: [String] = []) throws -> [String: Any] {
    let answer = try program.run(["report", program.sums, "--format", "json"] + options)
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func aRecordIsCountedWithoutTheFactsThatNobodyKnows() throws {
    try append([
      "1\tgame\t2026-11-30\tbriscola", "1\tlist\t2026-11-30\tbreakfast",
      "1\twithout\t2026-11-30\tchillies\t3\t4",
    ])
    try append(["1\thelp\t2026-11-30\t"])
    for _ in 0..<2 { #expect(try program.collect().status == 0) }
    let report = try report()
    #expect(report["visits"] as? Int == 2)
    #expect(((report["opened"] as? [[String: Any]])?.first?["visits"]) as? Int == 2)
    #expect(report["help"] as? Int == 1)
    #expect(report["skipped"] as? Int == 3)
    #expect(
      try program.run(["report", program.sums, "--format", "csv"]).output.contains(
        "\r\nskipped,,,3,,,\r\n"))
    let text = try program.run(["report", program.sums]).output
    #expect(text.contains("not understood         3 facts of a newer giuseppe-menu"), "\(text)")
    let italian = try program.run(["report", program.sums], language: "it_IT.UTF-8").output
    #expect(
      italian.contains("non capiti             3 fatti di un giuseppe-menu più nuovo"), "\(italian)"
    )
  }

  @Test func nothingIsSaidWhereAllIsKnown() throws {
    try append([])
    try program.collect()
    #expect(try report()["skipped"] as? Int == 0)
    #expect(try !program.run(["report", program.sums]).output.contains("not understood"))
  }

  /// What is damaged is no fact of a newer program: its record is passed over.
  @Test(
    arguments: [
      "1\tgame\t2026-13-30\tbriscola", "2\tgame\t2026-11-30\tbriscola", "1\tgame\t2026-11-30",
      "1\tgame\t2026-11-30\t\u{1B}]0;x", "1\tGAME\t2026-11-30\tbriscola", "1\t\t2026-11-30\tx",
      "1\tgame\t2026-11-30\tbriscola\t1\t2\t3", "1\tvisit\t2026-11-30\tit",
      "1\tdish\t2026-11-30\tmargherita", "1\tsearch\t2026-11-30\tzuppa 7",
      "1\tlist\t2026-11-30\tbreakfast\t1\t2",
    ])
  func aDamagedLineIsNoUnknownFact(line: String) throws {
    try append([line])
    try program.collect()
    #expect(try report()["visits"] as? Int == 0)
    #expect(try report()["skipped"] as? Int == 0)
  }

  @Test func sumsOfANewerProgramAreToldAsFarAsTheyAreKnown() throws {
    try append([])
    try program.collect()
    let insert = "INSERT INTO facts VALUES ('2026-11-30', 'game', 'briscola', 4, 0, 0)"
    try #require(try Subprocess(["sqlite3", program.sums, insert]).status == 0)
    let report = try report()
    #expect(report["visits"] as? Int == 1)
    #expect(report["skipped"] as? Int == 4)
  }
}
