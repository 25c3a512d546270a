internal import MenuCore

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
  private mutating func filterLines(
    perLine: Int, width: Int, columns: Int, room: Int, at corner: Position
  ) -> (lines: [Line], cursor: Position) {
    let filters = state.filters
    let labels = filterLabels(filters)
    let grid = FilterGrid(filters.map(\.subject), perLine: perLine)
    let selected = grid.line(ofFilter: filters.firstIndex(where: \.isSelected) ?? 0)
    let top = max(0, min(selected - room / 2, grid.lines.count - room))
    var lines: [Line] = []
    var cursor = corner
    for entry in grid.lines.dropFirst(top).prefix(room) {
      var line = LineBuilder(columns: columns, text: text)
      switch entry {
      case .heading(let subject):
        line.add(" ")
        line.add(state.filterHeading(of: subject), [.bold, .accent])
      case .filters(let indices):
        for index in indices {
          let start = columns - line.room
          let isSelected = filters[index].isSelected
          let number = corner.line + lines.count
          line.add(isSelected ? "▸" : " ", .accent)
          let end = max(0, columns - start - width)
          let count = text.safe(" " + filters[index].count)
          // A name is known by its beginning, and half a number is another one.
          let room = max(min(12, line.room - end), line.room - end - text.width(of: count))
          line.add(
            text.cut(labels[index], to: room),
            isSelected ? .reverse : filters[index].isOn ? .bold : [])
          _ = line.addWhole(count, .dim, leaving: end)
          line.fill(with: " ", leaving: max(0, columns - start - width))
          targets.add(
            .filter(index), line: number,
            columns: corner.column + start..<corner.column + min(start + width, columns))
          if isSelected { cursor = Position(line: number, column: corner.column + start) }
        }
      }
      lines.append(line.spans)
    }
    let blank = LineBuilder(columns: columns, text: text).spans
    return (lines + Array(repeating: blank, count: max(0, room - lines.count)), cursor)
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
