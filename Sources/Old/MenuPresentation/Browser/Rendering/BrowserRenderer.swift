internal import OldMenuCore

extension BrowserState {
  /// Everything a surface shows, each line exactly as wide as it is, and what can be clicked there.
  ///
  /// - Parameters:
  ///   - surface: what it is shown on.
  ///   - layouts: the rows that were laid out before; the frame is the same without them.
  /// - Returns: the frame and its targets.
  /// - Complexity: O(*visible rows*) and O(*sections*).
  package func render(
    on surface: Surface, layouts: RowLayouts = RowLayouts()
  ) -> (frame: Frame, targets: ClickTargets) {
    var renderer = BrowserRenderer(self, on: surface, layouts: layouts)
    let frame = renderer.frame()
    return (frame, renderer.targets)
  }
}

/// Draws one frame of a browser: a dumb view that asks a presenter for what is visible and lays it out.
struct BrowserRenderer {
  let state: BrowserState
  let session: MenuSession
  let presenter: MenuPresenter
  let text: TerminalText
  let layout: ScreenLayout
  let layouts: RowLayouts
  /// What the filters let through, in fewer and fewer words.
  let counts: [String]
  /// Which line the notice about the file stands in for.
  let noticePlace: NoticePlace?
  /// What can be clicked.
  var targets = ClickTargets()

  init(_ state: BrowserState, on surface: Surface, layouts: RowLayouts = RowLayouts()) {
    self.state = state
    session = state.session
    presenter = MenuPresenter(state.session)
    text = surface.text
    self.layouts = layouts
    counts = state.countsLines()
    layout = ScreenLayout(
      surface.size, hasSearch: state.hasSearchLine, hasCounts: !counts.isEmpty,
      hasFilters: state.mode.context == .filters)
    noticePlace = state.noticePlace(in: layout, hasCounts: !counts.isEmpty)
  }

  var columns: Int { layout.size.columns }

  fileprivate mutating func frame() -> Frame {
    guard !layout.isTooSmall else { return Frame(sizeOnlyOf: layout.size, text: text) }
    if let page = state.page { return frame(of: page) }
    if case .asking(let draft, _) = state.mode { return frame(of: draft) }
    if case .filters = state.mode, !layout.hasFiltersBeside { return filtersFrame() }
    return listFrame()
  }

  private mutating func listFrame() -> Frame {
    let chrome = chrome()
    let visible = visibleRows()
    let start = chrome.above.count
    for (line, path) in visible.rows {
      targets.add(.row(path), line: start + line, columns: 0..<layout.listColumns)
    }
    let selected = visible.rows.first { $0.path == state.selection }
    let cursor = Position(line: selected.map { start + $0.line } ?? 0, column: 0)
    return Frame(
      lines: chrome.lines(around: visible.lines), cursor: chrome.cursor ?? cursor)
  }

  /// A line without a word.
  var blankLine: Line { LineBuilder(columns: columns, text: text).spans }
}
