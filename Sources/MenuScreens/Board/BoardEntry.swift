internal import MenuCore
internal import TerminalText

/// A dish of the board, below the heading of its group.
struct BoardEntry {
  /// Its list, nil for a remark that is shown instead of dishes.
  let list: MenuList?
  /// The heading of its group, with the remark of the group.
  let heading: [Line]
  /// The heading for a group that continues from another column.
  let continuedHeading: [Line]
  /// True for the first dish of its group.
  let isFirst: Bool
  let lines: [Line]
  /// The number of lines at the end that state the allergens. They are kept together: a part of them would
  /// read as the whole statement.
  var statementLines = 0
  /// The name for a dish that continues from another column.
  var continuedName: [Line] = []
}
