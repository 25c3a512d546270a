internal import OldMenuCore

/// Moving in the list, in a page and among the filters.
extension BrowserState {
  /// Moves as far as a surface shows.
  mutating func move(_ move: Command.Move, on surface: Surface) {
    switch mode {
    case .list, .search:
      readsFound = true
      destination(of: move, on: surface).map { choose($0) }
    case .filters:
      let renderer = BrowserRenderer(self, on: surface)
      moveFilterCursor(move, perLine: renderer.filtersPerLine)
    case .dish:
      // The lists' keys show the first dish of a list, all others move the page.
      switch move {
      case .nextList, .previousList, .list:
        destination(of: move, on: surface).map { choose($0) }
        mode = .dish(top: 0)
      case .up, .down, .by, .pageUp, .pageDown, .first, .last, .nextSection, .previousSection:
        scrollPage(move, on: surface)
      }
    case .asking(var draft, let below):
      draft.move(by: move == .up ? -1 : 1)
      mode = .asking(draft, over: below)
    case .choice: moveInChoice(move, on: surface)
    case .house, .help: scrollPage(move, on: surface)
    }
  }

  /// The row that a move leads to from the selection.
  private func destination(of move: Command.Move, on surface: Surface) -> RowPath? {
    guard let selection else { return nil }
    let rows = session.rows
    return switch move {
    case .up: rows.path(from: selection, movedBy: -1)
    case .down: rows.path(from: selection, movedBy: 1)
    case .by(let distance): rows.path(from: selection, movedBy: distance)
    case .pageUp: row(onePageFrom: selection, isForward: false, on: surface)
    case .pageDown: row(onePageFrom: selection, isForward: true, on: surface)
    case .first: rows.path(at: 0)
    case .last: rows.path(at: rows.count - 1)
    case .nextSection: firstRow(of: rows.section(after: selection.section)) ?? selection
    case .previousSection: previousSection(from: selection)
    case .nextList: list(besideThatOf: selection, at: 1)
    case .previousList: list(besideThatOf: selection, at: -1)
    case .list(let number): firstRow(ofListNumber: number) ?? selection
    }
  }

  private func row(onePageFrom path: RowPath, isForward: Bool, on surface: Surface) -> RowPath {
    let layout = layout(of: surface.size)
    return ListScroll(session.rows, linesPerRow: layout.linesPerRow)
      .path(onePageFrom: path, isForward: isForward, height: layout.listLines)
  }

  /// Moves a page by lines, whole screens or to its ends.
  mutating func scrollPage(_ move: Command.Move, on surface: Surface) {
    guard let top = mode.top else { return }
    let page = BrowserRenderer(self, on: surface).pageExtent
    let next =
      switch move {
      case .up: top - 1
      case .down: top + 1
      case .by(let distance): top + distance.signum()
      case .pageUp: top - page.height
      case .pageDown: top + page.height
      case .first: 0
      case .last: page.lines
      case .nextSection, .previousSection, .nextList, .previousList, .list: top
      }
    mode.top = max(0, min(next, page.lines - page.height))
  }

  /// Keeps in mind what a surface shows of the list or the page, so that the next frame moves no
  /// further from it than the selection needs.
  package mutating func settle(on surface: Surface) {
    let layout = layout(of: surface.size)
    guard !layout.isTooSmall else { return }
    if let top = mode.top {
      let page = BrowserRenderer(self, on: surface).pageExtent
      mode.top = max(0, min(top, page.lines - page.height))
    } else if let selection {
      _ = ListScroll(session.rows, linesPerRow: layout.linesPerRow)
        .visible(from: &listTop, selection: selection, height: layout.listLines)
    }
  }

  /// Where everything stands on a screen of a size.
  func layout(of size: Size) -> ScreenLayout {
    ScreenLayout(
      size, hasSearch: hasSearchLine, hasCounts: countsLine != nil,
      hasFilters: mode.context == .filters)
  }

  private func firstRow(of section: Int?) -> RowPath? {
    section.map { RowPath(section: $0, row: 0) }
  }

  private func previousSection(from path: RowPath) -> RowPath {
    guard path.row == 0 else { return RowPath(section: path.section, row: 0) }
    return firstRow(of: session.rows.section(before: path.section)) ?? path
  }

  private func list(besideThatOf path: RowPath, at distance: Int) -> RowPath {
    let current = session.dataSource.list(forSection: path.section)
    let lists = session.lists
    guard let index = lists.firstIndex(where: { $0.list == current }) else { return path }
    let count = lists.count
    return RowPath(section: lists[(index + distance + count) % count].section, row: 0)
  }

  private func firstRow(ofListNumber number: Int) -> RowPath? {
    let lists = session.lists
    guard number >= 1, number <= lists.count else { return nil }
    return RowPath(section: lists[number - 1].section, row: 0)
  }
}
