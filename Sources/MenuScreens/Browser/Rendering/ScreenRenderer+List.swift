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
    if foot.explainStar(of: rows) { rows = listRows(room: room(above: foot.count)) }
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
    drawQuestion()
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
    let amount = state.session.context.text(of: state.choice.total(in: state.session.menu.menu))
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

  /// Draws the lists in fixed positions, with their numbers of rows; a narrow screen shows the numbers only
  /// during a query. If the lists do not fit, the first ones are dropped so that the open one is visible.
  /// Only visible tabs are made, because a menu may have thousands.
  private mutating func drawTabs() {
    var line = column.line(column.margin)
    let isWide = column.size.columns >= 60
    let gap = isWide ? 1 : 0
    let isCounted = isWide || !state.session.query.isEmpty || state.context == .search
    let open = state.selectedTab.flatMap(state.tabs.firstIndex(of:))
    func tab(_ number: Int) -> Span {
      self.tab(state.tabs[number], isOpen: number == open, isCounted: isCounted)
    }
    var first = open ?? 0
    var left = line.room
    for number in state.tabs.indices.prefix(first + 1).reversed() {
      left -= typesetter.width(of: tab(number).text) + gap
      if left >= 0 { first = number } else { break }
    }
    for number in state.tabs.indices.dropFirst(first) {
      if number > first { line.addBlanks(gap) }
      let tab = tab(number)
      guard let columns = line.addWhole(tab.text, tab.style) else { break }
      canvas.addTarget(columns, .list(number))
    }
    addLanguages(to: &line)
    canvas.add(line.spans)
  }

  private func tab(_ tab: ListTab, isOpen: Bool, isCounted: Bool) -> Span {
    let count = state.rows(below: tab)
    var text = tab.title
    var rest = ""
    if isCounted {
      text += " \(count)"
      // Blanks replace missing digits, so that the following tabs keep their positions.
      let digits = "\(state.rows(below: tab, of: state.session.menu.counts))".utf8.count
      rest = String(repeating: " ", count: max(0, digits - "\(count)".utf8.count))
    }
    if isOpen { return Span(typesetter.safe("[\(text)]" + rest), .name) }
    return Span(typesetter.safe(" \(text) " + rest), count == 0 ? .quiet : [])
  }

  /// Adds the arrows that lead to other lists and, at the end, the languages that `L` cycles through: their
  /// codes, or the current language if the codes do not fit.
  private mutating func addLanguages(to line: inout LineBuilder) {
    var language = typesetter.safe("  " + state.session.languageCodes)
    if typesetter.width(of: language) + 3 >= line.room {
      language = typesetter.safe("  " + state.session.languageName)
    }
    var width = typesetter.width(of: language) + 3
    if width >= line.room {
      language = ""
      width = 0
    }
    if state.acts(on: .move(.right)), state.context == .list {
      let start = line.used
      for arrows in ["  ← →", "  ‹ ›"].map(typesetter.safe) where line.used == start {
        guard line.addWhole(arrows, .accent, leaving: width + 1) != nil else { continue }
        addTargets(of: "←→", in: "  ← →", at: start)
      }
    }
    guard !language.isEmpty else { return }
    line.addBlanks(line.room - width + 1)
    let from = line.used
    line.add("L", .accent)
    line.add(language, .quiet)
    if state.context == .list { canvas.addTarget(from..<line.used, .command(.language)) }
  }
}
