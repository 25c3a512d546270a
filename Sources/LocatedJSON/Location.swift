/// A position in a file, counted as compilers count it.
public struct Location: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in UTF-8 bytes.
  public let column: Int

  /// Makes a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
