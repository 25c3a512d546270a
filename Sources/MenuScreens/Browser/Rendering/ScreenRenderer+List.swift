internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension ScreenRenderer {
  /// Draws the list: title, tabs, the sentence that the menu is out of date, the query, the rows and the
  /// foot.
  mutating func drawList() {
    let heights = addHead()
    var foot = ListFoot(scene, heights, in: column)
    var rows = listRows(room: room(above: foot.count))
    // The selected row stays, but may be shortened.
    let starsOfSelected = rows.stars(ofEntry: state.selected)
    while foot.explainSigns(of: rows) { rows = listRows(room: room(above: foot.count)) }
    foot.keepNotes(on: rows.stars.union(starsOfSelected))
    canvas.first = rows.flow.top
    canvas.rows = rows
    add(rows, room: room(above: foot.count))
    canvas.fill(leaving: foot.count)
    for line in foot.lines(below: rows) { canvas.add(line) }
    if heights.foot.last == .hints { addHints() }
    canvas.fill(leaving: 0)
  }

  private mutating func addHead() -> Heights {
    let heights = Heights.ofList(lines: column.size.lines, hasNotice: state.notice != nil)
    if heights.hasTitle { addTitle() }
    if heights.hasTabs { drawTabs() }
    for line in outdatedLines { canvas.add(line) }
    drawQuestion(linesOfFoot: heights.foot.count)
    if heights.hasBlankBelowHead { canvas.add() }
    return heights
  }

  /// The lines between the head and a foot of a number of lines.
  func room(above foot: Int) -> Int {
    max(1, column.size.lines - canvas.lines.count - foot)
  }

  /// The fewest cells in which the name of the house is shown.
  private static let roomOfHouse = 8

  /// Adds the name of the house at the left and, unless it is empty, the choice at the right. The choice gets
  /// its room first.
  private mutating func addTitle() {
    var line = column.line(column.margin)
    let title = typesetter.safe(state.session.title)
    guard !state.choice.isEmpty else {
      line.add(title, [.accent, .name], atMost: max(4, line.room - 2))
      addMotto(to: &line, leaving: 1)
      return canvas.add(line.spans)
    }
    let texts = choiceTexts.filter { typesetter.width(of: $0) < line.room }
    let choice =
      texts.first { line.room - typesetter.width(of: $0) - 4 >= Self.roomOfHouse } ?? texts.last
      ?? ""
    let rest = typesetter.width(of: choice) + 4
    if line.room - rest >= Self.roomOfHouse {
      line.add(title, [.accent, .name], atMost: line.room - rest)
      addMotto(to: &line, leaving: rest)
    }
    line.addAtEnd(choice, .accent)
    let start = line.used - typesetter.width(of: choice)
    canvas.addTarget(start..<line.used, .command(.choice))
    canvas.add(line.spans)
  }

  /// The choice with its number of dishes and its total; alternative texts, the longest first.
  private var choiceTexts: [SafeText] {
    let amount = state.session.context.text(of: state.choice.total(in: state.session.source.menu))
    let number = "\(state.choice.numberOfDishes)"
    return [strings.keys.choice + strings.colon + number, number].map { text in
      let parts = ["o  \(text)", amount].filter { !$0.isEmpty }
      return typesetter.safe(parts.joined(separator: "   "))
    }
  }

  /// Adds the sentence about the house, if all of it fits.
  private func addMotto(to line: inout LineBuilder, leaving rest: Int) {
    guard let motto = state.session.motto else { return }
    _ = line.addWhole(typesetter.safe("   " + motto), .quiet, leaving: rest)
  }

  /// The arrows beside the tabs, the widest first.
  private static let arrows = ["  ← →", " ← →", " ‹ ›"]
  /// The cells of the narrowest arrows, and of the last column.
  private static let roomOfArrows = 5
  /// The cells of the key and the code of the current language.
  private static let roomOfLanguage = 7

  /// Draws the lists in fixed positions, with their numbers of rows; a narrow screen shows the numbers only
  /// during a query. A wide screen keeps room for the arrows and the language. If the lists do not fit, they
  /// leave room for the arrows, and the first ones are dropped so that the open one is visible. Only visible
  /// tabs are made, because a menu may have thousands.
  private mutating func drawTabs() {
    var line = column.line(column.margin)
    let isWide = column.size.columns >= 60
    let gap = isWide ? 1 : 0
    let isCounted = isWide || !state.session.query.isEmpty || state.context == .search
    let all = state.tabs.indices
    let open = state.indexOfSelectedTab
    let rest = isWide ? Self.roomOfArrows + Self.roomOfLanguage : Self.roomOfArrows
    var room = isWide ? line.room - rest : line.room
    // The tabs with these numbers, in this order, as long as there is room for them.
    func fitting(_ numbers: some Sequence<Int>) -> [(number: Int, span: Span)] {
      var tabs: [(number: Int, span: Span)] = []
      for number in numbers {
        let span = tab(
          state.tabs[number], isOpen: number == open, isCounted: isCounted,
          atMost: line.room - rest)
        let width = typesetter.width(of: span.text) + gap
        guard width - gap <= room else { break }
        room -= width
        tabs.append((number, span))
      }
      return tabs
    }
    var tabs = fitting(all)
    if tabs.count < all.count {
      room = line.room - rest
      let next = (open ?? 0) + 1
      tabs = fitting(all.prefix(next).reversed()).reversed() + fitting(all.dropFirst(next))
    }
    for (index, tab) in tabs.enumerated() {
      if index > 0 { line.addBlanks(gap) }
      let start = line.used
      line.add(tab.span.text, tab.span.style)
      canvas.addTarget(start..<line.used, .list(tab.number))
    }
    addLanguages(to: &line)
    canvas.add(line.spans)
  }

  private func tab(_ tab: ListTab, isOpen: Bool, isCounted: Bool, atMost room: Int) -> Span {
    let count = state.rows(below: tab)
    var number = ""
    var rest = ""
    if isCounted {
      number = " \(count)"
      // Blanks replace missing digits, so that the following tabs keep their positions.
      let digits = "\(state.rows(below: tab, of: state.session.source.counts))".utf8.count
      rest = String(repeating: " ", count: max(0, digits - "\(count)".utf8.count))
    }
    let roomOfTitle = room - 2 - number.utf8.count - rest.utf8.count
    let title = typesetter.cut(typesetter.safe(tab.title), to: roomOfTitle)
    let text = title + typesetter.safe(number)
    if isOpen { return Span("[" + text + "]" + typesetter.safe(rest), .name) }
    return Span(" " + text + " " + typesetter.safe(rest), count == 0 ? .quiet : [])
  }

  /// Adds the arrows that lead to other lists and, at the end, the languages that `L` cycles through: their
  /// codes or, beside the arrows on a narrow screen, the name or the code of the current language.
  private mutating func addLanguages(to line: inout LineBuilder) {
    let rest = state.tabs.count > 1 ? Self.roomOfArrows - 1 : 0
    let session = state.session
    let languages = [session.languageCodes, session.languageName, session.languageCode]
    let language = languages.map { typesetter.safe("  " + $0) }.first {
      typesetter.width(of: $0) + 3 <= line.room - rest
    }
    let width = language.map { typesetter.width(of: $0) + 3 } ?? 1
    if state.acts(on: .move(.right)), state.context == .list {
      for arrows in Self.arrows.map(typesetter.safe) {
        guard let columns = line.addWhole(arrows, .accent, leaving: width) else { continue }
        let middle = columns.lowerBound + (columns.count + 1) / 2
        canvas.addTarget(columns.lowerBound..<middle, .command(.move(.left)))
        canvas.addTarget(middle..<columns.upperBound, .command(.move(.right)))
        break
      }
    }
    guard let language else { return }
    line.addBlanks(line.room - width + 1)
    let from = line.used
    line.add("L", .accent)
    line.add(language, .quiet)
    if state.context == .list { canvas.addTarget(from..<line.used, .command(.language)) }
  }
}
