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
        + filled(state.selectedDetails.map(lowPanel) ?? [], columns: columns, lines: lines)
    case .right(let columns):
      let rule = Span(text.safe("│"), .dim)
      let page = state.selectedDetails.map { pagePanel($0, columns: columns) } ?? []
      return filled(page, columns: columns, lines: layout.listLines).map { [rule] + $0 }
    }
  }

  private func filled(_ lines: [Line], columns: Int, lines count: Int) -> [Line] {
    let blank = LineBuilder(columns: columns, text: text).spans
    return Array((lines + Array(repeating: blank, count: count)).prefix(count))
  }

  /// The name, and at the right what it costs; below, what a guest must know first.
  private func lowPanel(_ details: DishDetails) -> [Line] {
    guard case .below(let count) = layout.panel else { return [] }
    let prices = text.safe(details.prices.joined(separator: "   "))
    // Neither the name nor a price hides the other.
    let isBesideName = text.width(of: prices) <= columns * 2 / 3
    var title = LineBuilder(columns: columns, text: text)
    title.add(" ")
    let end = isBesideName ? prices : ""
    title.add(details.title, .bold, atMost: columns - 4 - text.width(of: end))
    if !end.isEmpty { title.addAtEnd(end) }
    return [title.spans]
      + PanelText(text: text, columns: columns - 2)
      .lines(of: details, prices: isBesideName ? [] : details.prices, atMost: count - 1)
      .map { line(of: $0, columns: columns) }
  }

  /// A page with air: number and name, what it is, then line by line what is known of it.
  private func pagePanel(_ details: DishDetails, columns: Int) -> [Line] {
    let width = columns - 4
    var title = LineBuilder(columns: columns, text: text)
    title.add("  ")
    title.add([details.number, details.title].compactMap(\.self).joined(separator: "  "), .bold)
    let price =
      details.labelled.contains { $0.label == session.words.sizesLabel } ? [] : details.prices
    let contents = [details.contents, details.facts].compactMap(\.self).filter { !$0.isEmpty }
    let labels = details.labelled.map { text.safe($0.label) }
    let indent = min(width / 2, (labels.map { text.width(of: $0) }.max() ?? 0) + 2)
    let facts = zip(labels, details.labelled).flatMap { label, labelled in
      text.wrapped(text.safe(labelled.text), to: width - indent).enumerated().map { index, words in
        var line = LineBuilder(columns: columns, text: text)
        line.add("  ")
        if index == 0 { line.add(label, .dim, atMost: indent) }
        line.fill(with: " ", leaving: columns - indent - 2)
        line.add(words)
        return line.spans
      }
    }
    let paragraphs = [contents, price, details.notes].map { group in
      group.flatMap { text.wrapped(text.safe($0), to: width) }.map {
        line(of: " " + $0, columns: columns)
      }
    }
    let parts = [[title.spans], paragraphs[0], paragraphs[1], facts, paragraphs[2]]
    let blank = LineBuilder(columns: columns, text: text).spans
    return [blank] + parts.filter { !$0.isEmpty }.joined(separator: [blank])
  }

  private func line(of words: SafeText, columns: Int) -> Line {
    var line = LineBuilder(columns: columns, text: text)
    line.add(" " + words)
    return line.spans
  }
}
