internal import MenuCore
internal import TerminalText

extension BrowserRenderer {
  /// The filters as words, with the sentence of the one under the cursor and the rows left by list.
  func filterPage(_ page: FilterPage, _ state: BrowserState, _ canvas: Canvas) -> PageDrawing {
    let strings = state.strings
    let source = state.session.menu.matching(page.query)
    let counts = source.counts
    var drawing = PageDrawing(title: strings.filters)
    drawing.aside = strings.left.filled("\(counts.shown)", "\(state.session.menu.counts.total)")
    let columns = FilterPage.columns(in: canvas.size)
    var place = 0
    for group in page.groups {
      guard let first = group.first else { continue }
      if let title = title(of: first, strings) {
        if drawing.lines.isEmpty == false, canvas.size.lines >= 22, case .without = first {
          drawing.lines.append([])
        }
        drawing.lines.append(heading(title, canvas))
      } else if canvas.size.lines >= 22 {
        drawing.lines.append([])
      }
      var line = optionStart(canvas)
      var isOneLine = false
      for (number, option) in group.enumerated() {
        let text = typesetter.safe(
          "\(mark(of: option, page)) \(label(option, state, source))")
        let width = typesetter.width(of: text)
        if case .without = option {
          if number > 0, number % columns == 0 {
            drawing.lines.append(line.spans); line = optionStart(canvas)
          }
          let cell = (canvas.width - 6) / columns
          line.addBlanks(canvas.margin + 2 + (number % columns) * cell - line.used)
        } else if isOneLine {
          if line.room < width + 4 {
            drawing.lines.append(line.spans); line = optionStart(canvas);
            line.addBlanks(canvas.margin + 2 - line.used)
          } else {
            line.addBlanks(3)
          }
        } else {
          line.addBlanks(canvas.margin + 2 - line.used)
        }
        isOneLine = true
        if place == page.cursor {
          drawing.cursorLine = drawing.lines.count
          drawing.cursorColumn = line.used
        }
        line.add(text, place == page.cursor ? [.name, .selected] : [])
        place += 1
      }
      drawing.lines.append(line.spans)
    }
    if let cursor = drawing.cursorLine {
      drawing.lines[cursor] = barred(drawing.lines[cursor], canvas)
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
    drawing.lines += canvas.wrapped(lists.joined(separator: " · "), indent: canvas.margin, .quiet)
    return drawing
  }

  private func optionStart(_ canvas: Canvas) -> LineBuilder { canvas.line() }

  /// The line with the bar in its first column.
  private func barred(_ line: Line, _ canvas: Canvas) -> Line {
    var barred = canvas.line()
    barred.addBlanks(canvas.left)
    barred.add(typesetter.safe("▌"), .accent)
    barred.addBlanks(canvas.margin + 1 - canvas.left)
    var isFirst = true
    for span in line {
      let isMargin = isFirst && span.text.string.allSatisfy { $0 == " " }
      isFirst = false
      if isMargin {
        barred.addBlanks(max(0, typesetter.width(of: span.text) - barred.used))
      } else {
        barred.add(span.text, span.style)
      }
    }
    return barred.spans
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
      return strings.filterSentence.filled(
        strings.language.name(of: allergen), "\(counts.numberOfHidden - open)", "\(open)")
    case .diet(let diet?):
      let counts = menu.matching(MenuQuery(filter: QueryFilter(diets: DietSet(diet)))).counts
      return strings.dietSentence.filled(
        strings.language.name(of: diet).capitalized, "\(counts.shown)", "\(counts.total)")
    case .diet(nil), .price, .order, .undeclared: return nil
    }
  }
}
