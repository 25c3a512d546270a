/// What stands around what guests would like, in whatever language: `I'd like`.
package enum WishPhrases {
  /// What stands before it: each in folded words, the longest first.
  package static let all = phrases { [$0.wishes, $0.openings] }
  /// What asks for so many of what follows, and only asks about any other dish: `posso avere`.
  package static let requests = phrases { $0.requests.needsVerb ? [] : [$0.requests.before] }
  /// The same where a verb must stand at the end: `kann ich … haben`.
  package static let requestsAround = phrases { $0.requests.needsVerb ? [$0.requests.before] : [] }
  /// Verbs for ordering, which are a wish by themselves: `ordinare`.
  package static let ordering = phrases { [$0.ordering] }
  /// Those of them that stand at the end: `bestellen`.
  package static let orderingAtEnd = phrases { $0.requests.needsVerb ? [$0.ordering] : [] }
  /// Verbs that only go on with a wish: `vorrei avere`.
  package static let having = phrases { [$0.having] }
  /// What asks whether there is what follows: `avete`.
  package static let asking = phrases { [$0.asking] }

  private static func phrases(_ of: (SpokenTerms) -> [String]) -> [[String]] {
    Vocabularies.all.flatMap { of($0.spoken) }
      .flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).map { String($0).folded } }
      .sorted { $1.count < $0.count }
  }
}
