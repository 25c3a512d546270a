public import OldMenuPresentation

/// A terminal that is only a grid of cells, and gives every character the width that a test wants.
///
/// It does what the browser sends to a modern terminal, and notes what it was never meant to get.
/// Real terminals disagree about the width of many characters; this one can be each of them.
public struct VirtualTerminal {
  /// How many cells a scalar takes, none for one that joins the character before it.
  public typealias CellWidth = (Unicode.Scalar) -> Int

  /// What each cell shows, from the top; the right half of a wide character is empty.
  public internal(set) var cells: [[String]]
  /// Where the next character goes.
  public internal(set) var cursor = Position(line: 0, column: 0)
  /// The controls and sequences that it does not know.
  public internal(set) var complaints: [String] = []
  /// How often a line ran over into the next one.
  public private(set) var wraps = 0

  let size: Size
  var wrapsLines = true
  /// The lines that scroll.
  var region: Range<Int>
  var kept = Position(line: 0, column: 0)
  private let cellWidth: CellWidth
  private var isPastTheEnd = false

  /// Makes a terminal that has received all this.
  public init(size: Size, cellWidth: @escaping CellWidth, received output: [UInt8]) {
    self.size = size
    self.cellWidth = cellWidth
    region = 0..<size.lines
    cells = Array(
      repeating: Array(repeating: " ", count: size.columns), count: size.lines)
    read(String(decoding: output, as: UTF8.self).unicodeScalars)
  }

  /// The lines as they are read, from the top.
  public var lines: [String] { cells.map { $0.joined() } }

  mutating func put(_ scalar: Unicode.Scalar) {
    let width = min(cellWidth(scalar), size.columns)
    guard width > 0 else { return join(scalar) }
    if isPastTheEnd || cursor.column + width > size.columns, wrapsLines {
      wraps += 1
      cursor.column = 0
      feedLine()
    }
    let column = min(cursor.column, size.columns - width)
    clear(column..<column + width)
    cells[cursor.line][column] = String(scalar)
    for half in 1..<max(1, width) { cells[cursor.line][column + half] = "" }
    move(toColumn: column + width)
    isPastTheEnd = column + width == size.columns && wrapsLines
  }

  /// Puts a mark onto the character before the cursor.
  private mutating func join(_ mark: Unicode.Scalar) {
    let end = isPastTheEnd ? size.columns : cursor.column
    guard let column = (0..<end).last(where: { !cells[cursor.line][$0].isEmpty }) else { return }
    cells[cursor.line][column].unicodeScalars.append(mark)
  }

  /// Empties cells of the cursor's line; half a wide character goes with its other half.
  mutating func clear(_ columns: Range<Int>) {
    var line = cells[cursor.line]
    let columns = columns.clamped(to: line.indices)
    if let first = columns.first, line[first].isEmpty, first > 0 { line[first - 1] = " " }
    var end = columns.upperBound
    while end < line.count, line[end].isEmpty {
      line[end] = " "
      end += 1
    }
    for column in columns { line[column] = " " }
    cells[cursor.line] = line
  }

  mutating func feedLine() {
    isPastTheEnd = false
    guard cursor.line == region.upperBound - 1 else { return move(toLine: cursor.line + 1) }
    scroll(region, by: 1)
  }

  /// Moves lines up, or down by a negative number.
  mutating func scroll(_ lines: Range<Int>, by count: Int) {
    let blank = Array(repeating: " ", count: size.columns)
    let before = cells
    for line in lines {
      cells[line] = lines.contains(line + count) ? before[line + count] : blank
    }
  }

  mutating func move(toLine line: Int? = nil, toColumn column: Int? = nil) {
    isPastTheEnd = false
    cursor = Position(
      line: min(max(0, line ?? cursor.line), size.lines - 1),
      column: min(max(0, column ?? cursor.column), size.columns - 1))
  }
}
