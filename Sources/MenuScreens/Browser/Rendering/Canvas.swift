internal import MenuCore
internal import MenuPresentation
package import TerminalText

/// The lines of a screen in the making, in a column of so many cells in the middle.
package struct Canvas {
  let size: Size
  let typesetter: Typesetter
  /// The cells left of the column.
  let left: Int
  /// The cells of the column.
  let width: Int
  /// The cells between the edge and a text.
  var margin: Int { left + (size.columns >= 20 ? 2 : 0) }
  private(set) var lines: [Line] = []
  var targets: [ClickTarget] = []
  var cursor = Position(line: 0, column: 0)
  /// The first entry of the list, or the first line of a page, that is seen.
  var first: Int?
  /// True if the option under the cursor of a page is not seen.
  var hidesCursor = false
  /// The entries of the list, nil for a page; those of the drawing before.
  var rows: ListRows?
  var rowsBefore: ListRows?

  /// The most cells of the column: longer lines are hard to follow.
  private static let widest = 104

  package init(size: Size, typesetter: Typesetter) {
    self.size = size
    self.typesetter = typesetter
    width = min(size.columns, Self.widest)
    left = size.columns >= 110 ? (size.columns - width) / 2 : 0
  }

  /// Makes a column of so many cells at the left edge.
  init(column width: Int, typesetter: Typesetter) {
    size = Size(columns: width, lines: 1)
    self.typesetter = typesetter
    self.width = width
    left = 0
  }

  /// A line of the screen up to the right edge of the column, behind an indent.
  func line(_ indent: Int = 0) -> LineBuilder {
    var line = LineBuilder(columns: left + width, typesetter: typesetter)
    line.addBlanks(indent)
    return line
  }

  /// A line with a printed number, which ends two cells before the indent; a number that is too long is cut.
  func line(numbered number: String?, atMost width: Int, indent: Int) -> LineBuilder {
    var line = line()
    let digits = typesetter.cut(typesetter.safe(number ?? ""), to: width)
    line.addBlanks(max(0, indent - 2 - typesetter.width(of: digits)))
    line.add(digits, .quiet)
    line.addBlanks(indent - line.used)
    return line
  }

  /// Adds a line up to the right edge of the column, or an empty one; beyond the last one it is left out.
  mutating func add(_ line: Line = []) {
    guard lines.count < size.lines else { return }
    let rest = size.columns - (line.isEmpty ? 0 : left + width)
    lines.append(rest > 0 ? line + [Span(.blanks(rest))] : line)
  }

  /// Makes some columns of a line do something when they are clicked, by default of the line that is added
  /// next.
  mutating func addTarget(
    _ columns: Range<Int>, _ action: ClickTarget.Action, line: Int? = nil
  ) {
    targets.append(ClickTarget(line: line ?? lines.count, columns: columns, action: action))
  }

  /// Adds empty lines up to a number of lines before the end.
  mutating func fill(leaving rest: Int) {
    while lines.count < size.lines - rest { add() }
  }

  /// Lines of a text, broken at blanks, behind an indent; what `source` found in it is marked. None for no
  /// text.
  func wrapped(
    _ text: String, indent: Int, _ style: Style = [], found source: MenuDataSource? = nil
  ) -> [Line] {
    guard !text.isEmpty else { return [] }
    let room = max(4, left + width - indent - 1)
    return typesetter.wrapped(typesetter.safe(text), to: room).map { piece in
      var line = self.line(indent)
      line.add(piece.string, found: source?.found(in: piece.string) ?? [], style)
      return line.spans
    }
  }

  /// The heading of a section with its remark, behind it where all of that has room there, else below
  /// it, or cut.
  func heading(
    ofSection section: Int, of session: MenuSession, indent: Int, _ style: Style,
    isCut: Bool = false
  ) -> [Line] {
    var line = self.line(indent)
    line.add(session.shown.title(forSection: section) ?? "", style)
    guard let remark = session.shown.group(forSection: section)?.description
    else { return [line.spans] }
    let text = session.context.text(remark)
    let behind = typesetter.safe("   " + text)
    if line.addWhole(behind, .quiet, leaving: 1) != nil { return [line.spans] }
    if !isCut { return [line.spans] + wrapped(text, indent: indent + 2, .quiet) }
    line.add(behind, .quiet, atMost: line.room - 1)
    return [line.spans]
  }

  /// The first sentence of safety that has room in so many lines; none where no one has.
  func first(of sentences: [String], atMost count: Int) -> [Line] {
    sentences.map { wrapped($0.withSafetySign, indent: margin, .safety) }
      .first { $0.count <= count } ?? []
  }

  /// Lines of a text and of the sentence that says whom to ask, which is one of safety: behind the text
  /// where all of it has room there, else below it. Alone it has its sign.
  func wrapped(_ text: String, advice: String, indent: Int) -> [Line] {
    guard !text.isEmpty, !advice.isEmpty else {
      if advice.isEmpty { return wrapped(text, indent: indent) }
      return wrapped(advice.withSafetySign, indent: indent, .safety)
    }
    let room = max(4, left + width - indent - 1)
    var lines: [LineBuilder] = []
    for piece in typesetter.wrapped(typesetter.safe(text), to: room) {
      var line = self.line(indent)
      line.add(piece)
      lines.append(line)
    }
    let behind = typesetter.safe(" " + advice)
    let isBehind = lines[lines.count - 1].addWhole(behind, .safety, leaving: 1) != nil
    let below = isBehind ? [] : wrapped(advice, indent: indent, .safety)
    return lines.map(\.spans) + below
  }

  /// The signs of a dish, one behind the other as far as they have room.
  func wrapped(_ marks: [DishMark], indent: Int) -> [Line] {
    guard !marks.isEmpty else { return [] }
    var lines: [Line] = []
    var line = self.line(indent)
    for mark in marks {
      let text = typesetter.safe(mark.text)
      if line.used > indent, line.room < typesetter.width(of: text) + 4 {
        lines.append(line.spans)
        line = self.line(indent)
      }
      if line.used > indent { line.addBlanks(3) }
      line.add(text, mark.style)
    }
    return lines + [line.spans]
  }

  /// A line with the bar of what is under the cursor in its first column.
  func barred(_ line: Line) -> Line {
    var barred = self.line()
    barred.addBlanks(left)
    barred.add(typesetter.safe("▌"), .accent)
    var skipped = 0
    for span in line {
      // The margin is blank: its first cells make room for the bar.
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

  /// The frame.
  func frame() -> Frame { Frame(lines: lines, cursor: cursor) }
}
