/// Where everything stands on a screen of a given size.
///
/// On a low screen the panel gives way first, then the hints, then the tabs; the list never does.
struct ScreenLayout: Hashable, Sendable {
  /// Where the panel about the selected row stands.
  enum Panel: Hashable, Sendable {
    case none
    /// Below the list, with so many lines under a rule.
    case below(lines: Int)
    /// At the right of the list, with so many columns behind a rule.
    case right(columns: Int)
  }

  /// The smallest size that shows a name, a price and a heading.
  static let smallest = Size(columns: 10, lines: 3)

  let size: Size
  let panel: Panel
  let hasTitle: Bool
  let hasTabs: Bool
  let hasStatus: Bool
  let hasHints: Bool
  /// Whether the filters stand in place of the panel, so that the list is seen to change.
  let hasFiltersBeside: Bool

  /// Lays a screen out; a search field and the counts of filters have their lines on every size.
  init(
    _ size: Size, hasSearch: Bool = false, hasCounts: Bool = false, hasFilters: Bool = false
  ) {
    self.size = size
    hasFiltersBeside = hasFilters && size.columns >= 80
    if hasFiltersBeside {
      panel = .right(columns: 31)
    } else if size.columns >= 110, size.lines >= 12 {
      // A list that is wider leads the eye too far from a name to its price.
      panel = .right(columns: max(size.columns * 2 / 5, size.columns - 101))
    } else if size.columns >= 60, size.lines >= 20 {
      panel = .below(lines: 5)
    } else {
      panel = .none
    }
    hasTitle = size.lines >= 5 || hasSearch
    hasTabs = size.lines >= 6
    hasHints = size.lines >= 8
    hasStatus = size.lines >= 16 || hasCounts
  }

  /// Whether there is room for anything but the size itself.
  var isTooSmall: Bool {
    size.columns < ScreenLayout.smallest.columns || size.lines < ScreenLayout.smallest.lines
  }

  /// How many lines the list has, its heading included.
  var listLines: Int {
    var lines = size.lines - [hasTitle, hasTabs, hasStatus, hasHints].count { $0 }
    if case .below(let panelLines) = panel { lines -= panelLines + 1 }
    return lines
  }

  /// How many columns the list has.
  var listColumns: Int {
    if case .right(let columns) = panel { return size.columns - columns - 1 }
    return size.columns
  }

  /// How many lines a row takes: on a narrow screen the price has a line of its own.
  var linesPerRow: Int { size.columns < 24 ? 2 : 1 }
}
