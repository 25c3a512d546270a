internal import MenuCore
internal import TerminalText

extension BrowserRenderer {
  /// The filters as words, with the sentence of the one under the cursor and the rows left by list.
  func filterPage(_ page: FilterPage, _ state: BrowserState, _ canvas: Canvas) -> PageDrawing {
    let strings = state.strings
    let source = state.session.menu.matching(page.query)
    let counts = source.counts
    var drawing = PageDrawing(title: strings.filters)
    drawing.asides = [
      strings.left(counts.shown, "\(state.session.menu.counts.total)"),
      strings.items(counts.shown), "\(counts.shown)",
    ]
    drawing.openVerb = strings.showItems.filled(strings.items(counts.shown))
    for group in page.groups {
      if let title = group.first.flatMap({ title(of: $0, strings) }) {
        drawing.lines.append(heading(title, canvas))
      } else if canvas.size.lines >= 22 {
        drawing.lines.append([])
      }
      addOptions(group, page, state, source, canvas, to: &drawing)
    }
    if let cursor = drawing.cursorLine {
      drawing.lines[cursor] = canvas.barred(drawing.lines[cursor])
    }
    drawing.lines.append([])
    if page.options.indices.contains(page.cursor),
      let sentence = sentence(of: page.options[page.cursor], state)
    {
      drawing.lines += canvas.wrapped(sentence, indent: canvas.margin)
    }
    let lists = state.lists.map {
      "\(strings.language.name(of: $0)) \(counts.shownByList[$0] ?? 0)"
    }
    drawing.lines += canvas.wrapped(
      lists.concatenated(separator: " · "), indent: canvas.margin, .quiet)
    return drawing
  }

  /// The options of a group: allergens in columns, the others side by side as far as there is room.
  private func addOptions(
    _ group: [FilterPage.Option], _ page: FilterPage, _ state: BrowserState,
    _ source: MenuDataSource, _ canvas: Canvas, to drawing: inout PageDrawing
  ) {
    let indent = canvas.margin + 2
    let columns = FilterPage.columns(in: canvas.size)
    let cell = (canvas.width - 6) / columns
    var line = canvas.line()
    for (number, option) in group.enumerated() {
      let text = "\(mark(of: option, page)) \(label(option, state, source))"
      let safe = typesetter.safe(text)
      let room = max(4, canvas.left + canvas.width - indent - 1)
      let pieces =
        canvas.size.columns < 20
        ? [typesetter.cut(safe, to: room)] : typesetter.wrapped(safe, to: room)
      var isNext = number > 0 && pieces.count > 1
      if case .without = option {
        isNext = isNext || number > 0 && number % columns == 0
        if !isNext { line.addBlanks(indent + (number % columns) * cell - line.used) }
      } else if number > 0 {
        isNext = isNext || line.room < typesetter.width(of: pieces.first ?? "") + 4
        if !isNext { line.addBlanks(3) }
      }
      if isNext {
        drawing.lines.append(line.spans)
        line = canvas.line()
      }
      line.addBlanks(indent - line.used)
      let isUnderCursor = drawing.options.count == page.cursor
      if isUnderCursor {
        (drawing.cursorLine, drawing.cursorColumn) = (drawing.lines.count, line.used)
      }
      let start = line.used
      for (part, piece) in pieces.enumerated() {
        if part > 0 {
          drawing.lines.append(line.spans)
          line = canvas.line(indent + 4)
        }
        line.add(piece, isUnderCursor ? [.name, .selected] : [])
        if part == 0 { drawing.options.append((drawing.lines.count, start..<line.used)) }
      }
    }
    drawing.lines.append(line.spans)
  }

  private func title(of option: FilterPage.Option, _ strings: Strings) -> String? {
    switch option {
    case .without: strings.withoutTitle
    case .diet: strings.eat
    case .price: strings.priceUpTo
    case .order: strings.sortBy
    case .undeclared: nil
    }
  }

  private func mark(of option: FilterPage.Option, _ page: FilterPage) -> String {
    switch option {
    case .without, .undeclared: page.isMarked(option) ? "[x]" : "[ ]"
    case .diet, .price, .order: page.isMarked(option) ? "(•)" : "( )"
    }
  }

  private func label(
    _ option: FilterPage.Option, _ state: BrowserState, _ source: MenuDataSource
  ) -> String {
    let strings = state.strings
    switch option {
    case .without(let allergen): return strings.language.name(of: allergen)
    case .diet(let diet): return diet.map { strings.language.name(of: $0) } ?? strings.eatAll
    case .price(.any): return strings.anyPrice
    case .price(.upTo(let amount)): return state.session.context.text(of: amount)
    case .order(.menu): return strings.byMenu
    case .order(.name): return strings.byName
    case .order(.price): return strings.byPrice
    case .undeclared:
      let open =
        source.counts.hidden.first { $0.reason == .notStated }?.count ?? source.counts.undeclared
      let text = strings.unstatedRow(open)
      return open > 0
        ? text : String(text.split(separator: " ").filter { $0 != "0" }.joined(separator: " "))
    }
  }

  /// The sentence of the filter under the cursor: the dishes that contain it, and those that do not say.
  private func sentence(of option: FilterPage.Option, _ state: BrowserState) -> String? {
    let (strings, menu) = (state.strings, state.session.menu)
    switch option {
    case .without(let allergen):
      let counts = menu.matching(MenuQuery(filter: QueryFilter(without: AllergenSet(allergen))))
        .counts
      let open = counts.hidden.first { $0.reason == .notStated }?.count ?? 0
      return strings.language.name(of: allergen).capitalized + strings.colon
        + strings.filterSentence(counts.numberOfHidden - open) + ", "
        + strings.filterOpen(open) + "."
    case .diet(let diet?):
      let counts = menu.matching(MenuQuery(filter: QueryFilter(diets: DietSet(diet)))).counts
      return strings.dietSentence.filled(
        strings.language.name(of: diet).capitalized, "\(counts.shown)", "\(counts.total)")
    case .diet(nil), .price, .order, .undeclared: return nil
    }
  }
}
