/// The part of a page that fits on a screen.
///
/// A heading and its lines stay together: while the lines continue from above, the heading is repeated on the
/// first line, and a head is never without a line of its own at the end of a screen. Both replace a line
/// instead of adding one, so that a step always scrolls by one line and the end of the page can be reached.
package struct PageFlow: Hashable, Sendable {
  /// The content of a line of the screen.
  package enum Row: Hashable, Sendable {
    /// A line of the page.
    case line(Int)
    /// The heading of a section that continues from above.
    case continued(section: Int)
    /// An empty line, instead of a heading that is cut off from its lines, of the rest of a head whose heading
    /// is repeated, or of the last line below a heading that is above the screen.
    case blank
  }

  /// The first visible line of the page.
  package let first: Int
  /// The lines of the screen, from the top.
  package let rows: [Row]
  /// The number of lines of the page below the screen.
  package let hidden: Int

  /// Lays out the lines from the previous scroll position, unless the cursor would be below the screen.
  /// Scrolling past the cursor shows the text below the last option.
  ///
  /// - Parameters:
  ///   - count: the lines of the page.
  ///   - sections: the lines of each section, its heading first; in order.
  ///   - heads: the lines of the head of each section.
  ///   - cursor: the lines of the option under the cursor.
  ///   - scroll: the line at which the screen began before.
  ///   - room: the lines of the screen, at least one.
  package init(
    lines count: Int, sections: [Range<Int>], heads: [Int], cursor: Range<Int>?,
    from scroll: Int, room: Int
  ) {
    let keepsHeadings = room >= Heights.leastRoomForHeading
    var first = min(max(0, scroll), max(0, count - room))
    if let cursor {
      // If an option is too long for the screen, its first line is shown, below the heading.
      var highest = cursor.lowerBound
      if keepsHeadings { highest -= 1 }
      first = max(first, min(cursor.upperBound - room, highest))
    }
    let end = min(count, first + room)
    var rows = (first..<end).map(Row.line)
    if keepsHeadings {
      if let above = sections.firstIndex(where: { $0.dropFirst().contains(first) }) {
        let isLast = sections[above].upperBound == first + 1
        rows[0] = isLast ? .blank : .continued(section: above)
        // The repeated heading replaces the rest of its head.
        let body = sections[above].lowerBound + heads[above]
        for row in rows.indices.dropFirst() where first + row < body { rows[row] = .blank }
      }
      for (lines, head) in zip(sections, heads) where lines.count > head {
        let start = lines.lowerBound
        guard start < first + room, first + room <= start + head else { continue }
        for row in max(0, start - first)..<room { rows[row] = .blank }
      }
    }
    self.first = first
    self.rows = rows
    hidden = count - end
  }

  /// The line of the screen that shows a line of the page, nil if it is off the screen.
  func row(of line: Int) -> Int? { rows.firstIndex(of: .line(line)) }
}
