/// How much of a drink somebody wants, in whatever language: `half a litre`.
package enum SpokenAmount {
  /// The amounts in folded words, the longest first, with the millilitres that each may be.
  package static let all: [(words: [String], millilitres: Set<Int>)] = {
    var known: [[String]: Set<Int>] = [:]
    for (millilitres, names) in Vocabularies.all.flatMap({ $0.spoken.amounts }) {
      for name in names.split(separator: ",") {
        known[String(name).foldedWords, default: []].formUnion(millilitres)
      }
    }
    return known.map { ($0.key, $0.value) }.sorted { $1.words.count < $0.words.count }
  }()

  /// What joins an amount to a drink: `of`.
  package static let joints = Set(
    Vocabularies.all.flatMap { String($0.spoken.amountJoints).foldedWords })
}

extension DishSize {
  /// How much it is, as it is stated or else as it is called: `0,25 l`; nil where neither says it.
  package var millilitres: Int? {
    volumeMl
      ?? name.allTexts.lazy.compactMap { MeasureWords.number(in: $0, for: "volumeMl") }.first
      .flatMap { Int($0) }
  }
}
