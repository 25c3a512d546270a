internal import MenuCore

/// The panel about the selected row.
extension BrowserRenderer {
  /// The lines below the list, or what stands beside each of its own; none without a panel.
  func panelLines() -> [Line] {
    switch layout.panel {
    case .none: return []
    case .below(let lines):
      var rule = LineBuilder(columns: layout.size.columns, text: text)
      rule.fill(with: "─", .dim)
      return [rule.spans]
        + panelLines(columns: layout.size.columns, lines: lines, pricesAtEnd: true)
    case .right(let columns):
      let rule = Span(text.safe("│"), .dim)
      return panelLines(columns: columns, lines: layout.listLines, pricesAtEnd: false)
        .map { [rule] + $0 }
    }
  }

  private func panelLines(columns: Int, lines count: Int, pricesAtEnd: Bool) -> [Line] {
    var lines: [Line] = []
    if let details = state.selectedDetails {
      let prices = text.safe(details.prices.joined(separator: "   "))
      // Neither the name nor a price hides the other.
      let isBesideName = pricesAtEnd && text.width(of: prices) <= columns * 2 / 3
      lines.append(titleLine(details.title, prices: isBesideName ? prices : "", columns: columns))
      let paragraphs = PanelText(text: text, columns: columns - 2)
        .lines(of: details, prices: isBesideName ? [] : details.prices, atMost: count - 1)
      lines += paragraphs.map {
        var line = LineBuilder(columns: columns, text: text)
        line.add(" " + $0)
        return line.spans
      }
    }
    let blank = LineBuilder(columns: columns, text: text).spans
    return Array((lines + Array(repeating: blank, count: count)).prefix(count))
  }

  /// The name, and at the right what it costs.
  private func titleLine(_ title: String, prices end: SafeText, columns: Int) -> Line {
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    line.add(title, .bold, atMost: columns - 4 - text.width(of: end))
    if !end.isEmpty { line.addAtEnd(end) }
    return line.spans
  }
}
