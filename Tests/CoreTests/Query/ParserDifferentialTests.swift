import TestSupport
import Testing

@testable import MenuCore

/// The parser on a cursor beside the one that it replaces.
@Suite(.timeLimit(.minutes(5))) struct ParserDifferentialTests {
  private static let alphabet = [
    "senza", "latte", "uova,", "glutenfrei", "free", "allergico", "e", "o", "con", "non",
    "per favore", "vegana", "pizza", "fino a", "9", "euro", "\"latte\"", "cipolla", "cipolla,",
    "lat", "frutta a guscio", "gluten free", "\" \"", "la",
  ]

  private static func difference(_ text: String) -> String? {
    var empty = TypedQuery("")
    empty.text = text
    var old = OldQueryParser(empty, preferring: .italian)
    var new = QueryParser(empty, preferring: .italian)
    let left = old.parse()
    let right = new.parse()
    return left == right ? nil : "“\(text)”\n\(left)\n\(right)"
  }

  @Test(arguments: alphabet)
  func sequences(_ first: String) {
    var row = [first]
    for length in 1...3 {
      for text in row {
        if let difference = Self.difference(text) ?? Self.difference(text + " ") {
          Issue.record("\(difference)")
          return
        }
      }
      if length < 3 { row = row.flatMap { text in Self.alphabet.map { "\(text) \($0)" } } }
    }
  }

  @Test(arguments: seeds)
  func randomSequences(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let words = (0..<Int.random(in: 4...9, using: &random)).map { _ in
        Self.alphabet.randomElement(using: &random) ?? ""
      }
      #expect(Self.difference(words.joined(separator: " ")) == nil)
    }
  }

  @Test func sentences() {
    for text in RequiredSentenceTests.admitted.map(\.typed) {
      #expect(Self.difference(text) == nil)
    }
  }
}
