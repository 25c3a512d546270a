internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// Sets the lines of a page in a column: the dish, the filters, the choice or the help.
struct PageRenderer {
  let scene: Scene
  let column: TextColumn
  /// The lines between the title and the first line of the page.
  let linesAbove: Int
  var drawing = PageDrawing()
  /// The rows that the filter page's last option would add.
  var unstated = 0

  var state: BrowserState { _read { yield scene.state } }
  var strings: Strings { _read { yield scene.strings } }
  var keys: KeyMap { scene.keys }
  var typesetter: Typesetter { column.typesetter }

  /// The open page; nil for the list.
  static func page(of scene: Scene, in column: TextColumn, linesAbove: Int) -> PageDrawing? {
    var renderer = PageRenderer(scene: scene, column: column, linesAbove: linesAbove)
    switch scene.state.page {
    case .list, .search: return nil
    case .dish(let page): renderer.addDish(page)
    case .filters(let page): renderer.addFilters(page)
    case .choice(let row): renderer.addChoice(row: row)
    case .help: renderer.addHelp()
    }
    return renderer.drawing
  }

  /// Adds the lines of an option and, if it is under the cursor, sets the position of the cursor.
  mutating func add(option number: Int, _ lines: [Line], isUnderCursor: Bool) {
    if isUnderCursor {
      drawing.cursorLines = drawing.lines.count..<drawing.lines.count + lines.count
      drawing.cursorColumn = column.margin + 2
    }
    let columns = 0..<column.size.columns
    drawing.targets.append(
      ClickTarget(line: drawing.lines.count, columns: columns, action: .option(number)))
    drawing.lines += lines
  }

  /// The cells of a label and the gap after it.
  private static let roomOfLabels = 18

  /// Begins a section with a heading. Lines belong to it until `endSection()`.
  mutating func beginSection(_ title: String) {
    let start = drawing.lines.count
    drawing.sections.append(PageSection(title: title, lines: start..<start + 1))
    drawing.lines += column.wrapped(title, indent: column.margin, .accent)
    extendHead()
  }

  /// Makes all lines of the current section a part of its head, with the advice for all of its options.
  mutating func extendHead(advice: OptionRemark? = nil) {
    guard let last = drawing.sections.indices.last else { return }
    drawing.sections[last].advice = advice
    drawing.sections[last].head = drawing.lines.count - drawing.sections[last].lines.lowerBound
  }

  /// Ends the current section.
  mutating func endSection() {
    guard let last = drawing.sections.indices.last else { return }
    let start = drawing.sections[last].lines.lowerBound
    drawing.sections[last].lines = start..<drawing.lines.count
  }

  /// The lines of an option: `▌   (•) maxi 45 cm      11,50 €`. A long text, a long price and remarks
  /// continue on the next lines if they do not fit; words are never cut. After a wide mark, the text begins
  /// below: few names would fit beside it, and all begin in one column.
  func optionLines(
    _ text: String, mark: String, price: String, isUnderCursor: Bool, remarks: [OptionRemark] = []
  ) -> [Line] {
    // The option under the cursor also has the bar.
    let style: Style = isUnderCursor ? .name : []
    let text = typesetter.safe(text)
    let isPriceBelow = column.isWide(price)
    let price = typesetter.safe(price)
    var priceRoom = 1
    if !price.isEmpty, !isPriceBelow { priceRoom = typesetter.width(of: price) + 3 }
    var builders = [column.line(column.margin + 2)]
    builders[0].add(typesetter.safe(mark + " "), style)
    var textStart = builders[0].used
    var room = builders[0].room - priceRoom
    // Two fifths of the line.
    let isMarkWide = textStart * 5 > column.size.columns * 2
    if column.size.columns >= 20, isMarkWide || typesetter.widthOfWidestWord(in: text) > room {
      textStart = column.margin + 4
      room = column.line(textStart).room - 1
      builders.append(column.line(textStart))
    }
    let start = builders.count - 1
    let pieces = typesetter.wrapped(text, to: max(4, room))
    builders += pieces.dropFirst().map { _ in column.line(textStart) }
    for (number, piece) in pieces.enumerated() { builders[start + number].add(piece, style) }

    var remarks = remarks.filter { !$0.text.isEmpty }[...]
    while builders.count == 1, let remark = remarks.first,
      builders[0].addWhole(
        typesetter.safe("   " + remark.text), remark.style, leaving: priceRoom) != nil
    { remarks.removeFirst() }
    if !isPriceBelow { builders[0].addAtEnd(price) }

    var lines = builders.map(\.spans)
    if isPriceBelow { lines += column.wrapped(price.string, indent: textStart) }
    for remark in remarks { lines += column.wrapped(remark.text, indent: textStart, remark.style) }
    if isUnderCursor { lines = lines.map(column.barred) }
    return lines
  }

  /// A statement with one labelled line for each part; on a narrow screen as sentences.
  func lines(of statement: AllergenStatement, indent: Int) -> [Line] {
    guard column.size.columns >= 60 else {
      let parts = strings.parts(of: statement, open: column.size.lines < 16 ? .briefly : .inWords)
      return column.wrapped(parts.stated, advice: parts.advice, indent: indent)
    }
    return strings.labelled(statement).flatMap { part in
      if part.isAdvice { return column.wrapped("", advice: part.text, indent: indent) }
      // A sentence has no label and begins in the column of the labels.
      if part.label.isEmpty { return column.wrapped(part.text, indent: indent) }
      return labelled([(label: part.label, text: part.text)], indent: indent)
    }
  }

  /// Texts after their labels, which form one column for all dishes. On a narrow screen each text follows its
  /// label directly. `Orari: 12–15`
  func labelled(_ parts: [(label: String, text: String)], indent: Int) -> [Line] {
    guard column.size.columns >= 60 else {
      return parts.flatMap { part in
        let label = part.label.isEmpty ? "" : part.label + strings.colon
        return column.wrapped(label + part.text, indent: indent)
      }
    }
    return parts.flatMap { part in
      linesInColumn(
        part.text, label: part.label, .quiet, indent: indent,
        textStart: indent + Self.roomOfLabels)
    }
  }

  /// A text in a column after its label, or below it if the label reaches into the column.
  func linesInColumn(
    _ text: String, label: String, _ style: Style, indent: Int, textStart: Int
  ) -> [Line] {
    var lines: [Line] = []
    var line = column.line(indent)
    line.add(label, style)
    if line.used >= textStart {
      lines.append(line.spans)
      line = column.line()
    }
    for piece in typesetter.wrapped(typesetter.safe(text), to: column.room(after: textStart)) {
      line.addBlanks(textStart - line.used)
      line.add(piece)
      lines.append(line.spans)
      line = column.line()
    }
    return lines
  }
}
