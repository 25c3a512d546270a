extension MenuItem {
  /// Marks the places of folded words in the title, the number and the summary; where all of these lack
  /// one, the text that has it is the reason.
  mutating func mark(_ words: [[UInt8]]) {
    guard !words.isEmpty else { return }
    titleMatches = title.places(of: words)
    numberMatches = number?.places(of: words) ?? []
    let summary = summary
    summaryMatches = summary.places(of: words)
    let shown = [title, number ?? "", summary].map { FoldedText($0).bytes }
    for word in words where !shown.contains(where: { $0.holds(word) }) {
      let others = [description].compactMap(\.self) + notes + details
      foundText = others.first { FoldedText($0).bytes.holds(word) }
      if foundText != nil { return }
    }
  }
}

extension String {
  /// The places of folded words, in order and apart from each other. O(length × words).
  func places(of words: [[UInt8]]) -> [Range<String.Index>] {
    let folded = FoldedText(self)
    var found: [Range<Int>] = []
    for word in words {
      var start = 0
      while let place = folded.bytes.firstPlace(of: word, from: start) {
        found.append(place..<place + word.count)
        start = place + word.count
      }
    }
    found.sort { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }
    var end = 0
    return found.filter { range in
      defer { end = max(end, range.upperBound) }
      return range.lowerBound >= end
    }.map { folded.range(of: $0, in: self) }
  }
}

extension MenuDataSource {
  /// The places of what the query found in any text, in order and apart from each other.
  package func found(in text: String) -> [Range<String.Index>] {
    guard let words = applied?.words, !words.isEmpty else { return [] }
    return text.places(of: words)
  }
}
