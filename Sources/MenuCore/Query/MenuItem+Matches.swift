extension MenuItem {
  /// Notes the text that has a folded word which the title, the number and the summary lack.
  mutating func mark(_ words: [[UInt8]]) {
    guard !words.isEmpty else { return }
    let shown = [title, number ?? "", summary].map { FoldedText($0).bytes }
    let others = [description].compactMap(\.self) + notes + details
    for word in words where !shown.contains(where: { $0.holds(word) }) {
      foundText = others.first { FoldedText($0).bytes.holds(word) }
      if foundText != nil { return }
    }
  }
}

extension MenuDataSource {
  /// The places of what the query found in any text, in order and apart from each other.
  /// O(length × words)
  public func found(in text: String) -> [Range<String.Index>] {
    guard let words = applied?.words, !words.isEmpty else { return [] }
    let folded = FoldedText(text)
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
    }.map { folded.range(of: $0, in: text) }
  }
}
