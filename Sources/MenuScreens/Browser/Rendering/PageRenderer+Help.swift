internal import MenuPresentation
internal import TerminalText

extension PageRenderer {
  /// The cells before a text with a label.
  private static let labels = 24

  /// Help on one page: the ten keys, the signs, what can be typed, and the house.
  mutating func addHelp() {
    let session = state.session
    drawing.title = strings.help
    drawing.asides = [session.title]
    drawing.cursorColumn = column.margin
    var textStart = column.margin + 2
    if column.size.columns >= 20 { textStart += 8 }
    for row in keys.help(strings.keys) {
      let room = max(4, column.left + column.width - textStart - 1)
      for (number, piece) in typesetter.wrapped(typesetter.safe(row.text), to: room).enumerated() {
        var line = column.line(column.margin)
        if number == 0 { line.add(typesetter.safe(row.keys), .accent) }
        if line.used >= textStart {
          drawing.lines.append(line.spans)
          line = column.line()
        }
        line.addBlanks(textStart - line.used)
        line.add(piece)
        drawing.lines.append(line.spans)
      }
    }
    drawing.lines.append([])
    let signs = [
      (label: strings.signs, text: "• •• ••• \(strings.spicy)"),
      (label: "", text: strings.optionSigns),
    ]
    let examples = session.examplesToType.joined(separator: " · ")
    let search = examples.isEmpty ? [] : [(label: "/ " + strings.keys.search, text: examples)]
    let flowed = typesetter.flowed(
      session.footnotes.map(\.text), gap: " · ", to: max(4, column.width - Self.labels))
    let notes = flowed.enumerated().map { number, line in
      (label: number == 0 ? strings.notes : "", text: line.string)
    }
    drawing.lines += labelled(
      signs + search + notes + session.house, indent: column.margin + 2)
  }
}
