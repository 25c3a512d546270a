internal import TerminalText

/// The pieces to write to turn one line into another: from the first piece that differs to the last, if the
/// pieces after them keep their columns. Writing a cell costs ncurses a hundred times as much as comparing
/// two.
struct LineChange {
  /// The pieces to write.
  let spans: ArraySlice<Span>
  /// The column of the first.
  let column: Int
  /// True if they extend to the end of the line, so that the rest of the old line must be erased.
  let reachesEnd: Bool

  /// Compares a line with the one on the screen, which is empty if the screen is unknown.
  ///
  /// The whole line is written if a terminal may disagree about a column.
  init(from old: Line, to new: Line) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let oldMiddle = old[start...].dropLast(end)
    let newMiddle = new[start...].dropLast(end)
    guard start + end > 0, Self.isCertain(oldMiddle), Self.isCertain(new[...]) else {
      spans = new[...]
      column = 0
      reachesEnd = true
      return
    }
    let staysInPlace = end > 0 && Self.columns(of: oldMiddle) == Self.columns(of: newMiddle)
    spans = staysInPlace ? newMiddle : new[start...]
    column = Self.columns(of: new[..<start])
    reachesEnd = !staysInPlace
  }

  private static func isCertain(_ spans: ArraySlice<Span>) -> Bool {
    spans.allSatisfy { WidthRun.isCertain($0.text.string) }
  }

  /// The columns of pieces in which every scalar has one column.
  private static func columns(of spans: ArraySlice<Span>) -> Int {
    spans.reduce(0) { $0 + $1.text.string.unicodeScalars.count }
  }
}
