internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// Makes the entries of the board, each as wide as its column.
struct BoardEntries {
  private let session: MenuSession
  private let column: TextColumn
  private let hidesSoldOut: Bool
  /// True if each dish states whom to ask, because the foot has no room for it.
  private let saysWhomToAsk: Bool
  /// True if there is room for little more than the name and the price.
  private let isTiny: Bool
  /// The cells of the printed numbers, 0 if the numbers are not shown.
  private let numberWidth: Int

  /// The narrowest column that has numbers.
  private static let narrowest = 20

  init(
    _ session: MenuSession, _ typesetter: Typesetter, width: Int, hidesSoldOut: Bool,
    saysWhomToAsk: Bool, isTiny: Bool
  ) {
    self.session = session
    column = TextColumn(width: width, typesetter: typesetter)
    self.hidesSoldOut = hidesSoldOut
    self.saysWhomToAsk = saysWhomToAsk
    self.isTiny = isTiny
    numberWidth = width < Self.narrowest ? 0 : MenuWidths(session.source, typesetter).number
  }

  /// The column in which names begin.
  private var indent: Int {
    if numberWidth == 0 { column.margin + 2 } else { column.margin + numberWidth + 3 }
  }

  /// The dishes in the order of the menu, or a single remark if there are none.
  var all: [BoardEntry] {
    var entries: [BoardEntry] = []
    let shown = session.shown
    let presenter = MenuPresenter(shown)
    let mark = OptionRemark(text: session.strings.continued)
    for section in 0..<shown.numberOfSections {
      let style: Style = [.accent, .name]
      let title = shown.title(forSection: section) ?? ""
      let heading = column.heading(ofSection: section, of: session, indent: column.margin, style)
      let continuedHeading = column.continued(column.line(column.margin), title, mark, style)
      var isFirst = true
      for row in 0..<shown.numberOfRows(inSection: section) {
        guard let item = presenter.menuItem(forRow: row, inSection: section),
          !(hidesSoldOut && item.isSoldOut)
        else { continue }
        let statement = isTiny ? [] : statementLines(of: item)
        entries.append(
          BoardEntry(
            list: item.list, heading: heading, continuedHeading: [continuedHeading],
            isFirst: isFirst, lines: lines(of: item) + statement,
            statementLines: statement.count,
            continuedName: [column.continued(numbered(item), item.title, mark, .name)]))
        isFirst = false
      }
    }
    guard entries.isEmpty else { return entries }
    let isEmpty = session.source.menu.numberOfDishes == 0
    let remark = isEmpty ? session.strings.noItems : session.strings.nothingPasses
    let lines = column.wrapped(remark, indent: column.margin + 2, .quiet)
    return [
      BoardEntry(list: nil, heading: [], continuedHeading: [], isFirst: false, lines: lines)
    ]
  }

  /// Number, name, signs and price on one line, or the whole name on several lines; below them the
  /// ingredients and the notes. On a tiny screen the name and the lowest price, as in the list.
  private func lines(of item: MenuItem) -> [Line] {
    if isTiny {
      var price = item.lowestPrice ?? item.price ?? ""
      if item.isSoldOut { price = session.strings.soldOut }
      return column.narrowLines(of: item, price: price, isSelected: false, in: 2)
    }
    var lines = nameLines(of: item)
    lines += column.wrapped(contents(of: item), indent: indent, .quiet)
    for note in item.notes { lines += column.wrapped(note, indent: indent, .quiet) }
    return lines
  }

  /// The lines of the statement about allergens.
  private func statementLines(of item: MenuItem) -> [Line] {
    let statement = statement(of: item)
    if item.allergens.saysNothing { return column.wrapped("", advice: statement, indent: indent) }
    return column.wrapped(statement, indent: indent)
  }

  /// The price, or the sizes with their prices: joined into one text if that fits on a line, otherwise one
  /// text a size.
  private func prices(of item: MenuItem) -> [SafeText] {
    if item.isSoldOut { return [column.typesetter.safe(session.strings.soldOut)] }
    guard !item.sizes.isEmpty, item.sizes.allSatisfy({ $0.price != nil }) else {
      return [column.typesetter.safe(item.price ?? "")]
    }
    let sizes = item.sizes.map { column.typesetter.safe("\($0.name) \($0.price ?? "")") }
    let all = sizes.joined(separator: "   ")
    return column.typesetter.width(of: all) <= column.width - indent - 1 ? [all] : sizes
  }

  /// The name, beside its first price or above it; then the other prices and the signs.
  private func nameLines(of item: MenuItem) -> [Line] {
    let typesetter = column.typesetter
    let name = typesetter.safe(item.title)
    var prices = prices(of: item).filter { !$0.isEmpty }[...]
    var rest = prices.first.map { typesetter.width(of: $0) + 3 } ?? 1
    let beside = column.pieces(of: name, indent: indent, leaving: rest)
    if beside == nil { rest = 1 }
    let pieces = beside ?? typesetter.wrapped(name, to: column.room(after: indent))
    var signs = StyledSign.signs(of: item, session.strings)[...]
    var lines: [Line] = []
    for (number, piece) in pieces.enumerated() {
      var line = number == 0 ? numbered(item) : column.line(indent)
      line.add(piece, .name)
      if number == pieces.count - 1 {
        while let sign = signs.first,
          line.addWhole(typesetter.safe("   " + sign.text), sign.style, leaving: rest) != nil
        { signs.removeFirst() }
      }
      if number == 0, beside != nil, let price = prices.popFirst() {
        line.addAtEnd(price, .price(of: item))
      }
      lines.append(line.spans)
    }
    for price in prices.flatMap({ typesetter.wrapped($0, to: max(4, column.width - 1)) }) {
      var line = column.line()
      line.addAtEnd(price, .price(of: item))
      lines.append(line.spans)
    }
    return lines + column.wrapped(Array(signs), indent: indent)
  }

  /// A line with the printed number of a dish, up to the column of names.
  private func numbered(_ item: MenuItem) -> LineBuilder {
    column.line(numbered: item.number, atMost: numberWidth, indent: indent)
  }

  private func contents(of item: MenuItem) -> String {
    // Without ingredients, the summary already contains the alcohol.
    let alcohol = item.ingredients.isEmpty ? nil : item.alcohol
    return [item.summary, alcohol ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The statement in sentences. Whom to ask is stated once at the foot of the page, if it fits there.
  private func statement(of item: MenuItem) -> String {
    let strings = session.strings
    if saysWhomToAsk {
      return strings.sentence(
        item.allergens, isUndeclared: item.isUndeclared, isBrief: true)
    }
    let text = strings.statedSentence(item.allergens)
    guard item.isUndeclared, !item.allergens.saysNothing else { return text }
    return "\(text) \(strings.askStaff.sentence)"
  }
}
