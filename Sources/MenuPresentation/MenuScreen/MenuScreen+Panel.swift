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
      let prices = details.prices.joined(separator: "   ")
      // Neither the name nor a price hides the other.
      let isBesideName = pricesAtEnd && text.width(of: text.safe(prices)) <= columns * 2 / 3
      let below = isBesideName ? [] : pricesAtEnd ? [prices] : details.prices
      lines.append(titleLine(details.title, prices: isBesideName ? prices : "", columns: columns))
      lines += panelText(of: details, prices: below, columns: columns - 2, lines: count - 1).map {
        var line = Line(columns: columns, text: text)
        line.add(" " + $0)
        return line.spans
      }
    }
    let blank = Line(columns: columns, text: text).spans
    return Array((lines + Array(repeating: blank, count: count)).prefix(count))
  }

  /// What is said about a dish in so many lines. Where they are too few, the contents give way to what
  /// a guest must know, and the last line shows that more is to come.
  private func panelText(
    of details: DishDetails, prices: [String], columns: Int, lines count: Int
  ) -> [String] {
    func wrapped(_ paragraphs: [String?]) -> [String] {
      paragraphs.compactMap(\.self).flatMap { text.wrapped(text.safe($0), to: columns) }
    }
    let contents = wrapped([details.contents, details.facts])
    let rest = wrapped([details.allergens, details.diets] + details.addOns + details.notes)
    let all = wrapped(prices) + contents + rest
    guard all.count > count else { return all }
    let lines = wrapped(prices) + shortened(contents, to: 1, columns: columns) + rest
    return shortened(lines, to: count, columns: columns)
  }

  /// The first lines, with an ellipsis where the others are missing.
  private func shortened(_ lines: [String], to count: Int, columns: Int) -> [String] {
    guard lines.count > count, let last = lines.prefix(count).last else { return lines }
    let end = text.safe("…")
    return lines.prefix(count - 1) + [text.cut("\(last) \(end)", to: columns)]
  }

  /// The name, and at the right what it costs.
  private func titleLine(_ title: String, prices: String, columns: Int) -> [Span] {
    var line = Line(columns: columns, text: text)
    let end = text.safe(prices)
    line.add(" ")
    line.add(title, .bold, atMost: columns - 4 - text.width(of: end))
    if !end.isEmpty { line.addAtEnd(end) }
    return line.spans
  }
}
