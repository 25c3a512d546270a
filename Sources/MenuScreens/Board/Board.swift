package import MenuCore
package import MenuPresentation
package import TerminalText

/// The menu over the counter: pages of dishes that turn by themselves.
package final class Board {
  private var session: MenuSession { didSet { pages = nil } }
  private let typesetter: Typesetter
  private let hidesSoldOut: Bool
  private var page = 0
  /// The pages at the size of the last frame, until another menu is shown.
  private var pages: BoardPages?
  private let launcher: any PeriodicTaskLauncher

  /// Makes a board that turns its page at an interval.
  package init(
    _ session: MenuSession, typesetter: Typesetter, hidesSoldOut: Bool, interval: Duration,
    launcher: any PeriodicTaskLauncher, onTurn: @escaping () -> Void
  ) {
    self.session = session
    self.typesetter = typesetter
    self.hidesSoldOut = hidesSoldOut
    self.launcher = launcher
    guard interval > .zero else { return }
    launcher.start(every: interval) { [weak self] in
      self?.page += 1
      onTurn()
    }
  }

  /// Follows the menu's file.
  package func follow(_ event: MenuReading.FileEvent) { session.follow(event) }

  /// Withdraws the promises of the menu and shows since when it is out of date: its file has had a problem
  /// for a minute.
  package func withdrawPromises() { session.withdrawPromises() }

  /// Handles an event. Returns false when the board should end.
  package func handle(_ event: ScreenEvent) -> Bool {
    switch event {
    case .key(.character("q")), .key(.control("c")): return false
    case .key(.right), .key(.character(" ")), .key(.pageDown): page += 1
    case .key(.left), .key(.pageUp): page -= 1
    default: break
    }
    return true
  }

  /// The frame of the current page, without a visible cursor. O(dishes) after the size or the menu has
  /// changed, otherwise O(lines).
  package func frame(for size: Size) -> Frame {
    let pages = pages(for: size)
    // Before the first page is the last one.
    let number = (page % pages.count + pages.count) % pages.count
    let shown = pages[number]
    let blank = LineBuilder(columns: size.columns, typesetter: typesetter).spans
    let title = title(size, list: shown.first?.list, number: number + 1, of: pages.count)
    var lines = [title, blank].prefix(pages.head)
    for row in 0..<pages.room {
      var line = LineBuilder(columns: size.columns, typesetter: typesetter)
      for (index, column) in shown.enumerated() where column.lines.indices.contains(row) {
        line.addBlanks(index * pages.width - line.used)
        for span in column.lines[row] { line.add(span.text, span.style) }
      }
      lines.append(line.spans)
    }
    let blanks = Array(repeating: blank, count: pages.footLines - pages.foot.count)
    return Frame(
      lines: Array((lines + blanks + pages.foot).prefix(size.lines)),
      cursor: Position(line: 0, column: 0),
      cursorShape: .hidden)
  }

  private func pages(for size: Size) -> BoardPages {
    if let pages, pages.size == size { return pages }
    let foot = foot(size)
    var pages = BoardPages(size: size, foot: foot.lines)
    let entries = BoardEntries(
      session, typesetter, width: pages.width, hidesSoldOut: hidesSoldOut,
      saysWhomToAsk: !foot.saysWhomToAsk, isTiny: pages.isTiny)
    pages.fill(with: entries.all)
    self.pages = pages
    return pages
  }

  /// The name of the house and the first list of the page, with the page number at the right.
  private func title(_ size: Size, list: MenuList?, number: Int, of count: Int) -> Line {
    var line = LineBuilder(columns: size.columns, typesetter: typesetter)
    line.addBlanks(2)
    let page = typesetter.safe(session.strings.page.filled("\(number)", "\(count)"))
    var rest = typesetter.width(of: page) + 3
    let hasPage = count > 1 && line.room - rest >= 8
    if !hasPage { rest = 1 }
    line.add(session.title, [.accent, .name], atMost: line.room - rest)
    if let list {
      let gap = session.title.isEmpty ? "" : "   "
      let name = typesetter.safe(gap + session.strings.language.name(of: list))
      if hasPage { rest += 1 }
      _ = line.addWhole(name, .accent, leaving: rest)
    }
    if hasPage { line.addAtEnd(page, .quiet) }
    return line.spans
  }

  /// The sentence that the menu is out of date, then the remark on allergens, the cover and the notes: as
  /// many as fit whole into a quarter of the screen. Guests do not see problems of the file. Notes that
  /// explain a sign come first and have an extra line, or up to a third of the screen.
  private func foot(_ size: Size) -> (lines: [Line], saysWhomToAsk: Bool) {
    var limit = 0
    if size.lines >= 6 { limit = size.lines / 4 }
    var footnotes = session.footnotes
    let column = TextColumn(width: size.columns, typesetter: typesetter)
    let outdated = column.first(of: session.outdatedSentences, atMost: max(1, limit))
    let advice = column.first(of: [session.strings.allergenFoot], atMost: limit - outdated.count)
    let room = limit - outdated.count - advice.count
    var notes = column.flowed(footnotes.map(\.text), .quiet, atMost: room)
    if notes.texts < footnotes.count, limit > 0 {
      let signs = footnotes.filter { $0.text.hasStar }
      let fitting = column.flowed(signs.map(\.text), .quiet, atMost: size.lines / 3)
      footnotes.moveToStart(Array(signs.prefix(fitting.texts)))
      // A board that is high enough has a line for the other notes too.
      let least = fitting.lines.count + size.lines / 16
      let most = fitting.texts > 0 ? max(room + 1, least) : room
      notes = column.flowed(footnotes.map(\.text), .quiet, atMost: most)
    }
    return (outdated + advice + notes.lines, !advice.isEmpty)
  }
}
