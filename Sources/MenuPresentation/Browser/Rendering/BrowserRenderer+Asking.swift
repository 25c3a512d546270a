internal import MenuCore

/// What is asked before a dish is taken, over the whole screen.
extension BrowserRenderer {
  /// The question, and what there is to choose from as far as there is room; the cursor stands at what
  /// is marked.
  mutating func frame(of draft: WishDraft) -> Frame {
    let (words, options) = askedOptions(of: draft)
    let title = state.selectedDetails.map { [$0.number, $0.title].compactMap(\.self) } ?? []
    var lines = [titleLine(title.joined(separator: " "))]
    if layout.size.lines > 3 { lines.append(spans(text.safe(words), .bold, columns: columns)) }
    let below = [!counts.isEmpty, layout.hasHints].count { $0 }
    let room = max(1, layout.size.lines - lines.count - below)
    let top = max(0, min(draft.cursor - room / 2, options.count - room))
    var cursor = Position(line: 0, column: 0)
    var untold: Option?
    for index in options.indices.dropFirst(top).prefix(room) {
      if index == draft.cursor { cursor = Position(line: lines.count, column: 0) }
      targets.add(.option(index), line: lines.count, columns: 0..<columns)
      let (line, isWhole) = line(of: options[index], at: index, of: draft)
      lines.append(line)
      if index == draft.cursor, !isWhole { untold = options[index] }
    }
    let free = max(0, layout.size.lines - lines.count - below)
    let told = untold.map { warning(of: $0, room: free) } ?? []
    lines += told + Array(repeating: blankLine, count: free - told.count)
    if !counts.isEmpty { lines.append(statusLine(at: lines.count)) }
    if layout.hasHints { lines.append(hintsLine(at: lines.count)) }
    return Frame(lines: Array(lines.prefix(layout.size.lines)), cursor: cursor)
  }

  /// What is said of the allergens of what is marked, for which there was no room beside it; none where
  /// there is none below either.
  private func warning(of option: Option, room: Int) -> [Line] {
    let words = session.words.labelled(option.name, option.warning)
    let told = text.wrapped(text.safe(words), to: columns - 2)
    guard told.count < room else { return [] }
    return [blankLine] + told.map { spans($0, .dim, columns: columns) }
  }

  /// What can be taken, what is said of its allergens, and what it costs.
  private typealias Option = (name: String, warning: String, price: String)

  /// The line of an option, and whether all that is said of its allergens stands in it.
  private func line(
    of option: Option, at index: Int, of draft: WishDraft
  ) -> (line: Line, isWhole: Bool) {
    let isMarked = index == draft.cursor
    let style: Style = isMarked ? .reverse : []
    let box = draft.hasBoxes ? "[\(draft.isTaken(index) ? "x" : " ")] " : ""
    var line = LineBuilder(columns: columns, text: text)
    // What it is comes before what it costs.
    let price = columns < 16 ? "" : text.safe(option.price)
    let reserved = price.isEmpty ? 0 : text.width(of: price) + 2
    line.add(isMarked ? "▸ " : "  ", .accent)
    line.add(box + option.name, style, atMost: max(0, line.room - reserved))
    let room = line.room - reserved
    let warning = option.warning.isEmpty ? "" : text.safe("  " + option.warning)
    if !warning.isEmpty, room > 1 {
      // What has no room is at least known to be there.
      line.add(room < 5 ? text.safe(" …") : text.cut(warning, to: room), isMarked ? style : .dim)
    }
    line.fill(with: " ", style, leaving: max(0, min(line.room, reserved - 1)))
    line.add(price, style)
    return (line.spans, text.width(of: warning) <= room)
  }

  /// What is asked in words, and what there is to choose from.
  private func askedOptions(of draft: WishDraft) -> (words: String, options: [Option]) {
    let words = session.words
    if let group = draft.group {
      let options = group.items.map { item in
        (
          item.name, words.warning(of: item), item.price.map { "+\($0)" } ?? ""
        )
      }
      let choose = group.choose == nil ? "" : " (\(words.choose(draft.count)))"
      return ((group.title ?? words.addOns) + choose, options)
    }
    let options = draft.item.sizes.map { size in
      (
        ([size.name] + size.details).filter { !$0.isEmpty }.joined(separator: " "),
        words.warning(of: size) ?? "",
        size.price ?? ""
      )
    }
    return (words.choice.whichSize, options)
  }
}
