import Foundation
import MenuTestSupport
import OldReception
import Testing

/// What the menu of an owner adds to a report.
@Suite(.serialized, .timeLimit(.minutes(5))) struct OwnMenuTests {
  private let program: ReceptionProgram
  private let menu = BuiltProgram.menu

  init() throws {
    program = try ReceptionProgram()
    // One dish, which has an id, is opened.
    let lines = ["1\t2", "1\tdish\t2026-11-30\tid/margherita", "1\tvisit\t2026-11-30T21\tit", "."]
    try program.append(Array(("\n" + lines.joined(separator: "\n") + "\n").utf8))
  }

  private func report(_ options: [String] = [], language: String = "en_GB.UTF-8") throws -> String {
    let answer = try program.run(
      ["report", program.sums, "--menu", menu] + options, language: language)
    #expect(answer.status == 0, "\(answer.messages)")
    return answer.output
  }

  private func unopened() throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(report(["--format", "json"]).utf8))
    let sections = try #require((json as? [String: Any])?["neverOpened"] as? [[String: Any]])
    return sections.flatMap { $0["dishes"] as? [[String: Any]] ?? [] }
  }

  @Test func whereNobodyNotedTheMenuNoDaysAreTold() throws {
    try program.collect()
    let dishes = try unopened()
    #expect(dishes.count > 10)
    #expect(dishes.allSatisfy { $0["days"] == nil })
    let lines = try report().split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("never opened") }, "\(lines)")
    #expect(!lines.contains { $0.contains("on the menu") })
  }

  @Test func theDaysThatWereNotedAreTold() throws {
    try program.collect()
    // By another day than that of the visit, which nobody noted.
    for day in ["2026-11-28", "2026-11-29", "2026-11-30"] {
      let insert =
        "INSERT INTO offers VALUES ('\(day)', 'id/marinara', \(day.hasSuffix("29") ? 1 : 0))"
      try #require(try Subprocess(["sqlite3", program.sums, insert]).status == 0)
    }
    let insert = "INSERT INTO visits VALUES ('2026-11-28', 20, 'it', 1)"
    try #require(try Subprocess(["sqlite3", program.sums, insert]).status == 0)
    let dishes = try unopened()
    #expect(dishes.compactMap { $0["key"] as? String } == ["id/marinara"])
    #expect(dishes.compactMap { $0["days"] as? Int } == [2])
    #expect(try report().contains("never opened (2 days on the menu)"))
  }

  @Test func aDishHasOneKeyWhetherItWasOpenedOrNot() throws {
    try program.collect()
    let table = try report(["--format", "csv"])
    #expect(table.contains("\r\nopened,id/margherita,Margherita,1,"), "\(table)")
    #expect(table.contains("\r\nnever-opened,id/marinara,Classics: Marinara,0,"), "\(table)")
    #expect(try unopened().contains { $0["key"] as? String == "id/marinara" })
  }

  @Test(
    arguments: [
      ("en_GB.UTF-8", "Classics: Marinara"), ("it_IT.UTF-8", "Le classiche: Marinara"),
      ("C", "Classics: Marinara"), ("de_DE.UTF-8", "Classics: Marinara"),
    ])
  func namesAreInTheLanguageOfTheReport(language: String, told: String) throws {
    try program.collect()
    let report = try report(language: language)
    #expect(report.contains(told), "\(report)")
  }

  @Test(arguments: ["White truffle", "Tartufo bianco"])
  func aDishIsMeantByItsNameInEitherLanguage(name: String) throws {
    try program.folder.write(
      """
      {"language": "it", "pizzas": [
        {"id": "t", "name": {"it": "Tartufo bianco", "en": "White truffle"}},
        {"id": "margherita", "name": "Margherita"}]}
      """, to: "menu.json")
    try program.collect()
    let answer = try program.run([
      "report", program.sums, "--menu", program.folder.path("menu.json"), "--format", "csv",
      "--same", "Margherita=\(name)",
    ])
    #expect(answer.output.contains("\r\nopened,id/t,White truffle,1,"), "\(answer.messages)")
  }

  @Test(arguments: ["report", "collect"]) func aMenuThatIsNoneIsNamed(command: String) throws {
    try program.collect()
    try program.folder.write("name;price\n", to: "a.csv")
    let file = program.folder.path("a.csv")
    let files = command == "report" ? [program.sums] : [program.tally, "--into", program.sums]
    let answer = try program.run([command] + files + ["--menu", file])
    #expect(answer.status == 65)
    #expect(
      answer.messages.hasPrefix("giuseppe-reception: \(file):1:1: error: "), "\(answer.messages)")
  }
}
