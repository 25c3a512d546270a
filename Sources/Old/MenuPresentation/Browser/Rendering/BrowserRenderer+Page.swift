internal import OldMenuCore

/// A page over the whole screen, with the hints below where there is room.
extension BrowserRenderer {
  /// How many lines the page has that is open, and how many of them are seen at once.
  var pageExtent: (lines: Int, height: Int) {
    (state.page.map(content)?.count ?? 0, pageHeight)
  }

  /// Whether what keys act on is seen, or there is nothing of that kind.
  var isMarkSeen: Bool {
    guard let page = state.page, let marked = markedLine(of: page) else { return true }
    let top = state.mode.top ?? 0
    return (top..<top + pageHeight).contains(marked)
  }

  /// The first line of the page that is seen with what keys act on, no further on or back than that
  /// needs; nil where there is nothing of that kind.
  var topWithMark: Int? {
    guard let page = state.page, let marked = markedLine(of: page) else { return nil }
    return max(min(state.mode.top ?? 0, marked), marked + 1 - pageHeight)
  }

  /// The frame of a page; the cursor stands where text is typed, else at what keys act on, else at the
  /// first visible line.
  mutating func frame(of page: Page) -> Frame {
    let content = content(of: page)
    let room = pageHeight
    let top = max(0, min(state.mode.top ?? 0, content.count - room))
    var visible = Array(content.dropFirst(top).prefix(room))
    // A page that goes on says so, also where no line has room for words.
    if top > 0 { visible[0] = visible[0].ending(with: text.safe("↑")) }
    if top + room < content.count {
      visible[room - 1] = visible[room - 1].ending(with: text.safe("↓"))
    }
    let field = state.helpLine.map { (line: line(of: $0), isActive: $0.isActive) }
    var lines =
      [field?.line.0 ?? titleLine(page.title, page.signs, isSoldOut: page.isSoldOut)] + visible
    lines += Array(repeating: blankLine, count: max(0, room - visible.count))
    if !counts.isEmpty { lines.append(statusLine(at: lines.count)) }
    if layout.hasHints {
      let vain = content.count <= room ? Hint.scroll : nil
      lines.append(hintsLine(at: lines.count, leavingOut: vain))
    }
    if let field, field.isActive {
      return Frame(lines: lines, cursor: Position(line: 0, column: field.line.column))
    }
    let marked = markedLine(of: page).map { $0 - top + 1 }
    let seen = marked.flatMap { (1...room).contains($0) ? $0 : nil }
    return Frame(
      lines: lines, cursor: Position(line: seen ?? (top == 0 ? 0 : 1), column: 0))
  }

  private var pageHeight: Int {
    max(1, layout.size.lines - [true, !counts.isEmpty, layout.hasHints].count { $0 })
  }

  /// The first line of what keys act on, nil without it.
  private func markedLine(of page: Page) -> Int? { laidOut(page).marked }

  private func content(of page: Page) -> [Line] { laidOut(page).lines }

  /// The lines of a page, and the first of what keys act on: with air below the title, between its
  /// parts and inside of them, where all of it has room. A title that is cut goes on directly below
  /// itself.
  private func laidOut(_ page: Page) -> (lines: [Line], marked: Int?) {
    let above = cutTitle(of: page)
    let blocks = above + page.blocks
    let marked = page.marked.map { $0 + above.count }
    let laidOut = { (leftOut: [Page.Block]) in
      let isLeft = { !leftOut.contains($0) }
      return self.lines(
        of: blocks.filter(isLeft), of: page,
        marked: marked.map { blocks.prefix($0).count(where: isLeft) })
    }
    var airy = laidOut([])
    if airy.lines.count >= pageHeight, blocks.contains(.air) { airy = laidOut([.air]) }
    if airy.lines.count < pageHeight {
      let title = lines(of: above, of: page, marked: nil).lines
      return (title + [blankLine] + airy.lines.dropFirst(title.count), airy.marked.map { $0 + 1 })
    }
    return airy.lines.count == pageHeight ? airy : laidOut([.air, .space])
  }

  private func lines(
    of blocks: [Page.Block], of page: Page, marked: Int?
  ) -> (lines: [Line], marked: Int?) {
    let isInColumns = page.isInColumns && columns >= 2 * Self.leastColumns
    let width = isInColumns ? columns / 2 : min(columns, Self.measure)
    let leftColumns = max(leftColumns(of: page), labelColumns(of: page.blocks, columns: width))
    guard isInColumns else {
      let end = width < columns ? blank(columns - width) : []
      let parts = blocks.map { blockLines(of: $0, leftColumns: leftColumns, columns: width) }
      var lines = parts.joined().map { $0 + end }
      let number = marked.map { parts.prefix($0).reduce(0) { $0 + $1.count } }
      if let number, lines.indices.contains(number) {
        lines[number] = lines[number].marked(with: text.safe("▸"))
      }
      return (lines, number)
    }
    let parts = Page.parts(of: blocks).map { part in
      part.flatMap { blockLines(of: $0, leftColumns: leftColumns, columns: width) }
    }
    let (left, right) = Self.inTwoColumns(parts)
    let end = blank(columns - 2 * width)
    let lines = (0..<max(left.count, right.count)).map { number in
      (number < left.count ? left[number] : blank(width))
        + (number < right.count ? right[number] : blank(width)) + end
    }
    return (lines, nil)
  }

  func blank(_ columns: Int) -> Line { LineBuilder(columns: columns, text: text).spans }

  /// The columns below which a text does not stand beside another one, but below it.
  static var leastWords: Int { 24 }

  /// The columns of a page beyond which an eye loses the line, and a price is too far from its name.
  private static var measure: Int { 80 }

  /// The columns that the text beside a key can be read in.
  private static var leastColumns: Int { 50 }

  /// Whole parts one below the other, in the first column as many as make it no shorter than the
  /// second.
  private static func inTwoColumns(_ parts: [[Line]]) -> (left: [Line], right: [Line]) {
    let count = parts.reduce(0) { $0 + $1.count }
    return parts.reduce(into: ([], [])) { columns, part in
      if columns.right.isEmpty, 2 * columns.left.count < count {
        columns.left += part
      } else {
        columns.right += part
      }
    }
  }

  func blockLines(of block: Page.Block, leftColumns: Int, columns: Int) -> [Line] {
    switch block {
    case .space, .air: return [blank(columns)]
    case .heading(let words):
      return paragraphLines(words, [.bold, .accent], columns: columns)
    case .paragraph(let words): return paragraphLines(words, [], columns: columns)
    case .priced(let words, let price, let isForGuest):
      return pricedLines(words, price, isForGuest: isForGuest, columns: columns)
    case .labelled(let label, let words):
      return labelledLines(label, words, labelColumns: leftColumns, columns: columns)
    case .pair(let left, let right):
      guard columns - leftColumns >= Self.leastWords else {
        return [spans(" " + text.safe(left), .accent, columns: columns)]
          + text.wrapped(text.safe(right), to: max(1, columns - 5))
          .map { spans("   " + $0, columns: columns) }
      }
      let indent = min(leftColumns, max(0, columns - 10))
      let rest = text.wrapped(text.safe(right), to: max(1, columns - indent - 4))
      return rest.enumerated().map { index, words in
        var line = LineBuilder(columns: columns, text: text)
        line.add("  ")
        if index == 0 { line.add(left, .accent, atMost: indent) }
        line.fill(with: " ", leaving: columns - indent - 4)
        line.add(words)
        return line.spans
      }
    }
  }

  private func paragraphLines(_ words: String, _ style: Style, columns: Int) -> [Line] {
    text.wrapped(text.safe(words), to: columns - 2).map { spans($0, style, columns: columns) }
  }

  /// A text with its price at the end of its last line, or below it where they are too long together.
  private func pricedLines(
    _ words: String, _ price: String, isForGuest: Bool, columns: Int
  ) -> [Line] {
    let (words, price) = (text.safe(words), text.safe(price))
    let (style, margin): (Style, SafeText) = isForGuest ? (.dim, "   ") : (.bold, " ")
    let room = columns - text.width(of: price) - text.width(of: margin) - 3
    let isBeside = room >= columns / 2
    let wrapped = text.wrapped(words, to: max(1, isBeside ? room : columns - 4))
    let ends = isBeside ? [] : text.wrapped(price, to: max(1, columns - 2))
    return wrapped.enumerated().map { index, words in
      var line = LineBuilder(columns: columns, text: text)
      line.add(margin)
      line.add(words, style)
      if isBeside, !price.isEmpty, index == wrapped.count - 1 {
        line.addLed(to: price, style)
      }
      return line.spans
    }
      + ends.map { price in
        var line = LineBuilder(columns: columns, text: text)
        line.addAtEnd(price, style)
        return line.spans
      }
  }

  /// The widest left text of all pairs of the page.
  private func leftColumns(of page: Page) -> Int {
    page.blocks.map { block in
      if case .pair(let left, _) = block { text.width(of: text.safe(left)) } else { 0 }
    }.max() ?? 0
  }

  /// A line of a page, behind its margin.
  func spans(_ words: SafeText, _ style: Style = [], columns: Int) -> Line {
    var line = LineBuilder(columns: columns, text: text)
    line.add(" ")
    line.add(words, style)
    return line.spans
  }
}

extension Line {
  /// The line with a sign of one cell in place of the last, where that is blank.
  fileprivate func ending(with sign: SafeText) -> Line {
    guard let last, last.text.string.hasSuffix(" ") else { return self }
    let front = Span(last.text.part { $0.dropLast() }, last.style)
    return dropLast() + (front.text.isEmpty ? [] : [front]) + [Span(sign, .accent)]
  }

  /// The line with a sign of one cell in place of the first of its margin.
  fileprivate func marked(with sign: SafeText) -> Line {
    guard let first else { return self }
    let rest = Span(first.text.part { $0.dropFirst() }, first.style)
    return [Span(sign, .accent)] + (rest.text.isEmpty ? [] : [rest]) + dropFirst()
  }
}
