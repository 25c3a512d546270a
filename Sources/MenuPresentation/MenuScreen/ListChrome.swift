/// What stands around the list on a screen: the bars, and the panel about the selected row.
struct ListChrome {
  let layout: ScreenLayout
  /// The lines above the list.
  var above: [Line] = []
  /// The lines of the panel, with the rule between it and the list.
  var panel: [Line] = []
  /// The lines at the bottom.
  var below: [Line] = []
  /// Where text is typed, if it is.
  var typing: Position?
  /// What can be clicked there.
  var targets = ClickTargets()

  /// The whole screen.
  func lines(around list: [Line]) -> [Line] {
    switch layout.panel {
    case .none, .below: above + list + panel + below
    case .right: above + zip(list, panel).map { $0 + $1 } + below
    }
  }
}

extension MenuScreen {
  /// What stands around the list now.
  func chrome(in layout: ScreenLayout) -> ListChrome {
    let columns = layout.size.columns
    var all = ListChrome(layout: layout)
    if let search = presenter?.searchLine {
      let (spans, column) = searchLine(search, columns: columns)
      all.above.append(spans)
      if search.isActive { all.typing = Position(line: 0, column: column) }
    } else if layout.hasTitle {
      all.above.append(titleLine(columns: columns))
    }
    if layout.hasTabs { all.above.append(tabsLine(columns: columns, at: all.above.count)) }
    all.panel = panelLines(in: layout)
    if layout.hasStatus { all.below.append(statusLine(columns: columns)) }
    if layout.hasHints { all.below.append(hintsLine(columns: columns, at: layout.size.lines - 1)) }
    all.targets = targets
    return all
  }
}
