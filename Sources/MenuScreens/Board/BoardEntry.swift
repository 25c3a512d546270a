internal import MenuCore
internal import TerminalText

/// A dish of the board, below the heading of its group.
struct BoardEntry {
  /// Its list, nil for a remark in the place of dishes.
  let list: MenuList?
  /// The heading of its group, with the remark of the group.
  let heading: [Line]
  /// The heading where the group continues from another column.
  let continuedHeading: [Line]
  /// True for the first dish of its group.
  let isFirst: Bool
  let lines: [Line]
  /// The number of lines at the end that state the allergens: a part of them would read as all of them.
  var statementLines = 0
  /// The name where the dish continues from another column.
  var continuedName: [Line] = []
}
