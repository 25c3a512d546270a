internal import TerminalText

/// The columns of all pages of the board at one size, and the foot below them.
struct BoardPages {
  let size: Size
  /// The lines of the foot of each page.
  let foot: [Line]
  private(set) var columns: [BoardColumn] = []

  /// The fewest lines of a board with a blank line above its foot, and of one with a second below its title.
  private static let leastLinesForBlank = 8
  private static let leastLinesForBlanks = 16
  /// The fewest cells of a board with two columns.
  private static let leastWidthForTwo = 110

  /// The columns of a page.
  private var columnsOfPage: Int {
    if size.columns >= Self.leastWidthForTwo { 2 } else { 1 }
  }

  /// The cells of a column.
  var width: Int { size.columns / columnsOfPage }

  /// The lines above the columns, none on a tiny board: the title, with a blank line below it where there is
  /// room.
  var head: Int {
    if isTiny || size.lines < 3 { return 0 }
    return size.lines < Self.leastLinesForBlanks ? 1 : 2
  }

  /// True for a screen with room for little more than a name and a price.
  var isTiny: Bool { size.columns < 20 && size.lines < Self.leastLinesForBlank }

  /// The lines below the columns. A blank line separates the foot if there is room.
  var footLines: Int {
    if foot.isEmpty || size.lines < Self.leastLinesForBlank { return foot.count }
    return foot.count + 1
  }

  /// The lines of a column.
  var room: Int { max(1, size.lines - head - footLines) }

  /// Fills the pages with dishes.
  mutating func fill(with entries: [BoardEntry]) {
    columns = BoardColumn.filled(entries, room: room)
  }

  /// The number of pages.
  var count: Int { (columns.count + columnsOfPage - 1) / columnsOfPage }

  /// The columns of a page, from 0.
  subscript(page: Int) -> ArraySlice<BoardColumn> {
    columns[(page * columnsOfPage)...].prefix(columnsOfPage)
  }
}
