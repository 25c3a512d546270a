internal import MenuCore

/// The filters over the whole screen: boxes to tick, and what they let through.
extension BrowserRenderer {
  /// How many filters stand side by side.
  var filtersPerLine: Int { perLine(filterLabels(state.filters)).count }

  mutating func filtersFrame() -> Frame {
    let filters = state.filters
    let labels = filterLabels(filters)
    let (perLine, width) = perLine(labels)
    let grid = FilterGrid(filters.map(\.subject), perLine: perLine)
    let bars = [true, layout.hasHints].count { $0 }
    let room = max(0, layout.size.lines - bars)
    let selected = grid.line(ofFilter: filters.firstIndex(where: \.isSelected) ?? 0)
    let top = max(0, min(selected - room / 2, grid.lines.count - room))
    var lines: [Line] = []
    var cursor = Position(line: 0, column: 0)
    for entry in grid.lines.dropFirst(top).prefix(room) {
      var line = LineBuilder(columns: columns, text: text)
      switch entry {
      case .heading(let subject):
        line.add(" ")
        line.add(state.filterHeading(of: subject), .bold)
      case .filters(let indices):
        for index in indices {
          let start = columns - line.room
          let isSelected = filters[index].isSelected
          line.add(isSelected ? "▸" : " ", .accent)
          line.add(labels[index], isSelected ? .reverse : [])
          line.fill(with: " ", leaving: max(0, columns - start - width))
          targets.add(.filter(index), line: lines.count, columns: start..<start + width)
          if isSelected { cursor = Position(line: lines.count, column: start) }
        }
      }
      lines.append(line.spans)
    }
    lines += Array(repeating: blankLine, count: max(0, room - lines.count))
    lines.append(statusLine())
    if layout.hasHints { lines.append(hintsLine(at: lines.count)) }
    return Frame(lines: lines, cursor: cursor)
  }

  private func filterLabels(_ filters: [MenuFilter]) -> [SafeText] {
    filters.map { text.safe("[\($0.isOn ? "x" : " ")] \($0.title)") }
  }

  private func perLine(_ labels: [SafeText]) -> (count: Int, width: Int) {
    let width = (labels.map { text.width(of: $0) }.max() ?? 0) + 3
    return (max(1, (columns - 1) / width), width)
  }
}
