public import MenuCore

extension MenuDataSource {
  /// The ranges of a text that the query found, in order and without overlaps. O(length × words)
  public func found(in text: String) -> [Range<String.Index>] {
    guard !foundWords.isEmpty else { return [] }
    let folded = FoldedText(text)
    var found: [Range<Int>] = []
    for word in foundWords {
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

  /// The text of a dish with a found word that its title, number and summary lack; nil if there is none.
  public func foundText(of item: MenuItem) -> String? {
    let shown = [item.title, item.number ?? "", item.summary].map { FoldedText($0).bytes }
    let missing = foundWords.filter { word in !shown.contains { $0.holds(word) } }
    let others =
      [item.description].compactMap(\.self) + item.notes + item.details + item.sizes.map(\.name)
    return missing.lazy.compactMap { word in
      others.first { FoldedText($0).bytes.holds(word) }
    }.first
  }
}
