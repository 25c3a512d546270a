/// Words that somebody typed for a name, whole or not, and perhaps not as it is spelt.
struct WantedWords {
  private let words: [[Unicode.Scalar]]
  /// What is longer is no mistyped word.
  private static let longest = 64

  init(_ typed: String) {
    words = typed.foldedWords.map { Array($0.unicodeScalars) }
  }

  /// Whether each of them begins a word of a name; a few letters out of the midst of one mean nothing.
  func begin(_ name: String) -> Bool {
    has(name) { typed, word in word.starts(with: typed) }
  }

  /// Whether each of them is a word of a name but for one mistake in three letters, two at most.
  func areNear(_ name: String) -> Bool {
    has(name) { typed, word in
      max(typed.count, word.count) <= Self.longest
        && EditDistance.between(typed, word, limit: min(2, typed.count / 3)) != nil
    }
  }

  private func has(
    _ name: String, where isMeant: ([Unicode.Scalar], [Unicode.Scalar]) -> Bool
  ) -> Bool {
    guard !words.isEmpty else { return false }
    let others = name.foldedWords.map { Array($0.unicodeScalars) }
    return words.allSatisfy { typed in others.contains { isMeant(typed, $0) } }
  }
}
