import Foundation
import OldMenuCore
import MenuTestSupport
import OldReception
import Testing

/// What is kept, and for how long.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SumsTests {
  let program: ReceptionProgram

  init() throws {
    program = try ReceptionProgram()
  }

  private func sql(_ statement: String) throws -> String {
    let answer = try Subprocess(["sqlite3", program.sums, statement])
    try #require(answer.status == 0, "\(answer.messages)")
    return answer.output
  }

  private func append(on day: String, _ facts: [Fact]) throws {
    let hour = try #require(CalendarHour(day + "T20"))
    let record = TallyRecord(
      visit: .visit(hour, "it"), facts: facts.map { .fact(hour.day, $0) })
    try program.append(record.bytes)
  }

  @Test func theyHoldCountsByDayAndNothingOfAVisit() throws {
    try append(on: "2026-11-30", [.help, .list(.pizzas)])
    try append(on: "2026-11-30", [.help])
    try program.collect()
    #expect(try sql("SELECT * FROM visits") == "2026-11-30|20|it|2\n")
    #expect(
      try sql("SELECT * FROM facts") == "2026-11-30|help||2|0|0\n2026-11-30|list|pizzas|1|0|0\n")
  }

  @Test func whatIsOldIsFoldedToMonthsAndWhatWasLookedForIsForgotten() throws {
    let search = try #require(VainSearch(typed: "carbonara"))
    for day in ["2020-01-01", "2020-01-31", "2020-02-01"] {
      try append(on: day, [.help, .search(search)])
    }
    let today = try #require(
      try Subprocess(["date", "+%F"]).output.split(separator: "\n").first.map(String.init))
    try append(on: today, [.search(search)])
    try program.collect(["--menu", BuiltProgram.menu])
    for _ in 0..<2 {
      #expect(try program.run(["purge", program.sums, "--older-than", "13mo"]).status == 0)
      #expect(
        try sql("SELECT * FROM visits") == "2020-01|20|it|2\n2020-02|20|it|1\n\(today)|20|it|1\n")
      #expect(
        try sql("SELECT day, visits FROM facts WHERE kind = 'help'") == "2020-01|2\n2020-02|1\n")
      #expect(try sql("SELECT count(*) FROM facts WHERE kind = 'search'") == "1\n")
      #expect(try program.visits() == 4)
    }
    // What comes late from a month that is folded is added to it the next time.
    try append(on: "2020-01-15", [.help])
    try program.collect()
    try program.run(["purge", program.sums, "--older-than", "13mo"])
    #expect(try sql("SELECT visits FROM visits WHERE day = '2020-01'") == "3\n")
  }

  @Test func whatIsFoldedIsReportedByItsMonths() throws {
    let last = try #require(
      try Subprocess(["date", "+%F"]).output.split(separator: "\n").first.map(String.init))
    let today = try #require(CalendarDay(last))
    for back in 0..<70 { try append(on: "\(today + -back)", [.help]) }
    try program.collect()
    #expect(try program.run(["purge", program.sums, "--older-than", "1mo"]).status == 0)
    let whole = try sql("SELECT min(day) FROM visits WHERE length(day) = 10")
    let folded = try sql(
      "SELECT visits FROM visits WHERE length(day) = 7 ORDER BY day DESC LIMIT 1")
    let days = today.number - (try #require(CalendarDay(whole.dropLast()))).number + 1
    // A day of a month that is folded: the report begins with that month, and tells all of it.
    let answer = try program.run([
      "report", program.sums, "--since", "\(days + 1)d", "--format", "csv",
    ])
    let period = try #require(
      answer.output.split(whereSeparator: \.isNewline).first { $0.hasPrefix("period") })
    let first = (try #require(CalendarDay(whole.dropLast())) + -1).parts
    #expect(period.contains(",\(first.year)-\(first.month < 10 ? "0" : "")\(first.month)-01/"))
    let visits = days + (try #require(Int(folded.dropLast())))
    #expect(period.contains(",\(visits)"), "\(period)")
  }

  @Test func whatComesLateFromTheFirstOfAFoldedMonthIsAddedToIt() throws {
    for day in ["2020-01-01", "2020-01-31"] { try append(on: day, [.help]) }
    try program.collect()
    try program.run(["purge", program.sums, "--older-than", "13mo"])
    try append(on: "2020-01-01", [.help])
    try program.collect()
    let report = try program.run(["report", program.sums, "--format", "csv"]).output
    #expect(report.contains("\r\nhelp,,,3,"), "\(report)")
    #expect(try program.visits() == 3)
  }

  @Test func aTallyThatIsNotThereMakesNoSums() throws {
    let tally = program.folder.path("nowhere")
    let answer = try program.run(["collect", tally, "--into", program.sums])
    #expect(answer.status == 66)
    #expect(!FileManager.default.fileExists(atPath: program.sums))
  }

  @Test func aDishThatNobodyKnowsIsNotTheSame() throws {
    try program.append(1)
    try program.collect()
    let answer = try program.run(["report", program.sums, "--same", "Margarita=Nope"])
    #expect(answer.status == 65)
    #expect(
      answer.messages
        == "giuseppe-reception: \(program.sums): no dish is called \"Margarita\"; the names are those "
        + "of the report\n")
  }

  @Test func aReportSaysWhatItCannotRead() throws {
    #expect(try program.run(["report", program.sums]).status == 66)
    #expect(try program.run(["purge", program.sums, "--older-than", "1y"]).status == 66)
    try program.folder.write(
      "{\"pizzas\": []}, and more than a header of SQLite has", to: "sums.db")
    let answer = try program.run(["report", program.sums])
    #expect(answer.status == 65)
    #expect(
      answer.messages == "giuseppe-reception: \(program.sums) holds no sums of this program\n")
    let italian = try program.run(["report", program.sums], language: "it_IT.UTF-8")
    #expect(italian.messages.hasSuffix("non contiene somme di questo programma\n"))
  }

  @Test func somebodyElsesDatabaseIsLeftAlone() throws {
    _ = try sql("CREATE TABLE guests (name TEXT)")
    try program.append(1)
    #expect(try program.collect().status == 65)
    #expect(try sql(".tables") == "guests\n")
    _ = try sql("DROP TABLE guests; PRAGMA user_version = 7")
    #expect(try program.collect().status == 65)
  }

  @Test func anUnfinishedTransactionOfSomebodyElseIsNoHarm() throws {
    try program.append(3)
    try program.collect()
    _ = try sql("PRAGMA journal_mode = wal; UPDATE visits SET visits = visits")
    try Data([1, 2, 3]).write(to: URL(filePath: program.sums + "-wal"))
    try program.append(2)
    #expect(try program.collect().status == 0)
    #expect(try program.visits() == 5)
  }

  @Test(
    arguments: [
      ["report"], ["collect"], ["collect", "tally"], ["purge", "x"],
      ["report", "x", "--since", "30"],
      ["report", "x", "--format", "html"], ["report", "x", "--same", "a"], ["nope"],
      ["collect", "tally", "--into", "x", "--limit", "soon"],
    ])
  func aWrongCommandLineIsToldAsOne(arguments: [String]) throws {
    let answer = try program.run(arguments)
    #expect(answer.status == 64)
    #expect(answer.output.isEmpty)
  }
}
