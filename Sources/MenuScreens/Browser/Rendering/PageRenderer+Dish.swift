internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension PageRenderer {
  /// The fewest lines of a screen with blank lines between the parts of a dish.
  private static let linesOfATallDish = 20
  /// The fewest lines of a screen on which the name is on a line below the title.
  private static let linesOfATitledDish = 16

  /// Adds everything about one dish, and its sizes and extras to choose from.
  mutating func addDish(_ page: DishPage) {
    guard let item = state.session.item(of: page.dish) else { return }
    drawing.title = strings.language.name(of: item.list)
    var indent = column.margin + 2
    if item.number != nil { indent += 3 }
    if item.options.isEmpty {
      drawing.cursorLines = 0..<1
      drawing.cursorColumn = indent
    }
    if !addTitleOfLowScreen(item, indent: indent) {
      addPosition(of: page.dish)
      drawing.scrolledTitle = (title(of: item), priceAfterName(of: item))
      drawing.lines += nameLines(of: item, indent: indent)
    }
    let isTall = column.size.lines >= Self.linesOfATallDish
    let texts = texts(of: item).filter { !$0.isEmpty }
    // On a screen with few lines, the ingredients and allergens come first.
    let first = isTall || item.summary.isEmpty ? texts : [item.summary]
    for text in first { drawing.lines += column.wrapped(text, indent: indent, .quiet) }
    if item.sizes.isEmpty, let price = item.price, column.isWide(price) {
      drawing.lines += column.wrapped(price, indent: indent)
    }
    if let previous = item.previousPrice {
      let text = strings.previousPrice.filled(previous)
      drawing.lines += column.wrapped(text, indent: indent, .quiet)
    }
    // Above the options: a guest must not have to scroll past thirty extras to learn of nuts.
    if isTall { drawing.lines.append([]) }
    let allergenIndent = column.size.columns < 40 ? column.margin : indent
    drawing.lines += allergenLines(of: item, indent: allergenIndent)
    addOptions(page, item)
    if first.count < texts.count { drawing.lines.append([]) }
    for text in texts.dropFirst(first.count) {
      drawing.lines += column.wrapped(text, indent: indent, .quiet)
    }
    if !item.isSoldOut { drawing.sums = sums(page, item) }
  }

  /// On a low screen, makes the number, the name and the price the title of the page: the cursor is at an
  /// option, and a name above it would scroll off the screen. Returns false if the screen has room for both.
  private mutating func addTitleOfLowScreen(_ item: MenuItem, indent: Int) -> Bool {
    guard column.size.lines < Self.linesOfATitledDish, column.size.columns >= 20
    else { return false }
    let price = priceAfterName(of: item)
    let room = column.line(column.margin).room - typesetter.width(of: price) - 4
    let pieces = typesetter.wrapped(typesetter.safe(title(of: item)), to: max(4, room))
    drawing.title = pieces.first?.string ?? ""
    drawing.asides = [price.string]
    for piece in pieces.dropFirst() {
      drawing.lines += column.wrapped(piece.string, indent: indent, .name)
    }
    drawing.lines += column.wrapped(StyledSign.signs(of: item, strings), indent: indent)
    return true
  }

  /// The number and the name. `2  Margherita`
  private func title(of item: MenuItem) -> String {
    [item.number, item.title].compactMap(\.self).joined(separator: "  ")
  }

  /// Adds the section of a dish to the title, and the position of the dish in the list.
  private mutating func addPosition(of dish: MenuDataSource.DishIndex) {
    guard let row = state.session.shown.row(of: dish) else { return }
    if let title = state.session.shown.title(forSection: row.section),
      !title.hasSameUTF8(as: drawing.title)
    {
      drawing.title += " › " + title
    }
    let tab = state.tabs.first { $0.sections.contains(row.section) }
    if let position = state.position(ofRow: row.row, section: row.section, below: tab) {
      let text = strings.position.filled("\(position.number)", "\(position.count)")
      let index = state.space.index(ofRow: row.row, section: row.section)
      let number = index.map(state.space.number) ?? 0
      let before = number > 1 ? "←  " : ""
      let after = number < state.space.rows ? "  →" : ""
      drawing.asides = [before + text + after, text]
    }
  }

  /// The texts between the name and the allergens; some may be empty.
  private func texts(of item: MenuItem) -> [String] {
    var facts: [String] = []
    if !item.ingredients.isEmpty { facts += item.details }
    if item.isFrozen { facts.append("* \(strings.frozen)") }
    var texts = [item.summary, facts.joined(separator: " · ")]
    // Without ingredients, the description is already the summary.
    if !item.ingredients.isEmpty, let description = item.description { texts.append(description) }
    texts += item.notes
    let extras = item.addOns.flatMap(\.items).map(\.name)
    let signed = ([item.title, item.summary] + texts.dropFirst(2) + extras).joined(separator: " ")
    let notes = state.session.footnotes.explaining(signed.stars).map(\.text)
    // The note on frozen food may be the same sentence as the fact.
    return texts + notes.filter { $0 != facts.last }
  }

  /// The statement about the dish, and the statements of sizes that have their own.
  private func allergenLines(of item: MenuItem, indent: Int) -> [Line] {
    var lines = lines(of: item.allergens, indent: indent)
    for size in item.sizes {
      guard let own = size.allergens else { continue }
      let parts = strings.parts(of: own)
      let text = size.name + strings.colon + parts.stated
      lines += column.wrapped(text, advice: parts.advice, indent: indent)
    }
    return lines
  }

  /// The price at the end of the line with the name, or the words for sold out. Empty if the price is below;
  /// on a narrow screen the sizes show their prices below.
  private func priceAfterName(of item: MenuItem) -> SafeText {
    if item.isSoldOut { return typesetter.safe(strings.soldOut) }
    let isElsewhere = column.isWide(item.price ?? "") || (isNarrow && !item.sizes.isEmpty)
    return isElsewhere ? "" : typesetter.safe(item.price ?? "")
  }

  private var isNarrow: Bool { column.size.columns < 60 }

  /// The number, the name and its signs, which continue below if they do not fit, and the price at the right.
  private func nameLines(of item: MenuItem, indent: Int) -> [Line] {
    let price = priceAfterName(of: item)
    var priceRoom = 1
    if !price.isEmpty { priceRoom = typesetter.width(of: price) + 4 }
    var lines: [LineBuilder] = []
    var line = column.line(
      numbered: item.number, atMost: MenuWidths.longestNumber, indent: indent)
    let room = max(4, line.room - priceRoom)
    for (number, piece) in typesetter.wrapped(typesetter.safe(item.title), to: room).enumerated() {
      if number > 0 {
        lines.append(line)
        line = column.line(indent)
      }
      line.add(piece, .name)
    }
    // The price is on the first line only.
    if !lines.isEmpty { priceRoom = 1 }
    for sign in StyledSign.signs(of: item, strings) {
      let text = typesetter.safe("   " + sign.text)
      if line.addWhole(text, sign.style, leaving: priceRoom) != nil { continue }
      priceRoom = 1
      lines.append(line)
      line = column.line(indent)
      line.add(sign.text, sign.style)
    }
    lines.append(line)
    if !price.isEmpty { lines[0].addAtEnd(price, .price(of: item)) }
    return lines.map(\.spans)
  }

  /// The sizes and extras; the one under the cursor has the bar.
  private mutating func addOptions(_ page: DishPage, _ item: MenuItem) {
    var number = 0
    func add(_ text: String, _ sign: OptionSign, price: String?, remarks: [OptionRemark] = []) {
      let lines = optionLines(
        text, mark: sign.rawValue, price: price ?? "", isUnderCursor: number == page.cursor,
        remarks: remarks)
      self.add(option: number, lines, isUnderCursor: number == page.cursor)
      number += 1
    }
    let isLow = column.size.lines < Self.linesOfATitledDish
    if !item.sizes.isEmpty {
      if !isLow { drawing.lines.append([]) }
      beginSection(strings.sizes)
      for (index, size) in item.sizes.enumerated() {
        let text = ([size.name] + size.details).joined(separator: " ")
        let sign = OptionSign(isOneOfSeveral: true, isMarked: page.line.size == index)
        add(text, sign, price: size.price)
      }
      endSection()
    }
    for (group, addOns) in item.addOns.enumerated() where addOns.items.count + addOns.hidden > 0 {
      if !isLow { drawing.lines.append([]) }
      beginSection(strings.title(of: addOns, before: " · "))
      let leavesSomeOpen = addOns.items.contains { $0.allergens.leavesSomeOpen }
      if !isLow, leavesSomeOpen { addAdviceBelowHeading() }
      let statesSome = addOns.items.contains { !$0.allergens.saysNothing }
      for addOn in addOns.items {
        let extra = Choice.Extra(group: group, item: addOn.index)
        let isMarked = page.line.extras.contains(extra)
        let sign = OptionSign(isOneOfSeveral: addOns.choose?.upperBound == 1, isMarked: isMarked)
        // Advice is under the heading, unless the screen is low. A silent extra beside others has its own.
        let isOpen = isLow && addOn.allergens.leavesSomeOpen
        let isAsked = addOn.isUndeclared || isOpen || statesSome && addOn.allergens.saysNothing
        let advice = OptionRemark(advice: isAsked ? strings.askStaff : "")
        let stated = OptionRemark(text: strings.remark(addOn.allergens), style: [])
        add(addOn.name, sign, price: addOn.surcharge, remarks: [stated, advice])
      }
      endSection()
    }
  }

  private mutating func addAdviceBelowHeading() {
    drawing.lines += column.wrapped("", advice: strings.allergenFoot, indent: column.margin + 2)
    extendHead(advice: OptionRemark(advice: strings.askStaff))
  }

  /// The number in the choice. If something is marked and nothing is missing, also the line that `+` would
  /// add, with its price. `+ 1 × Margherita maxi   11,50 €`
  private func sums(_ page: DishPage, _ item: MenuItem) -> PageSums {
    var sums = PageSums()
    let chosen = state.choice.count(of: page.dish)
    if chosen > 0 { sums.inChoice = strings.inChoice(chosen) }
    let isMarked = !page.line.extras.isEmpty || page.line.size ?? 0 > 0
    guard isMarked, item.missingGroup(in: page.line) == nil else { return sums }
    sums.added = "+ 1 × " + state.choice.name(of: page.line, in: state.session.source)
    let sum = state.choice.sum(of: page.line, in: state.session.source.menu)
    sums.price = "   " + state.session.context.text(of: sum)
    return sums
  }
}
