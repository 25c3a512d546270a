internal import MenuCore
internal import TerminalText

/// A column of a page of the board.
struct BoardColumn {
  /// The list of its first dish.
  var list: MenuList?
  var lines: [Line] = []

  /// The fewest lines of a column that leave some to blank lines and to headings that are repeated.
  private static let leastRoomForHeadings = 8
  /// The fewest lines of a column that repeats the name of a dish that continues.
  private static let leastRoomForName = 6

  /// Entries in columns of at most `room` lines, none of them torn apart; one that is longer than a
  /// column continues in the next below its name. Its allergens stay together where a column has room for
  /// them.
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
        if entry.isFirst {
          lines = entry.heading + entry.lines
        } else if isRoomy {
          // A heading is not repeated where it would tear a dish apart.
          let withHeading = entry.continuedHeading + entry.lines
          let tears = entry.lines.count <= room && withHeading.count > room
          if !tears { lines = withHeading }
        }
      }
      var name = entry.continuedName
      if room < leastRoomForName { name = [] }
      for (place, line) in lines.enumerated() {
        let isStatement = place == lines.count - entry.statementLines
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
