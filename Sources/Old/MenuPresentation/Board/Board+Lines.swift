import OldMenuCore

/// The lines of a board.
extension Board {
  /// The name of the pizzeria, what the dishes are filtered by, the age of the menu when its
  /// file is gone, and the page.
  func title(in layout: BoardLayout, page: Int, of count: Int) -> Line {
    var line = LineBuilder(columns: layout.size.columns, text: text)
    let words = session.words
    let pages = count > 1 ? words.page(page, count) : ""
    let parts = [session.filterText ?? "", session.fileStatusText ?? "", pages].filter {
      !$0.isEmpty
    }
    let end = text.safe(parts.concatenated(separator: "   "))
    line.add(" ")
    line.add(
      session.title, .bold,
      atMost: max(0, line.room - 3 - text.width(of: end)))
    line.addAtEnd(end, .dim)
    return line.spans
  }

  /// What stands below the dishes: what their signs mean, what the cover costs, the owner's notes, and
  /// whom to ask about allergens, which never gives way.
  ///
  /// Where there is no room for all, the notes give way first, then the signs but the star.
  func footer(
    in layout: BoardLayout, explaining marks: Set<Mark>
  ) -> (lines: [Line], explainsMarks: Bool) {
    let ask = whomToAsk(in: layout)
    let room = layout.footerLines - ask.count
    let star = marks.contains(.frozen) ? starNotes : []
    let signs = session.legend(of: marks.subtracting([.frozen]))
    let rest = session.houseNotes.filter { note in
      !star.contains { $0.hasSameUTF8(as: note) }
    }
    let cover = session.cover.map { [$0] } ?? []
    let house = session.contactLines
    let choices = [
      signs + star + rest + house, signs + star + rest, signs + star + cover, signs + star,
      star + cover, star,
    ]
    let wrapped = choices.map { text.flowed($0, gap: "   ", to: layout.footerColumns) }
    let fitting = wrapped.firstIndex { $0.count <= room }
    let lines = (fitting.map { wrapped[$0] } ?? []) + ask
    return (
      lines.map { spans(ofFooter: $0, in: layout) }, fitting.map { $0 <= 3 } ?? signs.isEmpty
    )
  }

  /// What explains the star: the notes of the owner's that have one, else the legend.
  private var starNotes: [String] {
    let notes = session.houseNotes.filter(\.hasStar)
    return notes.isEmpty ? session.legend(of: [.frozen]) : notes
  }

  /// The whole sentence, or as much of its meaning as there is room for.
  private func whomToAsk(in layout: BoardLayout) -> [SafeText] {
    let words = session.words
    let most = layout.size.lines >= 8 ? 2 : 1
    let sentences = [words.allergensNotHere, words.notStated, words.allergensInShort]
    let wrapped = sentences.map { text.wrapped(text.safe($0), to: layout.footerColumns) }
    return Array((wrapped.first { $0.count <= most } ?? wrapped.last ?? []).prefix(most))
  }

  /// What stands in place of the dishes of a menu that has none: a board is put up by its owner.
  func emptyMenu(in layout: BoardLayout) -> [Line] {
    text.wrapped(text.safe(session.words.emptyMenu), to: layout.columns - 1).map { words in
      var line = LineBuilder(columns: layout.columns, text: text)
      line.add(" ")
      line.add(words)
      return line.spans
    }
  }

  private func spans(ofFooter words: SafeText, in layout: BoardLayout) -> Line {
    var line = LineBuilder(columns: layout.size.columns, text: text)
    line.fill(with: " ", leaving: layout.size.columns - layout.footerMargin)
    line.add(words)
    return line.spans
  }

  /// The heading of a section, with its list before its group, and below it what is said of all of its
  /// dishes: it may be what they are fried in.
  func heading(of section: Int, in layout: BoardLayout) -> [Line] {
    var line = LineBuilder(columns: layout.columns, text: text)
    line.add(" ")
    line.add(session.heading(ofSection: section), [.bold, .accent], atMost: line.room - 2)
    line.add(" ")
    line.fill(with: "─", .dim, leaving: 1)
    guard layout.hasContents else { return [line.spans] }
    let remarks = session.remarks(ofSection: section).flatMap {
      quietLines(of: $0, indent: 1, in: layout)
    }
    return [line.spans] + remarks
  }

  /// A text below another one, cut where it is longer than somebody reads from afar.
  private func quietLines(of words: String, indent: Int, in layout: BoardLayout) -> [Line] {
    text.wrapped(text.safe(words), to: layout.columns - indent - 1)
      .prefix(BoardLayout.contentsLines).map { words in
        var line = LineBuilder(columns: layout.columns, text: text)
        line.add(SafeText.blanks(indent))
        line.add(words, .dim)
        return line.spans
      }
  }

  /// A dish: its name and price, and what is in it where there is room.
  func lines(of row: RowText, in layout: BoardLayout) -> [Line] {
    let numberColumns = layout.hasPriceLine ? 0 : session.numberColumns
    let look = RowLook(
      columns: layout.columns, numberColumns: numberColumns, hasSummary: !layout.hasContents,
      hasPriceLine: layout.hasPriceLine)
    let lines = row.lines(look, text: text).spans
    guard layout.hasContents, !layout.hasPriceLine, !row.summary.text.isEmpty else { return lines }
    let indent = numberColumns == 0 ? 1 : numberColumns + 2
    let contents = quietLines(of: row.summary.text, indent: indent, in: layout)
    guard contents.count == 1 else { return lines + contents }
    // Who searched sees what was found, as long as all of it stands in one line.
    var line = LineBuilder(columns: layout.columns, text: text)
    line.add(SafeText.blanks(indent))
    line.add(row.summary, .dim)
    return lines + [line.spans]
  }
}
