import Testing

@testable import MenuCore

/// Denials, negations, doubts and words of everyday in sentences of five languages.
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

  @Test("there are sentences of all kinds")
  func count() { #expect(Self.sentences.count > 100) }

  @Test("a sentence names what it says, and what it denies it does not", arguments: sentences)
  func finding(_ sentence: Sentence) {
    var lexicon = Lexicon()
    let finding = lexicon.finding(in: sentence.text)
    #expect(Array(finding.allergens) == Array(sentence.finding.allergens))
    #expect(finding.traits == sentence.finding.traits)
  }
}
