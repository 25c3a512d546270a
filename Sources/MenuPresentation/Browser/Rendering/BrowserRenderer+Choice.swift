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
    drawing.aside = strings.dishes(choice.numberOfDishes)
    drawing.cursorColumn = canvas.margin + 2
    let (menu, context) = (state.session.menu.menu, state.session.context)
    func amount(_ sum: Choice.Sum) -> String {
      sum.isLeast && sum.amount == .zero ? "" : context.text(of: sum.amount)
    }
    for (place, line) in choice.lines.enumerated() {
      if place == row { drawing.cursorLine = drawing.lines.count }
      drawing.lines.append(
        optionLine(
          choice.name(of: line, in: state.session.menu), mark: "\(line.count) ×",
          price: amount(choice.sum(of: line, in: menu)), isUnderCursor: place == row, canvas))
    }
    if let cover = menu.cover {
      let place = choice.lines.count
      if place == row { drawing.cursorLine = drawing.lines.count }
      let sum = cover.multiplied(by: choice.people).map(context.text(of:)) ?? ""
      drawing.lines.append(
        optionLine(
          "\(strings.cover) (\(strings.keys.people))", mark: "\(choice.people) ×", price: sum,
          isUnderCursor: place == row, canvas))
    }
    let total = choice.total(in: menu)
    var line = canvas.line()
    line.addBlanks(canvas.margin + 2)
    line.add(strings.total, .name)
    line.addAtEnd(typesetter.safe((total.isLeast ? "≥ " : "") + amount(total)), .name)
    drawing.lines += [[], line.spans, []]
    drawing.lines.append(heading(strings.ofAll, canvas))
    let statement = choice.statement(in: menu)
    var parts = strings.labelled(statement)
    if statement.leavesSomeOpen, let last = parts.indices.last, !statement.saysNothing {
      parts[last].text = strings.othersNotStated
    }
    drawing.lines += labelled(parts, canvas)
    drawing.lines.append([])
    drawing.lines += canvas.wrapped(strings.waiter, indent: canvas.margin, .quiet)
    return drawing
  }

  /// Help on one page: the ten keys, the signs, then the house.
  func helpPage(_ state: BrowserState, _ canvas: Canvas) -> PageDrawing {
    let strings = state.strings
    var drawing = PageDrawing(title: strings.help, aside: state.session.title)
    let column = canvas.margin + (canvas.size.columns >= 60 ? 12 : 8)
    for row in KeyMap.help(strings.keys, isKiosk: state.isKiosk) {
      var lines = canvas.wrapped(row.text, indent: column)
      var first = canvas.line()
      first.addBlanks(canvas.margin)
      first.add(typesetter.safe(row.keys), .accent, atMost: column - canvas.margin - 1)
      first.addBlanks(column - first.used)
      first.add(
        typesetter.cut(typesetter.safe(lines.first?.last?.text.string ?? ""), to: first.room))
      if !lines.isEmpty { lines[0] = first.spans }
      drawing.lines += lines
    }
    drawing.lines.append([])
    drawing.lines += canvas.wrapped(
      "\(strings.spicy) • •• •••   \(state.session.footnotes.joined(separator: "   "))",
      indent: canvas.margin, .quiet)
    if let motto = state.session.motto {
      drawing.lines += canvas.wrapped(motto, indent: canvas.margin, .quiet)
    }
    drawing.lines += labelled(state.session.house, canvas)
    return drawing
  }
}
