/// The lines of a page that a screen of fewer lines shows.
///
/// A heading keeps to its lines: while they continue from above it is repeated on the first line, and it is
/// never the last line of a screen. Both only replace a line, so that a step always scrolls by one line and
/// the end of the page is reached.
package struct PageFlow: Hashable, Sendable {
  /// What a line of the screen shows.
  package enum Row: Hashable, Sendable {
    /// A line of the page.
    case line(Int)
    /// The heading of a section that continues from above.
    case continued(section: Int)
    /// Nothing: a heading without its lines, or the last of them without the heading.
    case blank
  }

  /// The line of the page at which the screen begins.
  package let first: Int
  /// The lines of the screen, from the top.
  package let rows: [Row]
  /// The lines of the page below the last one that is seen.
  package let hidden: Int

  /// Lays out the lines that begin where they did before, unless the cursor would be below the screen.
  /// Scrolling past the cursor shows the text below the last option.
  ///
  /// - Parameters:
  ///   - count: the lines of the page.
  ///   - sections: the lines of each section, its heading first; in order.
  ///   - cursor: the lines of the option under the cursor.
  ///   - scroll: the line at which the screen began before.
  ///   - room: the lines of the screen, at least one.
  package init(
    lines count: Int, sections: [Range<Int>], cursor: Range<Int>?, from scroll: Int, room: Int
  ) {
    let keepsHeadings = room >= Heights.leastRoomForHeading
    var first = min(max(0, scroll), max(0, count - room))
    if let cursor {
      // An option that is too long for the screen is seen from its first line, below the heading.
      let highest = keepsHeadings ? cursor.lowerBound - 1 : cursor.lowerBound
      first = max(first, min(cursor.upperBound - room, highest))
    }
    let end = min(count, first + room)
    var rows = (first..<end).map(Row.line)
    if keepsHeadings {
      if let above = sections.firstIndex(where: { $0.dropFirst().contains(first) }) {
        let isLast = sections[above].upperBound == first + 1
        rows[0] = isLast ? .blank : .continued(section: above)
      }
      let isParted = sections.contains { $0.count > 1 && $0.lowerBound == first + room - 1 }
      if isParted { rows[room - 1] = .blank }
    }
    self.first = first
    self.rows = rows
    hidden = count - end
  }

  /// The place on the screen of a line of the page, nil for one that is not seen.
  func place(of line: Int) -> Int? { rows.firstIndex(of: .line(line)) }
}
