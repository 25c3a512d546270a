internal import MenuPresentation
internal import TerminalText

extension ScreenRenderer {
  mutating func draw(_ page: PageDrawing) {
    let heights = Heights.ofPage(
      lines: column.size.lines, hasNotice: state.notice != nil, hasSums: page.sums != nil)
    let outdated = outdatedLines
    let head = 1 + outdated.count + (heights.hasBlankBelowHead ? 1 : 0)
    let flow = page.flow(
      from: state.scroll, isReading: state.isReading,
      room: max(1, column.size.lines - head - heights.foot.count))
    if flow.first > 0, let title = page.scrolledTitle {
      let priceRoom = typesetter.width(of: title.price) + 3
      addTitle(title.name, asides: [title.price.string], leaving: priceRoom)
    } else {
      addTitle(page.title, asides: page.asides)
    }
    for line in outdated { canvas.add(line) }
    if heights.hasBlankBelowHead { canvas.add() }
    canvas.first = flow.first
    canvas.scrolls = flow.rows.count < page.lines.count
    if let cursor = page.cursorLines {
      canvas.hidesCursor = flow.row(of: cursor.lowerBound) == nil
    }
    addLines(of: page, flow)
    canvas.fill(leaving: heights.foot.count)
    for part in heights.foot {
      switch part {
      case .blank: canvas.add()
      case .notes: canvas.add(sumsLine(of: page, hidden: flow.hidden))
      case .news: canvas.add(state.notice.map(column.line) ?? [])
      case .newsOrNotes:
        canvas.add(state.notice.map(column.line) ?? sumsLine(of: page, hidden: flow.hidden))
      case .hints: addHints(open: page.openVerb)
      }
    }
    canvas.fill(leaving: 0)
  }

  private mutating func addTitle(_ title: String, asides: [String], leaving rest: Int = 0) {
    var line = column.line(column.margin)
    line.add(title, [.accent, .name], atMost: line.room - 1 - rest)
    let aside = asides.first { typesetter.width(of: typesetter.safe($0)) + 3 < line.room }
    if let aside {
      let text = typesetter.safe(aside)
      line.addAtEnd(text, .quiet)
      let start = line.used - typesetter.width(of: text)
      addTargets(of: "←→", in: aside, at: start)
    }
    canvas.add(line.spans)
  }

  /// Adds the visible lines, with click targets for their options and the cursor.
  private mutating func addLines(of page: PageDrawing, _ flow: PageFlow) {
    let start = canvas.lines.count
    for target in page.targets {
      guard let row = flow.row(of: target.line) else { continue }
      canvas.addTarget(target.columns, target.action, line: start + row)
    }
    for row in flow.rows {
      switch row {
      case .line(let number): canvas.add(page.lines[number])
      case .continued(let section):
        let section = page.sections[section]
        canvas.add(continuedHeading(section.title, advice: section.advice))
      case .blank: canvas.add()
      }
    }
    guard let cursor = page.cursorLines?.lowerBound else { return }
    canvas.cursor = Position(
      line: min(max(start, start + cursor - flow.first), column.size.lines - 1),
      column: min(page.cursorColumn, column.size.columns - 1))
  }

  /// The number in the choice at the left, what `+` adds at the right, and a sign if there is more below.
  private func sumsLine(of page: PageDrawing, hidden: Int) -> Line {
    var line = column.line(column.margin)
    var below: SafeText = ""
    if hidden > 0 { below = typesetter.safe(strings.below) }
    let sums = page.sums ?? PageSums()
    line.add(sums.inChoice, [.accent, .name])
    guard !sums.added.isEmpty else {
      if !below.isEmpty { line.addAtEnd(below, .quiet) }
      return line.spans
    }
    if line.used > column.margin, !below.isEmpty { line.addBlanks(3) }
    line.add(below, .quiet)
    let price = typesetter.safe(sums.price)
    let room = line.room - typesetter.width(of: price) - 3
    var name: SafeText = ""
    if room >= TextColumn.narrowestName {
      name = typesetter.cut(typesetter.safe(sums.added), to: room)
    }
    line.addAtEnd(name + price)
    return line.spans
  }

  /// The longest sentence that the menu is out of date that fits into an eighth of the screen; empty if it is
  /// up to date.
  var outdatedLines: [Line] {
    let most = max(1, column.size.lines / 8)
    return column.first(of: state.session.outdatedSentences, atMost: most)
  }

  /// The heading of a section that continues from above, with the advice for its options, if any.
  func continuedHeading(_ title: String, advice: OptionRemark? = nil) -> Line {
    let mark = advice ?? OptionRemark(text: strings.continued)
    return column.continued(column.line(column.margin), title, mark, .accent)
  }
}
