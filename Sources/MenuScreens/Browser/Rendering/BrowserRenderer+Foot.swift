internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension BrowserRenderer {
  /// The rows of the open list that are seen, the longest text first; none where all rows are seen.
  /// `pizze 1–7 di 24 ↓`
  func position(of rows: ListRows, _ state: BrowserState) -> [String] {
    let hidden = rows.hidden(of: state.space)
    guard rows.flow.top > 0 || hidden > 0, let selected = state.selectedRow else { return [] }
    let tab = state.selectedTab
    let seen = rows.flow.entries.compactMap { entry -> RowPosition? in
      guard case .row(let row, let section)? = state.space[entry.place],
        tab?.sections.contains(section) ?? (section == selected.section)
      else { return nil }
      return state.position(ofRow: row, section: section, below: tab)
    }
    guard let first = seen.first, let last = seen.last else { return [] }
    let arrow = hidden > 0 ? " ↓" : ""
    return state.strings.position(
      of: first.number...last.number, of: first.count, in: tab?.nameInText
    )
    .map { $0 + arrow } + [arrow.trimmed]
  }

  /// The cells at the end of the foot that are left to the position of the rows.
  private static let roomOfPosition = 26
  /// The fewest lines of a screen that has some for a long note.
  private static let leastLinesForNote = 16

  /// The sentence of a choice that would be lost, or of a problem of the file, in as many lines as it
  /// needs; none where there is neither, and on a low screen.
  private func safetyLines(_ state: BrowserState, _ canvas: Canvas) -> [Line] {
    guard canvas.size.lines >= Self.leastLinesForNote else { return [] }
    var sentence = state.isKiosk ? nil : state.session.fileProblem
    if let notice = state.notice { sentence = notice.isWarning ? notice.text : nil }
    return sentence.map {
      canvas.wrapped($0.withSafetySign, indent: canvas.margin, .safety)
    } ?? []
  }

  /// The note that explains the star; nil where nothing has one.
  private func starNote(_ state: BrowserState) -> String? {
    state.session.footnotes.first { $0.kind == .starNote }?.text
  }

  /// True if something else is in the line of the notes.
  private func hasNews(_ state: BrowserState) -> Bool {
    let hasProblem = state.session.fileProblem != nil && !state.isKiosk
    return state.notice != nil || state.isGreeting || hasProblem
  }

  /// The place of the note that explains the star. The rows do not move when it changes.
  private enum StarNotePlace {
    /// In the line of the notes.
    case foot
    /// In the blank line above the keys, while news are in that of the notes.
    case aboveKeys
    /// In lines of its own below the foot, where it has no room elsewhere.
    case below
  }

  private func place(
    ofStarNote note: String, _ heights: Heights, _ state: BrowserState, _ canvas: Canvas
  ) -> StarNotePlace {
    let notes = state.session.footnotes.map(\.text).prefix { $0 != note } + [note]
    let room = canvas.left + canvas.width - canvas.margin - Self.roomOfPosition
    guard typesetter.width(of: typesetter.safe(notes.joined(separator: "   "))) <= room
    else { return .below }
    guard hasNews(state) else { return .foot }
    return heights.hasBlankAboveHints ? .aboveKeys : .below
  }

  /// The line above the keys, blank but for the note that explains the star while its own line has news.
  func starLine(_ heights: Heights, _ state: BrowserState, _ canvas: Canvas) -> Line {
    guard let note = starNote(state), place(ofStarNote: note, heights, state, canvas) == .aboveKeys
    else { return [] }
    return canvas.wrapped(note, indent: canvas.margin, .quiet).first ?? []
  }

  /// The lines below the foot: the rest of a sentence of safety, and the note that explains the star where
  /// it is there: the sign and its note are seen together.
  func noteLines(_ heights: Heights, _ state: BrowserState, _ canvas: Canvas) -> [Line] {
    let safety = Array(safetyLines(state, canvas).dropFirst())
    guard canvas.size.lines >= Self.leastLinesForNote, let note = starNote(state),
      place(ofStarNote: note, heights, state, canvas) == .below
    else { return safety }
    return safety + canvas.wrapped(note, indent: canvas.margin, .quiet)
  }

  /// The same on a low screen, which has a line for the note only while a row with the star is seen and
  /// the foot has something else.
  func noteLines(
    below rows: ListRows, _ heights: Heights, _ state: BrowserState, _ canvas: Canvas
  ) -> [Line] {
    guard canvas.size.lines < Self.leastLinesForNote, heights.hasTabs, rows.hasStar,
      hasNews(state) || !heights.foot.contains(.news), let note = starNote(state)
    else { return [] }
    return canvas.wrapped(note, indent: canvas.margin, .quiet)
  }

  /// The greetings of a kiosk, the longest first.
  /// `↑ ↓ per scegliere   ↵ per vedere tutto   L English · Deutsch`
  private func greetings(_ state: BrowserState) -> [String] {
    let strings = state.strings
    let names = state.session.otherLanguageNames.joined(separator: " · ")
    let keys = [strings.arrowsChoose, strings.enterShows]
    guard !names.isEmpty else { return [keys.joined(separator: "   ")] }
    let codes = state.session.languageCodes ?? ""
    return [
      keys + ["L \(names)"], keys + ["L \(codes)"], [strings.enterShows, "L \(names)"],
      ["L \(names)"], keys,
    ].map { $0.joined(separator: "   ") }
  }

  /// The line of what was done last, or of a problem of the file, or the cover and the notes; at its end
  /// the first text of the position that fits.
  func footLine(
    _ state: BrowserState, position: [String], hasNoteBelow: Bool, hasStar: Bool, _ canvas: Canvas
  ) -> Line {
    var line = canvas.line(canvas.margin)
    let below =
      position.map(typesetter.safe).first { typesetter.width(of: $0) < line.room } ?? ""
    if let first = safetyLines(state, canvas).first { return first }
    if let notice = state.notice {
      add(notice, to: &line)
      return line.spans
    }
    if let problem = state.session.fileProblem, !state.isKiosk {
      line.add(problem.withSafetySign, .safety, atMost: line.room - 1)
      return line.spans
    }
    let greetings = state.isGreeting ? self.greetings(state).map(typesetter.safe) : []
    if let greeting = greetings.first(where: { typesetter.width(of: $0) < line.room }) {
      line.add(greeting, .accent)
      return line.spans
    }
    // A note is shown whole or not at all; help has them all.
    var gap = ""
    var notes = state.session.footnotes
    if hasNoteBelow { notes.removeAll { $0.kind == .starNote } }
    // On a low screen the note comes first that explains what is seen.
    if hasStar, canvas.size.lines < Self.leastLinesForNote { notes.moveStarNoteToStart() }
    for note in notes
    where line.addWhole(
      typesetter.safe(gap + note.text), .quiet, leaving: typesetter.width(of: below) + 3) != nil
    {
      gap = "   "
    }
    if !below.isEmpty { line.addAtEnd(below, .quiet) }
    return line.spans
  }
}
