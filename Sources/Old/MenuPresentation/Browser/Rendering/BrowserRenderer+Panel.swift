internal import OldMenuCore

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
    let prices = text.safe(details.prices.concatenated(separator: "   "))
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

  /// A page with air: number and name, what it is, then line by line what is known of it. What has no
  /// room is seen to be missing.
  private func pagePanel(_ details: DishDetails, columns: Int) -> [Line] {
    let inner = columns - 1
    let title = [details.number, details.title].compactMap(\.self).concatenated(separator: "  ")
    let blocks = details.blocks(in: session.words).spaced
    let labels = labelColumns(of: blocks, columns: inner)
    let page =
      [blank(inner), spans(text.safe(title), .bold, columns: inner), blank(inner)]
      + blocks.flatMap { blockLines(of: $0, leftColumns: labels, columns: inner) }
    let cut =
      page.count > layout.listLines
      ? page.prefix(layout.listLines - 1) + [spans(text.safe("…"), columns: inner)] : page[...]
    return cut.map { [Span(" ", [])] + $0 }
  }

  private func line(of words: SafeText, columns: Int) -> Line {
    var line = LineBuilder(columns: columns, text: text)
    line.add(" " + words)
    return line.spans
  }
}
