/// The size of a screen in character cells.
package struct Size: Hashable, Sendable {
  /// The cells of a line.
  package var columns: Int
  /// The number of lines.
  package var lines: Int

  /// Makes a size.
  package init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }
}

/// A position on a screen in character cells, counted from 0 at the top left.
package struct Position: Hashable, Sendable {
  /// The line, 0 at the top.
  package var line: Int
  /// The column, 0 at the left.
  package var column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
