package import MenuCore
package import MenuPresentation
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
    guard interval > .zero else { return }
    launcher.start(every: interval) { [weak self] in
      self?.page += 1
      onTurn()
    }
  }

  /// Follows the menu's file.
  package func follow(_ event: MenuReading.FileEvent) { session.follow(event) }

  /// Takes the promises of the menu back, and says since when it is out of date: its file has had a problem
  /// for a minute.
  package func withdrawPromises() { session.withdrawPromises() }

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
    let foot = foot(size)
    let head = size.lines < 3 ? 0 : size.lines < 8 ? 1 : 2
    let room = max(1, size.lines - head - foot.count)
    let filled = filled(blocks(width: width), room: room)
    let count = (filled.count + columns - 1) / columns
    let number = page % count
    let shown = filled[(number * columns)...].prefix(columns)
    let blank = LineBuilder(columns: size.columns, typesetter: typesetter).spans
    var lines = [title(size, number: number + 1, of: count), blank].prefix(head)
    for row in 0..<room {
      var line = LineBuilder(columns: size.columns, typesetter: typesetter)
      for (column, texts) in shown.enumerated() where texts.indices.contains(row) {
        line.addBlanks(column * width - line.used)
        for span in texts[row] { line.add(span.text, span.style) }
      }
      lines.append(line.spans)
    }
    return Frame(
      lines: Array((lines + foot).prefix(size.lines)), cursor: Position(line: 0, column: 0),
      cursorShape: .hidden)
  }

  /// The blocks in columns of at most so many lines; one that is longer goes on in the next column.
  private func filled(_ blocks: [[Line]], room: Int) -> [[Line]] {
    var columns: [[Line]] = []
    var last: [Line] = []
    for block in blocks {
      if !last.isEmpty, last.count + block.count > room {
        columns.append(last)
        last = []
      }
      for line in block {
        if last.count == room {
          columns.append(last)
          last = []
        }
        last.append(line)
      }
    }
    return columns + [last]
  }

  private func title(_ size: Size, number: Int, of count: Int) -> Line {
    var line = LineBuilder(columns: size.columns, typesetter: typesetter)
    line.addBlanks(2)
    let page = typesetter.safe(session.strings.page.filled("\(number)", "\(count)"))
    let rest = line.room - typesetter.width(of: page) - 3
    let hasPage = count > 1 && rest >= 8
    line.add(session.title, [.accent, .name], atMost: hasPage ? rest : line.room - 1)
    if hasPage { line.addAtEnd(page, .quiet) }
    return line.spans
  }

  /// The line of a menu that is out of date, then the remark on allergens, the cover and the notes, as many
  /// as are whole in a quarter of the screen; a problem of the file is no matter of guests.
  private func foot(_ size: Size) -> [Line] {
    let limit = size.lines < 6 ? 0 : size.lines / 4
    let outdated = outdatedLines(size, atMost: max(1, limit))
    var notes = ([session.strings.allergenFoot] + session.footnotes)[...]
    var lines = flowed(notes, size)
    while !lines.isEmpty, outdated.count + lines.count > limit {
      notes.removeLast()
      lines = flowed(notes, size)
    }
    return outdated + lines
  }

  /// The longest sentence that says in so many lines since when the menu is out of date, if it is.
  private func outdatedLines(_ size: Size, atMost limit: Int) -> [Line] {
    let sentences = session.outdatedSentences.map { sentence in
      typesetter.wrapped(typesetter.safe(sentence), to: max(4, size.columns - 3))
    }
    let chosen = sentences.first { $0.count <= limit } ?? []
    return chosen.map { line($0, .ask, columns: size.columns) }
  }

  /// A line of the foot.
  private func line(_ text: SafeText, _ style: Style, columns: Int) -> Line {
    var line = LineBuilder(columns: columns, typesetter: typesetter)
    line.addBlanks(2)
    line.add(text, style)
    return line.spans
  }

  private func flowed(_ notes: ArraySlice<String>, _ size: Size) -> [Line] {
    typesetter.flowed(Array(notes), gap: "   ", to: max(4, size.columns - 3))
      .map { line($0, .quiet, columns: size.columns) }
  }

  /// A heading with its first dish, and each other dish: what must not be torn apart.
  private func blocks(width: Int) -> [[Line]] {
    var blocks: [[Line]] = []
    let shown = session.shown
    let presenter = MenuPresenter(shown)
    for section in 0..<shown.numberOfSections {
      var heading = LineBuilder(columns: width, typesetter: typesetter)
      heading.addBlanks(2)
      heading.add(shown.title(forSection: section) ?? "", .accent)
      var lines = [heading.spans]
      if let remark = shown.group(forSection: section)?.description {
        lines += wrapped(session.context.text(remark), width: width, .quiet)
      }
      for row in 0..<shown.numberOfRows(inSection: section) {
        guard let cell = presenter.cell(forRow: row, inSection: section),
          !(hidesSoldOut && cell.item.isSoldOut)
        else { continue }
        blocks.append(lines + dish(cell, width: width))
        lines = []
      }
    }
    guard blocks.isEmpty else { return blocks }
    let isEmpty = session.menu.menu.numberOfDishes == 0
    let remark = isEmpty ? session.strings.noItems : session.strings.nothingPasses
    return [wrapped(remark, width: width, .quiet)]
  }

  /// Name, signs and price in one line, or the whole name in several; below it all that is in it.
  private func dish(_ cell: RowCell, width: Int) -> [Line] {
    let item = cell.item
    let strings = session.strings
    let price = typesetter.safe(item.isSoldOut ? strings.soldOut : item.price ?? "")
    let priceWidth = typesetter.width(of: price)
    var marks = cell.marks[...]
    var lines: [Line] = []
    let pieces = typesetter.wrapped(typesetter.safe(item.title), to: max(4, width - 6))
    for (number, piece) in pieces.enumerated() {
      var line = LineBuilder(columns: width, typesetter: typesetter)
      line.addBlanks(4)
      line.add(piece, .name)
      if number == pieces.count - 1 {
        while let mark = marks.first,
          line.addWhole(typesetter.safe("   " + mark), .accent, leaving: priceWidth + 3) != nil
        { marks.removeFirst() }
        if line.room < priceWidth + 3 {
          lines.append(line.spans)
          line = LineBuilder(columns: width, typesetter: typesetter)
        }
        line.addAtEnd(price, item.isSoldOut ? .loss : [], margin: 2)
      }
      lines.append(line.spans)
    }
    // Where there are no ingredients it is a part of the summary.
    let alcohol = item.ingredients.isEmpty ? "" : item.alcohol ?? ""
    var below = marks + [item.summary, alcohol, strings.remark(item.allergens)]
    below.removeAll(where: \.isEmpty)
    if item.isUndeclared, !item.allergens.saysNothing { below.append(strings.askStaff) }
    return lines + wrapped(below.joined(separator: " · "), width: width, .quiet)
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
