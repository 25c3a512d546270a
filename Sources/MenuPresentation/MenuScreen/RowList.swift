internal import MenuCore

/// The rows and headings on a screen: which of their lines are seen, and how they were laid out.
struct RowList {
  /// What is seen of it.
  struct Visible {
    /// As many lines as the layout has for the list.
    var lines: [Line] = []
    /// Which of them show a row, and which row.
    var rows: [(line: Int, path: RowPath)] = []
  }

  private let text: TerminalText
  /// The first line that is seen.
  private var top = 0
  private var rows = RowLayouts()
  /// How many lines were seen in the last frame, and how many of them a row takes.
  private var height = (lines: 1, perRow: 1)
  /// Where the lines stand, and what that was worked out from.
  private var known: (rows: RowSpace, linesPerRow: Int, scroll: ListScroll)?

  /// Makes a list for a terminal that measures text in its own way.
  init(text: TerminalText) {
    self.text = text
  }

  /// What is seen now, the selection among it.
  ///
  /// - Complexity: O(*visible lines*), and O(*sections*) when other rows are shown than before.
  mutating func visible(
    in layout: ScreenLayout, of presenter: MenuPresenter?
  ) -> Visible {
    height = (layout.listLines, layout.linesPerRow)
    rows.beginFrame()
    var visible = Visible()
    if let presenter {
      for entry in entries(in: layout, of: presenter) {
        if case .row(let path, _) = entry { visible.rows.append((visible.lines.count, path)) }
        visible.lines.append(line(for: entry, in: layout, of: presenter))
      }
    }
    let rest = layout.listLines - visible.lines.count
    if rest > 0 { visible.lines += emptyLines(rest, columns: layout.listColumns, of: presenter) }
    return visible
  }

  /// The row that a page further on, or back, leads to; nil without rows.
  mutating func row(onePage isForward: Bool, in presenter: MenuPresenter) -> RowPath? {
    guard let selection = presenter.selection else { return nil }
    return scroll(of: presenter, linesPerRow: height.perRow)
      .path(onePageFrom: selection, isForward: isForward, height: height.lines)
  }

  private mutating func entries(
    in layout: ScreenLayout, of presenter: MenuPresenter
  ) -> ArraySlice<ListScroll.Entry> {
    guard let selection = presenter.selection else { return [] }
    return scroll(of: presenter, linesPerRow: layout.linesPerRow)
      .visible(from: &top, selection: selection, height: layout.listLines)
      .prefix(layout.listLines)
  }

  /// The list as lines, worked out anew when other rows are shown.
  private mutating func scroll(of presenter: MenuPresenter, linesPerRow: Int) -> ListScroll {
    if let known, known.rows == presenter.rows, known.linesPerRow == linesPerRow {
      return known.scroll
    }
    let scroll = ListScroll(
      rowsPerSection: (0..<presenter.numberOfSections).map(presenter.numberOfRows),
      linesPerRow: linesPerRow)
    known = (presenter.rows, linesPerRow, scroll)
    return scroll
  }

  private mutating func line(
    for entry: ListScroll.Entry, in layout: ScreenLayout, of presenter: MenuPresenter
  ) -> Line {
    switch entry {
    case .header(let section):
      let header = HeaderCell()
      presenter.configure(header: header, forSection: section)
      return header.line(columns: layout.listColumns, text: text)
    case .row(let path, let number):
      let isInOneLine = layout.linesPerRow == 1
      let look = RowLook(
        columns: layout.listColumns, numberColumns: isInOneLine ? presenter.numberColumns : 0,
        hasPriceLine: !isInOneLine)
      return lines(ofRowAt: path, look, of: presenter)
        .line(number, isSelected: path == presenter.selection)
    }
  }

  private mutating func lines(
    ofRowAt path: RowPath, _ look: RowLook, of presenter: MenuPresenter
  ) -> RowLines {
    let cell = RowCell()
    presenter.configure(cell: cell, forRow: path.row, inSection: path.section)
    return rows.lines(of: cell.row, look, at: path, text: text)
  }

  /// Lines without rows, and what is said in them when there are none at all.
  private func emptyLines(_ count: Int, columns: Int, of presenter: MenuPresenter?) -> [Line] {
    let words = (presenter?.emptyListWords ?? []).flatMap {
      text.wrapped(text.safe($0), to: columns - 2)
    }
    let padded =
      words.prefix(count) + Array(repeating: SafeText(""), count: max(0, count - words.count))
    return padded.map { words in
      var line = LineBuilder(columns: columns, text: text)
      line.add(" " + words)
      return line.spans
    }
  }
}
