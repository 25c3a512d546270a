internal import OldMenuCore

/// The filters over the whole screen: boxes to tick, and what they let through.
extension BrowserRenderer {
  /// How many filters stand side by side.
  var filtersPerLine: Int {
    layout.hasFiltersBeside ? 1 : perLine(filterLabels(state.filters)).count
  }

  /// The filters beside the list, under a rule of their own, and where the cursor stands.
  mutating func filtersBeside(from top: Int) -> (lines: [Line], cursor: Position) {
    let columns = layout.size.columns - layout.listColumns - 1
    let rule = Span(text.safe("│"), .dim)
    let (lines, cursor) = filterLines(
      perLine: 1, width: columns - 1, columns: columns, room: layout.listLines,
      at: Position(line: top, column: layout.listColumns + 1))
    return (lines.map { [rule] + $0 }, cursor)
  }

  mutating func filtersFrame() -> Frame {
    let (perLine, width) = perLine(filterLabels(state.filters))
    let room = max(0, layout.size.lines - [true, layout.hasHints].count { $0 })
    var (lines, cursor) = filterLines(
      perLine: perLine, width: width, columns: columns, room: room,
      at: Position(line: 0, column: 0))
    lines.append(statusLine(at: lines.count))
    if layout.hasHints { lines.append(hintsLine(at: lines.count)) }
    return Frame(lines: lines, cursor: cursor)
  }

  /// The filters in lines of so many, as many lines as there is room for, from a corner on.
  ///
  /// Where that is not all of them, the first line is a heading that says where the cursor stands.
  private mutating func filterLines(
    perLine: Int, width: Int, columns: Int, room: Int, at corner: Position
  ) -> (lines: [Line], cursor: Position) {
    let filters = state.filters
    let labels = filterLabels(filters)
    let grid = FilterGrid(filters.map(\.subject), perLine: perLine)
    let chosen = filters.firstIndex(where: \.isSelected) ?? 0
    let top = max(0, min(grid.line(ofFilter: chosen) - room / 2, grid.lines.count - room))
    let goesOn = room > 1 && grid.lines.count > room
    var lines: [Line] = []
    var cursor = corner
    for entry in grid.lines.dropFirst(top).prefix(room) {
      let position =
        goesOn && lines.isEmpty ? state.session.words.position(chosen + 1, filters.count) : nil
      var line = LineBuilder(columns: columns, text: text)
      switch entry {
      case .heading(let subject):
        addHeading(of: subject, position: position, to: &line)
      case .filters(let indices) where position != nil:
        addHeading(of: filters[indices.lowerBound].subject, position: position, to: &line)
      case .filters(let indices):
        for index in indices {
          let start = corner.column + columns - line.room
          let end = min(start + width, corner.column + columns)
          addFilter(filters[index], label: labels[index], width: width, to: &line)
          targets.add(.filter(index), line: corner.line + lines.count, columns: start..<end)
          if index == chosen {
            cursor = Position(line: corner.line + lines.count, column: start)
          }
        }
      }
      lines.append(line.spans)
    }
    let blank = LineBuilder(columns: columns, text: text).spans
    return (lines + Array(repeating: blank, count: max(0, room - lines.count)), cursor)
  }

  private func addHeading(
    of subject: MenuFilter.Subject, position: String?, to line: inout LineBuilder
  ) {
    let position = position.map { "  " + text.safe($0) } ?? ""
    line.add(" ")
    line.add(
      state.filterHeading(of: subject), [.bold, .accent],
      atMost: line.room - text.width(of: position) - 1)
    line.addAtEnd(position, .dim)
  }

  private func addFilter(
    _ filter: MenuFilter, label: SafeText, width: Int, to line: inout LineBuilder
  ) {
    // What is left of the line behind this filter.
    let rest = max(0, line.room - width)
    line.add(filter.isSelected ? "▸" : " ", .accent)
    let count = text.safe(" " + filter.count)
    // A name is known by its beginning, and half a number is another one.
    let room = max(min(12, line.room - rest), line.room - rest - text.width(of: count))
    line.add(
      text.cut(label, to: room), filter.isSelected ? .reverse : filter.isOn ? .bold : [])
    _ = line.addWhole(count, .dim, leaving: rest)
    line.fill(with: " ", leaving: rest)
  }

  private func filterLabels(_ filters: [MenuFilter]) -> [SafeText] {
    filters.map { text.safe("[\($0.isOn ? "x" : " ")] \($0.title)") }
  }

  private func perLine(_ labels: [SafeText]) -> (count: Int, width: Int) {
    let counts = state.filters.map { text.width(of: text.safe($0.count)) }.max() ?? 0
    let width = (labels.map { text.width(of: $0) }.max() ?? 0) + counts + 4
    return (max(1, (columns - 1) / width), width)
  }
}
