/// The headings and rows of the list as lines one below the other, and which of them are seen.
struct ListScroll: Sendable {
  /// One line of the list.
  enum Entry: Hashable, Sendable {
    /// The heading of a section.
    case header(section: Int)
    /// A line of a row, 0 for its first.
    case row(RowPath, line: Int)
  }

  /// The first line of each section that has rows, with the section; then the number of all lines.
  private let starts: [(line: Int, section: Int)]
  private let count: Int
  private let linesPerRow: Int

  init(rowsPerSection: [Int], linesPerRow: Int) {
    var starts: [(line: Int, section: Int)] = []
    var line = 0
    for (section, rows) in rowsPerSection.enumerated() where rows > 0 {
      starts.append((line, section))
      line += 1 + rows * linesPerRow
    }
    self.starts = starts
    self.linesPerRow = linesPerRow
    count = line
  }

  /// Lays out rows that take so many lines each, under the headings of their sections.
  init(_ rows: RowSpace, linesPerRow: Int) {
    self.init(rowsPerSection: rows.rowsPerSection, linesPerRow: linesPerRow)
  }

  /// What stands in a line, nil behind the end.
  func entry(at line: Int) -> Entry? {
    guard line >= 0, line < count, let start = lastStart(where: { $0.line <= line }) else {
      return nil
    }
    let offset = line - start.line - 1
    guard offset >= 0 else { return .header(section: start.section) }
    let path = RowPath(section: start.section, row: offset / linesPerRow)
    return .row(path, line: offset % linesPerRow)
  }

  /// The first line of a row, 0 for a row of a section that has none.
  func line(of path: RowPath) -> Int {
    guard let start = lastStart(where: { $0.section <= path.section }),
      start.section == path.section
    else { return 0 }
    return start.line + 1 + path.row * linesPerRow
  }

  /// The row a page further on, or back, in a list so many lines high: no row between is skipped,
  /// and where the page ends in a heading the nearer one is taken.
  func path(onePageFrom path: RowPath, isForward: Bool, height: Int) -> RowPath {
    let start = line(of: path)
    let distance = max(linesPerRow, height - 1)
    let (far, next) =
      isForward
      ? (row(atOrBefore: min(start + distance, count - 1)), row(atOrAfter: start + linesPerRow))
      : (row(atOrAfter: max(start - distance, 0)), row(atOrBefore: start - 1))
    return (far == path ? next : far) ?? path
  }

  private func row(atOrBefore line: Int) -> RowPath? {
    switch entry(at: line) {
    case .row(let path, _): path
    case .header: row(atOrBefore: line - 1)
    case nil: nil
    }
  }

  private func row(atOrAfter line: Int) -> RowPath? {
    switch entry(at: line) {
    case .row(let path, 0): path
    case .row, .header: row(atOrAfter: line + 1)
    case nil: nil
    }
  }

  /// The last start that a condition holds for which holds for all before it; O(log sections).
  private func lastStart(
    where holds: ((line: Int, section: Int)) -> Bool
  ) -> (line: Int, section: Int)? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if holds(starts[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? starts[low - 1] : nil
  }

  /// The lines that are seen: the heading that sticks to the top, then what follows.
  ///
  /// `top`, the first line that was seen before, moves no further than the selection needs;
  /// `height` counts the heading.
  func visible(from top: inout Int, selection: RowPath, height: Int) -> [Entry] {
    let selected = line(of: selection)
    top = min(max(top, selected + linesPerRow - height), selected - 1, max(0, count - height))
    // A heading right below the one that sticks would leave that one without rows.
    if case .header = entry(at: top + 1) { top += 1 }
    guard height > linesPerRow else {
      return (selected..<selected + max(0, height)).compactMap(entry)
    }
    guard let first = entry(at: top + 1) ?? entry(at: top) else { return [] }
    return [.header(section: first.section)]
      + (top + 1..<top + max(1, height)).compactMap(entry)
  }
}

extension ListScroll.Entry {
  /// The section it belongs to.
  var section: Int {
    switch self {
    case .header(let section): section
    case .row(let path, _): path.section
    }
  }
}
