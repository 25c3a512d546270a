internal import MenuCore
internal import TerminalText

/// A column of a page of the board.
struct BoardColumn {
  /// The list of its first dish.
  var list: MenuList?
  var lines: [Line] = []

  /// The fewest lines of a column with blank lines between groups and repeated headings.
  private static let leastRoomForHeadings = 8
  /// The fewest lines of a column that repeats the name of a continued dish.
  private static let leastRoomForName = 6

  /// Distributes entries over columns of at most `room` lines without splitting them. An entry that is longer
  /// than a column continues in the next one, below its repeated name. Its allergens stay together if they
  /// fit into a column.
  static func filled(_ entries: [BoardEntry], room: Int) -> [BoardColumn] {
    let isRoomy = room >= leastRoomForHeadings
    var columns: [BoardColumn] = []
    var column = BoardColumn()
    for entry in entries {
      var lines = entry.lines
      if entry.isFirst { lines = entry.heading + lines }
      if entry.isFirst, isRoomy, !column.lines.isEmpty { lines.insert(Line(), at: 0) }
      if !column.lines.isEmpty, column.lines.count + lines.count > room {
        columns.append(column)
        column = BoardColumn()
      }
      if column.lines.isEmpty {
        column.list = entry.list
        var heading = isRoomy ? entry.continuedHeading : []
        if entry.isFirst { heading = entry.heading }
        // If the heading would split a dish, the heading is shortened: its remark is dropped first.
        let left = room - entry.lines.count
        if left >= 0, heading.count > left { heading = Array(heading.prefix(min(1, left))) }
        lines = heading + entry.lines
      }
      var name = entry.continuedName
      if room < leastRoomForName { name = [] }
      for (index, line) in lines.enumerated() {
        let isStatement = index == lines.count - entry.statementLines
        let end = column.lines.count + entry.statementLines
        let isTorn = isStatement && end > room && name.count + entry.statementLines <= room
        if column.lines.count == room || isTorn {
          columns.append(column)
          column = BoardColumn(list: entry.list, lines: name)
        }
        column.lines.append(line)
      }
    }
    return columns + [column]
  }
}
