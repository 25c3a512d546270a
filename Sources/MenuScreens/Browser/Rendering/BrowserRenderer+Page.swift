internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A heading of a page with the lines below it.
struct PageSection {
  let title: String
  /// Its lines, of which the first is the heading.
  fileprivate(set) var lines: Range<Int>
}

/// A page of lines that scrolls: the dish, the filters, the choice, help.
struct PageDrawing {
  /// The title at the top left.
  var title: String
  /// The text at the right of it: the first of these that fits.
  var asides: [String] = []
  /// The lines, with the places of those that belong to a heading.
  var lines: [Line] = []
  var sections: [PageSection] = []
  /// The lines of the option under the cursor.
  var cursorLines: Range<Int>?
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
      cursorLines = lines.count..<lines.count + option.count
      cursorColumn = canvas.margin + 2
    }
    options.append((lines.count, 0..<canvas.size.columns))
    lines += option
  }

  /// Adds a heading, to which the lines belong that are added until the section ends.
  mutating func beginSection(_ title: String, _ canvas: Canvas) {
    sections.append(PageSection(title: title, lines: lines.count..<lines.count + 1))
    var line = canvas.line(canvas.margin)
    line.add(title, .accent)
    lines.append(line.spans)
  }

  /// Ends the section that began last.
  mutating func endSection() {
    guard var section = sections.popLast() else { return }
    section.lines = section.lines.lowerBound..<lines.count
    sections.append(section)
  }

  /// The lines that are seen in a room of so many.
  /// While somebody reads it scrolls freely; else the cursor stays on the screen.
  func flow(from scroll: Int, isReading: Bool, room: Int) -> PageFlow {
    var cursor = cursorLines
    if isReading { cursor = nil }
    return PageFlow(
      lines: lines.count, sections: sections.map(\.lines), cursor: cursor, from: scroll,
      room: room)
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
    let flow = page.flow(
      from: state.scroll, isReading: state.isReading, room: room(heights, on: canvas))
    canvas.first = flow.first
    if let cursor = page.cursorLines {
      canvas.hidesCursor = flow.place(of: cursor.lowerBound) == nil
    }
    addLines(of: page, flow, state, to: &canvas)
    canvas.fill(leaving: heights.foot.count)
    for part in heights.foot {
      switch part {
      case .blank: canvas.add()
      case .news: canvas.add(pageFoot(page, state, hidden: flow.hidden, canvas))
      case .hints: addHints(state, open: page.openVerb, on: &canvas)
      }
    }
    canvas.fill(leaving: 0)
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

  /// Adds the lines that are seen, with the places of their options and the cursor.
  private func addLines(
    of page: PageDrawing, _ flow: PageFlow, _ state: BrowserState, to canvas: inout Canvas
  ) {
    let start = canvas.lines.count
    for (number, option) in page.options.enumerated() {
      guard let place = flow.place(of: option.line) else { continue }
      canvas.targets.append(
        ClickTarget(line: start + place, columns: option.columns, action: .option(number)))
    }
    for row in flow.rows {
      switch row {
      case .line(let number): canvas.add(page.lines[number])
      case .continued(let section):
        canvas.add(continuedHeading(page.sections[section].title, state, canvas))
      case .blank: canvas.add()
      }
    }
    guard let cursor = page.cursorLines?.lowerBound else { return }
    canvas.cursor = Position(
      line: min(max(start, start + cursor - flow.first), canvas.size.lines - 1),
      column: min(page.cursorColumn, canvas.size.columns - 1))
  }

  /// The fewest cells in which a part of a name still says something.
  private static let narrowestName = 8

  private func pageFoot(
    _ page: PageDrawing, _ state: BrowserState, hidden: Int, _ canvas: Canvas
  ) -> Line {
    var line = canvas.line(canvas.margin)
    if let notice = state.notice {
      add(notice, to: &line)
      return line.spans
    }
    let below = typesetter.safe(state.strings.below)
    if page.foot.right.isEmpty {
      if hidden > 0 { line.addAtEnd(below, .quiet) }
      return line.spans
    }
    if hidden > 0 {
      line.add(below, .quiet)
      line.addBlanks(3)
    }
    line.add(page.foot.left, [.accent, .name])
    let price = typesetter.safe(page.foot.price)
    let room = line.room - typesetter.width(of: price) - 3
    var name: SafeText = ""
    if room >= Self.narrowestName {
      name = typesetter.cut(typesetter.safe(page.foot.right), to: room)
    }
    line.addAtEnd(name + price)
    return line.spans
  }

  /// The longest sentence that says in an eighth of the screen since when the menu is out of date, if it is.
  func outdatedLines(_ state: BrowserState, _ canvas: Canvas) -> [Line] {
    let most = max(1, canvas.size.lines / 8)
    return state.session.outdatedSentences
      .map { canvas.wrapped($0.withSafetySign, indent: canvas.margin, .safety) }
      .first { $0.count <= most } ?? []
  }

  /// Adds the first text of a notice that fits, or the beginning of the shortest with the ending.
  func add(_ notice: Notice, to line: inout LineBuilder) {
    var style = Style.accent
    var texts = notice.texts
    if notice.isWarning {
      style = .safety
      texts = texts.map(\.withSafetySign)
    }
    let safe = texts.map(typesetter.safe)
    if let fitting = safe.first(where: { typesetter.width(of: $0) < line.room }) {
      line.add(fitting, style)
      return
    }
    var ending = typesetter.safe(notice.ending)
    if line.room - typesetter.width(of: ending) - 1 < 2 * Self.narrowestName { ending = "" }
    line.add(safe.last ?? "", style, atMost: line.room - typesetter.width(of: ending) - 1)
    line.add(ending, style)
  }

  /// The heading of a section that continues from above. `Le classiche   segue`
  func continuedHeading(_ title: String, _ state: BrowserState, _ canvas: Canvas) -> Line {
    var line = canvas.line(canvas.margin)
    line.add(title, .accent)
    line.add("   " + state.strings.continued, .quiet)
    return line.spans
  }

  /// The lines of an option: `▌   (•) maxi 45 cm      11,50 €`. A long text and remarks that have no
  /// room behind it go on below, as does a text of which a word would be cut, and a long price.
  func optionLines(
    _ text: String, mark: String, price: String, isUnderCursor: Bool,
    remarks: [OptionRemark] = [], _ canvas: Canvas
  ) -> [Line] {
    let style = Style.option(isUnderCursor: isUnderCursor)
    let text = typesetter.safe(text)
    let price = typesetter.safe(price)
    let isPriceBelow = typesetter.width(of: price) > canvas.width / 2
    var priceRoom = 1
    if !price.isEmpty, !isPriceBelow { priceRoom = typesetter.width(of: price) + 3 }
    var builders = [canvas.line(canvas.margin + 2)]
    builders[0].add(typesetter.safe(mark + " "), style)
    var column = builders[0].used
    var room = builders[0].room - priceRoom
    if canvas.size.columns >= 20, typesetter.widthOfWidestWord(in: text) > room {
      column = canvas.margin + 4
      room = canvas.line(column).room - 1
      builders.append(canvas.line(column))
    }
    let start = builders.count - 1
    let pieces = typesetter.wrapped(text, to: max(4, room))
    builders += pieces.dropFirst().map { _ in canvas.line(column) }
    for (number, piece) in pieces.enumerated() { builders[start + number].add(piece, style) }

    let last = builders.count - 1
    // The price is on the first line.
    if last > 0 { priceRoom = 1 }
    var remarks = remarks.filter { !$0.text.isEmpty }[...]
    while let remark = remarks.first,
      builders[last].addWhole(
        typesetter.safe("   " + remark.text), remark.style, leaving: priceRoom) != nil
    { remarks.removeFirst() }
    if !isPriceBelow { builders[0].addAtEnd(price) }

    var lines = builders.map(\.spans)
    if isPriceBelow { lines += canvas.wrapped(price.string, indent: column) }
    for remark in remarks { lines += canvas.wrapped(remark.text, indent: column, remark.style) }
    if isUnderCursor { lines = lines.map(canvas.barred) }
    return lines
  }
}
