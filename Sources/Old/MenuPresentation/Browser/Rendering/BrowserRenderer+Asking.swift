internal import OldMenuCore

/// What is asked before a dish is taken, over the whole screen.
extension BrowserRenderer {
  /// The question, and what there is to choose from as far as there is room; the cursor stands at what
  /// is marked.
  mutating func frame(of draft: WishDraft) -> Frame {
    let (words, options) = askedOptions(of: draft)
    let title = state.selectedDetails.map { [$0.number, $0.title].compactMap(\.self) } ?? []
    var lines = [titleLine(title.concatenated(separator: " "))]
    if layout.size.lines > 3 { lines.append(spans(text.safe(words), .bold, columns: columns)) }
    let below = [!counts.isEmpty, layout.hasHints].count { $0 }
    let all = max(1, layout.size.lines - lines.count - below)
    let untold =
      options.indices.contains(draft.cursor)
      ? self.untold(of: options[draft.cursor], at: draft.cursor, of: draft) : []
    // What is in it comes before what else there is.
    let room = max(1, min(all, max(all - untold.count, min(options.count, 2))))
    let top = max(0, min(draft.cursor - room / 2, options.count - room))
    var cursor = Position(line: 0, column: 0)
    for index in options.indices.dropFirst(top).prefix(room) {
      if index == draft.cursor { cursor = Position(line: lines.count, column: 0) }
      targets.add(.option(index), line: lines.count, columns: 0..<columns)
      lines.append(line(of: options[index], at: index, of: draft).line)
    }
    let free = max(0, layout.size.lines - lines.count - below)
    lines += cut(untold, to: free)
    if !counts.isEmpty { lines.append(statusLine(at: lines.count)) }
    if layout.hasHints { lines.append(hintsLine(at: lines.count)) }
    return Frame(lines: Array(lines.prefix(layout.size.lines)), cursor: cursor)
  }

  /// What is said of the allergens of what is marked, where there is no room for it beside its name.
  private func untold(of option: Option, at index: Int, of draft: WishDraft) -> [SafeText] {
    guard !line(of: option, at: index, of: draft).isWhole else { return [] }
    let words = session.words.labelled(option.name, option.warning)
    return text.wrapped(text.safe(words), to: columns - 2)
  }

  /// So many lines of a text, apart from what stands above where that is possible; one that goes on
  /// ends with a sign.
  private func cut(_ told: [SafeText], to count: Int) -> [Line] {
    guard told.count <= count else {
      let last = told.dropFirst(max(0, count - 1)).joined(separator: " ")
      let shown = told.prefix(max(0, count - 1)) + [text.cut(last, to: columns - 2)]
      return shown.prefix(count).map { spans($0, .dim, columns: columns) }
    }
    let lines = told.map { spans($0, .dim, columns: columns) }
    let isApart = !told.isEmpty && told.count < count
    let blank = Array(repeating: blankLine, count: count - told.count - (isApart ? 1 : 0))
    return (isApart ? [blankLine] : []) + lines + blank
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
        (item.name, words.warning(of: item), item.surcharge ?? "")
      }
      let choose = group.choose == nil ? "" : " (\(words.choose(draft.count)))"
      return ((group.title ?? words.addOns) + choose, options)
    }
    let options = draft.item.sizes.map { size in
      (
        ([size.name] + size.details).filter { !$0.isEmpty }.concatenated(separator: " "),
        words.warning(of: size, in: draft.item) ?? "",
        size.price ?? ""
      )
    }
    return (words.choice.whichSize, options)
  }
}
