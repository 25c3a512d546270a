/// What stands before what guests would like, in whatever language: `I'd like`.
package enum WishPhrases {
  /// Each in folded words, the longest first.
  package static let all: [[String]] = Vocabularies.all
    .flatMap { [$0.spoken.wishes, $0.spoken.openings] }
    .flatMap { $0.split(separator: ",") }
    .map { $0.split(whereSeparator: \.isWhitespace).map { String($0).folded } }
    .sorted { $1.count < $0.count }
}
