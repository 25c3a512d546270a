internal import MenuCore

/// The lines above and below the list.
extension BrowserRenderer {
  /// The name of the pizzeria and the language.
  func titleLine() -> Line {
    if let notice = noticeLine(at: .title) { return notice }
    var line = LineBuilder(columns: columns, text: text)
    let language = text.safe(session.languageName ?? "")
    line.add(" ")
    line.add(session.title, .bold, atMost: columns - 3 - text.width(of: language))
    // While their line below counts what filters hide.
    if !counts.isEmpty {
      addHouseNotes(to: &line, leaving: text.width(of: language) + 3)
    }
    if !language.isEmpty { line.addAtEnd(language, .dim) }
    return line.spans
  }

  /// The lists, the one of the selection marked; where there is no room for all, as many as fit,
  /// that one among them.
  mutating func tabsLine(at number: Int) -> Line {
    let tabs = state.tabs
    let labels = tabs.enumerated().map { index, tab in
      text.safe("\(index + 1) \(tab.title) \(tab.count)")
    }
    let widths = labels.map { text.width(of: $0) }
    let gap: SafeText = widths.reduce(0) { $0 + $1 + 3 } <= columns ? "   " : "  "
    let current = tabs.firstIndex(where: \.isCurrent) ?? 0
    // The first from which the current one is reached before the line ends.
    let first = (0..<current).first { first in
      widths[first...current].reduce(1) { $0 + $1 + 2 } - 2 <= columns
    }
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    for index in tabs.indices.dropFirst(first ?? current) {
      let isFirst = index == first ?? current
      let style: Style = tabs[index].isCurrent ? [.bold, .underline] : []
      guard isFirst || widths[index] + text.width(of: gap) <= line.room else {
        _ = line.addWhole(gap + text.safe("…"))
        break
      }
      if !isFirst { line.add(gap) }
      let start = columns - line.room
      // The one list of a very narrow screen is told without its number of rows.
      let isWhole = line.addWhole(labels[index], style) != nil
      if !isWhole { line.add("\(index + 1) \(tabs[index].title)", style) }
      targets.add(
        .command(.move(.list(index + 1))), line: number, columns: start..<columns - line.room)
    }
    return line.spans
  }

  /// The search field with what was found, and the column behind what was typed.
  func line(of search: BrowserState.SearchLine) -> (Line, column: Int) {
    var line = LineBuilder(columns: columns, text: text)
    let result =
      [search.result, search.shortResult].map(text.safe).first {
        text.width(of: $0) + 20 <= columns
      } ?? ""
    line.add(" ")
    line.add(search.label, .accent, atMost: columns / 3)
    let room = line.room - 2 - (result.isEmpty ? 0 : text.width(of: result) + 2)
    line.add(text.end(of: text.safe(search.typed), to: room), .bold)
    let column = columns - line.room
    if !result.isEmpty { line.addAtEnd(result, .dim) }
    return (line.spans, min(column, columns - 1))
  }

  /// What is to say about the whole menu; while filters are on, what they let through.
  func statusLine() -> Line {
    if let notice = noticeLine(at: .status) { return notice }
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    if let last = counts.last {
      let whole = counts.dropLast().contains { line.addWhole(text.safe($0), .warning) != nil }
      if !whole { line.add(last, .warning) }
      if state.searchLine != nil || state.mode != .list {
        addHouseNotes(to: &line, leaving: 0)
      }
    } else {
      for (index, part) in session.status.enumerated() {
        if index > 0 { line.add("   ") }
        line.add(part)
      }
    }
    return line.spans
  }

  /// What is said of the menu as a whole, as much as there is room for, each part whole.
  private func addHouseNotes(to line: inout LineBuilder, leaving rest: Int) {
    let told = state.allergenNotes
    for note in session.houseNotes where !told.contains(note) {
      let part = "   " + text.safe(note)
      if text.width(of: part) <= line.room - rest { line.add(part) }
    }
  }

  /// What the house says of allergens, in front of what the keys do; where there is no room for all of
  /// it, the part that names them. Tells whether there is any.
  private func addAllergenNotes(to line: inout LineBuilder) -> Bool {
    let notes = (state.allergenNotes).joined(separator: " · ")
    guard !notes.isEmpty else { return false }
    line.add(" ")
    let safe = text.safe(notes)
    let isToldByBeginning =
      text.cut(safe, to: line.room).string.allergensNamed == notes.allergensNamed
    line.add(isToldByBeginning ? safe : text.end(of: safe, to: line.room), .warning)
    return true
  }

  /// What the keys do, as many as there is room for, but for one that would do nothing.
  mutating func hintsLine(at number: Int, leavingOut vain: Hint? = nil) -> Line {
    if let notice = noticeLine(at: .hints) { return notice }
    var line = LineBuilder(columns: columns, text: text)
    let hints = state.hints.filter { $0.hint != vain }
    let hasNotes = addAllergenNotes(to: &line)
    for (index, hint) in hints.enumerated() {
      let gap: SafeText = index == 0 && !hasNotes ? " " : "  "
      guard let columns = line.addWhole(gap + text.safe(hint.text), .dim) else { break }
      targets.add(
        .command(hint.command), line: number,
        columns: columns.lowerBound + text.width(of: gap)..<columns.upperBound)
    }
    return line.spans
  }
}
