internal import MenuCore

/// The lines above and below the list.
extension MenuScreen {
  /// The name of the pizzeria and the language.
  func titleLine(columns: Int) -> Line {
    if let notice = noticeLine(at: .title, columns: columns) { return notice }
    var line = LineBuilder(columns: columns, text: text)
    let language = text.safe(presenter?.languageName ?? "")
    line.add(" ")
    line.add(presenter?.title ?? "", .bold, atMost: columns - 3 - text.width(of: language))
    // While their line below counts what filters hide.
    if presenter?.countsLine != nil {
      addHouseNotes(to: &line, leaving: text.width(of: language) + 3)
    }
    if !language.isEmpty { line.addAtEnd(language, .dim) }
    return line.spans
  }

  /// The lists, the one of the selection marked; where there is no room for all, as many as fit,
  /// that one among them.
  func tabsLine(columns: Int, at number: Int) -> Line {
    let tabs = presenter?.tabs ?? []
    let labels = tabs.enumerated().map { place, tab in
      text.safe("\(place + 1) \(tab.title) \(tab.count)")
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
    for place in tabs.indices.dropFirst(first ?? current) {
      let isFirst = place == first ?? current
      let style: Style = tabs[place].isCurrent ? [.bold, .underline] : []
      guard isFirst || widths[place] + text.width(of: gap) <= line.room else {
        _ = line.addWhole(gap + text.safe("…"))
        break
      }
      if !isFirst { line.add(gap) }
      let start = columns - line.room
      // The one list of a very narrow screen is told without its number of rows.
      let isWhole = line.addWhole(labels[place], style) != nil
      if !isWhole { line.add("\(place + 1) \(tabs[place].title)", style) }
      targets.add(
        .command(.move(.list(place + 1))), line: number, columns: start..<columns - line.room)
    }
    return line.spans
  }

  /// The search field with what was found, and the column behind what was typed.
  func searchLine(_ search: MenuPresenter.SearchLine, columns: Int) -> (Line, column: Int) {
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
  func statusLine(columns: Int) -> Line {
    if let notice = noticeLine(at: .status, columns: columns) { return notice }
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    let counts = presenter?.countsLines ?? []
    if let last = counts.last {
      let whole = counts.dropLast().contains { line.addWhole(text.safe($0), .warning) != nil }
      if !whole { line.add(last, .warning) }
      if presenter?.searchLine != nil || presenter?.context != .list {
        addHouseNotes(to: &line, leaving: 0)
      }
    } else {
      for (place, part) in (presenter?.status ?? []).enumerated() {
        if place > 0 { line.add("   ") }
        line.add(part)
      }
    }
    return line.spans
  }

  /// What is said of the menu as a whole, as much as there is room for, each part whole.
  private func addHouseNotes(to line: inout LineBuilder, leaving rest: Int) {
    let told = presenter?.allergenNotes ?? []
    for note in presenter?.houseNotes ?? [] where !told.contains(note) {
      let part = "   " + text.safe(note)
      if text.width(of: part) <= line.room - rest { line.add(part) }
    }
  }

  /// What the house says of allergens, in front of what the keys do; where there is no room for all of
  /// it, the part that names them. Tells whether there is any.
  private func addAllergenNotes(to line: inout LineBuilder) -> Bool {
    let notes = (presenter?.allergenNotes ?? []).joined(separator: " · ")
    guard !notes.isEmpty else { return false }
    line.add(" ")
    let safe = text.safe(notes)
    let isToldByBeginning =
      text.cut(safe, to: line.room).string.allergensNamed == notes.allergensNamed
    line.add(isToldByBeginning ? safe : text.end(of: safe, to: line.room), .warning)
    return true
  }

  /// What the keys do, as many as there is room for, but for one that would do nothing.
  func hintsLine(columns: Int, at number: Int, leavingOut vain: Hint? = nil) -> Line {
    if let notice = noticeLine(at: .hints, columns: columns) { return notice }
    var line = LineBuilder(columns: columns, text: text)
    let hints = (presenter?.hints ?? []).filter { $0.hint != vain }
    let hasNotes = addAllergenNotes(to: &line)
    for (place, hint) in hints.enumerated() {
      let gap: SafeText = place == 0 && !hasNotes ? " " : "  "
      guard let columns = line.addWhole(gap + text.safe(hint.text), .dim) else { break }
      targets.add(
        .command(hint.command), line: number,
        columns: columns.lowerBound + text.width(of: gap)..<columns.upperBound)
    }
    return line.spans
  }
}
