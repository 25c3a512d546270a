internal import MenuCore
internal import TerminalText

/// A page of lines that scrolls: the dish, the filters, the choice, help.
struct PageDrawing {
  /// The title at the top left, and a text at the right of it.
  var title: String
  var aside = ""
  /// The lines, with the place of the one under the cursor.
  var lines: [Line] = []
  var cursorLine: Int?
  /// The column of the cursor.
  var cursorColumn = 0
  /// The line that stays at the foot.
  var foot: Line?
}

extension BrowserRenderer {
  func drawPage(_ page: PageDrawing, _ state: BrowserState, on canvas: inout Canvas) -> Drawing {
    var line = canvas.line()
    line.addBlanks(canvas.margin)
    let aside = typesetter.safe(page.aside)
    line.add(
      page.title, [.accent, .name], atMost: max(4, line.room - typesetter.width(of: aside) - 3))
    if line.room > typesetter.width(of: aside) + 1 { line.addAtEnd(aside, .quiet) }
    canvas.add(line.spans)
    let isSpaced = canvas.size.lines >= 16
    if isSpaced { canvas.add() }
    let foot = canvas.size.lines >= 8 ? 2 : canvas.size.lines >= 5 ? 1 : 0
    let room = max(1, canvas.size.lines - canvas.lines.count - foot)
    var scroll = min(max(0, state.scroll), max(0, page.lines.count - room))
    if let cursor = page.cursorLine {
      if cursor < scroll { scroll = max(0, cursor - 1) }
      if cursor >= scroll + room { scroll = cursor - room + 1 }
    }
    let start = canvas.lines.count
    for line in page.lines.dropFirst(scroll).prefix(room) { canvas.add(line) }
    if let cursor = page.cursorLine {
      canvas.cursor = Position(
        line: min(start + cursor - scroll, canvas.size.lines - 1),
        column: min(page.cursorColumn, canvas.size.columns - 1))
    }
    canvas.fill(leaving: foot)
    if foot >= 2 {
      canvas.add(pageFoot(page, state, hidden: page.lines.count - scroll - room, canvas))
    }
    if foot >= 1 { canvas.add(hints(state, on: canvas)) }
    canvas.fill(leaving: 0)
    return Drawing(frame: canvas.frame(), top: state.top, scroll: scroll, targets: canvas.targets)
  }

  private func pageFoot(
    _ page: PageDrawing, _ state: BrowserState, hidden: Int, _ canvas: Canvas
  ) -> Line {
    if let notice = state.notice {
      var line = canvas.line()
      line.addBlanks(canvas.margin)
      line.add(notice, notice == state.strings.lost ? .loss : .accent)
      return line.spans
    }
    if hidden > 0 {
      var line = canvas.line()
      line.addAtEnd(typesetter.safe("↓ \(hidden)"), .quiet)
      return line.spans
    }
    return page.foot ?? []
  }

  /// A heading of a page.
  func heading(_ text: String, _ canvas: Canvas) -> Line {
    var line = canvas.line()
    line.addBlanks(canvas.margin)
    line.add(text, .accent)
    return line.spans
  }

  /// A line that can be marked: `▌   (•) maxi 45 cm      11,50 €`.
  func optionLine(
    _ text: String, mark: String, price: String, isUnderCursor: Bool, remark: String = "",
    _ canvas: Canvas
  ) -> Line {
    var line = canvas.line()
    line.addBlanks(canvas.left)
    line.add(typesetter.safe(isUnderCursor ? "▌" : " "), .accent)
    line.addBlanks(canvas.margin + 2 - line.used)
    line.add(typesetter.safe(mark + " "), isUnderCursor ? [.name] : [])
    let safe = typesetter.safe(price)
    let room = max(4, line.room - typesetter.width(of: safe) - 2)
    line.add(text, isUnderCursor ? [.name] : [], atMost: room)
    if !remark.isEmpty {
      _ = line.addWhole(
        typesetter.safe("   " + remark), .quiet, leaving: typesetter.width(of: safe) + 2)
    }
    if !price.isEmpty { line.addAtEnd(safe) }
    return line.spans
  }
}
