internal import MenuCore
internal import MenuPresentation
package import TerminalText

/// The centered column of a screen in which text is set: it makes the lines, and draws nothing.
package struct TextColumn: Sendable {
  let size: Size
  let typesetter: Typesetter
  /// The cells left of the column.
  let left: Int
  /// The cells of the column.
  let width: Int
  /// The cells between the left edge of the screen and a text.
  var margin: Int { if size.columns >= 20 { left + 2 } else { left } }

  /// The greatest width of the column: longer lines are hard to follow.
  private static let widest = 104
  /// The fewest cells in which part of a name is still useful.
  static let narrowestName = 8

  package init(size: Size, typesetter: Typesetter) {
    self.size = size
    self.typesetter = typesetter
    width = min(size.columns, Self.widest)
    left = size.columns >= 110 ? (size.columns - width) / 2 : 0
  }

  /// Makes a column of a width at the left edge.
  init(width: Int, typesetter: Typesetter) {
    size = Size(columns: width, lines: 1)
    self.typesetter = typesetter
    self.width = width
    left = 0
  }

  /// Starts a line, after an indent, that ends at the right edge of the column.
  func line(_ indent: Int = 0) -> LineBuilder {
    var line = LineBuilder(columns: left + width, typesetter: typesetter)
    line.addBlanks(indent)
    return line
  }

  /// Starts a line with a printed number, which ends two cells before the indent. A number that is too long
  /// is cut.
  func line(numbered number: String?, atMost width: Int, indent: Int) -> LineBuilder {
    var line = line()
    let digits = typesetter.cut(typesetter.safe(number ?? ""), to: width)
    line.addBlanks(max(0, indent - 2 - typesetter.width(of: digits)))
    line.add(digits, .quiet)
    line.addBlanks(indent - line.used)
    return line
  }

  /// Wraps a text at blanks, after an indent, and marks what `source` finds in it. Empty for an empty text.
  func wrapped(
    _ text: String, indent: Int, _ style: Style = [], found source: MenuDataSource? = nil
  ) -> [Line] {
    builders(of: text, indent: indent, style, found: source).map(\.spans)
  }

  private func builders(
    of text: String, indent: Int, _ style: Style = [], found source: MenuDataSource? = nil
  ) -> [LineBuilder] {
    guard !text.isEmpty else { return [] }
    return typesetter.wrapped(typesetter.safe(text), to: room(after: indent)).map { piece in
      var line = self.line(indent)
      line.add(piece.string, found: source?.found(in: piece.string) ?? [], style)
      return line
    }
  }

  /// True for a price so long that it is drawn below the name: more than half of the line.
  func isWide(_ price: String) -> Bool { typesetter.width(of: typesetter.safe(price)) > width / 2 }

  /// The lines of a name beside a price; nil if a word is broken, or if they are more than one line more than
  /// above the price.
  func pieces(of name: SafeText, indent: Int, leaving rest: Int) -> [SafeText]? {
    let whole = typesetter.wrapped(name, to: room(after: indent))
    let beside = typesetter.wrapped(name, to: room(after: indent + rest - 1))
    let breaksNoWord = beside.joined(separator: " ") == whole.joined(separator: " ")
    return breaksNoWord && beside.count <= whole.count + 1 ? beside : nil
  }

  /// The cells of a text after an indent.
  func room(after indent: Int) -> Int { max(4, left + width - indent - 1) }

  /// The heading of a section with its remark: on the same line if it fits, otherwise wrapped below, or cut
  /// on the same line.
  func heading(
    ofSection section: Int, of session: MenuSession, indent: Int, _ style: Style,
    isCut: Bool = false
  ) -> [Line] {
    var line = self.line(indent)
    line.add(session.shown.title(forSection: section) ?? "", style)
    guard let remark = session.shown.group(forSection: section)?.description
    else { return [line.spans] }
    let text = session.context.text(remark)
    let suffix = typesetter.safe("   " + text)
    if line.addWhole(suffix, .quiet, leaving: 1) != nil { return [line.spans] }
    if !isCut { return [line.spans] + wrapped(text, indent: indent + 2, .quiet) }
    line.add(suffix, .quiet, atMost: line.room - 1)
    return [line.spans]
  }

  /// The title of a group or dish that continues from above, with a mark. Advice takes the place of a title
  /// beside which it does not fit. `  7  Quattro Formaggi   segue`
  func continued(
    _ line: LineBuilder, _ title: String, _ mark: OptionRemark, _ style: Style
  ) -> Line {
    var line = line
    let text = typesetter.safe("   " + mark.text)
    let room = line.room - typesetter.width(of: text) - 1
    if mark.style == .safety, room < Self.narrowestName {
      line.add(mark.text, mark.style)
      return line.spans
    }
    line.add(title, style, atMost: max(4, room))
    _ = line.addWhole(text, mark.style, leaving: 1)
    return line.spans
  }

  /// The first of the safety sentences that fits into a number of lines; empty if none fits.
  func first(of sentences: [String], atMost count: Int) -> [Line] {
    sentences.map { wrapped($0.withSafetySign, indent: margin, .safety) }
      .first { $0.count <= count } ?? []
  }

  /// Wraps a text followed by the safety sentence that tells whom to ask: on the same line if it fits,
  /// otherwise below.
  func wrapped(_ text: String, advice: String, indent: Int) -> [Line] {
    if advice.isEmpty { return wrapped(text, indent: indent) }
    let sentence = advice.withSafetySign
    var lines = builders(of: text, indent: indent)
    if var last = lines.popLast() {
      let isAppended = last.addWhole(typesetter.safe(" " + sentence), .safety, leaving: 1) != nil
      lines.append(last)
      if isAppended { return lines.map(\.spans) }
    }
    return lines.map(\.spans) + wrapped(sentence, indent: indent, .safety)
  }

  /// The signs of a dish, one after the other, wrapped into lines.
  func wrapped(_ signs: [StyledSign], indent: Int) -> [Line] {
    guard !signs.isEmpty else { return [] }
    var lines: [Line] = []
    var line = self.line(indent)
    for sign in signs {
      let text = typesetter.safe(sign.text)
      if line.used > indent, line.room < typesetter.width(of: text) + 4 {
        lines.append(line.spans)
        line = self.line(indent)
      }
      if line.used > indent { line.addBlanks(3) }
      line.add(text, sign.style)
    }
    return lines + [line.spans]
  }

  /// Short texts one after the other, each whole, in at most a number of lines, and how many of them fit.
  func flowed(
    _ texts: [String], _ style: Style, atMost limit: Int
  ) -> (lines: [Line], texts: Int) {
    let flowed = typesetter.flowed(texts, gap: "   ", to: room(after: margin), atMost: limit)
    let lines = flowed.lines.map { text in
      var line = self.line(margin)
      line.add(text, style)
      return line.spans
    }
    return (lines, flowed.pieces)
  }

  /// The first lines, at most a number of them; an ellipsis replaces the end of the last one if some are
  /// missing.
  func shortened(_ lines: [Line], to most: Int) -> [Line] {
    guard lines.count > most, let last = lines.prefix(most).last else { return lines }
    var line = self.line()
    for span in last.dropLast() { line.add(span.text, span.style) }
    if let end = last.last { line.add(end.text + "…", end.style, atMost: line.room - 1) }
    return lines.prefix(most - 1) + [line.spans]
  }

  /// A line with the bar that marks the entry under the cursor in its first column.
  func barred(_ line: Line) -> Line {
    var barred = self.line()
    barred.addBlanks(left)
    barred.add(typesetter.safe("▌"), .accent)
    var skipped = 0
    for span in line {
      // The margin is blank: the bar replaces its first cells.
      guard skipped < left + 1 else {
        barred.add(span.text, span.style)
        continue
      }
      let rest = span.text.part { piece in
        let drop = min(piece.count, left + 1 - skipped)
        skipped += drop
        return piece.dropFirst(drop)
      }
      barred.add(rest, span.style)
    }
    return barred.spans
  }

  /// The first text of a notice that fits, otherwise the shortest one, cut, with the ending.
  func line(of notice: Notice) -> Line {
    var line = self.line(margin)
    var style = Style.accent
    var texts = notice.texts
    if notice.isWarning {
      style = .safety
      texts = texts.map(\.withSafetySign)
    }
    let safe = texts.map(typesetter.safe)
    if let fitting = safe.first(where: { typesetter.width(of: $0) < line.room }) {
      line.add(fitting, style)
      return line.spans
    }
    var ending = typesetter.safe(notice.ending)
    if line.room - typesetter.width(of: ending) - 1 < 2 * Self.narrowestName { ending = "" }
    line.add(safe.last ?? "", style, atMost: line.room - typesetter.width(of: ending) - 1)
    line.add(ending, style)
    return line.spans
  }
}

extension TextColumn {
  /// The lines of a dish on a very narrow screen: the name, wrapped if there are enough lines, and the price. A
  /// dish that does not state the allergens that a filter excludes has only the sign of the advice.
  func narrowLines(of item: MenuItem, price: String, isSelected: Bool, in room: Int) -> [Line] {
    let title = typesetter.safe(item.isUndeclared ? item.title.withSafetySign : item.title)
    var names = typesetter.wrapped(title, to: width)
    if names.count >= room { names = [title] }
    func line(_ text: SafeText, _ style: Style) -> Line {
      var line = self.line()
      line.add(text, style)
      return line.spans
    }
    let lines = names.map { line($0, .name(isSelected: isSelected)) }
    return price.isEmpty ? lines : lines + [line(typesetter.safe(price), .price(of: item))]
  }
}

extension String {
  /// A safety sentence with its sign, so that it does not depend on its style alone.
  var withSafetySign: String { "! " + self }
}
