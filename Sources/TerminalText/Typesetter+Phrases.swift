extension Typesetter {
  /// Wraps a safe text for a person who listens to the lines one by one. Lines are broken after punctuation
  /// if the line is then at least half full, otherwise at a blank.
  package func wrappedByPhrases(_ text: SafeText, to width: Int) -> [SafeText] {
    guard width > 0 else { return [] }
    if self.width(of: text) <= width { return wrapped(text, to: width) }
    var lines: [SafeText] = []
    var line = PhraseLine()
    for word in words(of: text.string, to: width) {
      while line.cells > 0, line.cells + 1 + word.cells > width {
        // A word that is longer than a line is broken as in `wrapped`.
        let end = line.phraseEnd(atLeast: width / 2) ?? line.words.count
        lines += wrapped(SafeText(escaped: line.removeFirst(end)), to: width)
      }
      line.append(word)
    }
    return lines + wrapped(SafeText(escaped: line.removeFirst(line.words.count)), to: width)
  }
}

/// The words of a line that is being filled.
private struct PhraseLine {
  private(set) var words: [Typesetter.Word] = []
  /// The cells of the words, with a blank between them.
  private(set) var cells = 0

  mutating func append(_ word: Typesetter.Word) {
    if !words.isEmpty { cells += 1 }
    cells += word.cells
    words.append(word)
  }

  /// The number of words up to the last punctuation mark, nil if these words take too few cells.
  func phraseEnd(atLeast least: Int) -> Int? {
    var left = cells
    for (index, word) in words.enumerated().reversed() {
      if left < least { return nil }
      if let last = word.text.last, ",.;:!?".contains(last) { return index + 1 }
      left -= word.cells + 1
    }
    return nil
  }

  /// Removes the first words and returns them as one text.
  mutating func removeFirst(_ count: Int) -> String {
    let text = words.prefix(count).map(\.text).joined(separator: " ")
    words.removeFirst(count)
    cells = words.reduce(0) { $0 + $1.cells } + max(0, words.count - 1)
    return text
  }
}
