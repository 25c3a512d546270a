import Testing

@testable import MenuCore

/// How many names of ingredients the lexicon knows.
struct VocabularyTests {
  @Test(
    "at least 97 of 100 names are known with all of their allergens",
    arguments: Vocabulary.languages)
  func recall(_ language: String) throws {
    let rows = try Vocabulary(language).rows.filter { !$0.isHarmless }
    var lexicon = Lexicon()
    let missed = rows.filter { !lexicon.finding(in: $0.name).covers($0.finding) }
    #expect(missed.count * 100 <= rows.count * 3, "missed: \(list(missed))")
  }

  private func list(_ rows: [Vocabulary.Row]) -> String {
    rows.map(\.name).joined(separator: ", ")
  }
}
