internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension BrowserRenderer {
  /// The choice: a line a dish, the cover, the total, the allergens of all of it together.
  func choicePage(_ row: Int, _ state: BrowserState, _ canvas: Canvas) -> PageDrawing {
    let strings = state.strings
    var drawing = PageDrawing(title: strings.choice)
    guard !state.choice.isEmpty else {
      drawing.lines = canvas.wrapped(strings.nothingChosen, indent: canvas.margin)
      return drawing
    }
    drawing.asides = [strings.dishes(state.choice.numberOfDishes)]
    for (place, line) in state.choice.lines.enumerated() {
      let lines = self.lines(of: line, isUnderCursor: place == row, state, canvas)
      drawing.add(option: lines, isUnderCursor: place == row, canvas)
    }
    if let cover = coverLines(isUnderCursor: state.choice.lines.count == row, state, canvas) {
      drawing.add(option: cover, isUnderCursor: state.choice.lines.count == row, canvas)
    }
    drawing.lines += [[], totalLine(state, canvas), [], heading(strings.ofAll, canvas)]
    drawing.lines += statementLines(ofAll: state, canvas)
    drawing.lines.append([])
    drawing.lines += canvas.wrapped(strings.waiter, indent: canvas.margin, .quiet)
    return drawing
  }

  /// A dish of the choice. What is sold out is not paid.
  private func lines(
    of line: Choice.Line, isUnderCursor: Bool, _ state: BrowserState, _ canvas: Canvas
  ) -> [Line] {
    let choice = state.choice
    let menu = state.session.menu
    let name = choice.name(of: line, in: menu)
    let remark = state.strings.remark(of: line, of: choice, in: menu) ?? ""
    let mark = "\(line.count) ×"
    guard !choice.isSoldOut(line, in: menu.menu) else {
      return optionLines(
        "\(name): \(remark)", mark: mark, price: "", isUnderCursor: isUnderCursor, canvas)
    }
    let price = state.session.context.text(of: choice.sum(of: line, in: menu.menu))
    return optionLines(
      name, mark: mark, price: price, isUnderCursor: isUnderCursor, remark: remark, canvas)
  }

  /// The cover, nil for a house without one.
  private func coverLines(
    isUnderCursor: Bool, _ state: BrowserState, _ canvas: Canvas
  ) -> [Line]? {
    let people = state.choice.people
    return state.session.menu.menu.cover.map { cover in
      optionLines(
        "\(state.strings.cover) (\(state.strings.keys.people))", mark: "\(people) ×",
        price: cover.multiplied(by: people).map(state.session.context.text(of:)) ?? "",
        isUnderCursor: isUnderCursor, canvas)
    }
  }

  private func totalLine(_ state: BrowserState, _ canvas: Canvas) -> Line {
    let total = state.session.context.text(of: state.choice.total(in: state.session.menu.menu))
    var line = canvas.line(canvas.margin + 2)
    line.add(state.strings.total, .name)
    line.addAtEnd(typesetter.safe(total), .name)
    return line.spans
  }

  private func statementLines(ofAll state: BrowserState, _ canvas: Canvas) -> [Line] {
    let strings = state.strings
    let statement = state.choice.statement(in: state.session.menu.menu)
    var parts = strings.labelled(statement)
    if statement.leavesSomeOpen, let last = parts.indices.last, !statement.saysNothing {
      parts[last].text = strings.othersNotStated
    }
    return statementLines(parts, statement, strings, canvas)
  }
}
