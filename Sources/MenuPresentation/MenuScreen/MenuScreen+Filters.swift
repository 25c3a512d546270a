internal import MenuCore

/// The filters over the whole screen: boxes to tick, and what they let through.
extension MenuScreen {
  func filtersFrame(layout: ScreenLayout) -> Frame {
    let columns = layout.size.columns
    let filters = presenter?.filters ?? []
    let labels = filters.map { text.safe("[\($0.isOn ? "x" : " ")] \($0.title)") }
    let width = (labels.map { text.width(of: $0) }.max() ?? 0) + 3
    let perLine = max(1, (columns - 1) / width)
    pageLength = perLine
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
        line.add(presenter?.filterHeading(of: subject) ?? "", .bold)
      case .filters(let places):
        for place in places {
          let start = columns - line.room
          let isSelected = filters[place].isSelected
          line.add(isSelected ? "▸" : " ", .accent)
          line.add(labels[place], isSelected ? .reverse : [])
          line.fill(with: " ", leaving: max(0, columns - start - width))
          targets.add(.filter(place), line: lines.count, columns: start..<start + width)
          if isSelected { cursor = Position(line: lines.count, column: start) }
        }
      }
      lines.append(line.spans)
    }
    let blank = LineBuilder(columns: columns, text: text).spans
    lines += Array(repeating: blank, count: max(0, room - lines.count))
    lines.append(statusLine(columns: columns))
    if layout.hasHints { lines.append(hintsLine(columns: columns, at: lines.count)) }
    return Frame(lines: lines, cursor: cursor)
  }
}
