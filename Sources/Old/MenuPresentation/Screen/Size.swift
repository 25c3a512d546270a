/// The size of a screen in character cells.
public struct Size: Hashable, Sendable {
  /// How many cells a line has.
  public var columns: Int
  /// How many lines there are.
  public var lines: Int

  /// Makes a size.
  public init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }
}

/// A place on a screen in character cells, both counted from 0 at the top left.
public struct Position: Hashable, Sendable {
  /// The line, 0 at the top.
  public var line: Int
  /// The column, 0 at the left.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
