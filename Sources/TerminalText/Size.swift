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
