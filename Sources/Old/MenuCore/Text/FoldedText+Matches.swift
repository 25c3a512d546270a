extension FoldedText {
  /// Where words stand in a text: whole characters, in order, apart from each other, the longest
  /// word wherever several begin. A word that ends inside of what a character folds to, as `s` in
  /// ß, covers the character.
  ///
  /// The words come the longest first.
  static func matches(of words: [SearchWord], in text: String) -> [Range<String.Index>] {
    let folded = FoldedText(text)
    let bytes = folded.bytes
    var next = words.map { $0.first(in: bytes, from: 0) ?? .max }
    var found: [Range<Int>] = []
    while let start = next.min(), start < .max, let word = next.firstIndex(of: start) {
      let end = start + words[word].bytes.count
      found.append(start..<end)
      for place in next.indices where next[place] < end {
        next[place] = words[place].first(in: bytes, from: end) ?? .max
      }
    }
    return found.isEmpty ? [] : folded.characters(of: found, in: text)
  }

  /// The characters that ranges of the folded text come from.
  private func characters(of ranges: [Range<Int>], in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var waiting = ranges[...]
    var start: String.Index?
    for index in text.indices {
      let end = text.index(after: index)
      let endOffset = text.utf8.distance(from: text.startIndex, to: end)
      while let range = waiting.first {
        let first = origins[range.lowerBound]
        let last = origins[range.upperBound - 1]
        guard first < endOffset else { break }
        let from = start ?? index
        start = from
        guard last < endOffset else { break }
        if let before = found.last, before.upperBound > from {
          found[found.count - 1] = before.lowerBound..<max(before.upperBound, end)
        } else {
          found.append(from..<end)
        }
        start = nil
        waiting = waiting.dropFirst()
      }
      if waiting.isEmpty { break }
    }
    return found
  }
}
