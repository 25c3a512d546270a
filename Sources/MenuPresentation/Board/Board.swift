package import MenuCore
package import TerminalText

/// The menu over the counter: pages of dishes that turn by themselves.
package final class Board {
  private var session: MenuSession
  private let typesetter: Typesetter
  private let hidesSoldOut: Bool
  private var page = 0
  private let launcher: any PeriodicTaskLauncher

  /// Makes a board that turns its page at an interval.
  package init(
    _ session: MenuSession, typesetter: Typesetter, hidesSoldOut: Bool, interval: Duration,
    launcher: any PeriodicTaskLauncher, onTurn: @escaping () -> Void
  ) {
    (self.session, self.typesetter) = (session, typesetter)
    (self.hidesSoldOut, self.launcher) = (hidesSoldOut, launcher)
    launcher.start(every: interval) { [weak self] in
      self?.page += 1
      onTurn()
    }
  }

  /// Follows the menu's file.
  package func follow(_ event: MenuReading.FileEvent) { session.follow(event) }

  /// Handles an event; false when it is to end.
  package func handle(_ event: ScreenEvent) -> Bool {
    switch event {
    case .key(.character("q")), .key(.control("c")): return false
    case .key(.right), .key(.character(" ")), .key(.pageDown): page += 1
    case .key(.left), .key(.pageUp): page = max(0, page - 1)
    default: break
    }
    return true
  }

  /// The page that is shown now; the cursor is not seen.
  package func frame(for size: Size) -> Frame {
    let columns = size.columns >= 110 ? 2 : 1
    let width = size.columns / columns
    let room = max(1, size.lines - 3)
    let blocks = blocks(width: width)
    var pages: [[[Line]]] = [[[]]]
    for block in blocks {
      if pages[pages.count - 1][pages[pages.count - 1].count - 1].count + block.count > room {
        if pages[pages.count - 1].count < columns {
          pages[pages.count - 1].append([])
        } else {
          pages.append([[]])
        }
      }
      let last = pages.count - 1
      pages[last][pages[last].count - 1] += block
    }
    let shown = pages[page % pages.count]
    var lines = [title(size, number: page % pages.count + 1, of: pages.count)]
    if size.lines > 2 { lines.append(empty(size.columns)) }
    for row in 0..<room {
      var line = LineBuilder(columns: size.columns, typesetter: typesetter)
      for (column, texts) in shown.enumerated() where texts.indices.contains(row) {
        line.addBlanks(column * width - line.used)
        for span in texts[row] { line.add(span.text, span.style) }
      }
      lines.append(line.spans)
    }
    lines = Array(lines.prefix(size.lines - 1))
    if lines.count < size.lines { lines.append(foot(size)) }
    return Frame(
      lines: lines, cursor: Position(line: 0, column: 0), cursorShape: .hidden)
  }

  private func empty(_ columns: Int) -> Line {
    LineBuilder(columns: columns, typesetter: typesetter).spans
  }

  private func title(_ size: Size, number: Int, of count: Int) -> Line {
    var line = LineBuilder(columns: size.columns, typesetter: typesetter)
    line.addBlanks(2)
    line.add(session.title, [.accent, .name], atMost: max(4, line.room - 18))
    if count > 1 {
      line.addAtEnd(
        typesetter.safe(session.strings.page.filled("\(number)", "\(count)")), .quiet)
    }
    return line.spans
  }

  /// The cover and the notes, and whom to ask; a problem of the file is no matter of guests.
  private func foot(_ size: Size) -> Line {
    var line = LineBuilder(columns: size.columns, typesetter: typesetter)
    line.addBlanks(2)
    let notes = [session.strings.notStated] + session.footnotes
    line.add(notes.joined(separator: "   "), .quiet, atMost: max(4, line.room - 1))
    return line.spans
  }

  /// A heading with its first dish, and each other dish: what must not be torn apart.
  private func blocks(width: Int) -> [[Line]] {
    var blocks: [[Line]] = []
    let shown = session.shown
    for section in 0..<shown.numberOfSections {
      var heading = LineBuilder(columns: width, typesetter: typesetter)
      heading.addBlanks(2)
      heading.add(shown.title(forSection: section) ?? "", .accent)
      var lines = [heading.spans]
      if let remark = shown.group(forSection: section)?.description {
        lines += wrapped(session.context.text(remark), width: width, .quiet)
      }
      for row in 0..<shown.numberOfRows(inSection: section) {
        guard let item = shown.item(forRow: row, inSection: section),
          !(hidesSoldOut && item.isSoldOut)
        else { continue }
        blocks.append(lines + dish(item, width: width))
        lines = []
      }
    }
    return blocks
  }

  private func dish(_ item: MenuItem, width: Int) -> [Line] {
    let strings = session.strings
    var line = LineBuilder(columns: width, typesetter: typesetter)
    let price = typesetter.safe(item.isSoldOut ? strings.soldOut : item.price ?? "")
    line.addBlanks(4)
    line.add(item.title, .name, atMost: max(4, line.room - typesetter.width(of: price) - 3))
    for mark in strings.marks(of: item) {
      _ = line.addWhole(
        typesetter.safe("   " + mark), .accent, leaving: typesetter.width(of: price) + 3)
    }
    line.addAtEnd(price, item.isSoldOut ? .loss : [], margin: 2)
    let remark = strings.remark(item.allergens)
    let below = item.summary.isEmpty ? remark : "\(item.summary) · \(remark)"
    return [line.spans] + wrapped(below, width: width, .quiet)
  }

  private func wrapped(_ text: String, width: Int, _ style: Style) -> [Line] {
    typesetter.wrapped(typesetter.safe(text), to: max(4, width - 6)).map { piece in
      var line = LineBuilder(columns: width, typesetter: typesetter)
      line.addBlanks(4)
      line.add(piece, style)
      return line.spans
    }
  }
}
