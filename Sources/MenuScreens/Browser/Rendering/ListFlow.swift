package import MenuPresentation

/// The entries of a list that have room on the screen, each at its line.
package struct ListFlow: Hashable, Sendable {
  /// A heading or row at its place.
  package struct Entry: Hashable, Sendable {
    /// Its place among all entries.
    package let place: Int
    /// Its first line, 0 at the top of the list.
    package let line: Int
    /// Its lines; a heading on the first line of the list has no blank line above it.
    package let height: Int
  }

  /// The place of the first entry.
  package let top: Int
  /// The place of the heading on the first line, of which rows are above the top; nil for none.
  package let continued: Int?
  /// The entries from the top.
  package let entries: [Entry]

  /// Lays entries out so that the selected one fits.
  ///
  /// - Parameters:
  ///   - space: the entries.
  ///   - top: the entry that was the first one before, which stays it while the selected one is seen.
  ///   - selected: the place of the selected row.
  ///   - room: the lines of the list.
  ///   - keepsHeading: true if the heading of a section that continues from above stays on the screen.
  ///   - gap: the blank lines above a heading, which one on the first line of the list has not.
  ///   - height: the lines of an entry, a heading's with the blank ones above it.
  package init(
    _ space: RowSpace, from top: Int, selected: Int, room: Int, keepsHeading: Bool = false,
    gap: Int = 1, height: (Int) -> Int
  ) {
    func entries(from first: Int) -> [Entry] {
      let start = keepsHeading && space.heading(goingOnAt: first) != nil ? 1 : 0
      return Self.entries(of: space, from: first, startingAt: start, room: room, gap: gap, height)
    }
    var first = Self.firstTried(space, from: top, selected: selected, room: room)
    var found = entries(from: first)
    // Rows above the selected one are scrolled away until all of it fits.
    while first < selected, !found.contains(where: { $0.place == selected }) {
      first += 1
      found = entries(from: first)
    }
    self.top = first
    self.entries = found
    continued = keepsHeading ? space.heading(goingOnAt: first) : nil
  }

  /// The first entry to be tried: the same as before, or the selected row with its heading.
  private static func firstTried(
    _ space: RowSpace, from top: Int, selected: Int, room: Int
  ) -> Int {
    var first = min(max(0, top), max(0, space.count - 1))
    if selected < first { first = max(0, selected) }
    if first == selected, first > 0, space.isHeading(first - 1) { first -= 1 }
    // Each entry has a line at least, so no entry from farther above can be on the screen.
    return max(first, selected - room)
  }

  /// The entries from one on that have room; a heading stays with its first row.
  private static func entries(
    of space: RowSpace, from top: Int, startingAt start: Int, room: Int, gap: Int,
    _ height: (Int) -> Int
  ) -> [Entry] {
    var entries: [Entry] = []
    var line = start
    for place in top..<max(top, space.count) {
      var lines = height(place)
      var needed = lines
      if space.isHeading(place) {
        if line == 0 { lines -= gap }
        needed = lines + height(place + 1)
      }
      if !entries.isEmpty, line + needed > room { break }
      entries.append(Entry(place: place, line: line, height: lines))
      line += lines
    }
    return entries
  }
}

extension RowSpace {
  /// True if there is a heading at a place.
  func isHeading(_ place: Int) -> Bool {
    if case .heading? = self[place] { true } else { false }
  }

  /// The place of the heading above a row; nil for a heading, and outside.
  func heading(goingOnAt place: Int) -> Int? {
    guard self[place] != nil, !isHeading(place) else { return nil }
    return headings.last { $0 < place }
  }
}
