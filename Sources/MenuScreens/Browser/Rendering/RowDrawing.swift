internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// The lines of one row: name, price, ingredients and, for the selected row, its allergens. Name, price and
/// ingredients are not cut as long as there is room for a line of them.
struct RowDrawing {
  /// The lines of the name, the signs that do not fit there, and true if the ingredients are on the same
  /// line.
  private struct NameLines {
    var lines: [Line] = []
    var signs: [StyledSign] = []
    var hasSummary = false
  }

  let item: MenuItem
  let isSelected: Bool
  let scene: Scene
  let layout: ListLayout
  let column: TextColumn

  private var state: BrowserState { _read { yield scene.state } }
  private var typesetter: Typesetter { column.typesetter }
  private var right: Int { column.left + column.width }

  /// The lines, limited to a number of them. If they do not fit, the ingredients are cut, and then the name, but
  /// not the price; the key that shows all of them is named. The allergens are never cut: if there is no room
  /// for all of them, none is shown, and the key is named for them too.
  func lines(in room: Int) -> [Line] {
    if column.size.columns < 20 {
      return column.narrowLines(of: item, price: price, isSelected: isSelected, in: room)
    }
    guard isSelected else { return content() + statement }
    var lines = content()
    var end = statement
    if room > 1, lines.count + end.count > room {
      switch room - end.count {
      case 2...: end.insert(moreLine("…"), at: 0)
      case 1: break
      default: end = [moreLine("\(scene.strings.allergens) …")] + advice
      }
      let left = max(1, room - end.count)
      let roomOfName = isPriceApart ? left - 1 : left
      if nameLines().lines.count > roomOfName { lines = content(cutsName: true) }
      lines = Array(lines.prefix(left))
    }
    return (lines + end).map(column.barred)
  }

  /// The text for what was cut, and the key that shows it. `…   ↵ apri`, `Allergeni …   ↵ apri`
  private func moreLine(_ text: String) -> Line {
    var line = column.line(layout.textIndent)
    line.add(typesetter.safe(text), .quiet)
    if state.context == .list {
      line.add("   ↵", .accent)
      _ = line.addWhole(typesetter.safe(" " + scene.strings.keys.open), .quiet)
    }
    return line.spans
  }

  /// The name, on one line if it is cut, the price and the ingredients.
  private func content(cutsName: Bool = false) -> [Line] {
    let isOpen = isSelected || !layout.isShort
    let name = nameLines(isCut: cutsName)
    // Signs and a price that do not fit after the name are below it.
    var lines = name.lines
    if isPriceApart { lines += texts(price, .price(of: item)) }
    if isOpen { lines += column.wrapped(name.signs, indent: layout.textIndent) }
    let hasSummaryBelow = layout.summaryColumn == nil ? isOpen : !name.hasSummary
    if hasSummaryBelow { lines += texts(item.summary, .quiet, isFound: true) }
    if isOpen, let found = state.session.shown.foundText(of: item) {
      lines += texts("… " + found, .quiet, isFound: true)
    }
    return lines
  }

  /// Whom to ask about the allergens that a filter excludes; empty if the row states them.
  private var undeclared: String {
    if item.isUndeclared { scene.strings.askStaff.sentence } else { "" }
  }

  private var advice: [Line] {
    column.wrapped("", advice: undeclared, indent: layout.textIndent)
  }

  /// Whom to ask about the allergens that a filter excludes; for the selected row also its statement about
  /// allergens.
  private var statement: [Line] {
    guard isSelected, column.size.lines > 5 else { return advice }
    let isApart = column.size.columns >= 60 && !layout.isShort
    var open = Strings.OpenAllergens.briefly
    if isApart { open = .inWords }
    let parts = scene.strings.parts(of: item.allergens, isBrief: true, open: open)
    let sentence = parts.advice.isEmpty ? undeclared : parts.advice
    let indent = column.size.columns < 40 ? column.margin : layout.textIndent
    guard isApart else { return column.wrapped(parts.stated, advice: sentence, indent: indent) }
    return column.wrapped(parts.stated, indent: indent)
      + column.wrapped("", advice: sentence, indent: indent)
  }

  /// The price, or the words for sold out. On a narrow screen the lowest price.
  private var price: String {
    if item.isSoldOut { return scene.strings.soldOut }
    if column.size.columns < 40, let lowest = item.lowestPrice { return lowest }
    return item.price ?? ""
  }

  /// True if the price would take more than half of the line, or would make the name much longer.
  private var isPriceApart: Bool {
    // On a short screen the lines below the name may be cut.
    if layout.isShort || column.isWide(price) { return column.isWide(price) }
    let rest = typesetter.width(of: typesetter.safe(price)) + 3
    let name = typesetter.safe(item.title)
    return column.pieces(of: name, indent: layout.indent, leaving: rest) == nil
  }

  /// The number, the name with its signs, and the price at the right. A long name continues below.
  private func nameLines(isCut: Bool = false) -> NameLines {
    let price = typesetter.safe(isPriceApart ? "" : price)
    let priceWidth = typesetter.width(of: price)
    var gap = 1
    if priceWidth > 0 { gap = 3 }
    let room = max(4, right - layout.indent - priceWidth - gap)
    let title = typesetter.safe(item.title)
    var pieces = typesetter.wrapped(title, to: room)
    if isCut || column.size.lines < 8 { pieces = [typesetter.cut(title, to: room)] }
    var name = NameLines()
    name.lines = pieces.enumerated().map { number, piece in
      let printed = number == 0 ? item.number : nil
      var line = column.line(
        numbered: printed, atMost: layout.numberWidth, indent: layout.indent)
      let style = Style.name(isSelected: isSelected)
      line.add(piece.string, found: state.session.shown.found(in: piece.string), style)
      if number == pieces.count - 1 { name.signs = addSigns(to: &line, leaving: priceWidth + 3) }
      if number == 0 {
        if let start = layout.summaryColumn, pieces.count == 1 {
          name.hasSummary = addSummary(to: &line, at: start, priceWidth)
        }
        if priceWidth > 0 {
          line.addAtEnd(price, .price(of: item))
        }
      }
      return line.spans
    }
    return name
  }

  /// Adds the signs, starting with the number in the choice. Returns the signs that do not fit.
  private func addSigns(to line: inout LineBuilder, leaving rest: Int) -> [StyledSign] {
    let chosen = state.choice.count(of: item.index)
    var all = StyledSign.signs(of: item, scene.strings)
    if chosen > 0 {
      let sign = StyledSign(text: scene.strings.inChoice(chosen), style: [.accent, .name])
      all.insert(sign, at: 0)
    }
    return all.filter { sign in
      line.addWhole(typesetter.safe("   " + sign.text), sign.style, leaving: rest) == nil
    }
  }

  /// Adds the ingredients after the name and its signs. Returns false if they do not fit there.
  private func addSummary(to line: inout LineBuilder, at start: Int, _ priceWidth: Int) -> Bool {
    let width = typesetter.width(of: typesetter.safe(item.summary))
    guard line.used < start, width <= right - start - priceWidth - 3 else { return false }
    line.addBlanks(start - line.used)
    line.add(item.summary, found: state.session.shown.found(in: item.summary), .quiet)
    return true
  }

  private func texts(_ text: String, _ style: Style, isFound: Bool = false) -> [Line] {
    column.wrapped(
      text, indent: layout.textIndent, style, found: isFound ? state.session.shown : nil)
  }
}
