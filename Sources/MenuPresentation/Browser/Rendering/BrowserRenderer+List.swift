internal import MenuCore
internal import TerminalText

extension BrowserRenderer {
  /// The list: title, tabs, what is asked, the rows, and the foot. On a short screen the blank lines
  /// give way first, then the hints, the foot, the head.
  func drawList(_ state: BrowserState, on canvas: inout Canvas) -> Drawing {
    let lines = canvas.size.lines
    if lines >= 5 { canvas.add(titleLine(state, canvas)) }
    if lines >= 6 { drawTabs(state, on: &canvas) }
    drawQuestion(state, on: &canvas)
    if lines >= 20 { canvas.add() }
    let footLines = lines >= 20 ? 3 : lines >= 12 ? 2 : lines >= 8 ? 1 : 0
    let room = max(1, lines - canvas.lines.count - footLines)
    let layout = ListLayout(state, on: canvas)
    var drawing = drawRows(state, layout, room: room, on: &canvas)
    canvas.fill(leaving: footLines)
    if footLines >= 2 || lines < 8 && state.notice != nil {
      canvas.add(footLine(state, more: drawing.hiddenRows, canvas))
    }
    if footLines >= 3 { canvas.add() }
    if footLines >= 1 { addHints(state, on: &canvas) }
    canvas.fill(leaving: 0)
    drawing.drawing.frame = canvas.frame()
    drawing.drawing.targets = canvas.targets
    return drawing.drawing
  }

  /// The house at the left; the choice at the right, once there is one.
  private func titleLine(_ state: BrowserState, _ canvas: Canvas) -> Line {
    var line = canvas.line()
    line.addBlanks(canvas.margin)
    line.add(state.session.title, [.accent, .name], atMost: max(4, line.room - 2))
    guard !state.choice.isEmpty else { return line.spans }
    let sum = state.choice.total(in: state.session.menu.menu)
    let amount = state.session.context.text(of: sum.amount)
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
    var line = canvas.line()
    line.addBlanks(canvas.margin)
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
    if let language = state.session.languageName {
      let safe = typesetter.safe("L  \(language)")
      if typesetter.width(of: safe) + 2 < line.room { line.addAtEnd(safe, .quiet) }
    }
    canvas.add(line.spans)
  }

  /// The line that is typed, or what is on with its counts; below it the notice in amber.
  private func drawQuestion(_ state: BrowserState, on canvas: inout Canvas) {
    let (strings, session) = (state.strings, state.session)
    // A notice stands in the place of rows: there is nothing to count.
    let counts =
      session.query.isEmpty || session.isAwaiting || session.shown.counts.shown == 0
      ? "" : strings.text(session.shown.counts)
    if case .search(let field) = state.page {
      drawField(field, counts: counts, state, on: &canvas)
      if session.query.typed.isUnfinished {
        let hint = session.query.typed.awaitsAmount ? strings.upTo + " …" : strings.awaiting
        canvas.add(canvas.wrapped(hint, indent: canvas.margin, .quiet).first ?? [])
      }
    } else if !session.query.isEmpty, session.isUnderstood, canvas.size.lines >= 5 {
      var line = canvas.line()
      line.addBlanks(canvas.margin)
      var isTold = true
      for (number, clause) in session.clauses.enumerated() {
        let text = typesetter.safe((number == 0 ? "" : "   ") + clause)
        isTold = line.addWhole(text, .accent, leaving: 1) != nil && isTold
      }
      if !isTold { line.add("…", .accent) }
      let gap = line.used > canvas.margin ? "    " : ""
      if line.addWhole(typesetter.safe(gap + counts), .quiet, leaving: 1) != nil {
        canvas.add(line.spans)
      } else {
        canvas.add(line.spans)
        let all = canvas.wrapped(counts, indent: canvas.margin, .quiet)
        let (shown, hidden) = (session.shown.counts.shown, session.shown.counts.numberOfHidden)
        let short = strings.items(shown) + (hidden > 0 ? ", " + strings.hidden(hidden) : "")
        let most = max(1, canvas.size.lines / 8)
        let told = all.count <= most ? all : canvas.wrapped(short, indent: canvas.margin, .quiet)
        for line in told.prefix(most) { canvas.add(line) }
      }
    }
    if let notice = session.notice {
      let lines = canvas.wrapped(notice, indent: canvas.margin, .ask)
      for line in lines.prefix(max(1, canvas.size.lines / 2)) { canvas.add(line) }
    }
  }

  /// The field of the search with its caret; where it is too long its end is seen.
  private func drawField(
    _ field: SearchField, counts: String, _ state: BrowserState, on canvas: inout Canvas
  ) {
    var line = canvas.line()
    line.addBlanks(canvas.margin)
    let label = canvas.size.columns >= 30 ? state.strings.search + ": " : "/"
    line.add(typesetter.safe(label), .accent)
    let counts = typesetter.safe(canvas.size.columns >= 40 ? counts : "")
    let room = max(4, line.room - typesetter.width(of: counts) - (counts.isEmpty ? 1 : 4))
    let end = line.used + room
    let typed = typesetter.safe(String(field.text[..<field.caret]))
    line.add(typesetter.end(of: typed, to: room - 1), .field)
    canvas.cursor = Position(
      line: canvas.lines.count, column: min(line.used, canvas.size.columns - 1))
    line.add(
      typesetter.safe(String(field.text[field.caret...])), .field, atMost: max(0, end - line.used))
    if !counts.isEmpty, line.room > typesetter.width(of: counts) + 2 {
      line.addAtEnd(counts, .quiet)
    }
    canvas.add(line.spans)
  }

  /// What was done last, or a problem of the file, or the cover and the notes; at the right how many
  /// rows are below.
  private func footLine(_ state: BrowserState, more: Int, _ canvas: Canvas) -> Line {
    var line = canvas.line()
    line.addBlanks(canvas.margin)
    let below = more > 0 ? typesetter.safe(state.strings.more(more)) : ""
    if let notice = state.notice {
      line.add(notice, notice == state.strings.lost ? .loss : .accent, atMost: line.room - 1)
      return line.spans
    }
    if let problem = state.session.fileProblem, !state.isKiosk {
      line.add(problem, .ask, atMost: line.room - 1)
      return line.spans
    }
    let notes = state.session.footnotes + (state.session.isTallied ? [state.strings.tallied] : [])
    // A note is told whole or not at all; help has them all.
    var gap = ""
    for note in notes
    where line.addWhole(
      typesetter.safe(gap + note), .quiet, leaving: typesetter.width(of: below) + 3) != nil
    {
      gap = "   "
    }
    if !below.isEmpty { line.addAtEnd(below, .quiet) }
    return line.spans
  }

  /// The entries from the first that keeps the selected row on the screen.
  private func drawRows(
    _ state: BrowserState, _ layout: ListLayout, room: Int, on canvas: inout Canvas
  ) -> (drawing: Drawing, hiddenRows: Int) {
    let space = state.space
    var top = min(max(0, state.top), max(0, space.count - 1))
    if state.selected < top { top = state.selected }
    if top == state.selected, top > 0, case .heading = space[top - 1] { top -= 1 }
    // Each entry has a line at least: from farther above nobody needs to draw.
    top = max(top, state.selected - room)
    var drawn: [(place: Int, lines: [Line])] = []
    var height = 0
    var place = top
    while place < space.count, height < room || place <= state.selected {
      let lines = entryLines(at: place, state, layout, isFirst: drawn.isEmpty, canvas)
      drawn.append((place, lines))
      height += lines.count
      // What stands above the selected row gives way until all of it has room.
      while height > room, place <= state.selected, drawn.count > 1 {
        height -= drawn.removeFirst().lines.count
        if let first = drawn.first, case .heading = space[first.place], first.lines.count > 1 {
          drawn[0].lines.removeFirst()
          height -= 1
        }
      }
      place += 1
    }
    // A row that has no room for all of its lines waits below, and so does a heading without rows.
    while height > room, drawn.count > 1, let last = drawn.last, last.place > state.selected {
      height -= drawn.removeLast().lines.count
    }
    while drawn.count > 1, let last = drawn.last, case .heading = space[last.place] {
      drawn.removeLast()
    }
    let first = drawn.first?.place ?? 0
    let start = canvas.lines.count
    for (place, lines) in drawn {
      if place == state.selected, state.context == .list {
        canvas.cursor = Position(
          line: canvas.lines.count, column: min(layout.indent, canvas.size.columns - 1))
      }
      for line in lines where canvas.lines.count < start + room {
        if case .row = space[place] {
          canvas.targets.append(
            ClickTarget(
              line: canvas.lines.count, columns: 0..<canvas.size.columns, action: .row(place)))
        }
        canvas.add(line)
      }
    }
    let last = drawn.last?.place ?? first
    let hidden = max(0, space.rows - (space.row(atOrBefore: last).map(space.number) ?? 0))
    let drawing = Drawing(frame: canvas.frame(), top: first, scroll: 0, targets: [])
    return (drawing, hidden)
  }

  private func entryLines(
    at place: Int, _ state: BrowserState, _ layout: ListLayout, isFirst: Bool, _ canvas: Canvas
  ) -> [Line] {
    switch state.space[place] {
    case .heading(let section):
      let shown = state.session.shown
      var line = canvas.line()
      line.addBlanks(canvas.margin)
      line.add(shown.title(forSection: section) ?? "", .accent)
      if let remark = shown.group(forSection: section)?.description {
        line.add("   " + state.session.context.text(remark), .quiet)
      }
      let isSpaced = !isFirst && !layout.isShort
      return (isSpaced ? [canvas.line().spans] : []) + [line.spans]
    case .row(let row, let section):
      guard let item = state.session.shown.item(forRow: row, inSection: section) else { return [] }
      return RowDrawing(item, isSelected: place == state.selected, state, layout, canvas).lines
    case nil: return []
    }
  }
}
