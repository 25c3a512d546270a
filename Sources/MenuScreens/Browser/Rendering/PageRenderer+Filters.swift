internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension PageRenderer {
  /// The blank lines between the groups of filters.
  private enum Gaps: CaseIterable {
    case all
    /// One blank line, above the group without a heading.
    case aboveLast
    case none
  }

  /// The cells of the sign before an option.
  private static let roomOfSign = 4

  /// The filters as words, with the sentence for the one under the cursor and the number of matching rows by
  /// list.
  mutating func addFilters(_ page: FilterPage) {
    let left = state.session.source.matching(page.query)
    let counts = left.counts
    unstated = state.session.unstated(for: page.query)
    drawing.title = strings.filters
    drawing.asides = [
      strings.rowsLeft(counts.shown, "\(state.session.source.counts.total)"),
      strings.items(counts.shown), "\(counts.shown)",
    ]
    if counts.shown > 0 {
      drawing.openVerb = strings.showItems.filled(strings.items(counts.shown))
    }
    var end = [[]] + explanation(of: page)
    end += column.wrapped(rowsByList(of: left), indent: column.margin, .quiet)
    let empty = drawing
    for gaps in Gaps.allCases {
      drawing = empty
      addGroups(page, gaps)
      if drawing.lines.count + end.count <= room { break }
    }
    if let cursor = drawing.cursorLines?.lowerBound {
      drawing.lines[cursor] = column.barred(drawing.lines[cursor])
    }
    drawing.lines += end
  }

  /// The lines of the screen that are left between its head and its foot.
  private var room: Int {
    let heights = Heights.ofPage(lines: column.size.lines, hasNotice: false, hasSums: false)
    let head = heights.hasBlankBelowHead ? 2 : 1
    return column.size.lines - head - linesAbove - heights.foot.count
  }

  private mutating func addGroups(_ page: FilterPage, _ gaps: Gaps) {
    for group in page.groups {
      let heading = group.first.flatMap { title(of: $0) }
      let hasGap = gaps == .all || gaps == .aboveLast && heading == nil
      if hasGap, group != page.groups.first { drawing.lines.append([]) }
      if let heading { beginSection(heading) }
      if case .without? = group.first {
        addAllergens(group, page)
      } else {
        addOptions(group, page)
      }
      if heading != nil { endSection() }
    }
  }

  /// The sentence for the option under the cursor, or a blank line if it has none, so that the layout does
  /// not move.
  private func explanation(of page: FilterPage) -> [Line] {
    let sentence = page.options[checked: page.cursor].flatMap { self.sentence(of: $0) }
    return column.wrapped(sentence ?? "", indent: column.margin).nonEmpty ?? [[]]
  }

  /// The number of matching rows by list. `Pizze 0 · Bevande 6`
  private func rowsByList(of left: MenuDataSource) -> String {
    left.menu.listsWithDishes.map { list in
      "\(strings.language.name(of: list)) \(left.numberOfRows(of: list))"
    }.joined(separator: " · ")
  }

  /// Adds the options of a group side by side, as many as fit on a line.
  private mutating func addOptions(_ group: [FilterPage.Option], _ page: FilterPage) {
    let indent = column.margin + 2
    let room = column.room(after: indent)
    var line = column.line()
    for (number, option) in group.enumerated() {
      let pieces = pieces(of: option, page, room: room)
      if let gap = gap(before: pieces, number, on: line) {
        line.addBlanks(gap)
      } else {
        drawing.lines.append(line.spans)
        line = column.line()
      }
      line.addBlanks(indent - line.used)
      // On this page only options can be clicked.
      let index = drawing.targets.count
      add(option: index, pieces, isUnderCursor: index == page.cursor, to: &line)
    }
    drawing.lines.append(line.spans)
  }

  /// Adds the fourteen allergens in columns, each with the number of dishes that contain or may contain it.
  private mutating func addAllergens(_ group: [FilterPage.Option], _ page: FilterPage) {
    let indent = column.margin + 2
    let room = column.room(after: indent)
    let count = FilterPage.columns(in: column.size)
    let order = page.rows(columns: count).flatMap(\.self).prefix(group.count)
    let options = order.map { group[$0] }
    let labels = options.map { pieces(of: $0, page, room: room) }
    let numbers = options.map { option -> SafeText in
      guard case .without(let allergen) = option else { return "" }
      return typesetter.safe(page.warned[allergen].map { "\($0)" } ?? "–")
    }
    let columns = OptionColumns(
      labels: labels.map { $0.map(typesetter.width).max() ?? 0 },
      numbers: numbers.map(typesetter.width), count: count, room: room)
    var line = column.line()
    for (index, pieces) in labels.enumerated() {
      if index > 0, columns.begins(index) {
        drawing.lines.append(line.spans)
        line = column.line()
      }
      line.addBlanks(indent + columns.start(of: index) - line.used)
      add(option: order[index], pieces, isUnderCursor: order[index] == page.cursor, to: &line)
      let number = numbers[index]
      let blanks = indent + columns.end(of: index) - typesetter.width(of: number) - line.used
      guard blanks > 0 else { continue }
      line.addBlanks(blanks)
      line.add(number, .quiet)
    }
    drawing.lines.append(line.spans)
  }

  /// An option with its sign, wrapped into lines. `[x] glutine`
  private func pieces(of option: FilterPage.Option, _ page: FilterPage, room: Int) -> [SafeText] {
    let sign = OptionSign(isOneOfSeveral: option.isOneOfSeveral, isMarked: page.isMarked(option))
    let label = typesetter.safe(label(option))
    let mark = typesetter.safe(sign.rawValue + " ")
    if column.size.columns < 20 { return [typesetter.cut(mark + label, to: room)] }
    // The continuation lines are indented by the sign too.
    var pieces = typesetter.wrapped(label, to: room - Self.roomOfSign)
    if let first = pieces.first { pieces[0] = mark + first }
    return pieces
  }

  /// The cells before an option in a group, nil if the option begins the next line.
  private func gap(before pieces: [SafeText], _ number: Int, on line: LineBuilder) -> Int? {
    guard number > 0 else { return 0 }
    guard let piece = pieces.only else { return nil }
    return line.room < typesetter.width(of: piece) + 4 ? nil : 3
  }

  /// Adds an option at the end of a line and records its position. The rest of a long option continues below.
  private mutating func add(
    option number: Int, _ pieces: [SafeText], isUnderCursor: Bool, to line: inout LineBuilder
  ) {
    if isUnderCursor {
      drawing.cursorLines = drawing.lines.count..<drawing.lines.count + pieces.count
      drawing.cursorColumn = line.used
    }
    let start = line.used
    for (part, piece) in pieces.enumerated() {
      if part > 0 {
        drawing.lines.append(line.spans)
        line = column.line(column.margin + 2 + Self.roomOfSign)
      }
      line.add(piece, isUnderCursor ? [.name, .selected] : [])
      guard part == 0 else { continue }
      drawing.targets.append(
        ClickTarget(
          line: drawing.lines.count, columns: start..<line.used, action: .option(number)))
    }
  }

  private func title(of option: FilterPage.Option) -> String? {
    switch option {
    case .without: strings.withoutTitle
    case .diet: strings.eat
    case .price: strings.priceUpTo
    case .order: strings.sortBy
    case .undeclared: nil
    }
  }

  private func label(_ option: FilterPage.Option) -> String {
    switch option {
    case .without(let allergen): return strings.language.name(of: allergen)
    case .diet(let diet): return diet.map { strings.language.name(of: $0) } ?? strings.eatAll
    case .price(.any): return strings.anyPrice
    case .price(.upTo(let amount)): return state.session.context.briefText(of: amount)
    case .order(let order): return strings.name(of: order)
    case .undeclared:
      return unstated > 0 ? strings.unstatedRow(unstated) : strings.unstatedNone
    }
  }

  /// The sentence for a filter: how many dishes contain the allergen and how many do not state it, or how
  /// many suit the diet.
  private func sentence(of option: FilterPage.Option) -> String? {
    let menu = state.session.source
    switch option {
    case .without(let allergen):
      let counts = menu.matching(MenuQuery(filter: QueryFilter(without: AllergenSet(allergen))))
        .counts
      let open = counts.hidden.first { $0.reason == .notStated }?.count ?? 0
      let name = strings.language.name(of: allergen).capitalized
      var facts = [strings.filterSentence(counts.numberOfHidden - open)]
      if open > 0 { facts.append(strings.filterOpen(open)) }
      return name + strings.colon + facts.joined(separator: ", ") + "."
    case .diet(let diet?):
      let counts = menu.matching(MenuQuery(filter: QueryFilter(diets: DietSet(diet)))).counts
      return strings.dietSentence.filled(
        strings.language.name(of: diet).capitalized, "\(counts.shown)", "\(counts.total)")
    case .diet(nil), .price, .order, .undeclared: return nil
    }
  }
}
