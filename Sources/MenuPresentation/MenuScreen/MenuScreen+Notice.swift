internal import MenuCore

/// The line about the menu's file, which takes the place of one that matters less.
extension MenuScreen {
  /// The lines that a notice may stand in for.
  enum NoticePlace: Hashable, Sendable {
    case title, status, hints
  }

  /// Where a notice stands, nil without one and where there is no room for it; what a filter hides
  /// is always told.
  func noticePlace(in layout: ScreenLayout) -> NoticePlace? {
    guard let presenter, presenter.noticeText != nil else { return nil }
    let isList = presenter.context == .list || presenter.context == .search
    if isList, layout.hasStatus, presenter.countsLine == nil { return .status }
    if layout.hasHints { return .hints }
    return isList && layout.hasTitle && presenter.searchLine == nil ? .title : nil
  }

  /// The notice, if it stands in for this line.
  func noticeLine(at place: NoticePlace, columns: Int) -> Line? {
    guard place == noticePlace, let (reason, age) = presenter?.noticeParts else { return nil }
    let end = text.safe(reason.isEmpty || age.isEmpty ? age : " · " + age)
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    line.add(reason, .warning, atMost: max(0, line.room - text.width(of: end)))
    line.add(end, .warning)
    return line.spans
  }
}

extension Frame {
  /// The frame of a screen that is too small for anything but the size it should have.
  init(sizeOnlyOf size: Size, text: TerminalText) {
    let smallest = ScreenLayout.smallest
    let lines = (0..<max(0, size.lines)).map { index -> Line in
      var line = LineBuilder(columns: size.columns, text: text)
      if index == 0 {
        line.add(String("\(smallest.columns)x\(smallest.lines)".prefix(max(0, size.columns))))
      }
      return line.spans
    }
    self.init(lines: lines, cursor: Position(line: 0, column: 0))
  }
}
