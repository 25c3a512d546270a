internal import OldMenuCore

/// The lines that a notice about the menu's file may stand in for: those that matter less.
enum NoticePlace: Hashable, Sendable {
  case title, status, hints
}

extension BrowserState {
  /// Where a notice stands, nil without one and where there is no room for it. What a filter hides is
  /// always told, and what the keys do gives way only to what a guest has just caused, or to the age of the menu
  /// where that has no other place.
  func noticePlace(in layout: ScreenLayout, hasCounts: Bool) -> NoticePlace? {
    guard noticeParts != nil else { return nil }
    let isList = mode == .list || mode == .search
    if isList, layout.hasStatus, !hasCounts { return .status }
    if layout.hasHints, isNoticePassing { return .hints }
    if hasTitle(in: layout) { return .title }
    return layout.hasHints && session.isMenuOld ? .hints : nil
  }

  /// Whether a title stands in the first line, and no field or filters.
  private func hasTitle(in layout: ScreenLayout) -> Bool {
    switch mode {
    case .list, .search: layout.hasTitle && !hasSearchLine
    case .filters: layout.hasFiltersBeside && layout.hasTitle && !hasSearchLine
    case .help(let help, _): !help.hasField
    case .dish, .house, .choice, .asking: true
    }
  }
}

extension BrowserRenderer {
  /// The notice, if it stands in for this line; the name of the house stays in front of it.
  func noticeLine(at place: NoticePlace) -> Line? {
    guard place == noticePlace, let (reason, age) = state.noticeParts else { return nil }
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    if place == .title, !session.title.isEmpty {
      let name = text.safe(session.title) + "   "
      let least = age.isEmpty ? Self.leastReason : text.width(of: text.safe(age))
      if text.width(of: name) + least <= line.room {
        line.add(name, [.bold, .accent])
      } else if !session.isMenuOld {
        // What only the owner mends; an old menu matters to guests.
        return nil
      }
    }
    let end = age.isEmpty ? "" : " · " + text.safe(age)
    let room = line.room - text.width(of: end)
    if !reason.isEmpty, age.isEmpty || room >= Self.leastReason {
      line.add(reason, .warning, atMost: room)
      line.add(end, .warning)
    } else {
      // The age alone, in as few words as there must be.
      let ages = ([age] + session.shortAges).map(text.safe)
      line.add(ages.first { text.width(of: $0) <= line.room } ?? ages[ages.count - 1], .warning)
    }
    let language = text.safe(place == .title ? languageAndKey : "")
    if text.width(of: language) + 3 <= line.room { line.addAtEnd(language, .dim) }
    return line.spans
  }

  /// How many columns the beginning of a reason needs to say anything.
  private static var leastReason: Int { 12 }
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
