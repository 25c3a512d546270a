public import MenuCore

/// The menu on a screen: a dumb view that asks its presenter for what is visible and lays it out.
public final class MenuScreen: MenuView {
  /// Who decides what is shown; without one there are no rows.
  public var presenter: MenuPresenter? {
    didSet { stale = .everything }
  }

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
  private var list: RowList
  /// What stands around the list, while the list is shown.
  private var surroundings: ListChrome?

  /// Makes a view for a terminal that measures text in its own way.
  public init(text: TerminalText) {
    self.text = text
    list = RowList(text: text)
  }

  /// Begins a page at its top; a screen asks for its next frame by itself.
  public func showMenu() {
    if presenter?.focus != .help {
      tops.help = 0
      if presenter?.focus != .dish { tops.dish = 0 }
    }
    stale = .everything
  }

  /// Lets the next frame be a quick one, if nothing else has changed.
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
    targets = ClickTargets()
    let layout = ScreenLayout(
      size, hasSearch: presenter?.searchLine != nil, hasCounts: presenter?.countsLine != nil)
    guard !layout.isTooSmall else { return Frame(sizeOnlyOf: size, text: text) }
    noticePlace = noticePlace(in: layout)
    if let page = presenter?.page { return frame(of: page, layout: layout) }
    if presenter?.context == .filters { return filtersFrame(layout: layout) }
    let surroundings = surroundings(in: layout)
    self.surroundings = surroundings
    return listFrame(in: surroundings)
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
    return listFrame(in: surroundings, isQuick: true)
  }

  /// The row that a page further on, or back, leads to; nil without rows.
  func row(onePage isForward: Bool) -> RowPath? {
    presenter.flatMap { list.row(onePage: isForward, in: $0) }
  }

  private func listFrame(in surroundings: ListChrome, isQuick: Bool = false) -> Frame {
    let layout = surroundings.layout
    let visible = list.visible(in: layout, of: presenter, isQuick: isQuick)
    let start = surroundings.above.count
    pageLength = layout.pageLength
    targets = surroundings.targets
    for (line, path) in visible.rows {
      targets.add(.row(path), line: start + line, columns: 0..<layout.listColumns)
    }
    let selected = visible.rows.first { $0.path == presenter?.selection }
    let cursor = Position(line: selected.map { start + $0.line } ?? 0, column: 0)
    return Frame(
      lines: surroundings.lines(around: visible.lines), cursor: surroundings.typing ?? cursor)
  }
}

/// What of a frame is no longer so, each more than the one before.
enum Staleness: Comparable {
  case nothing, surroundings, selection, everything
}
