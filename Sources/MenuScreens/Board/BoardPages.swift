internal import MenuCore
internal import TerminalText

/// The columns of all pages of the board at one size, and the lines that surround them.
struct BoardPages {
  let size: Size
  /// The lines of the foot of a page; of one with a star, those with its note.
  let foot: [Line]
  let footOfStar: [Line]
  private var columns: [BoardColumn] = []

  /// The fewest lines of a board with a blank one above its foot.
  private static let leastLinesForBlank = 20
  /// The fewest cells of a board with two columns.
  private static let leastWidthForTwo = 110

  init(size: Size, foot: [Line], footOfStar: [Line]) {
    self.size = size
    self.foot = foot
    self.footOfStar = footOfStar
  }

  /// The columns of a page.
  private var columnsOfPage: Int { size.columns >= Self.leastWidthForTwo ? 2 : 1 }

  /// The cells of a column.
  var width: Int { size.columns / columnsOfPage }

  /// The lines above the columns: the title, with a blank line below it where there is room.
  var head: Int {
    switch size.lines {
    case ..<3: 0
    case ..<8: 1
    default: 2
    }
  }

  /// The lines below the columns. A blank one sets the foot apart where there is room.
  var footLines: Int {
    let lines = max(foot.count, footOfStar.count)
    return size.lines >= Self.leastLinesForBlank ? lines + 1 : lines
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
