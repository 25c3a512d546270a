internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A heading or row at its place in the list.
private struct EntryPlace {
  let place: Int
  let lines: [Line]
  /// Its first line among those of the list.
  let line: Int
}

extension BrowserRenderer {
  /// The entries from the first that keeps the selected row on the screen, and the rows below the last.
  func drawRows(
    _ state: BrowserState, room: Int, on canvas: inout Canvas
  ) -> (top: Int, hidden: Int) {
    let space = state.space
    let column = canvas
    let layout = rows.layout(state, on: column)
    let presenter = MenuPresenter(state.session.shown)
    lazy var selected = entryLines(at: state.selected, state, presenter, layout, column)
    func entry(_ place: Int) -> [Line] {
      guard place != state.selected else { return selected }
      return rows.lines(at: place) { entryLines(at: place, state, presenter, layout, column) }
    }
    var top = firstEntry(state, room: room)
    var placed = flow(from: top, space, room: room, entry)
    // What stands above the selected row gives way until all of it has room.
    while top < state.selected, !placed.contains(where: { $0.place == state.selected }) {
      top += 1
      placed = flow(from: top, space, room: room, entry)
    }
    add(placed, room: room, indent: layout.indent, state, to: &canvas)
    let last = placed.last?.place ?? 0
    return (top, max(0, space.rows - (space.row(atOrBefore: last).map(space.number) ?? 0)))
  }

  /// Adds the lines of entries with their places and the cursor.
  private func add(
    _ placed: [EntryPlace], room: Int, indent: Int, _ state: BrowserState, to canvas: inout Canvas
  ) {
    let start = canvas.lines.count
    let columns = canvas.left..<canvas.left + canvas.width
    for entry in placed {
      let isRow = if case .row = state.space[entry.place] { true } else { false }
      for (number, line) in entry.lines.enumerated() where entry.line + number < room {
        let target = canvas.lines.count
        canvas.add(line)
        guard isRow else { continue }
        canvas.targets.append(
          ClickTarget(line: target, columns: columns, action: .row(entry.place)))
      }
      if isRow, entry.place == state.selected, state.context == .list {
        canvas.cursor = Position(
          line: start + entry.line, column: min(indent, canvas.size.columns - 1))
      }
    }
  }

  /// The first entry to be tried: the one of before, or the selected row with its heading.
  private func firstEntry(_ state: BrowserState, room: Int) -> Int {
    let space = state.space
    var top = min(max(0, state.top), max(0, space.count - 1))
    if state.selected < top { top = max(0, state.selected) }
    if top == state.selected, top > 0, case .heading = space[top - 1] { top -= 1 }
    // Each entry has a line at least: from farther above nobody needs to draw.
    return max(top, state.selected - room)
  }

  /// The entries from one on that have room; a heading stays with its first row.
  private func flow(
    from top: Int, _ space: RowSpace, room: Int, _ entry: (Int) -> [Line]
  ) -> [EntryPlace] {
    var placed: [EntryPlace] = []
    var line = 0
    for place in top..<max(top, space.count) {
      var lines = entry(place)
      var needed = lines.count
      if case .heading = space[place] {
        if line == 0, lines.count > 1 { lines.removeFirst() }
        needed = lines.count + entry(place + 1).count
      }
      if line > 0, line + needed > room { break }
      placed.append(EntryPlace(place: place, lines: lines, line: line))
      line += lines.count
    }
    return placed
  }

  private func entryLines(
    at place: Int, _ state: BrowserState, _ presenter: MenuPresenter, _ layout: ListLayout,
    _ canvas: Canvas
  ) -> [Line] {
    switch state.space[place] {
    case .heading(let section):
      let shown = state.session.shown
      var line = canvas.line(canvas.margin)
      line.add(shown.title(forSection: section) ?? "", .accent)
      if let remark = shown.group(forSection: section)?.description {
        line.add("   " + state.session.context.text(remark), .quiet)
      }
      return (layout.isShort ? [] : [canvas.line().spans]) + [line.spans]
    case .row(let row, let section):
      guard let cell = presenter.cell(forRow: row, inSection: section) else { return [] }
      return RowDrawing(cell, isSelected: place == state.selected, state, layout, canvas).lines
    case nil: return []
    }
  }
}
