import Testing

@testable import MenuCore

/// How many names of ingredients the lexicon knows, and how many harmless names it misreads.
struct VocabularyTests {
  /// Names that are more often something else: *wild* garlic.
  private static let missed: Set<String> = ["Wild"]
  /// Harmless names that are, or are like, those of something else: the Spanish monkfish is *rape*.
  private static let alarms: Set<String> = [
    "vanilla extract", "marmalade", "insalata mista", "rape", "Gewürzgurken", "prunes", "berros",
    "mojo picón",
  ]

  @Test(
    "every name is known with all of its allergens, but for those that are known to be missed",
    arguments: Vocabulary.languages)
  func recall(_ language: String) throws {
    let rows = try Vocabulary(language).rows.filter { !$0.isHarmless }
    var lexicon = Lexicon()
    let missed = rows.filter { !lexicon.finding(in: $0.name).covers($0.finding) }
    #expect(rows.count > 500)
    #expect(Self.missed.isSuperset(of: missed.map(\.name)), "missed: \(list(missed))")
  }

  @Test(
    "no harmless name raises a false alarm, but for those that are known to",
    arguments: Vocabulary.languages)
  func falseAlarms(_ language: String) throws {
    let rows = try Vocabulary(language).rows.filter(\.isHarmless)
    var lexicon = Lexicon()
    let alarms = rows.filter { !lexicon.finding(in: $0.name).isEmpty }
    #expect(rows.count > 250)
    #expect(Self.alarms.isSuperset(of: alarms.map(\.name)), "false alarms: \(list(alarms))")
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
