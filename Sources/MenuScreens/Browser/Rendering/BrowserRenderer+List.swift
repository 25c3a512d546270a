internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension BrowserRenderer {
  /// The list: title, tabs, since when it is out of date, what is asked, the rows, and the foot.
  func drawList(_ state: BrowserState, on canvas: inout Canvas) {
    let heights = addHead(ofList: state, to: &canvas)
    let room = self.room(heights, on: canvas)
    let rows = listRows(state, room: room, canvas)
    add(rows, room: room, state, to: &canvas)
    canvas.fill(leaving: heights.foot.count)
    for part in heights.foot {
      switch part {
      case .blank: canvas.add()
      case .news: canvas.add(footLine(state, position: position(of: rows, state), canvas))
      case .hints: addHints(state, on: &canvas)
      }
    }
    canvas.fill(leaving: 0)
  }

  /// The first entry of the list that is seen.
  func top(ofList state: BrowserState, on canvas: Canvas) -> Int {
    var canvas = canvas
    let heights = addHead(ofList: state, to: &canvas)
    return listRows(state, room: room(heights, on: canvas), canvas).flow.top
  }

  private func addHead(ofList state: BrowserState, to canvas: inout Canvas) -> Heights {
    let heights = Heights.ofList(lines: canvas.size.lines, hasNotice: state.notice != nil)
    if heights.hasTitle { canvas.add(titleLine(state, canvas)) }
    if heights.hasTabs { drawTabs(state, on: &canvas) }
    for line in outdatedLines(state, canvas) { canvas.add(line) }
    drawQuestion(state, on: &canvas)
    if heights.hasBlankBelowHead { canvas.add() }
    return heights
  }

  /// The lines between a head and a foot.
  func room(_ heights: Heights, on canvas: Canvas) -> Int {
    max(1, canvas.size.lines - canvas.lines.count - heights.foot.count)
  }

  /// The house at the left; the choice at the right, once there is one.
  private func titleLine(_ state: BrowserState, _ canvas: Canvas) -> Line {
    var line = canvas.line(canvas.margin)
    line.add(state.session.title, [.accent, .name], atMost: max(4, line.room - 2))
    guard !state.choice.isEmpty else { return line.spans }
    let amount = state.session.context.text(of: state.choice.total(in: state.session.menu.menu))
    let told =
      "o  \(state.strings.choice): \(state.strings.dishes(state.choice.numberOfDishes))   \(amount)"
    let short = "o  \(amount)"
    for text in [told, short] {
      let safe = typesetter.safe(text)
      guard typesetter.width(of: safe) <= line.room - 3 else { continue }
      line.addAtEnd(safe, .accent)
      break
    }
    return line.spans
  }

  /// The lists, each where it always was; while something is asked with the rows that it leaves. Where
  /// they do not fit the first ones give way to the open one.
  private func drawTabs(_ state: BrowserState, on canvas: inout Canvas) {
    var line = canvas.line(canvas.margin)
    let counts = state.session.shown.counts
    let gap = canvas.size.columns >= 60 ? 1 : 0
    let tabs = state.lists.map { list in
      let name = state.strings.language.name(of: list)
      let count = counts.shownByList[list] ?? 0
      let text = state.session.query.isEmpty ? name : "\(name) \(count)"
      let isOpen = state.selectedList == list
      let style: Style = isOpen ? .name : count == 0 ? .quiet : []
      return (text: typesetter.safe(isOpen ? "[\(text)]" : " \(text) "), style: style)
    }
    let open = state.selectedList.flatMap(state.lists.firstIndex(of:)) ?? 0
    let widths = tabs.map { typesetter.width(of: $0.text) + gap }
    var first = 0
    while first < open, widths[first...open].reduce(0, +) > line.room { first += 1 }
    for (number, tab) in tabs.enumerated().dropFirst(first) {
      if number > first { line.addBlanks(gap) }
      guard let columns = line.addWhole(tab.text, tab.style) else { break }
      canvas.targets.append(
        ClickTarget(line: canvas.lines.count, columns: columns, action: .list(number)))
    }
    let language = state.session.languageName.map { typesetter.safe("  " + $0) } ?? ""
    let languageWidth = language.isEmpty ? 0 : typesetter.width(of: language) + 3
    if state.acts(on: .move(.right)), state.context == .list {
      _ = line.addWhole(typesetter.safe("  ← →"), .accent, leaving: languageWidth + 2)
    }
    if !language.isEmpty, languageWidth < line.room {
      line.addBlanks(line.room - languageWidth + 1)
      let from = line.used
      line.add("L", .accent)
      line.add(language, .quiet)
      if state.context == .list {
        canvas.targets.append(
          ClickTarget(
            line: canvas.lines.count, columns: from..<line.used, action: .command(.language)))
      }
    }
    canvas.add(line.spans)
  }

  /// The line that is typed, or what is on with its counts; below it the notice in amber.
  private func drawQuestion(_ state: BrowserState, on canvas: inout Canvas) {
    let (strings, session) = (state.strings, state.session)
    // A notice stands in the place of rows: there is nothing to count, unless they are hidden.
    let (shown, hidden) = (session.shown.counts.shown, session.shown.counts.numberOfHidden)
    let isCounted =
      !session.query.isEmpty && !session.isAwaiting && session.isUnderstood && shown + hidden > 0
    let counts = isCounted ? strings.text(session.shown.counts) : ""
    let short = strings.items(shown) + (hidden > 0 ? ", " + strings.hidden(hidden) : "")
    if case .search(let field) = state.page {
      var fieldCounts: [String] = []
      if isCounted { fieldCounts = [counts, short] }
      if isCounted || session.query.isEmpty { fieldCounts.append(strings.items(shown)) }
      drawField(field, counts: fieldCounts, state, on: &canvas)
      if let expectation = session.query.typed.expectation {
        let hint = expectation == .amount ? strings.upTo + " …" : strings.awaiting
        canvas.add(canvas.wrapped(hint, indent: canvas.margin, .quiet).first ?? [])
      }
    } else if !session.query.isEmpty, session.isUnderstood, canvas.size.lines >= 5 {
      drawClauses(session.clauses, counts, short, on: &canvas)
    }
    if let notice = session.notice {
      let told = state.takesOffer ? notice : notice.withoutKey
      let lines = canvas.wrapped(told, indent: canvas.margin, .ask)
      for line in lines.prefix(max(1, canvas.size.lines / 2)) { canvas.add(line) }
    }
    if let hint = session.hint() {
      let lines = canvas.wrapped(hint, indent: canvas.margin, .quiet)
      // The foot and the keys keep their lines.
      guard canvas.lines.count + lines.count + 4 <= canvas.size.lines else { return }
      for line in lines { canvas.add(line) }
    }
  }

  /// The clauses, each to be clicked away, with their counts behind or below them: the short ones where
  /// the others take too many lines.
  private func drawClauses(
    _ clauses: [String], _ counts: String, _ short: String, on canvas: inout Canvas
  ) {
    var line = canvas.line(canvas.margin)
    var isTold = true
    for (number, clause) in clauses.enumerated() {
      let text = typesetter.safe((number == 0 ? "" : "   ") + clause + " ×")
      guard let columns = line.addWhole(text, .accent, leaving: 1) else {
        isTold = false
        continue
      }
      canvas.targets.append(
        ClickTarget(line: canvas.lines.count, columns: columns, action: .clause(number)))
    }
    if !isTold { line.add("…", .accent) }
    let gap = line.used > canvas.margin ? "    " : ""
    let isWhole = line.addWhole(typesetter.safe(gap + counts), .quiet, leaving: 1) != nil
    canvas.add(line.spans)
    guard !isWhole else { return }
    let all = canvas.wrapped(counts, indent: canvas.margin, .quiet)
    let most = max(1, canvas.size.lines / 8)
    let told = all.count <= most ? all : canvas.wrapped(short, indent: canvas.margin, .quiet)
    for line in told.prefix(most) { canvas.add(line) }
  }

  /// The field of the search with its caret, and the first of the counts that leaves it room; where the
  /// text is too long its end is seen.
  private func drawField(
    _ field: SearchField, counts: [String], _ state: BrowserState, on canvas: inout Canvas
  ) {
    var line = canvas.line(canvas.margin)
    let label = canvas.size.columns >= 30 ? state.strings.search + state.strings.colon : "/"
    line.add(typesetter.safe(label), .accent)
    let needed = max(16, typesetter.width(of: typesetter.safe(String(field.text))) + 1)
    let counts =
      counts.map(typesetter.safe).first { typesetter.width(of: $0) + 4 + needed <= line.room } ?? ""
    let room = max(4, line.room - typesetter.width(of: counts) - (counts.isEmpty ? 1 : 4))
    let end = line.used + room
    let typed = typesetter.safe(String(field.text[..<field.caret]))
    line.add(typesetter.end(of: typed, to: room - 1), .field)
    canvas.cursor = Position(
      line: canvas.lines.count, column: min(line.used, canvas.size.columns - 1))
    line.add(
      typesetter.safe(String(field.text[field.caret...])), .field, atMost: max(0, end - line.used))
    // The empty field teaches what can be typed.
    if field.text.isEmpty {
      let examples = state.session.examplesToType.joined(separator: " · ")
      let example = typesetter.safe(examples)
      _ = line.addWhole(example, .quiet, atMost: max(0, end - line.used))
    }
    if !counts.isEmpty, line.room > typesetter.width(of: counts) + 2 {
      line.addAtEnd(counts, .quiet)
    }
    canvas.add(line.spans)
  }

  /// The rows of the open list that are seen, the longest text first; none where all rows are seen.
  /// `pizze 1–7 di 24 ↓`
  private func position(of rows: ListRows, _ state: BrowserState) -> [String] {
    let hidden = rows.hidden(of: state.space)
    guard rows.flow.top > 0 || hidden > 0, let list = state.selectedList else { return [] }
    let seen = rows.flow.entries.compactMap { entry -> RowPosition? in
      guard case .row(let row, let section)? = state.space[entry.place],
        state.session.shown.list(forSection: section) == list
      else { return nil }
      return state.positionInList(ofRow: row, section: section)
    }
    guard let first = seen.first, let last = seen.last else { return [] }
    let arrow = hidden > 0 ? " ↓" : ""
    return state.strings.position(of: first.number...last.number, of: first.count, in: list)
      .map { $0 + arrow } + [arrow.isEmpty ? "" : "↓"]
  }

  /// The line of what was done last, or of a problem of the file, or the cover and the notes; at its end
  /// the first text of the position that has room.
  private func footLine(_ state: BrowserState, position: [String], _ canvas: Canvas) -> Line {
    var line = canvas.line(canvas.margin)
    let below =
      position.map(typesetter.safe).first { typesetter.width(of: $0) < line.room } ?? ""
    if let notice = state.notice {
      line.add(notice, notice == state.strings.lost ? .loss : .accent, atMost: line.room - 1)
      return line.spans
    }
    if let problem = state.session.fileProblem, !state.isKiosk {
      line.add(problem, .ask, atMost: line.room - 1)
      return line.spans
    }
    // A note is told whole or not at all; help has them all.
    var gap = ""
    for note in state.session.footnotes
    where line.addWhole(
      typesetter.safe(gap + note), .quiet, leaving: typesetter.width(of: below) + 3) != nil
    {
      gap = "   "
    }
    if !below.isEmpty { line.addAtEnd(below, .quiet) }
    return line.spans
  }
}
