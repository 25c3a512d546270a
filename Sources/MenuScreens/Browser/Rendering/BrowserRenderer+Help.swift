internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension BrowserRenderer {
  /// Help on one page: the ten keys, the signs, then the house.
  func helpPage(_ state: BrowserState, _ canvas: Canvas) -> PageDrawing {
    let strings = state.strings
    let session = state.session
    var drawing = PageDrawing(title: strings.help, asides: [session.title])
    drawing.cursorColumn = canvas.margin
    let column = canvas.margin + (canvas.size.columns >= 20 ? 10 : 2)
    for row in keys.help(strings.keys) {
      let room = max(4, canvas.left + canvas.width - column - 1)
      for (number, piece) in typesetter.wrapped(typesetter.safe(row.text), to: room).enumerated() {
        var line = canvas.line(canvas.margin)
        if number == 0 { line.add(typesetter.safe(row.keys), .accent) }
        if line.used >= column {
          drawing.lines.append(line.spans)
          line = canvas.line()
        }
        line.addBlanks(column - line.used)
        line.add(piece)
        drawing.lines.append(line.spans)
      }
    }
    drawing.lines.append([])
    if let motto = session.motto {
      drawing.lines += canvas.wrapped(motto, indent: canvas.margin, .quiet)
    }
    let signs = (label: strings.signs, text: "• •• ••• \(strings.spicy)")
    let notes = session.footnotes.map { (label: "", text: $0) }
    drawing.lines += labelled([signs] + session.house + notes, canvas)
    return drawing
  }
}
