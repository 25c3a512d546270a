internal import MenuPresentation
internal import TerminalText

/// The lines of a frame under construction.
struct Canvas {
  /// The column in which the lines are set.
  let column: TextColumn
  private(set) var lines: [Line] = []
  var targets: [ClickTarget] = []
  var cursor = Position(line: 0, column: 0)
  /// The first visible entry of the list, or the first visible line of a page.
  var first: Int?
  /// True if a page is longer than the screen.
  var scrolls = false
  /// True if the option under the cursor of a page is off the screen.
  var hidesCursor = false
  /// The entries of the list, nil for a page; and those of the previous drawing.
  var rows: ListRows?
  var rowsBefore: ListRows?

  init(_ column: TextColumn) { self.column = column }

  /// Adds a line and fills it with blanks to the right edge of the screen. Ignores lines below the screen.
  mutating func add(_ line: Line = []) {
    guard lines.count < column.size.lines else { return }
    var rest = column.size.columns
    if !line.isEmpty { rest -= column.left + column.width }
    lines.append(line)
    if rest > 0 { lines[lines.count - 1].append(Span(.blanks(rest))) }
  }

  /// Makes a range of columns clickable, by default in the line that is added next.
  mutating func addTarget(_ columns: Range<Int>, _ action: ClickTarget.Action, line: Int? = nil) {
    targets.append(ClickTarget(line: line ?? lines.count, columns: columns, action: action))
  }

  /// Adds empty lines until `rest` lines are left.
  mutating func fill(leaving rest: Int) {
    while lines.count < column.size.lines - rest { add() }
  }

  /// The finished frame.
  func frame() -> Frame { Frame(lines: lines, cursor: cursor) }
}
