import Testing

@testable import MenuCore

/// How many names of ingredients the lexicon knows, and how many harmless names it misreads.
struct VocabularyTests {
  @Test(
    "at least 97 of 100 names are known with all of their allergens",
    arguments: Vocabulary.languages)
  func recall(_ language: String) throws {
    let rows = try Vocabulary(language).rows.filter { !$0.isHarmless }
    var lexicon = Lexicon()
    let missed = rows.filter { !lexicon.finding(in: $0.name).covers($0.finding) }
    #expect(rows.count > 500)
    #expect(missed.count * 100 <= rows.count * 3, "missed: \(list(missed))")
  }

  @Test("at most 2 of 100 harmless names raise a false alarm", arguments: Vocabulary.languages)
  func falseAlarms(_ language: String) throws {
    let rows = try Vocabulary(language).rows.filter(\.isHarmless)
    var lexicon = Lexicon()
    let alarms = rows.filter { !lexicon.finding(in: $0.name).isEmpty }
    #expect(rows.count > 250)
    #expect(alarms.count * 100 <= rows.count * 2, "false alarms: \(list(alarms))")
  }

  @Test("every name from an earlier bug report is recognized, or known to be harmless")
  func required() throws {
    var lexicon = Lexicon()
    let wrong = try Vocabulary("required").rows.filter { row in
      let finding = lexicon.finding(in: row.name)
      return row.isHarmless ? !finding.isEmpty : !finding.covers(row.finding)
    }
    #expect(wrong.isEmpty, "wrong: \(list(wrong))")
  }

  private func list(_ rows: [Vocabulary.Row]) -> String {
    rows.map(\.name).joined(separator: ", ")
  }
}
