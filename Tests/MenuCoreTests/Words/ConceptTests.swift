import TestSupport
import Testing

@testable import MenuCore

/// One concept has one answer, whatever the language it is named in.
struct ConceptTests {
  /// A concept: its names in five languages, and the answer that they all have.
  struct Concept: Sendable, CustomTestStringConvertible {
    let names: [String]
    let finding: Lexicon.Finding

    var testDescription: String { names.joined(separator: ", ") }
  }

  private static let concepts: [Concept] = {
    let rows = (try? Vocabulary("concepts", separator: "=").rows) ?? []
    return rows.map { row in
      let names = row.name.split(separator: "|").map { String($0) }
      return Concept(names: names, finding: row.finding)
    }
  }()

  @Test("there are at least 60 concepts, each with a name in five languages")
  func count() {
    #expect(Self.concepts.count >= 60)
    for concept in Self.concepts {
      #expect(concept.names.count == 5, "\(concept.testDescription)")
    }
  }

  @Test("the names of a concept have the same answer in all languages", arguments: concepts)
  func answer(_ concept: Concept) {
    var lexicon = Lexicon()
    for name in concept.names {
      let finding = lexicon.finding(in: name)
      #expect(Array(finding.allergens) == Array(concept.finding.allergens), "\(name)")
      #expect(finding.traits == concept.finding.traits, "\(name)")
    }
  }
}
