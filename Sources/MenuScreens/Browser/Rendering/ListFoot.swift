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
  /// The notes that explain a visible sign and do not fit beside the others.
  private var apart: [Footnote] = []

  /// The fewest lines of a screen with extra lines for a warning, and of one that shows the cover before the
  /// notes on signs.
  private static let leastLinesForNote = 16

  init(_ scene: Scene, _ heights: Heights, in column: TextColumn) {
    self.scene = scene
    self.heights = heights
    self.column = column
    news = Self.newsLines(of: scene.state, in: column)
  }

  private var state: BrowserState { _read { yield scene.state } }
  private var typesetter: Typesetter { column.typesetter }

  /// The number of lines of the foot.
  var count: Int {
    var count = heights.foot.count + linesApart.count
    if heights.foot.contains(where: \.isForNews) { count += max(0, news.count - 1) }
    return count
  }

  /// Gives the notes that explain a sign of the visible rows lines of their own if they do not fit beside the
  /// others: up to a third of the screen.
  ///
  /// - Returns: true if the rows now have less room.
  mutating func explainSigns(of rows: ListRows) -> Bool {
    let needed = state.session.footnotes.explaining(rows.stars)
    guard heights.hasTabs, !needed.isEmpty else { return false }
    let shown = hasNoNotes ? apart : apart + notesLine(below: rows).notes
    let hidden = needed.filter { !shown.contains($0) }
    apart += hidden
    return !hidden.isEmpty
  }

  /// Keeps the notes on some signs. The rows of the others were pushed off the screen by the lines of the
  /// notes; the rows stay where they are.
  mutating func keepNotes(on stars: Set<Int>) {
    apart = state.session.footnotes.explaining(stars).filter(apart.contains)
  }

  /// The lines of the notes that do not fit beside the others.
  private var linesApart: [Line] {
    let lines = column.flowed(apart.map(\.text), .quiet, atMost: .max).lines
    return column.shortened(lines, to: column.size.lines / 3)
  }

  /// The lines above the hints.
  func lines(below rows: ListRows) -> [Line] {
    var lines: [Line] = []
    if hasNoNotes { lines += linesApart }
    for part in heights.foot {
      switch part {
      case .blank: lines.append([])
      case .notes: lines += [notesLine(below: rows).line] + linesApart
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
    return column.flowed(greeting(state, in: column), .accent, atMost: column.size.lines / 4).lines
  }

  /// The parts of the greeting of a kiosk. If the names of the languages do not fit on a line, their codes.
  /// `↑ ↓ per scegliere   ↵ per vedere tutto   L English · Deutsch`
  private static func greeting(_ state: BrowserState, in column: TextColumn) -> [String] {
    var languages = "L " + state.session.otherLanguageNames.joined(separator: " · ")
    let fits = column.flowed([languages], .accent, atMost: 1).texts > 0
    if !fits { languages = "L " + state.session.languageCodes }
    return [state.strings.arrowsChoose, state.strings.enterShows, languages]
  }
}

/// The notes.
extension ListFoot {
  /// True if there is no line for notes.
  private var hasNoNotes: Bool { !heights.foot.contains(.notes) }

  /// The line of notes, with the notes that it contains.
  private struct NotesLine {
    var line: Line = []
    var notes: [Footnote] = []
  }

  /// The notes beside the position in the list: its longest text that still leaves room for the most notes. A
  /// position that is only an arrow is used only if no other fits.
  private func notesLine(below rows: ListRows) -> NotesLine {
    let room = column.line(column.margin).room
    let texts = position(of: rows).map(typesetter.safe).filter { typesetter.width(of: $0) < room }
    let numbers = Array(texts.dropLast()).nonEmpty ?? texts.nonEmpty ?? [""]
    var notes = state.session.footnotes
    // On a low screen the notes that explain a visible sign come first.
    if column.size.lines < Self.leastLinesForNote {
      notes.moveToStart(notes.explaining(rows.stars))
    }
    notes.removeAll(where: apart.contains)
    let lines = numbers.map { self.line(of: notes, beside: $0) }
    let most = lines.map(\.notes.count).max()
    return lines.first { $0.notes.count == most } ?? NotesLine()
  }

  /// The notes that fit whole, and the position in the list at the end. The help shows all notes.
  private func line(of notes: [Footnote], beside position: SafeText) -> NotesLine {
    var found = NotesLine()
    var line = column.line(column.margin)
    var rest = 1
    if !position.isEmpty { rest = typesetter.width(of: position) + 3 }
    for note in notes {
      let gap = found.notes.isEmpty ? "" : "   "
      guard line.addWhole(typesetter.safe(gap + note.text), .quiet, leaving: rest) != nil
      else { continue }
      found.notes.append(note)
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
