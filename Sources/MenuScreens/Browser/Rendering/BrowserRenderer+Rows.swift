internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A heading or row at its place in the columns of the list.
private struct EntryPlace {
  let place: Int
  let lines: [Line]
  let column, line: Int

  /// Its lines among those of the list.
  var range: Range<Int> { line..<line + lines.count }
}

extension BrowserRenderer {
  /// The entries from the first that keeps the selected row on the screen, and the rows below the last.
  func drawRows(
    _ state: BrowserState, columns: Int, room: Int, on canvas: inout Canvas
  ) -> (top: Int, hidden: Int) {
    let space = state.space
    let column = Canvas(columnOf: canvas, columns)
    let layout = rows.layout(state, on: column)
    let presenter = MenuPresenter(state.session.shown)
    lazy var selected = entryLines(at: state.selected, state, presenter, layout, column)
    func entry(_ place: Int) -> [Line] {
      guard place != state.selected else { return selected }
      return rows.lines(at: place) { entryLines(at: place, state, presenter, layout, column) }
    }
    var top = firstEntry(state, columns: columns, room: room)
    var placed = flow(from: top, space, columns: columns, room: room, entry)
    // What stands above the selected row gives way until all of it has room; of two columns a whole one.
    while top < state.selected, !placed.contains(where: { $0.place == state.selected }) {
      top = placed.first { $0.column == columns - 1 && $0.place > top }?.place ?? top + 1
      placed = flow(from: top, space, columns: columns, room: room, entry)
    }
    add(placed, columns: columns, room: room, indent: layout.indent, state, to: &canvas)
    let last = placed.last?.place ?? 0
    return (top, max(0, space.rows - (space.row(atOrBefore: last).map(space.number) ?? 0)))
  }

  /// Adds the lines of entries, side by side where there are columns, with their places and the cursor.
  private func add(
    _ placed: [EntryPlace], columns: Int, room: Int, indent: Int, _ state: BrowserState,
    to canvas: inout Canvas
  ) {
    let width = canvas.width / columns
    let start = canvas.lines.count
    for number in 0..<room where start + number < canvas.size.lines {
      var line: Line = canvas.left > 0 ? [Span(.blanks(canvas.left))] : []
      for side in 0..<columns {
        let entry = placed.first { $0.column == side && $0.range.contains(number) }
        line += entry?.lines[number - (entry?.line ?? 0)] ?? [Span(.blanks(width))]
        guard let entry, case .row = state.space[entry.place] else { continue }
        let left = canvas.left + side * width
        canvas.targets.append(
          ClickTarget(
            line: start + number, columns: left..<left + width, action: .row(entry.place)))
        if entry.place == state.selected, entry.line == number, state.context == .list {
          canvas.cursor = Position(
            line: start + number, column: min(left + indent, canvas.size.columns - 1))
        }
      }
      canvas.add(line)
    }
  }

  /// The first entry to be tried: the one of before, or the selected row with its heading.
  private func firstEntry(_ state: BrowserState, columns: Int, room: Int) -> Int {
    let space = state.space
    var top = min(max(0, state.top), max(0, space.count - 1))
    // Of two columns the row that comes from above stands at the end of the first.
    if state.selected < top { top = max(0, state.selected - (columns == 1 ? 0 : room / 2)) }
    if top == state.selected, top > 0, case .heading = space[top - 1] { top -= 1 }
    // Each entry has a line at least: from farther above nobody needs to draw.
    return max(top, state.selected - room * columns)
  }

  /// The entries from one on, column by column; a heading stays with its first row.
  private func flow(
    from top: Int, _ space: RowSpace, columns: Int, room: Int, _ entry: (Int) -> [Line]
  ) -> [EntryPlace] {
    var (placed, column, line, place) = ([EntryPlace](), 0, 0, top)
    while place < space.count {
      var lines = entry(place)
      var needed = lines.count
      if case .heading = space[place] {
        if line == 0, lines.count > 1 { lines.removeFirst() }
        needed = lines.count + entry(place + 1).count
      }
      if line > 0, line + needed > room {
        (column, line) = (column + 1, 0)
        if column == columns { break }
        continue
      }
      placed.append(EntryPlace(place: place, lines: lines, column: column, line: line))
      (line, place) = (line + lines.count, place + 1)
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
