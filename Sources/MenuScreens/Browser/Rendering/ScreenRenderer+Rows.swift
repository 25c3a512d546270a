internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension ScreenRenderer {
  /// The lines for the selected row below which it is not shortened in favour of the row after it.
  private static let leastRoomOfSelected = 3
  /// The number of entries above which kept lines are discarded.
  private static let mostKept = 100

  /// The entries from the first one that keeps the selected row on the screen. Draws only the selected entry
  /// and those that the previous drawings did not make.
  func listRows(room: Int) -> ListRows {
    let layout = ListLayout(state.widths, in: column)
    let source = ListSource(
      session: state.session, choice: state.choice, layout: layout, size: column.size)
    let keepsHeading = room >= Heights.leastRoomForHeading
    // Below the repeated heading.
    let rowRoom = keepsHeading ? room - 1 : room
    var unselected = keptLines(for: source)
    var lines: [Int: [Line]] = [:]
    func height(_ index: Int) -> Int {
      if let drawn = lines[index] { return drawn.count }
      let drawn: [Line]
      if index == state.selected {
        let room = layout.isShort ? roomOfSelected(in: rowRoom, height) : rowRoom
        drawn = entryLines(at: index, room: room, layout)
      } else {
        drawn = unselected[index] ?? entryLines(at: index, room: rowRoom, layout)
        unselected[index] = drawn
      }
      lines[index] = drawn
      return drawn.count
    }
    let flow = ListFlow(
      state.space, from: state.top, selected: state.selected, room: room,
      keepsHeading: keepsHeading, keepsNext: layout.isShort, gap: layout.isShort ? 0 : 1,
      height: height)
    return ListRows(source: source, flow: flow, lines: lines, unselected: unselected)
  }

  /// The lines of unselected entries that were drawn before from the same source.
  private func keptLines(for source: ListSource) -> [Int: [Line]] {
    guard let before = canvas.rowsBefore, before.unselected.count <= Self.mostKept,
      before.source == source
    else { return [:] }
    return before.unselected
  }

  /// The lines for the selected row on a short screen: the row after it stays visible, with its heading, if
  /// enough lines are left.
  private func roomOfSelected(in room: Int, _ height: (Int) -> Int) -> Int {
    let next = state.selected + 1
    var rest = height(next)
    if state.space.isHeading(next) { rest += height(next + 1) }
    return room - rest >= Self.leastRoomOfSelected ? room - rest : room
  }

  /// Adds the lines of the entries, with their click targets and the cursor.
  mutating func add(_ rows: ListRows, room: Int) {
    let start = canvas.lines.count
    let columns = column.left..<column.left + column.width
    if let index = rows.flow.continued, case .heading(let section)? = state.space[index] {
      let title = state.session.shown.title(forSection: section) ?? ""
      canvas.add(continuedHeading(title))
    }
    for entry in rows.flow.entries {
      let isRow = !state.space.isHeading(entry.index)
      let lines = (rows.lines[entry.index] ?? []).suffix(entry.height)
      for line in lines.prefix(room - entry.line) {
        if isRow { canvas.addTarget(columns, .row(entry.index)) }
        canvas.add(line)
      }
      if isRow, entry.index == state.selected, state.context == .list {
        canvas.cursor = Position(
          line: start + entry.line, column: min(rows.layout.indent, column.size.columns - 1))
      }
    }
  }

  private func entryLines(at index: Int, room: Int, _ layout: ListLayout) -> [Line] {
    switch state.space[index] {
    case .heading(let section):
      let lines = headingLines(ofSection: section, layout)
      return layout.isShort ? lines : [column.line().spans] + lines
    case .row(let row, let section):
      let presenter = MenuPresenter(state.session.shown)
      guard let item = presenter.menuItem(forRow: row, inSection: section) else { return [] }
      let drawing = RowDrawing(
        item: item, isSelected: index == state.selected, scene: scene, layout: layout,
        column: column)
      return drawing.lines(in: room)
    case nil: return []
    }
  }

  /// The heading of a section with its remark, which continues below if it does not fit. On a short screen it
  /// is cut.
  private func headingLines(ofSection section: Int, _ layout: ListLayout) -> [Line] {
    column.heading(
      ofSection: section, of: state.session, indent: column.margin, .accent, isCut: layout.isShort)
  }
}
