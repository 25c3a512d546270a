public import MenuCore

/// The menu on a screen: a dumb view that asks its presenter for what is visible and lays it out.
public final class MenuScreen: MenuView {
  /// Who decides what is shown; without one there are no rows.
  public var presenter: MenuPresenter? {
    didSet { isStale = true }
  }

  /// How far a page leads in the last frame, in rows of the list or lines of a page; among the filters,
  /// how many of them stand side by side.
  public internal(set) var pageLength = 1

  /// Whether something of the last frame is no longer so.
  var isStale = true

  let text: TerminalText
  /// What can be clicked in the last frame.
  var targets = ClickTargets()
  /// Which line of the last frame a notice stands in for.
  var noticePlace: NoticePlace?
  /// The first line that is seen of the page of a dish, and of the help that may lie on top of it.
  private var tops = (dish: 0, help: 0)
  private var list: RowList

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
    isStale = true
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
    isStale = false
    targets = ClickTargets()
    let layout = ScreenLayout(
      size, hasSearch: presenter?.searchLine != nil, hasCounts: presenter?.countsLine != nil)
    guard !layout.isTooSmall else { return Frame(sizeOnlyOf: size, text: text) }
    noticePlace = noticePlace(in: layout)
    if let page = presenter?.page { return frame(of: page, layout: layout) }
    if presenter?.context == .filters { return filtersFrame(layout: layout) }
    return listFrame(in: chrome(in: layout))
  }

  /// The row that a page further on, or back, leads to; nil without rows.
  func row(onePage isForward: Bool) -> RowPath? {
    presenter.flatMap { list.row(onePage: isForward, in: $0) }
  }

  private func listFrame(in chrome: ListChrome) -> Frame {
    let layout = chrome.layout
    let visible = list.visible(in: layout, of: presenter)
    let start = chrome.above.count
    pageLength = layout.pageLength
    targets = chrome.targets
    for (line, path) in visible.rows {
      targets.add(.row(path), line: start + line, columns: 0..<layout.listColumns)
    }
    let selected = visible.rows.first { $0.path == presenter?.selection }
    let cursor = Position(line: selected.map { start + $0.line } ?? 0, column: 0)
    return Frame(
      lines: chrome.lines(around: visible.lines), cursor: chrome.typing ?? cursor)
  }
}
