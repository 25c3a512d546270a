extension RowCell {
  /// The row in one line: the price is never cut, the rest is.
  func line(
    isSelected: Bool, columns: Int, numberColumns: Int, text: TerminalText, hasSummary: Bool = true
  ) -> [Span] {
    var line = Line(columns: columns, text: text)
    addMarker(to: &line, isSelected: isSelected)
    if numberColumns == 0 {
      line.add(" ")
    } else {
      let digits = text.cut(text.safe(number ?? ""), to: numberColumns)
      line.fill(with: " ", leaving: line.room - numberColumns + text.width(of: digits))
      line.add(digits + " ", isSoldOut ? .dim : [])
    }
    let price = fittingPrice(in: columns - 12, text: text)
    let reserved = price.isEmpty ? 1 : text.width(of: price) + 3
    addTitle(to: &line, isSelected: isSelected, atMost: line.room - reserved)
    addRest(to: &line, reserved: reserved, text: text, hasSummary: hasSummary)
    if !price.isEmpty { line.addAtEnd(price, isSoldOut ? .dim : []) }
    return line.spans
  }

  /// The row in two lines, the price in the second.
  func lines(isSelected: Bool, columns: Int, text: TerminalText) -> [[Span]] {
    var first = Line(columns: columns, text: text)
    addMarker(to: &first, isSelected: isSelected)
    first.add(" ")
    addTitle(to: &first, isSelected: isSelected, atMost: first.room)
    var second = Line(columns: columns, text: text)
    second.addAtEnd(fittingPrice(in: columns, text: text), isSoldOut ? .dim : [], margin: 0)
    return [first.spans, second.spans]
  }

  private func addMarker(to line: inout Line, isSelected: Bool) {
    line.add(isSelected ? "▸" : " ", .accent)
  }

  private func addTitle(to line: inout Line, isSelected: Bool, atMost room: Int) {
    line.add(title, isSelected ? .reverse : isSoldOut ? .dim : .bold, atMost: room)
  }

  private func addRest(
    to line: inout Line, reserved: Int, text: TerminalText, hasSummary: Bool
  ) {
    for mark in marks where text.width(of: mark) + 2 <= line.room - reserved {
      line.add("  " + mark, .accent)
    }
    if let remark, line.room - reserved >= 8 {
      line.add("  ")
      line.add(remark, .warning, atMost: line.room - reserved)
    }
    if hasSummary, line.room - reserved >= 8, !summary.text.isEmpty {
      line.add("  ")
      line.add(summary, isSoldOut ? .dim : [], atMost: line.room - reserved)
    }
  }

  /// The price, the least of it where the whole does not fit, safe to measure.
  private func fittingPrice(in room: Int, text: TerminalText) -> String {
    let whole = text.safe(price ?? "")
    guard text.width(of: whole) > room else { return whole }
    return text.cut(text.safe(shortPrice ?? whole), to: room)
  }
}

extension HeaderCell {
  /// The heading with a rule behind it and the position at its end.
  func line(columns: Int, text: TerminalText) -> [Span] {
    var line = Line(columns: columns, text: text)
    let end = position.map { " " + text.safe($0) + " " } ?? ""
    let endColumns = text.width(of: end) + 12 <= columns ? text.width(of: end) : 0
    line.add(" ")
    line.add(title, .bold, atMost: columns - 2 - endColumns)
    line.add(" ")
    line.fill(with: "─", .dim, leaving: endColumns > 0 ? endColumns : 1)
    if endColumns > 0 { line.add(end) }
    return line.spans
  }
}
