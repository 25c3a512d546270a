package import MenuPresentation

/// The entries of a list that fit on the screen, each with its line.
package struct ListFlow: Hashable, Sendable {
  /// A heading or row at its line.
  package struct Entry: Hashable, Sendable {
    /// Its index among all entries.
    package let index: Int
    /// Its first line, 0 at the top of the list.
    package let line: Int
    /// Its lines. A heading on the first line of the list has no blank line above it.
    package let height: Int
  }

  /// The index of the first entry.
  package let top: Int
  /// The index of the heading that is repeated on the first line because some of its rows are above the top;
  /// nil for none.
  package let continued: Int?
  /// The entries from the top.
  package let entries: [Entry]

  /// Lays out entries so that the selected one fits.
  ///
  /// - Parameters:
  ///   - space: the entries.
  ///   - top: the entry that was first before; it stays first while the selected one fits.
  ///   - selected: the index of the selected row.
  ///   - room: the lines of the list.
  ///   - keepsHeading: true if the heading of a section that continues from above is repeated.
  ///   - keepsNext: true if the row after the selected one fits too, as long as there is room for both.
  ///   - gap: the blank lines above a heading, except on the first line of the list.
  ///   - height: the lines of an entry; for a heading including the blank ones above it.
  package init(
    _ space: RowSpace, from top: Int, selected: Int, room: Int, keepsHeading: Bool = false,
    keepsNext: Bool = false, gap: Int = 1, height: (Int) -> Int
  ) {
    func entries(from first: Int) -> [Entry] {
      var start = 0
      if keepsHeading, space.heading(goingOnAt: first) != nil { start = 1 }
      return Self.entries(of: space, from: first, startingAt: start, room: room, gap: gap, height)
    }
    var first = Self.firstTried(space, from: top, selected: selected, room: room)
    var found = entries(from: first)
    var last = selected
    if keepsNext, let next = space.row(atOrAfter: selected + 1),
      entries(from: selected).contains(where: { $0.index == next })
    {
      last = next
    }
    // Scrolls until the selected row fits, and the row after it.
    while first < selected, found.last.map({ $0.index < last }) ?? true {
      first += 1
      found = entries(from: first)
    }
    self.top = first
    self.entries = found
    continued = keepsHeading ? space.heading(goingOnAt: first) : nil
  }

  /// The first entry to try: the same as before, or the selected row with its heading.
  private static func firstTried(
    _ space: RowSpace, from top: Int, selected: Int, room: Int
  ) -> Int {
    var first = min(max(0, top), max(0, space.count - 1))
    if selected < first { first = max(0, selected) }
    if first == selected, first > 0, space.isHeading(first - 1) { first -= 1 }
    // Each entry has at least one line, so no entry from farther above can be on the screen.
    return max(first, selected - room)
  }

  /// The entries that fit, from a start index. A heading stays together with its first row.
  private static func entries(
    of space: RowSpace, from top: Int, startingAt start: Int, room: Int, gap: Int,
    _ height: (Int) -> Int
  ) -> [Entry] {
    var entries: [Entry] = []
    var line = start
    for index in top..<max(top, space.count) {
      var lines = height(index)
      var needed = lines
      if space.isHeading(index) {
        if line == 0 { lines -= gap }
        needed = lines + height(index + 1)
      }
      if !entries.isEmpty, line + needed > room { break }
      entries.append(Entry(index: index, line: line, height: lines))
      line += lines
    }
    return entries
  }
}
