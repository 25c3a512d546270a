/// What stands around the list on a screen: the bars, and the panel about the selected row.
struct ListChrome {
  let layout: ScreenLayout
  /// The lines above the list.
  var above: [Line] = []
  /// The lines of the panel, with the rule between it and the list.
  var panel: [Line] = []
  /// The lines at the bottom.
  var below: [Line] = []
  /// Where the cursor stands, if it is not in the list: where text is typed, or at a filter.
  var cursor: Position?

  /// The whole screen.
  func lines(around list: [Line]) -> [Line] {
    switch layout.panel {
    case .none, .below: above + list + panel + below
    case .right: above + zip(list, panel).map { $0 + $1 } + below
    }
  }
}

extension BrowserRenderer {
  /// What stands around the list now.
  mutating func chrome() -> ListChrome {
    var all = ListChrome(layout: layout)
    if let search = state.searchLine {
      let (spans, column) = line(of: search)
      all.above.append(spans)
      if search.isActive, !state.readsFound { all.cursor = Position(line: 0, column: column) }
    } else if layout.hasTitle {
      all.above.append(titleLine())
    }
    if layout.hasTabs { all.above.append(tabsLine(at: all.above.count)) }
    if layout.hasFiltersBeside {
      let (lines, cursor) = filtersBeside(from: all.above.count)
      all.panel = lines
      all.cursor = cursor
    } else {
      all.panel = panelLines()
    }
    if layout.hasStatus {
      all.below.append(statusLine(at: layout.size.lines - (layout.hasHints ? 2 : 1)))
    }
    if layout.hasHints { all.below.append(hintsLine(at: layout.size.lines - 1)) }
    return all
  }
}
