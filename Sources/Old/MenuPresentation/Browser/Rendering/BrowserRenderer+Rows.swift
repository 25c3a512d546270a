internal import OldMenuCore

/// The rows and headings of the list: which of their lines are seen, and what stands in them.
extension BrowserRenderer {
  /// What is seen of the list.
  struct VisibleRows {
    /// As many lines as the layout has for the list.
    var lines: [Line] = []
    /// Which of them show a row, and which row.
    var rows: [(line: Int, path: RowPath)] = []
  }

  /// What is seen now, the selection among it; O(*visible lines* + *sections*).
  func visibleRows() -> VisibleRows {
    layouts.beginFrame()
    var visible = VisibleRows()
    let nameColumns = nameColumns
    for entry in entries {
      if case .row(let path, _) = entry { visible.rows.append((visible.lines.count, path)) }
      visible.lines.append(line(of: entry, nameColumns: nameColumns))
    }
    let rest = layout.listLines - visible.lines.count
    if rest > 0 { visible.lines += emptyLines(rest) }
    return visible
  }

  private var entries: ArraySlice<ListScroll.Entry> {
    guard let selection = state.selection else { return [] }
    var top = state.listTop
    return ListScroll(session.rows, linesPerRow: layout.linesPerRow)
      .visible(from: &top, selection: selection, height: layout.listLines)
      .prefix(layout.listLines)
  }

  private func line(of entry: ListScroll.Entry, nameColumns: Int) -> Line {
    switch entry {
    case .header(let section): return heading(ofSection: section)
    case .row(let path, let number):
      let isInOneLine = layout.linesPerRow == 1
      let look = RowLook(
        columns: layout.listColumns, numberColumns: isInOneLine ? session.numberColumns : 0,
        nameColumns: nameColumns, hasPriceLine: !isInOneLine,
        isQuiet: !session.isServed(section: path.section))
      let cell = RowCell()
      presenter.configure(cell: cell, forRow: path.row, inSection: path.section)
      return layouts.lines(of: cell.row, look, at: path, text: text)
        .line(number, isSelected: path == state.selection)
    }
  }

  /// The columns that names and their signs have: as many as the longest that leaves two thirds to the
  /// rest. Worked out once for a menu, from its first thousand rows.
  private var nameColumns: Int {
    guard layout.linesPerRow == 1 else { return 0 }
    let most = layout.listColumns / 3
    return layouts.nameWidths(of: session, text: text).last { $0 + 4 <= most }.map { $0 + 4 } ?? 0
  }

  /// The heading of a section with a rule after it and at its end where the selection is, or how many
  /// of its rows a query lets through.
  private func heading(ofSection section: Int) -> Line {
    let columns = layout.listColumns
    var line = LineBuilder(columns: columns, text: text)
    let position = state.position(inSection: section)
    let end = position.map { " " + text.safe($0) + " " } ?? ""
    let endColumns = text.width(of: end) + 12 <= columns ? text.width(of: end) : 0
    line.add(" ")
    // What is not served at this time stays to be read, and does not call.
    let style: Style = session.isServed(section: section) ? [.bold, .accent] : .dim
    line.add(state.heading(ofSection: section), style, atMost: columns - 2 - endColumns)
    for remark in session.remarks(ofSection: section) {
      let remark = "  " + text.safe(remark)
      let room = line.room - endColumns - 3
      // The page of a dish has all of it.
      if line.addWhole(remark, .dim, leaving: endColumns + 3) == nil, room >= Self.leastRemark {
        line.add(remark, .dim, atMost: room)
      }
    }
    line.add(" ")
    line.fill(with: "─", .dim, leaving: endColumns > 0 ? endColumns : 1)
    if endColumns > 0 { line.add(end, .dim) }
    return line.spans
  }

  /// How many columns the beginning of a remark needs to say anything.
  private static var leastRemark: Int { 16 }

  /// Lines without rows, and what is said in them when there are none at all.
  private func emptyLines(_ count: Int) -> [Line] {
    let columns = layout.listColumns
    let words = state.emptyListWords.flatMap { text.wrapped(text.safe($0), to: columns - 2) }
    let padded =
      words.prefix(count) + Array(repeating: SafeText(""), count: max(0, count - words.count))
    return padded.map { words in
      var line = LineBuilder(columns: columns, text: text)
      line.add(" " + words)
      return line.spans
    }
  }
}
