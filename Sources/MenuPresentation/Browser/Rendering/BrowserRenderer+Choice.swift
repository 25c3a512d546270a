internal import MenuCore
internal import TerminalText

extension BrowserRenderer {
  /// The choice: a line a dish, the cover, the total, the allergens of all of it together.
  func choicePage(_ row: Int, _ state: BrowserState, _ canvas: Canvas) -> PageDrawing {
    let (strings, choice) = (state.strings, state.choice)
    var drawing = PageDrawing(title: strings.choice)
    guard !choice.isEmpty else {
      drawing.lines = canvas.wrapped(strings.nothingChosen, indent: canvas.margin)
      return drawing
    }
    drawing.asides = [strings.dishes(choice.numberOfDishes)]
    let (menu, context) = (state.session.menu.menu, state.session.context)
    for (place, line) in choice.lines.enumerated() {
      let name = choice.name(of: line, in: state.session.menu)
      let isSoldOut = choice.isSoldOut(line, in: menu)
      let remark = strings.remark(of: line, of: choice, in: state.session.menu) ?? ""
      // What is sold out is not paid.
      let lines = optionLines(
        isSoldOut ? "\(name): \(remark)" : name, mark: "\(line.count) ×",
        price: isSoldOut ? "" : context.text(of: choice.sum(of: line, in: menu)),
        isUnderCursor: place == row, remark: isSoldOut ? "" : remark, canvas)
      drawing.add(option: lines, isUnderCursor: place == row, canvas)
    }
    if let cover = menu.cover {
      let place = choice.lines.count
      let sum = cover.multiplied(by: choice.people).map(context.text(of:)) ?? ""
      let lines = optionLines(
        "\(strings.cover) (\(strings.keys.people))", mark: "\(choice.people) ×", price: sum,
        isUnderCursor: place == row, canvas)
      drawing.add(option: lines, isUnderCursor: place == row, canvas)
    }
    let total = choice.total(in: menu)
    var line = canvas.line(canvas.margin + 2)
    line.add(strings.total, .name)
    line.addAtEnd(typesetter.safe(context.text(of: total)), .name)
    drawing.lines += [[], line.spans, []]
    drawing.lines.append(heading(strings.ofAll, canvas))
    let statement = choice.statement(in: menu)
    var parts = strings.labelled(statement)
    if statement.leavesSomeOpen, let last = parts.indices.last, !statement.saysNothing {
      parts[last].text = strings.othersNotStated
    }
    drawing.lines += statementLines(parts, statement, strings, canvas)
    drawing.lines.append([])
    drawing.lines += canvas.wrapped(strings.waiter, indent: canvas.margin, .quiet)
    return drawing
  }

  /// Help on one page: the ten keys, the signs, then the house.
  func helpPage(_ state: BrowserState, _ canvas: Canvas) -> PageDrawing {
    let (strings, session) = (state.strings, state.session)
    var drawing = PageDrawing(title: strings.help, asides: [session.title])
    drawing.cursorColumn = canvas.margin
    let column = canvas.margin + (canvas.size.columns >= 20 ? 10 : 2)
    for row in KeyMap.help(strings.keys, isKiosk: state.isKiosk) {
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
