internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// The lines below the list: the cover and the notes with the position in the list, and the news. Only a
/// long warning moves the rows; other news replace a line.
struct ListFoot {
  private let scene: Scene
  private let heights: Heights
  private let column: TextColumn
  /// The last action, a problem of the file, or the greeting of a kiosk; empty if there is none of them.
  private let news: [Line]
  /// The note that explains the star, if it does not fit beside the others.
  private var starLines: [Line] = []

  /// The cells at the end of the notes that are reserved for the position in the list.
  private static let roomOfPosition = 26
  /// The fewest lines of a screen with extra lines for a long note.
  private static let leastLinesForNote = 16

  init(_ scene: Scene, _ heights: Heights, in column: TextColumn) {
    self.scene = scene
    self.heights = heights
    self.column = column
    news = Self.newsLines(of: scene.state, in: column)
    guard let note = starNote, column.size.lines >= Self.leastLinesForNote,
      hasNoNotes || !canShow(note, leaving: Self.roomOfPosition)
    else { return }
    starLines = column.wrapped(note, indent: column.margin, .quiet)
  }

  private var state: BrowserState { _read { yield scene.state } }
  private var typesetter: Typesetter { column.typesetter }

  /// The number of lines of the foot.
  var count: Int {
    var count = heights.foot.count + starLines.count
    if heights.foot.contains(where: \.isForNews) { count += max(0, news.count - 1) }
    return count
  }

  /// On a low screen, gives the note that explains the star its own lines if a row with a star is visible and
  /// the note is not.
  ///
  /// - Returns: true if the rows now have less room.
  mutating func explainStar(of rows: ListRows) -> Bool {
    guard column.size.lines < Self.leastLinesForNote, heights.hasTabs, rows.hasStar,
      let note = starNote, hasNoNotes || !notesLine(below: rows).hasStarNote
    else { return false }
    starLines = column.wrapped(note, indent: column.margin, .quiet)
    return true
  }

  /// The lines above the hints.
  func lines(below rows: ListRows) -> [Line] {
    var lines: [Line] = []
    if hasNoNotes { lines += starLines }
    for part in heights.foot {
      switch part {
      case .blank: lines.append([])
      case .notes: lines += [notesLine(below: rows).line] + starLines
      case .news: lines += news.nonEmpty ?? [[]]
      case .newsOrNotes, .hints: break
      }
    }
    return lines
  }
}

/// The news.
extension ListFoot {
  private static func newsLines(of state: BrowserState, in column: TextColumn) -> [Line] {
    let problem = state.isKiosk ? nil : state.session.fileProblem
    let notice = state.notice ?? problem.map { Notice($0, isWarning: true) }
    // A warning has as many lines as it needs.
    if let notice, notice.isWarning, column.size.lines >= leastLinesForNote {
      return column.wrapped(notice.text.withSafetySign, indent: column.margin, .safety)
    }
    if let notice { return [column.line(of: notice)] }
    guard state.isGreeting else { return [] }
    var line = column.line(column.margin)
    for greeting in greetings(state).map(column.typesetter.safe) {
      if line.addWhole(greeting, .accent, leaving: 1) != nil { return [line.spans] }
    }
    return []
  }

  /// The greetings of a kiosk, the longest first.
  /// `↑ ↓ per scegliere   ↵ per vedere tutto   L English · Deutsch`
  private static func greetings(_ state: BrowserState) -> [String] {
    let strings = state.strings
    let names = state.session.otherLanguageNames.joined(separator: " · ")
    let keys = [strings.arrowsChoose, strings.enterShows]
    let codes = state.session.languageCodes
    return [
      keys + ["L \(names)"], [strings.enterShows, "L \(names)"], ["L \(names)"],
      keys + ["L \(codes)"], keys,
    ].map { $0.joined(separator: "   ") }
  }
}

/// The notes.
extension ListFoot {
  /// True if there is no line for notes.
  private var hasNoNotes: Bool { !heights.foot.contains(.notes) }

  /// The note that explains the star; nil if nothing has one.
  private var starNote: String? {
    state.session.footnotes.first { $0.kind == .starNote }?.text
  }

  /// True if a note fits after the notes before it, with `rest` cells left after it.
  private func canShow(_ note: String, leaving rest: Int) -> Bool {
    let notes = state.session.footnotes.prefix { $0.kind != .starNote }.map(\.text) + [note]
    let width = typesetter.width(of: typesetter.safe(notes.joined(separator: "   ")))
    return width <= column.left + column.width - column.margin - rest
  }

  /// The line of notes, with how many notes it contains.
  private struct NotesLine {
    var line: Line = []
    var count = 0
    var hasStarNote = false
  }

  /// The notes beside the position in the list: its longest text that still leaves room for the most notes. A
  /// position that is only an arrow is used only if no other fits.
  private func notesLine(below rows: ListRows) -> NotesLine {
    let room = column.line(column.margin).room
    let texts = position(of: rows).map(typesetter.safe).filter { typesetter.width(of: $0) < room }
    let numbers = Array(texts.dropLast()).nonEmpty ?? texts.nonEmpty ?? [""]
    // On a low screen the note that explains a visible star comes first.
    let startsWithStar = column.size.lines < Self.leastLinesForNote && rows.hasStar
    let lines = numbers.map { notes(beside: $0, startsWithStar: startsWithStar) }
    let most = lines.map(\.count).max()
    return lines.first { $0.count == most } ?? NotesLine()
  }

  /// The notes that fit whole, and the position in the list at the end. The help shows all notes.
  private func notes(beside position: SafeText, startsWithStar: Bool) -> NotesLine {
    var notes = state.session.footnotes
    if !starLines.isEmpty { notes.removeAll { $0.kind == .starNote } }
    if startsWithStar { notes.moveStarNoteToStart() }
    var found = NotesLine()
    var line = column.line(column.margin)
    var rest = 1
    if !position.isEmpty { rest = typesetter.width(of: position) + 3 }
    for note in notes {
      let gap = found.count == 0 ? "" : "   "
      guard line.addWhole(typesetter.safe(gap + note.text), .quiet, leaving: rest) != nil
      else { continue }
      found.count += 1
      if note.kind == .starNote { found.hasStarNote = true }
    }
    if !position.isEmpty { line.addAtEnd(position, .quiet) }
    found.line = line.spans
    return found
  }

  /// The texts of the position in the open list, the longest first. Empty if all rows are visible.
  /// `pizze 1–7 di 24 ↓`
  private func position(of rows: ListRows) -> [String] {
    let hidden = rows.hidden(of: state.space)
    guard rows.flow.top > 0 || hidden > 0, let selected = state.selectedRow else { return [] }
    let tab = state.selectedTab
    let seen = rows.flow.entries.compactMap { entry -> (row: Int, section: Int)? in
      guard case .row(let row, let section)? = state.space[entry.index],
        tab?.sections.contains(section) ?? (section == selected.section)
      else { return nil }
      return (row, section)
    }
    let ends = [seen.first, seen.last].compactMap(\.self).compactMap { seen in
      state.position(ofRow: seen.row, section: seen.section, below: tab)
    }
    guard let first = ends.first, let last = ends.last else { return [] }
    let arrow = hidden > 0 ? " ↓" : ""
    return scene.strings.position(
      of: first.number...last.number, of: first.count, in: tab?.nameInText
    )
    .map { $0 + arrow } + [arrow.trimmed]
  }
}
