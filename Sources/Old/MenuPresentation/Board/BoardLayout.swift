/// How a board of some size is laid out.
struct BoardLayout: Hashable, Sendable {
  let size: Size
  /// How many columns of dishes stand side by side.
  let columnCount: Int
  /// How many cells each of them has.
  let columns: Int
  /// Whether the pizzeria and the page stand at the top.
  let hasTitle: Bool
  /// Whether sections have headings.
  let hasHeadings: Bool
  /// Whether a dish has a line for what is in it.
  let hasContents: Bool

  /// How many cells stand between two columns at least.
  private static let smallestGap = 4

  init(_ size: Size) {
    self.size = size
    columnCount = size.columns >= 100 ? 2 : 1
    columns = (size.columns - (columnCount - 1) * BoardLayout.smallestGap) / columnCount
    hasTitle = size.lines >= 5
    hasHeadings = size.lines >= 7
    hasContents = size.lines >= 14 && columns >= 40
  }

  /// How many lines at most stand below the dishes.
  var footerLines: Int {
    size.lines >= 16 ? size.lines / 4 + 1 : max(size.lines >= 8 ? 2 : 1, size.lines / 4)
  }

  /// How many columns stand empty before them.
  var footerMargin: Int { size.columns > 20 ? 1 : 0 }

  /// How many columns they have.
  var footerColumns: Int { size.columns - 2 * footerMargin }

  /// How many lines at most tell what is in a dish.
  static let contentsLines = 3

  /// Whether the price of a dish has a line of its own.
  var hasPriceLine: Bool { columns < 24 }

  /// How many lines there are for dishes above a footer of so many.
  func lines(aboveFooter footer: Int) -> Int {
    max(1, size.lines - footer - (hasTitle ? 1 : 0))
  }

  /// How many spaces stand before the second column: what the columns leave of the width.
  var gap: Int { columnCount > 1 ? size.columns - columnCount * columns : 0 }
}
