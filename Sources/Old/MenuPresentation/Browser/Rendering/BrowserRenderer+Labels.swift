internal import OldMenuCore

/// Texts that stand beside what they are about, one label below the other.
extension BrowserRenderer {
  /// The columns of the labels: as many as the longest takes that leaves most of a line to its text.
  func labelColumns(of blocks: [Page.Block], columns: Int) -> Int {
    blocks.map { block in
      guard case .labelled(let label, _) = block else { return 0 }
      let width = text.width(of: text.safe(label))
      return width <= columns / 3 ? width : 0
    }.max() ?? 0
  }

  /// A text beside its label; below it where the label is too long, or the screen too narrow.
  func labelledLines(
    _ label: String, _ words: String, labelColumns: Int, columns: Int
  ) -> [Line] {
    let label = text.safe(label)
    let isWide = columns - labelColumns >= Self.leastWords
    let indent = isWide ? 1 + labelColumns + 2 : 3
    let isBeside = isWide && text.width(of: label) <= labelColumns
    let above = isBeside || label.isEmpty ? [] : [spans(label, .dim, columns: columns)]
    let wrapped = text.wrapped(text.safe(words), to: max(1, columns - indent - 1))
    return above
      + wrapped.enumerated().map { index, words in
        var line = LineBuilder(columns: columns, text: text)
        line.add(" ")
        if isBeside, index == 0 { line.add(label, .dim) }
        line.fill(with: " ", leaving: columns - indent)
        line.add(words)
        return line.spans
      }
  }
}
