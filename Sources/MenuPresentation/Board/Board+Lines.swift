/// The lines of a board.
extension Board {
  /// The name of the pizzeria, the age of the menu when its file is gone, and the page.
  func title(in layout: BoardLayout, page: Int, of count: Int) -> [Span] {
    var line = Line(columns: layout.size.columns, text: text)
    let words = presenter.words
    let place = count > 1 ? words.page(page, count) : ""
    let parts = [presenter.fileNoticeText ?? "", place].filter { !$0.isEmpty }
    let end = parts.joined(separator: "   ")
    line.add(" ")
    line.add(
      presenter.title, .bold,
      atMost: max(0, line.room - 3 - text.width(of: text.safe(end))))
    line.addAtEnd(end, .dim)
    return line.spans
  }

  /// Whom to ask about allergens: the whole sentence, or as much of its meaning as there is room for.
  func footer(in layout: BoardLayout) -> [[Span]] {
    let words = presenter.words
    let columns = layout.size.columns
    let most = layout.size.lines >= 8 ? 2 : 1
    let sentences = [words.askAboutAllergens, words.notStated, words.allergensInShort]
    let wrapped = sentences.map {
      text.wrapped(text.safe($0), to: columns - (columns > 20 ? 2 : 0))
    }
    let chosen = wrapped.first { $0.count <= most } ?? wrapped.last ?? []
    return chosen.prefix(most).map { words in
      var line = Line(columns: columns, text: text)
      if columns > 20 { line.add(" ") }
      line.add(words)
      return line.spans
    }
  }

  /// What stands in place of the dishes of a menu that has none: a board is put up by its owner.
  func emptyMenu(in layout: BoardLayout) -> [[Span]] {
    text.wrapped(text.safe(presenter.words.emptyMenu), to: layout.columns - 1).map { words in
      var line = Line(columns: layout.columns, text: text)
      line.add(" ")
      line.add(words)
      return line.spans
    }
  }

  /// The heading of a section, with its list before its group.
  func heading(of section: Int, in layout: BoardLayout) -> [Span] {
    var line = Line(columns: layout.columns, text: text)
    line.add(" ")
    line.add(presenter.heading(ofSection: section), [.bold, .accent], atMost: line.room - 2)
    line.add(" ")
    line.fill(with: "─", .dim, leaving: 1)
    return line.spans
  }

  /// A dish: its name and price, and what is in it where there is room.
  func lines(of row: RowText, in layout: BoardLayout) -> [[Span]] {
    let numberColumns = layout.hasPriceLine ? 0 : presenter.numberColumns
    let look = RowLook(
      columns: layout.columns, numberColumns: numberColumns, hasSummary: !layout.hasContents,
      hasPriceLine: layout.hasPriceLine)
    let lines = row.lines(look, text: text).spans
    guard layout.hasContents, !layout.hasPriceLine, !row.summary.text.isEmpty else { return lines }
    var second = Line(columns: layout.columns, text: text)
    second.add(String(repeating: " ", count: numberColumns == 0 ? 2 : numberColumns + 3))
    second.add(row.summary, .dim, atMost: second.room - 1)
    return lines + [second.spans]
  }
}
