internal import MenuCore

/// A page over the whole screen, with the hints below where there is room.
extension MenuScreen {
  /// What a click at a position of the last frame means, nil for nothing.
  func target(at position: Position) -> ClickTargets.Target? {
    targets.target(at: position)
  }

  /// Moves a page by lines, whole screens or to its ends; the next frame keeps it in its bounds.
  func scrollPage(_ move: Command.Move) {
    isStale = true
    switch move {
    case .up: pageTop -= 1
    case .down: pageTop += 1
    case .pageUp: pageTop -= pageLength
    case .pageDown: pageTop += pageLength
    case .first: pageTop = 0
    case .last: pageTop = .max / 2
    default: break
    }
  }

  /// The frame of a page; the cursor stands at its first visible line.
  func frame(of page: Page, layout: ScreenLayout) -> Frame {
    let columns = layout.size.columns
    var title = LineBuilder(columns: columns, text: text)
    title.add(" ")
    title.add(page.title, .bold)
    // What is cut above stands below in full.
    let isCut = text.width(of: text.safe(page.title)) > columns - 1
    let blocks = (isCut ? [.paragraph(page.title)] : []) + page.blocks
    let content = blocks.flatMap { blockLines(of: $0, in: page, columns: columns) }
    let hasCounts = presenter?.countsLine != nil
    let room = layout.size.lines - [true, hasCounts, layout.hasHints].count { $0 }
    pageLength = max(1, room)
    pageTop = max(0, min(pageTop, content.count - room))
    let blank = LineBuilder(columns: columns, text: text).spans
    let visible = content.dropFirst(pageTop).prefix(room)
    var lines = [title.spans] + visible + Array(repeating: blank, count: room - visible.count)
    if hasCounts { lines.append(statusLine(columns: columns)) }
    if layout.hasHints {
      let vain = content.count <= room ? Hint.scroll : nil
      lines.append(hintsLine(columns: columns, at: lines.count, leavingOut: vain))
    }
    return Frame(lines: lines, cursor: Position(line: pageTop == 0 ? 0 : 1, column: 0))
  }

  private func blockLines(of block: Page.Block, in page: Page, columns: Int) -> [Line] {
    switch block {
    case .heading(let words): return [spans(text.safe(words), .bold, columns: columns)]
    case .paragraph(let words):
      return text.wrapped(text.safe(words), to: columns - 2).map { spans($0, columns: columns) }
    case .pair(let left, let right):
      let indent = min(leftColumns(of: page), max(0, columns - 10))
      let rest = text.wrapped(text.safe(right), to: max(1, columns - indent - 4))
      return rest.enumerated().map { place, words in
        var line = LineBuilder(columns: columns, text: text)
        line.add("  ")
        if place == 0 { line.add(left, .accent, atMost: indent) }
        line.fill(with: " ", leaving: columns - indent - 4)
        line.add(words)
        return line.spans
      }
    }
  }

  /// The widest left text of all pairs of the page.
  private func leftColumns(of page: Page) -> Int {
    page.blocks.map { block in
      if case .pair(let left, _) = block { text.width(of: text.safe(left)) } else { 0 }
    }.max() ?? 0
  }

  private func spans(_ words: SafeText, _ style: Style = [], columns: Int) -> Line {
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    line.add(words, style)
    return line.spans
  }
}
