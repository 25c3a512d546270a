public import OldMenuCore

/// The board over a counter: the whole menu, page after page, and nobody at the keys.
///
/// A dumb view: a presenter decides what a row says; the board lays the rows out and turns.
public final class Board {
  /// The menu as the board shows it.
  public private(set) var session: MenuSession

  let text: TerminalText
  private let hidesSoldOut: Bool
  private let interval: Duration
  private let launcher: any PeriodicTaskLauncher
  private let onTurn: () -> Void
  /// The page that is shown, counted on and on; where it stands depends on the number of pages.
  private var page = 0
  /// What all pages show, worked out once for each menu.
  private var content: Content?
  /// The columns of the last size, and what stands below them.
  private var dealt: (size: Size, columns: [[Line]], footer: [Line])?

  /// Makes a board that turns by itself.
  ///
  /// - Parameters:
  ///   - session: the menu to show.
  ///   - text: the terminal.
  ///   - hidesSoldOut: whether sold-out dishes are left out, not dimmed.
  ///   - interval: how long a page is shown.
  ///   - launcher: turns the pages.
  ///   - onTurn: called when a page has turned, which wants to be shown.
  public init(
    _ session: MenuSession, text: TerminalText, hidesSoldOut: Bool, interval: Duration,
    launcher: any PeriodicTaskLauncher, onTurn: @escaping () -> Void
  ) {
    self.session = session
    self.session.isForGuests = true
    self.text = text
    self.hidesSoldOut = hidesSoldOut
    self.interval = interval
    self.launcher = launcher
    self.onTurn = onTurn
    turnByItself()
  }

  /// Takes what a watcher tells about the menu's file; the page stays.
  public func follow(_ event: MenuFileEvent, file: String) {
    session.follow(event, file: file)
    (content, dealt) = (nil, nil)
  }

  /// Turns a page at every key but `q`, and waits a whole interval for the next.
  ///
  /// - Returns: whether to go on.
  public func handle(_ event: ScreenEvent) -> Bool {
    guard case .key(let key) = event else { return true }
    if key == .character("q") { return false }
    page += 1
    turnByItself()
    return true
  }

  /// What a screen of this size shows now; each line is exactly as wide as the screen.
  public func frame(for size: Size) -> Frame {
    let layout = BoardLayout(size)
    guard !ScreenLayout(size).isTooSmall else { return Frame(sizeOnlyOf: size, text: text) }
    let (columns, footer) = deal(in: layout)
    let height = layout.lines(aboveFooter: footer.count)
    let count = max(1, (columns.count + layout.columnCount - 1) / layout.columnCount)
    page %= count
    let shown = columns.dropFirst(page * layout.columnCount).prefix(layout.columnCount)
    var lines: [Line] = []
    if layout.hasTitle { lines.append(title(in: layout, page: page + 1, of: count)) }
    lines += (0..<height).map { number in
      line(number, of: Array(shown), in: layout)
    }
    return Frame(
      lines: lines + footer, cursor: Position(line: max(0, size.lines - 1), column: 0),
      showsCursor: false)
  }

  private func turnByItself() {
    guard interval > .zero else { return }
    launcher.start(every: interval) { [weak self] in
      self?.page += 1
      self?.onTurn()
    }
  }

  /// The rows of each section, and the signs in them.
  private struct Content {
    var sections: [[RowText]] = []
    var marks: Set<Mark> = []
  }

  private func deal(in layout: BoardLayout) -> (columns: [[Line]], footer: [Line]) {
    if let dealt, dealt.size == layout.size { return (dealt.columns, dealt.footer) }
    let content = self.content ?? readContent()
    self.content = content
    let footer = footer(in: layout, explaining: content.marks)
    let height = layout.lines(aboveFooter: footer.lines.count)
    let sections = sections(of: content, hasMarks: footer.explainsMarks, in: layout)
    let tight = BoardPages(sections, height: height, spacing: 0).columns
    let airy = BoardPages(sections, height: height, spacing: 1).columns
    func pages(_ columns: [[Line]]) -> Int {
      (columns.count + layout.columnCount - 1) / layout.columnCount
    }
    let columns = pages(airy) <= pages(tight) ? airy : tight
    dealt = (layout.size, columns, footer.lines)
    return (columns, footer.lines)
  }

  private func readContent() -> Content {
    let presenter = MenuPresenter(session)
    return (0..<presenter.numberOfSections).reduce(into: Content()) { content, section in
      var rows: [RowText] = []
      for row in 0..<presenter.numberOfRows(inSection: section) {
        let cell = RowCell()
        presenter.configure(cell: cell, forRow: row, inSection: section)
        guard !hidesSoldOut || !cell.row.isSoldOut else { continue }
        rows.append(cell.row)
        content.marks.formUnion(presenter.marks(forRow: row, inSection: section))
      }
      content.sections.append(rows)
    }
  }

  private func sections(
    of content: Content, hasMarks: Bool, in layout: BoardLayout
  ) -> [(heading: [Line], dishes: [[Line]])] {
    guard session.numberOfDishes > 0 else { return [([], [emptyMenu(in: layout)])] }
    return content.sections.enumerated().map { section, rows in
      let dishes = rows.map { row in
        var row = row
        // A sign that nothing explains says nothing.
        if !hasMarks { row.signs = [] }
        return lines(of: row, in: layout)
      }
      return (layout.hasHeadings ? heading(of: section, in: layout) : [], dishes)
    }
  }

  private func line(_ number: Int, of columns: [[Line]], in layout: BoardLayout) -> Line {
    let blank = LineBuilder(columns: layout.columns, text: text).spans
    return (0..<layout.columnCount).flatMap { index -> Line in
      let column = index < columns.count ? columns[index] : []
      let spans = number < column.count && !column[number].isEmpty ? column[number] : blank
      return (index == 0 ? [] : [Span(.blanks(layout.gap))]) + spans
    }
  }
}
