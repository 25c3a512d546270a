internal import OldMenuCore

/// The lines above and below the list.
extension BrowserRenderer {
  /// The name of the pizzeria, what was chosen so far, and the language.
  mutating func titleLine() -> Line {
    if let notice = noticeLine(at: .title) { return notice }
    var line = LineBuilder(columns: columns, text: text)
    let (summary, language) = endOfTitle
    let rest = text.width(of: summary + language)
    line.add(" ")
    line.add(session.title, [.bold, .accent], atMost: columns - 3 - rest)
    if let motto = session.motto, counts.isEmpty {
      _ = line.addWhole("   " + text.safe(motto), .dim, leaving: rest + 3)
    }
    // While their line below counts what filters hide.
    if !counts.isEmpty { addHouseNotes(to: &line, leaving: rest + 3) }
    guard !summary.isEmpty else {
      if !language.isEmpty { line.addAtEnd(language, .dim) }
      return line.spans
    }
    line.fill(with: " ", leaving: min(line.room, rest + 1))
    if let columns = line.addWhole(summary, .accent) {
      targets.add(.command(.choice), line: 0, columns: columns)
    }
    line.add(language, .dim)
    return line.spans
  }

  /// What was chosen, and behind it the language where there is room for both; of a sum that there is
  /// no room for, only how many.
  private var endOfTitle: (summary: SafeText, language: SafeText) {
    let language = text.safe(languageAndKey)
    guard let words = state.choiceSummary.map({ text.safe($0) }) else { return ("", language) }
    let isWhole = text.width(of: words) <= columns - 2
    let summary = isWhole ? words : text.safe("\(session.choice.count)")
    let both = language.isEmpty ? "" : "   " + language
    return text.width(of: summary + both) <= columns / 2 ? (summary, both) : (summary, "")
  }

  /// The language shown, and the key for the next where there is one.
  var languageAndKey: String {
    let name = session.languageName ?? ""
    let key =
      session.languages.count > 1 ? state.keys.labels(of: [.language], in: session.words) : ""
    return name.isEmpty || key.isEmpty ? name : "\(name) \(key)"
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
    // While it is typed, what Enter does matters more.
    let chosen = search.isActive ? nil : state.choiceSummary
    let both = chosen.map { "\($0)   \(search.result)" }
    let result =
      [both, chosen, search.result, search.shortResult].compactMap(\.self).map(text.safe).first {
        text.width(of: $0) + 20 <= columns
      } ?? ""
    line.add(" ")
    let label = text.safe(search.label)
    line.add(text.width(of: label) <= columns / 3 ? label : text.safe("/ "), .accent)
    let room = line.room - 2 - (result.isEmpty ? 0 : text.width(of: result) + 2)
    let typed = text.safe(search.front)
    // What has no room is seen to be missing.
    let front =
      text.width(of: typed) <= room ? typed : text.safe("…") + text.end(of: typed, to: room - 1)
    line.add(front, search.isSelected ? .reverse : .bold)
    let column = columns - line.room
    line.add(
      String(search.typed.dropFirst(search.front.count)), .bold,
      atMost: room - text.width(of: front))
    if !result.isEmpty { line.addAtEnd(result, .dim) }
    return (line.spans, min(column, columns - 1))
  }

  /// What is to say about the whole menu; while filters are on, what they let through.
  mutating func statusLine(at number: Int) -> Line {
    if let notice = noticeLine(at: .status) { return notice }
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    if let last = counts.last {
      if !addChips(to: &line, at: number) {
        let whole = counts.dropLast().contains { line.addWhole(text.safe($0)) != nil }
        if !whole { line.add(last) }
      }
      if state.hasSearchLine || state.mode != .list {
        addHouseNotes(to: &line, leaving: 0)
      }
    } else {
      for (index, part) in session.status.enumerated() {
        let piece = (index > 0 ? "   " : "") + text.safe(part)
        if line.addWhole(piece) != nil { continue }
        // Of a few letters nobody learns anything; the page of the house has it all.
        if index == 0 || line.room >= 20 { line.add(piece) }
        break
      }
    }
    return line.spans
  }

  /// The filters that are on, each to be clicked away, and what they let through, where there is room
  /// for both; tells whether there was.
  private mutating func addChips(to line: inout LineBuilder, at number: Int) -> Bool {
    let chips = state.chips.map { ($0, " " + text.safe($0.title) + text.safe(" × ")) }
    let width = chips.reduce(0) { $0 + text.width(of: $1.1) + 1 } + 1
    let told = state.countsLines(namingAllergens: false).map(text.safe)
    let counts = told.first { text.width(of: $0) + width <= line.room }
    guard !chips.isEmpty, let counts, counts != told.last else { return false }
    for (chip, title) in chips {
      guard let columns = line.addWhole(title, .reverse) else { return false }
      targets.add(.chip(chip.subject), line: number, columns: columns)
      line.add(" ")
    }
    line.add(" " + counts)
    return true
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
    let notes = (state.allergenNotes).concatenated(separator: " · ")
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
      let keys = gap + text.safe(hint.keys)
      let words = " " + text.safe(hint.words)
      guard text.width(of: keys) + text.width(of: words) <= line.room,
        let columns = line.addWhole(keys, .accent)
      else { break }
      line.add(words, .dim)
      targets.add(
        .command(hint.command), line: number,
        columns: columns.lowerBound + text.width(of: gap)..<self.columns - line.room)
    }
    return line.spans
  }
}
