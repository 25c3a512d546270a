internal import MenuPresentation
internal import TerminalText

extension PageRenderer {
  /// Help on one page: the ten keys, the signs, what can be typed, and the house.
  mutating func addHelp() {
    let session = state.session
    drawing.title = strings.help
    drawing.asides = [session.title]
    drawing.cursorColumn = column.margin
    var textStart = column.margin + 2
    if column.size.columns >= 20 { textStart += 8 }
    for row in keys.help(strings.keys) {
      drawing.lines += linesInColumn(
        row.text, label: row.keys, .accent, indent: column.margin, textStart: textStart)
    }
    drawing.lines.append([])
    let signs = [
      (label: strings.signs, text: "• •• ••• \(strings.spicy)"),
      (label: "", text: strings.optionSigns),
    ]
    let examples = session.examplesToType.joined(separator: " · ")
    let search = examples.isEmpty ? [] : [(label: "/ " + strings.keys.search, text: examples)]
    var notes = session.footnotes.map { (label: "", text: $0.text) }
    if !notes.isEmpty { notes[0].label = strings.notes }
    drawing.lines += labelled(
      signs + search + notes + session.house, indent: column.margin + 2)
  }
}
