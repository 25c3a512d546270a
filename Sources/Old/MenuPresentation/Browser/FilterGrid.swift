/// The filters in lines of so many, under a heading for each kind; keys move in it as it is drawn.
struct FilterGrid {
  /// One line.
  enum Entry {
    case heading(MenuFilter.Subject)
    /// The filters side by side, by their indices.
    case filters(Range<Int>)
  }

  private(set) var lines: [Entry] = []

  init(_ subjects: [MenuFilter.Subject], perLine: Int) {
    var start = 0
    while start < subjects.count {
      let first = subjects[start]
      let end = subjects[start...].firstIndex { !$0.isOfTheKind(of: first) } ?? subjects.count
      lines.append(.heading(first))
      while start < end {
        lines.append(.filters(start..<min(start + max(1, perLine), end)))
        start = min(start + max(1, perLine), end)
      }
    }
  }

  /// The line a filter stands in.
  func line(ofFilter index: Int) -> Int {
    lines.firstIndex { $0.indices?.contains(index) ?? false } ?? 0
  }

  /// The filter below another one, or above it; the nearest where that line is shorter, and itself
  /// where there is no such line.
  func neighbour(of index: Int, isBelow: Bool) -> Int {
    let line = line(ofFilter: index)
    guard let column = lines[line].indices.map({ index - $0.lowerBound }) else { return index }
    let next =
      isBelow
      ? lines.dropFirst(line + 1).lazy.compactMap(\.indices).first
      : lines.prefix(line).lazy.compactMap(\.indices).last
    return next.map { min($0.lowerBound + column, $0.upperBound - 1) } ?? index
  }
}

extension FilterGrid.Entry {
  /// The indices of its filters, nil for a heading.
  fileprivate var indices: Range<Int>? {
    if case .filters(let indices) = self { indices } else { nil }
  }
}
