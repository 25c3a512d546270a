internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A page of lines that scrolls: the dish, the filters, the choice, help.
struct PageDrawing {
  /// The title at the top left.
  var title: String
  /// The text at the right of it: the first of these that has room.
  var asides: [String] = []
  /// The lines, with the place of the one under the cursor.
  var lines: [Line] = []
  var cursorLine: Int?
  /// The column of the cursor.
  var cursorColumn = 0
  /// The place of each option that can be clicked, in their order.
  var options: [(line: Int, columns: Range<Int>)] = []
  /// The texts that stay at the foot, at its left and right end; a price is never cut.
  var foot: (left: String, right: String, price: String) = ("", "", "")
  /// The verb of `↵`, nil for the usual one.
  var openVerb: String?

  /// Adds the lines of an option, the cursor's place where it is the one under the cursor.
  mutating func add(option: [Line], isUnderCursor: Bool, _ canvas: Canvas) {
    if isUnderCursor {
      cursorLine = lines.count
      cursorColumn = canvas.margin + 2
    }
    options.append((lines.count, 0..<canvas.size.columns))
    lines += option
  }

  /// The first visible line: the same as before, unless the cursor would be below the screen.
  /// Scrolling past the cursor shows the text below the last option.
  func firstLine(from scroll: Int, room: Int) -> Int {
    let first = min(max(0, scroll), max(0, lines.count - room))
    guard let cursorLine, cursorLine >= first + room else { return first }
    return cursorLine - room + 1
  }
}

extension BrowserRenderer {
  /// The page that is open, nil for the list.
  func page(_ state: BrowserState, _ canvas: Canvas) -> PageDrawing? {
    switch state.page {
    case .list, .search: nil
    case .dish(let page): dishPage(page, state, canvas)
    case .filters(let page): filterPage(page, state, canvas)
    case .choice(let row): choicePage(row, state, canvas)
    case .help: helpPage(state, canvas)
    }
  }

  func drawPage(_ page: PageDrawing, _ state: BrowserState, on canvas: inout Canvas) {
    let heights = addHead(of: page, state, to: &canvas)
    let room = self.room(heights, on: canvas)
    let scroll = page.firstLine(from: state.scroll, room: room)
    addLines(of: page, scroll: scroll, room: room, to: &canvas)
    canvas.fill(leaving: heights.foot.count)
    for part in heights.foot {
      switch part {
      case .blank: canvas.add()
      case .news:
        let hidden = page.lines.count - scroll - room
        canvas.add(pageFoot(page, state, hidden: hidden, canvas))
      case .hints: addHints(state, open: page.openVerb, on: &canvas)
      }
    }
    canvas.fill(leaving: 0)
  }

  /// The first line of a page that is seen.
  func scroll(of page: PageDrawing, _ state: BrowserState, on canvas: Canvas) -> Int {
    var canvas = canvas
    let heights = addHead(of: page, state, to: &canvas)
    return page.firstLine(from: state.scroll, room: room(heights, on: canvas))
  }

  private func addHead(
    of page: PageDrawing, _ state: BrowserState, to canvas: inout Canvas
  ) -> Heights {
    let heights = Heights.ofPage(lines: canvas.size.lines, hasNotice: state.notice != nil)
    canvas.add(pageTitle(page, canvas))
    for line in outdatedLines(state, canvas) { canvas.add(line) }
    if heights.hasBlankBelowHead { canvas.add() }
    return heights
  }

  private func pageTitle(_ page: PageDrawing, _ canvas: Canvas) -> Line {
    var line = canvas.line(canvas.margin)
    line.add(page.title, [.accent, .name], atMost: line.room - 1)
    let aside = page.asides.map(typesetter.safe).first {
      typesetter.width(of: $0) + 3 < line.room
    }
    if let aside { line.addAtEnd(aside, .quiet) }
    return line.spans
  }

  /// Adds the lines from one on that have room, with the places of their options and the cursor.
  private func addLines(of page: PageDrawing, scroll: Int, room: Int, to canvas: inout Canvas) {
    let start = canvas.lines.count
    for (number, option) in page.options.enumerated() {
      guard (scroll..<scroll + room).contains(option.line) else { continue }
      canvas.targets.append(
        ClickTarget(
          line: start + option.line - scroll, columns: option.columns, action: .option(number)))
    }
    for line in page.lines.dropFirst(scroll).prefix(room) { canvas.add(line) }
    guard let cursor = page.cursorLine else { return }
    canvas.cursor = Position(
      line: min(max(start, start + cursor - scroll), canvas.size.lines - 1),
      column: min(page.cursorColumn, canvas.size.columns - 1))
  }

  private func pageFoot(
    _ page: PageDrawing, _ state: BrowserState, hidden: Int, _ canvas: Canvas
  ) -> Line {
    var line = canvas.line(canvas.margin)
    if let notice = state.notice {
      add(notice, to: &line)
      return line.spans
    }
    if page.foot.right.isEmpty {
      line.addAtEnd(typesetter.safe(hidden > 0 ? state.strings.below : ""), .quiet)
      return line.spans
    }
    if hidden > 0 { line.add(state.strings.below, .quiet) }
    line.add((hidden > 0 ? "   " : "") + page.foot.left, [.accent, .name])
    let price = typesetter.safe(page.foot.price)
    let room = line.room - typesetter.width(of: price) - 3
    let name = room < 8 ? "" : typesetter.cut(typesetter.safe(page.foot.right), to: room)
    line.addAtEnd(name + price)
    return line.spans
  }

  /// The longest sentence that says in an eighth of the screen since when the menu is out of date, if it is.
  func outdatedLines(_ state: BrowserState, _ canvas: Canvas) -> [Line] {
    let most = max(1, canvas.size.lines / 8)
    return state.session.outdatedSentences
      .map { canvas.wrapped($0, indent: canvas.margin, .safety) }
      .first { $0.count <= most } ?? []
  }

  /// Adds the first text of a notice that has room, or the beginning of the shortest.
  func add(_ notice: Notice, to line: inout LineBuilder) {
    let texts = notice.texts.map(typesetter.safe)
    let fitting = texts.first { typesetter.width(of: $0) < line.room } ?? texts.last ?? ""
    line.add(fitting, notice.isWarning ? .safety : .accent, atMost: line.room - 1)
  }

  /// A heading of a page.
  func heading(_ text: String, _ canvas: Canvas) -> Line {
    var line = canvas.line(canvas.margin)
    line.add(text, .accent)
    return line.spans
  }

  /// The lines of an option: `▌   (•) maxi 45 cm      11,50 €`. A long text and remarks that have no
  /// room behind it go on below.
  func optionLines(
    _ text: String, mark: String, price: String, isUnderCursor: Bool, remarks: [String] = [],
    _ canvas: Canvas
  ) -> [Line] {
    let price = typesetter.cut(typesetter.safe(price), to: canvas.width / 2)
    let priceRoom = price.isEmpty ? 1 : typesetter.width(of: price) + 3
    var first = canvas.line()
    first.addBlanks(canvas.margin + 2)
    first.add(typesetter.safe(mark + " "), isUnderCursor ? .name : [])
    let column = first.used
    let pieces = typesetter.wrapped(typesetter.safe(text), to: max(4, first.room - priceRoom))
    var lines: [Line] = []
    var remarks = remarks.filter { !$0.isEmpty }[...]
    for (number, piece) in pieces.enumerated() {
      var line = number == 0 ? first : canvas.line()
      line.addBlanks(column - line.used)
      line.add(piece, isUnderCursor ? .name : [])
      if number == pieces.count - 1 {
        let rest = number == 0 ? priceRoom : 1
        while let remark = remarks.first,
          line.addWhole(typesetter.safe("   " + remark), .quiet, leaving: rest) != nil
        { remarks.removeFirst() }
      }
      if number == 0, !price.isEmpty { line.addAtEnd(price) }
      lines.append(line.spans)
    }
    for remark in remarks { lines += canvas.wrapped(remark, indent: column, .quiet) }
    return isUnderCursor ? lines.map(canvas.barred) : lines
  }
}
