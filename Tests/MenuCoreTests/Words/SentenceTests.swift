import Testing

@testable import MenuCore

/// Denials, negations, doubts and everyday words in sentences in five languages.
struct SentenceTests {
  /// A sentence and what it names.
  struct Sentence: Sendable, CustomTestStringConvertible {
    let text: String
    let finding: Lexicon.Finding

    var testDescription: String { text }
  }

  private static let sentences: [Sentence] = {
    let rows = (try? Vocabulary("sentences", separator: "=").rows) ?? []
    return rows.map { Sentence(text: $0.name, finding: $0.finding) }
  }()

  @Test("the table has sentences of every kind")
  func count() { #expect(Self.sentences.count > 100) }

  @Test("a sentence names what it contains, and not what it denies", arguments: sentences)
  func finding(_ sentence: Sentence) {
    var lexicon = Lexicon()
    let finding = lexicon.finding(in: sentence.text)
    #expect(Array(finding.allergens) == Array(sentence.finding.allergens))
    #expect(finding.traits == sentence.finding.traits)
  }
}
