/// What can be clicked in a frame, and where.
package struct ClickTargets: Sendable {
  /// What a click means.
  package enum Target: Hashable, Sendable {
    /// A row of the list.
    case row(RowPath)
    /// A filter, by its index.
    case filter(Int)
    /// A filter that is on, to be turned off.
    case chip(FilterChip.Subject)
    /// A size or an add-on that is asked about, by its index.
    case option(Int)
    /// A tab or a hint.
    case command(Command)
  }

  private struct Place {
    let line: Int
    let columns: Range<Int>
    let target: Target
  }

  private var places: [Place] = []

  /// Makes some columns of a line mean something.
  mutating func add(_ target: Target, line: Int, columns: Range<Int>) {
    places.append(Place(line: line, columns: columns, target: target))
  }

  /// What a click at a position means, nil for nothing.
  package func target(at position: Position) -> Target? {
    places.first { $0.line == position.line && $0.columns.contains(position.column) }?.target
  }
}
