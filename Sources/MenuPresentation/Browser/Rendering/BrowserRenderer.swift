internal import MenuCore
package import TerminalText

/// Draws the state of the browser: a pure function of the state and the size.
package struct BrowserRenderer: Sendable {
  /// A drawing, with the places that it settled.
  package struct Drawing {
    package var frame: Frame
    package var top: Int
    package var scroll: Int
    package var targets: [ClickTarget]
  }

  let typesetter: Typesetter
  let keys: KeyMap

  package init(typesetter: Typesetter, keys: KeyMap) {
    (self.typesetter, self.keys) = (typesetter, keys)
  }

  /// True for a screen on which a row has room.
  package static func canShow(_ size: Size) -> Bool { size.columns >= 10 && size.lines >= 3 }

  package func draw(_ state: BrowserState, in size: Size) -> Drawing {
    guard Self.canShow(size) else { return drawSize(size) }
    var canvas = Canvas(size: size, typesetter: typesetter)
    switch state.page {
    case .list, .search: return drawList(state, on: &canvas)
    case .dish(let page): return drawPage(dishPage(page, state, canvas), state, on: &canvas)
    case .filters(let page): return drawPage(filterPage(page, state, canvas), state, on: &canvas)
    case .choice(let row): return drawPage(choicePage(row, state, canvas), state, on: &canvas)
    case .help: return drawPage(helpPage(state, canvas), state, on: &canvas)
    }
  }

  /// A screen too small for a row says its size.
  private func drawSize(_ size: Size) -> Drawing {
    var lines: [Line] = []
    for number in 0..<max(1, size.lines) {
      var line = LineBuilder(columns: size.columns, typesetter: typesetter)
      if number == 0 { line.add("\(size.columns)x\(size.lines)") }
      lines.append(line.spans)
    }
    let frame = Frame(lines: lines, cursor: Position(line: 0, column: 0))
    return Drawing(frame: frame, top: 0, scroll: 0, targets: [])
  }

  /// The verbs at the foot: as many as have room, `?` and leaving to the last.
  func hints(_ state: BrowserState, on canvas: Canvas) -> Line {
    var line = canvas.line()
    line.addBlanks(canvas.margin)
    var hints = keys.hints(for: state.context, state.strings.keys, isKiosk: state.isKiosk)
    let width = { (hints: [(keys: String, verb: String)]) in
      hints.reduce(0) { $0 + typesetter.width(of: typesetter.safe($1.keys + " " + $1.verb)) + 3 }
    }
    while hints.count > 1, width(hints) > canvas.width { hints.remove(at: hints.count / 2) }
    for (number, hint) in hints.enumerated() {
      line.add(typesetter.safe((number == 0 ? "" : "   ") + hint.keys), .accent)
      line.add(typesetter.safe(" " + hint.verb), .quiet)
    }
    return line.spans
  }
}

/// The lines of a screen in the making, in a column of at most 104 cells.
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

  init(size: Size, typesetter: Typesetter) {
    (self.size, self.typesetter) = (size, typesetter)
    width = min(size.columns, 104)
    left = size.columns >= 110 ? (size.columns - width) / 2 : 0
  }

  /// An empty line of the screen up to the right edge of the column.
  func line() -> LineBuilder { LineBuilder(columns: left + width, typesetter: typesetter) }

  /// Adds a line; beyond the last one it is left out.
  mutating func add(_ line: Line = []) {
    guard lines.count < size.lines else { return }
    var whole = LineBuilder(columns: size.columns, typesetter: typesetter)
    for span in line { whole.add(span.text, span.style) }
    lines.append(whole.spans)
  }

  /// Adds empty lines up to a number of lines before the end.
  mutating func fill(leaving rest: Int) {
    while lines.count < size.lines - rest { add() }
  }

  /// Lines of a text, broken at blanks, behind an indent.
  func wrapped(_ text: String, indent: Int, _ style: Style = []) -> [Line] {
    let room = max(4, left + width - indent - 1)
    return typesetter.wrapped(typesetter.safe(text), to: room).map { piece in
      var line = self.line()
      line.addBlanks(indent)
      line.add(piece, style)
      return line.spans
    }
  }

  /// The frame.
  func frame() -> Frame { Frame(lines: lines, cursor: cursor) }
}
