internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension ScreenRenderer {
  /// Draws the search field, or the conditions with their counts; below them the notice. Without rows, the
  /// notice has all lines above the foot.
  mutating func drawQuestion(linesOfFoot: Int) {
    // If a notice replaces the rows, there is nothing to count, except hidden rows.
    let shown = session.shown.counts.shown
    let hidden = session.shown.counts.numberOfHidden
    let isCounted =
      !session.query.isEmpty && !session.isAwaiting && session.isUnderstood && shown + hidden > 0
    // The longest first.
    var counts: [String] = []
    if isCounted {
      counts.append(strings.text(session.shown.counts))
      if hidden > 0 { counts.append("\(strings.items(shown)), \(strings.hidden(hidden))") }
    }
    if isCounted || session.query.isEmpty { counts.append(strings.items(shown)) }
    if case .search(let field) = state.page {
      drawChosenClauses()
      let expected = session.expectation.map(strings.text) ?? ""
      let isInField = draw(field, counts: counts, expected: expected)
      if !isInField {
        canvas.add(column.wrapped(expected, indent: column.margin, .quiet).first ?? [])
      }
    } else if !session.isUnderstood {
      drawChosenClauses()
    } else if !session.query.isEmpty, column.size.lines >= 5 {
      drawClauses(session.clauses, counts: counts)
    }
    if let notice = session.notice(showsKey: state.takesOffer) {
      let lines = column.wrapped(notice.withSafetySign, indent: column.margin, .safety)
      let most = shown == 0 ? room(above: linesOfFoot) : max(1, column.size.lines / 2)
      for line in column.shortened(lines, to: most) { canvas.add(line) }
    }
    drawExamples(linesOfFoot: linesOfFoot)
  }

  /// Draws the sentence about what can be typed, with as many examples as fit above the foot and, if there
  /// are rows, one row.
  private mutating func drawExamples(linesOfFoot: Int) {
    guard session.hint() != nil else { return }
    var room = column.size.lines - canvas.lines.count - linesOfFoot
    if session.shown.counts.shown > 0 { room -= 1 }
    // While a search is typed, `f` is just a letter.
    let filterHints: [String?] = state.page == .list ? session.filterHints(key: "f") : []
    let counts = (1...max(1, session.examplesToType.count)).reversed()
    let sentences = (filterHints + [nil]).flatMap { filterHint in
      counts.map { count in [session.hint(examples: count), filterHint] }
    }
    let lines = sentences.map { texts in
      texts.flatMap { column.wrapped($0 ?? "", indent: column.margin, .quiet) }
    }
    for line in lines.first(where: { $0.count <= room }) ?? [] { canvas.add(line) }
  }

  /// Draws the chosen clauses while a search is being typed or is not understood, if that leaves room for
  /// rows.
  private mutating func drawChosenClauses() {
    let clauses = session.query.chosenClauses
    guard !clauses.isEmpty, column.size.lines >= 8 else { return }
    let texts = clauses.map { strings.text(of: $0, in: session.context) }
    let line = drawChips(texts)
    canvas.add(line.spans)
  }

  /// Draws the clauses with their counts after or below them; the short counts if the others take too many
  /// lines.
  private mutating func drawClauses(_ clauses: [String], counts: [String]) {
    var line = drawChips(clauses)
    var suffix = counts.first ?? ""
    if line.used > column.margin { suffix = "    " + suffix }
    let isWhole = line.addWhole(typesetter.safe(suffix), .quiet, leaving: 1) != nil
    canvas.add(line.spans)
    guard !isWhole else { return }
    let most = mostLinesOfClauses
    let below = counts.map { column.wrapped($0, indent: column.margin, .quiet) }
    for line in below.first(where: { $0.count <= most }) ?? [] { canvas.add(line) }
  }

  /// The most lines for the clauses, and for their counts.
  private var mostLinesOfClauses: Int { max(1, column.size.lines / 8) }

  /// Draws the clauses, each clickable to remove it, in as many lines as the screen allows. Returns the last
  /// line, which is not added yet. `senza glutine ×   vegana ×`
  private mutating func drawChips(_ clauses: [String]) -> LineBuilder {
    var line = column.line(column.margin)
    var lines = 1
    for (number, clause) in clauses.enumerated() {
      let chip = typesetter.safe(clause + " ×")
      let isFirst = line.used == column.margin
      let gap: SafeText = isFirst ? "" : "   "
      var columns = line.addWhole(gap + chip, .accent, leaving: 1)
      if columns == nil, !isFirst, lines < mostLinesOfClauses {
        canvas.add(line.spans)
        line = column.line(column.margin)
        lines += 1
        columns = line.addWhole(chip, .accent, leaving: 1)
      }
      guard let columns else {
        line.add("…", .accent)
        break
      }
      canvas.addTarget(columns, .clause(number))
    }
    return line
  }

  /// Draws the search field with its caret, and the longest counts that leave it enough room. If the text is
  /// too long, its end is shown. What the last clause still lacks follows the text, so that the rows do not
  /// move.
  ///
  /// - Returns: false if that hint does not fit.
  private mutating func draw(_ field: SearchField, counts: [String], expected: String) -> Bool {
    var line = column.line(column.margin)
    var label = "/"
    if column.size.columns >= 30 { label = strings.search + strings.colon }
    line.add(typesetter.safe(label), .accent)
    let expected = typesetter.safe(expected.isEmpty ? "" : "   " + expected)
    let text = typesetter.safe(String(field.text))
    let needed = max(12, typesetter.width(of: text + expected) + 1)
    var counts =
      counts.map(typesetter.safe).first { typesetter.width(of: $0) + 2 + needed <= line.room } ?? ""
    let roomBesideCounts = line.room - typesetter.width(of: counts) - 3
    // An example is more useful than the counts.
    if field.text.isEmpty, fittingExamples(roomBesideCounts).isEmpty { counts = "" }
    var gap = 2
    if counts.isEmpty { gap = 1 }
    let room = max(4, line.room - typesetter.width(of: counts) - gap)
    let end = line.used + room
    let typed = typesetter.safe(String(field.text[..<field.caret]))
    line.add(typesetter.end(of: typed, to: room - 1), .field)
    canvas.cursor = Position(
      line: canvas.lines.count, column: min(line.used, column.size.columns - 1))
    line.add(
      typesetter.safe(String(field.text[field.caret...])), .field, atMost: max(0, end - line.used))
    // The empty field shows what can be typed.
    if field.text.isEmpty {
      line.add(fittingExamples(max(0, end - line.used)), .quiet)
    }
    let isWhole = line.addWhole(expected, .quiet, atMost: max(0, end - line.used)) != nil
    if !counts.isEmpty, line.room > typesetter.width(of: counts) + 2 {
      line.addAtEnd(counts, .quiet)
    }
    canvas.add(line.spans)
    return isWhole
  }

  /// As many examples of what can be typed as fit.
  private func fittingExamples(_ room: Int) -> SafeText {
    let examples = session.examplesToType
    for count in (1...max(1, examples.count)).reversed() {
      // Without colours, only the brackets set it apart from typed text.
      let text = typesetter.safe("(\(examples.prefix(count).joined(separator: " · ")))")
      if typesetter.width(of: text) <= room { return text }
    }
    return ""
  }
}

extension Strings {
  /// What an incomplete clause still lacks. `fino a …`
  fileprivate func text(_ expectation: TypedQuery.Expectation) -> String {
    switch expectation {
    case .amount: upTo + " …"
    case .item: awaiting
    }
  }
}
