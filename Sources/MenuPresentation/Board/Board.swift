public import MenuCore

/// The board over a counter: the whole menu, page after page, and nobody at the keys.
///
/// A dumb view: its presenter decides what a row says; the board lays the rows out and turns.
public final class Board: MenuView {
  /// Who decides what is shown.
  public let presenter: MenuPresenter

  let text: TerminalText
  private let hidesSoldOut: Bool
  private let interval: Duration
  private let launcher: any PeriodicTaskLauncher
  private let onTurn: () -> Void
  /// The page that is shown, counted on and on; where it stands depends on the number of pages.
  private var page = 0
  /// The columns of the last size.
  private var dealt: (size: Size, columns: [[[Span]]])?

  /// Makes a board that turns by itself.
  ///
  /// - Parameters:
  ///   - presenter: who decides what is shown.
  ///   - text: the terminal.
  ///   - hidesSoldOut: whether sold-out dishes are left out, not dimmed.
  ///   - interval: how long a page is shown.
  ///   - launcher: turns the pages.
  ///   - onTurn: called when a page has turned, which wants to be shown.
  public init(
    presenter: MenuPresenter, text: TerminalText, hidesSoldOut: Bool, interval: Duration,
    launcher: any PeriodicTaskLauncher, onTurn: @escaping () -> Void
  ) {
    self.presenter = presenter
    self.text = text
    self.hidesSoldOut = hidesSoldOut
    self.interval = interval
    self.launcher = launcher
    self.onTurn = onTurn
    presenter.isForGuests = true
    presenter.view = self
    presenter.viewCreated()
    turnByItself()
  }

  /// Lays everything out anew with the next frame; the page stays.
  public func showMenu() {
    dealt = nil
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
    let footer = footer(in: layout)
    let height = layout.lines(aboveFooter: footer.count)
    let columns = columns(in: layout, height: height)
    let count = max(1, (columns.count + layout.columnCount - 1) / layout.columnCount)
    page %= count
    let shown = columns.dropFirst(page * layout.columnCount).prefix(layout.columnCount)
    var lines: [[Span]] = []
    if layout.hasTitle { lines.append(title(in: layout, page: page + 1, of: count)) }
    lines += (0..<height).map { number in
      line(number, of: Array(shown), in: layout)
    }
    return Frame(
      lines: lines + footer, cursor: Position(line: max(0, size.lines - 1), column: 0))
  }

  private func turnByItself() {
    guard interval > .zero else { return }
    launcher.start(every: interval) { [weak self] in
      self?.page += 1
      self?.onTurn()
    }
  }

  private func columns(in layout: BoardLayout, height: Int) -> [[[Span]]] {
    if let dealt, dealt.size == layout.size { return dealt.columns }
    let sections =
      presenter.menu.menu.numberOfDishes == 0
      ? [(nil, [emptyMenu(in: layout)])] : sections(in: layout)
    let tight = BoardPages(sections, height: height, spacing: 0).columns
    let airy = BoardPages(sections, height: height, spacing: 1).columns
    func pages(_ columns: [[[Span]]]) -> Int {
      (columns.count + layout.columnCount - 1) / layout.columnCount
    }
    let columns = pages(airy) <= pages(tight) ? airy : tight
    dealt = (layout.size, columns)
    return columns
  }

  private func sections(in layout: BoardLayout) -> [(heading: [Span]?, dishes: [[[Span]]])] {
    (0..<presenter.numberOfSections).map { section in
      let dishes = (0..<presenter.numberOfRows(inSection: section)).compactMap { row in
        let cell = RowCell()
        presenter.configure(cell: cell, forRow: row, inSection: section)
        return hidesSoldOut && cell.row.isSoldOut ? nil : lines(of: cell.row, in: layout)
      }
      return (layout.hasHeadings ? heading(of: section, in: layout) : nil, dishes)
    }
  }

  private func line(_ number: Int, of columns: [[[Span]]], in layout: BoardLayout) -> [Span] {
    let blank = Line(columns: layout.columns, text: text).spans
    return (0..<layout.columnCount).flatMap { place -> [Span] in
      let column = place < columns.count ? columns[place] : []
      let spans = number < column.count && !column[number].isEmpty ? column[number] : blank
      return (place == 0 ? [] : [Span(String(repeating: " ", count: layout.gap))]) + spans
    }
  }
}
