/// The panel about the selected row.
extension MenuScreen {
  /// The lines of the list with the panel below or beside them.
  func withPanel(_ list: [[Span]], layout: ScreenLayout) -> [[Span]] {
    switch layout.panel {
    case .none: return list
    case .below(let lines):
      var rule = Line(columns: layout.size.columns, text: text)
      rule.fill(with: "─", .dim)
      let panel = panelLines(columns: layout.size.columns, lines: lines, pricesAtEnd: true)
      return list + [rule.spans] + panel
    case .right(let columns):
      let panel = panelLines(columns: columns, lines: list.count, pricesAtEnd: false)
      let rule = Span(text.safe("│"), .dim)
      return zip(list, panel).map { $0 + [rule] + $1 }
    }
  }

  private func panelLines(columns: Int, lines count: Int, pricesAtEnd: Bool) -> [[Span]] {
    var lines: [[Span]] = []
    if let details = presenter?.selectedDetails {
      let prices = pricesAtEnd ? details.prices.joined(separator: "   ") : ""
      lines.append(titleLine(details.title, prices: prices, columns: columns))
      var paragraphs = [
        details.contents, details.facts, details.allergens, details.diets,
      ].compactMap { $0 }
      if !pricesAtEnd { paragraphs.insert(contentsOf: details.prices, at: 0) }
      lines += (paragraphs + details.addOns + details.notes).flatMap { paragraph in
        paragraphLines(paragraph, columns: columns)
      }
    }
    let blank = Line(columns: columns, text: text).spans
    return Array((lines + Array(repeating: blank, count: count)).prefix(count))
  }

  /// The name, and at the right what it costs; neither hides the other.
  private func titleLine(_ title: String, prices: String, columns: Int) -> [Span] {
    var line = Line(columns: columns, text: text)
    let end = text.cut(text.safe(prices), to: columns * 2 / 3)
    line.add(" ")
    line.add(title, .bold, atMost: columns - 4 - text.width(of: end))
    if !end.isEmpty { line.addAtEnd(end) }
    return line.spans
  }

  private func paragraphLines(_ paragraph: String, columns: Int) -> [[Span]] {
    text.wrapped(text.safe(paragraph), to: columns - 2).map { words in
      var line = Line(columns: columns, text: text)
      line.add(" " + words)
      return line.spans
    }
  }
}
