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
    if lines >= 20, state.session.query.isEmpty, state.context == .list { canvas.add() }
    let footLines = lines >= 20 ? 3 : lines >= 12 ? 2 : lines >= 8 ? 1 : 0
    let room = max(1, lines - canvas.lines.count - footLines)
    let layout = ListLayout(state, on: canvas)
    var drawing = drawRows(state, layout, room: room, on: &canvas)
    canvas.fill(leaving: footLines)
    if footLines >= 2 || lines < 8 && state.notice != nil {
      canvas.add(footLine(state, more: drawing.hiddenRows, canvas))
    }
    if footLines >= 3 { canvas.add() }
    if footLines >= 1 { canvas.add(hints(state, on: canvas)) }
    canvas.fill(leaving: 0)
    drawing.drawing.frame = canvas.frame()
    drawing.drawing.targets = canvas.targets
    return drawing.drawing
  }

  /// The house at the left; the choice at the right, once there is one.
  func titleLine(_ state: BrowserState, _ canvas: Canvas, page: String? = nil) -> Line {
    var line = canvas.line()
    line.addBlanks(canvas.margin)
    line.add(page ?? state.session.title, [.accent, .name], atMost: max(4, line.room - 2))
    guard !state.choice.isEmpty, page == nil else { return line.spans }
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

  /// The lists, each where it always was; while something is asked with the rows that it leaves.
  private func drawTabs(_ state: BrowserState, on canvas: inout Canvas) {
    var line = canvas.line()
    line.addBlanks(canvas.margin - (canvas.size.columns >= 20 ? 1 : 0))
    let counts = state.session.shown.counts
    for (number, list) in state.lists.enumerated() {
      let name = state.strings.language.name(of: list)
      let count = counts.shownByList[list] ?? 0
      let text = state.session.query.isEmpty ? name : "\(name) \(count)"
      let isOpen = state.selectedList == list
      let safe = typesetter.safe(isOpen ? "[\(text)]" : " \(text) ")
      let style: Style = isOpen ? [.name] : count == 0 ? .quiet : []
      if number > 0, canvas.size.columns >= 60 { line.addBlanks(1) }
      guard let columns = line.addWhole(safe, style) else { break }
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
    let strings = state.strings
    if case .search(let field) = state.page {
      var line = canvas.line()
      line.addBlanks(canvas.margin)
      line.add(typesetter.safe(strings.search + ": "), .accent)
      let isAsked = !state.session.query.typed.isEmpty && !state.session.query.typed.isUnfinished
      let counts = typesetter.safe(isAsked ? strings.text(state.session.shown.counts) : "")
      let room = max(4, line.room - typesetter.width(of: counts) - 4)
      let typed = typesetter.safe(String(field.text[..<field.caret]))
      let visible = typesetter.end(of: typed, to: room - 1)
      line.add(visible, .field)
      canvas.cursor = Position(line: canvas.lines.count, column: line.used)
      line.add(
        typesetter.safe(String(field.text[field.caret...])), .field,
        atMost: max(0, room - line.used))
      if line.room > typesetter.width(of: counts) + 2 { line.addAtEnd(counts, .quiet) }
      canvas.add(line.spans)
      if state.session.query.typed.isUnfinished {
        canvas.add(canvas.wrapped(strings.awaiting, indent: canvas.margin, .quiet).first ?? [])
      }
    } else if let answer = state.session.answer {
      for line in canvas.wrapped(answer, indent: canvas.margin, .accent).prefix(2) {
        canvas.add(line)
      }
    }
    if let notice = state.session.notice {
      for line in canvas.wrapped(notice, indent: canvas.margin, .ask).prefix(4) { canvas.add(line) }
    }
  }

  /// What was done last, or a problem of the file, or the cover and the notes; at the right how many
  /// rows are below.
  private func footLine(_ state: BrowserState, more: Int, _ canvas: Canvas) -> Line {
    var line = canvas.line()
    line.addBlanks(canvas.margin)
    let below = more > 0 ? typesetter.safe(state.strings.more(more)) : ""
    let room = max(4, line.room - typesetter.width(of: below) - 3)
    if let notice = state.notice {
      line.add(notice, notice == state.strings.lost ? .loss : .accent, atMost: line.room - 1)
      return line.spans
    }
    if let problem = state.session.fileProblem, !state.isKiosk {
      line.add(problem, .ask, atMost: line.room - 1)
      return line.spans
    }
    let notes = state.session.footnotes + (state.session.isTallied ? [state.strings.tallied] : [])
    line.add(notes.joined(separator: "   "), .quiet, atMost: room)
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
      }
      place += 1
    }
    let first = drawn.first?.place ?? 0
    let start = canvas.lines.count
    for (place, lines) in drawn {
      for line in lines where canvas.lines.count < start + room {
        if place == state.selected, canvas.lines.count == start + lineOf(place, in: drawn),
          state.context == .list
        {
          canvas.cursor = Position(
            line: canvas.lines.count, column: min(layout.indent, canvas.size.columns - 1))
        }
        canvas.targets.append(
          ClickTarget(
            line: canvas.lines.count, columns: 0..<canvas.size.columns, action: .row(place)))
        canvas.add(line)
      }
    }
    let last =
      drawn.last(where: { lineOf($0.place, in: drawn) + $0.lines.count <= room })?.place ?? first
    let hidden = max(0, space.rows - (space.row(atOrBefore: last).map(space.number) ?? 0))
    let drawing = Drawing(frame: canvas.frame(), top: first, scroll: 0, targets: [])
    return (drawing, hidden)
  }

  private func lineOf(_ place: Int, in drawn: [(place: Int, lines: [Line])]) -> Int {
    drawn.prefix { $0.place != place }.reduce(0) { $0 + $1.lines.count }
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
