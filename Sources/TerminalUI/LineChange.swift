internal import TerminalText

/// The pieces to write into a line so that it becomes another one: from the first piece that
/// differs to the last, if all in between keep their columns.
/// To write a cell costs ncurses a hundred times what it costs to compare two.
struct LineChange {
  /// The pieces to write.
  let spans: ArraySlice<Span>
  /// The column of the first.
  let column: Int
  /// True if the last of them is the last of the line, and all behind it is to go.
  let reachesEnd: Bool

  /// Compares a line with the one on the screen, which is empty when nothing is known of it.
  ///
  /// The whole line is to be written where a terminal may disagree about a column.
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

  /// The columns of certain pieces: one for each scalar.
  private static func columns(of spans: ArraySlice<Span>) -> Int {
    spans.reduce(0) { $0 + $1.text.string.unicodeScalars.count }
  }
}
