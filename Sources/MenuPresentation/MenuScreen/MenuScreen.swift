/// The menu on a screen: a dumb view that asks its presenter for what is visible and lays it out.
public final class MenuScreen: MenuView {
  /// Who decides what is shown; without one there are no rows.
  public var presenter: MenuPresenter?

  /// How far a page leads in the last frame, in rows of the list or lines of a page; among the filters,
  /// how many of them stand side by side.
  public internal(set) var pageLength = 1

  /// What of the last frame is no longer so.
  var stale = Staleness.everything

  let text: TerminalText
  /// What can be clicked in the last frame.
  var targets = ClickTargets()
  /// Which line of the last frame a notice stands in for.
  var noticePlace: NoticePlace?
  /// The first line that is seen of the page of a dish, and of the help that may lie on top of it.
  private var tops = (dish: 0, help: 0)
  /// The first line of the list that is seen.
  private var top = 0
  private var rowLayouts = RowLayouts()
  /// The headings of the last whole frame, and those that came into sight since.
  private var headings: [(section: Int, line: [Span])] = []
  /// How many lines of the last frame the list had, and how many of them a row.
  private var listHeight = (lines: 1, perRow: 1)
  /// The lines of the list, and what they were worked out from.
  private var known: (rows: RowSpace, linesPerRow: Int, scroll: ListScroll)?

  /// What stands around the list, while the list is shown.
  private var surroundings: ListSurroundings?

  /// Makes a view for a terminal that measures text in its own way.
  public init(text: TerminalText) {
    self.text = text
  }

  /// Begins a page at its top; a screen asks for its next frame by itself.
  public func showMenu() {
    if presenter?.focus != .help {
      tops.help = 0
      if presenter?.focus != .dish { tops.dish = 0 }
    }
    stale = .everything
  }

  /// Has the next frame show where the selection is now.
  public func showSelection() {
    stale = max(stale, .selection)
  }

  /// The first line that is seen of the page that is open.
  var pageTop: Int {
    get { presenter?.focus == .help ? tops.help : tops.dish }
    set { if presenter?.focus == .help { tops.help = newValue } else { tops.dish = newValue } }
  }

  /// Everything the screen shows at a size; each line is exactly as wide as the screen.
  ///
  /// - Complexity: O(*visible rows*), and O(*sections*) when other rows are shown than before.
  public func frame(for size: Size) -> Frame {
    stale = .nothing
    surroundings = nil
    headings = []
    targets = ClickTargets()
    let layout = ScreenLayout(
      size, hasSearch: presenter?.searchLine != nil, hasCounts: presenter?.countsLine != nil)
    guard !layout.isTooSmall else { return Frame(sizeOnlyOf: size, text: text) }
    noticePlace = noticePlace(in: layout)
    if let page = presenter?.page { return frame(of: page, layout: layout) }
    if presenter?.context == .filters { return filtersFrame(layout: layout) }
    let surroundings = surroundings(in: layout)
    self.surroundings = surroundings
    return frame(ofListIn: surroundings)
  }

  /// The rows with the selection where it is now, and around them what stood there in the last frame;
  /// nil when more than the selection has changed since, or not even that.
  ///
  /// - Complexity: O(*visible rows*).
  public func quickFrame(for size: Size) -> Frame? {
    guard stale == .selection, let surroundings, surroundings.layout.size == size else {
      return nil
    }
    stale = .surroundings
    return frame(ofListIn: surroundings)
  }

  private func frame(ofListIn surroundings: ListSurroundings) -> Frame {
    let layout = surroundings.layout
    targets = surroundings.targets
    let start = surroundings.above.count
    var cursor = Position(line: presenter?.selection == nil ? 0 : start, column: 0)
    var list: [[Span]] = []
    rowLayouts.beginFrame()
    for entry in visibleEntries(in: layout).prefix(layout.listLines) {
      if case .row(let path, let line) = entry {
        targets.add(.row(path), line: start + list.count, columns: 0..<layout.listColumns)
        if path == presenter?.selection, line == 0 { cursor.line = start + list.count }
      }
      list.append(line(for: entry, layout: layout))
    }
    if list.count < layout.listLines {
      list += emptyListLines(columns: layout.listColumns).prefix(layout.listLines - list.count)
      let blank = Line(columns: layout.listColumns, text: text).spans
      list += Array(repeating: blank, count: layout.listLines - list.count)
    }
    return Frame(lines: surroundings.lines(around: list), cursor: surroundings.typing ?? cursor)
  }

  /// What is said in place of the rows when there are none.
  private func emptyListLines(columns: Int) -> [[Span]] {
    (presenter?.emptyListWords ?? []).flatMap { words in
      text.wrapped(text.safe(words), to: columns - 2).map { words in
        var line = Line(columns: columns, text: text)
        line.add(" " + words)
        return line.spans
      }
    }
  }

  private func visibleEntries(in layout: ScreenLayout) -> [ListScroll.Entry] {
    pageLength = layout.pageLength
    listHeight = (layout.listLines, layout.linesPerRow)
    guard let presenter, let selection = presenter.selection else { return [] }
    return scroll(of: presenter, linesPerRow: layout.linesPerRow)
      .visible(from: &top, selection: selection, height: layout.listLines)
  }

  /// The row that a page further on, or back, leads to; nil without rows.
  func row(onePage isForward: Bool) -> RowPath? {
    guard let presenter, let selection = presenter.selection else { return nil }
    return scroll(of: presenter, linesPerRow: listHeight.perRow)
      .path(onePageFrom: selection, isForward: isForward, height: listHeight.lines)
  }

  /// The list as lines, worked out anew when other rows are shown.
  private func scroll(of presenter: MenuPresenter, linesPerRow: Int) -> ListScroll {
    if let known, known.rows == presenter.rows, known.linesPerRow == linesPerRow {
      return known.scroll
    }
    let scroll = ListScroll(
      rowsPerSection: (0..<presenter.numberOfSections).map(presenter.numberOfRows),
      linesPerRow: linesPerRow)
    known = (presenter.rows, linesPerRow, scroll)
    return scroll
  }

  private func line(for entry: ListScroll.Entry, layout: ScreenLayout) -> [Span] {
    switch entry {
    case .header(let section):
      if let known = headings.first(where: { $0.section == section }) { return known.line }
      let header = HeaderCell()
      presenter?.configure(header: header, forSection: section)
      let line = header.line(columns: layout.listColumns, text: text)
      headings.append((section, line))
      return line
    case .row(let path, let number):
      let lines = lines(ofRowAt: path, layout: layout)
      return lines.line(number, isSelected: path == presenter?.selection)
    }
  }

  private func lines(ofRowAt path: RowPath, layout: ScreenLayout) -> RowLines {
    let isInOneLine = layout.linesPerRow == 1
    let look = RowLook(
      columns: layout.listColumns,
      numberColumns: isInOneLine ? presenter?.numberColumns ?? 0 : 0, hasPriceLine: !isInOneLine)
    // Of a quick frame nothing but the selection has changed.
    if stale == .surroundings, let lines = rowLayouts.lines(at: path, look) { return lines }
    let cell = RowCell()
    presenter?.configure(cell: cell, forRow: path.row, inSection: path.section)
    return rowLayouts.lines(of: cell.row, look, at: path, text: text)
  }
}
