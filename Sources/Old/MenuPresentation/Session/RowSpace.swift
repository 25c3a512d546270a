/// The place of a row: which row of which section, both counted from 0.
public struct RowPath: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The row in the section.
  public var row: Int

  /// Makes a path.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

/// All rows of all sections one after the other, as the selection moves through them.
public struct RowSpace: Hashable, Sendable {
  /// How many rows stand before each section, and behind the last one all of them.
  private let rowsBefore: [Int]

  /// Describes the sections by their numbers of rows.
  public init(rowsPerSection: [Int]) {
    rowsBefore = rowsPerSection.reduce(into: [0]) { sums, rows in
      sums.append((sums.last ?? 0) + max(0, rows))
    }
  }

  /// How many rows there are.
  public var count: Int { rowsBefore.last ?? 0 }

  /// The row at a place among all rows, nil outside; O(log sections).
  public func path(at index: Int) -> RowPath? {
    guard (0..<count).contains(index) else { return nil }
    // The last section that begins at or before the row; empty ones begin where the next does.
    var low = 0
    var high = rowsBefore.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if rowsBefore[middle] <= index { low = middle } else { high = middle }
    }
    return RowPath(section: low, row: index - rowsBefore[low])
  }

  /// The place of a row among all rows, nil for a row that does not exist.
  public func index(of path: RowPath) -> Int? {
    guard path.row >= 0, path.row < rows(inSection: path.section) else { return nil }
    return rowsBefore[path.section] + path.row
  }

  /// The row so many places further on, or the last one on the way; the first row for a start that
  /// does not exist, nil when there are no rows.
  public func path(from start: RowPath, movedBy distance: Int) -> RowPath? {
    guard let index = index(of: start) else { return path(at: 0) }
    let room = distance < 0 ? -index : count - 1 - index
    return path(at: index + (distance < 0 ? max(room, distance) : min(room, distance)))
  }

  /// The next section that has rows.
  public func section(after section: Int) -> Int? {
    guard section < sections.upperBound else { return nil }
    return sections.dropFirst(max(0, section + 1)).first { rows(inSection: $0) > 0 }
  }

  /// The last section before a section that has rows.
  public func section(before section: Int) -> Int? {
    sections.prefix(max(0, section)).last { rows(inSection: $0) > 0 }
  }

  private var sections: Range<Int> { 0..<rowsBefore.count - 1 }

  /// How many rows each section has.
  var rowsPerSection: [Int] { sections.map(rows) }

  private func rows(inSection section: Int) -> Int {
    sections.contains(section) ? rowsBefore[section + 1] - rowsBefore[section] : 0
  }
}
