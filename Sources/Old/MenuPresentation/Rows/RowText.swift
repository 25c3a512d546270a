import OldMenuCore

/// All that one row of a list says.
struct RowText: Hashable {
  @ComparedAsUTF8 var number: String? = nil
  var title = MarkedText("")
  var signs: [Sign] = []
  var summary = MarkedText("")
  @ComparedAsUTF8 var price: String? = nil
  @ComparedAsUTF8 var shortPrice: String? = nil
  var isSoldOut = false
  @ComparedAsUTF8 var allergenWarning: String? = nil
  @ComparedAsUTF8 var reason: String? = nil
}

/// How a row is laid out.
struct RowLook: Hashable {
  var columns: Int
  /// How many columns the numbers of the dishes have, 0 for none.
  var numberColumns = 0
  /// How many columns name and signs have at least, so that what follows begins at one column.
  var nameColumns = 0
  /// Whether there is to be something after the title.
  var hasSummary = true
  /// Whether the price has a line of its own.
  var hasPriceLine = false
  /// Whether it does not call, because its dish is not served at this time.
  var isQuiet = false
}

extension RowText {
  /// The lines of the row; the price is never cut, the rest is.
  func lines(_ look: RowLook, text: TerminalText) -> RowLines {
    look.hasPriceLine ? twoLines(look, text: text) : oneLine(look, text: text)
  }

  private func oneLine(_ look: RowLook, text: TerminalText) -> RowLines {
    var line = LineBuilder(columns: look.columns, text: text)
    addPlaceOfMarker(to: &line)
    if look.numberColumns == 0 {
      line.add(" ")
    } else {
      let digits = text.cut(text.safe(number ?? ""), to: look.numberColumns)
      line.fill(with: " ", leaving: line.room - look.numberColumns + text.width(of: digits))
      line.add(digits + " ", .dim)
    }
    let price = fittingPrice(in: look.columns - 12, text: text)
    let reserved = price.isEmpty ? 1 : text.width(of: price) + 3
    let wholeTitle = text.width(of: text.safe(title.text))
    let allergenWarning = fittingWarning(
      in: line.room - reserved - 8, besideTitle: line.room - reserved - wholeTitle, text: text)
    let reservedBehindTitle = reserved + text.width(of: allergenWarning)
    let nameStart = line.room
    addTitleAndSigns(to: &line, look, leaving: reservedBehindTitle, text: text)
    line.add(allergenWarning, .warning)
    // Why it was found comes before what it is of: where all of it has room, else not at all.
    if let reason = reason.map(text.safe), text.width(of: reason) + 2 <= line.room - reserved {
      line.add("  " + reason, .accent)
    }
    if look.hasSummary, line.room - reserved >= 8, !summary.text.isEmpty {
      let nameEnd = max(nameStart - look.nameColumns, reserved + 8)
      if line.room > nameEnd { line.fill(with: " ", leaving: nameEnd) }
      line.add("  ")
      line.add(summary, .dim, atMost: line.room - reserved)
    }
    if !price.isEmpty { line.addAtEnd(price, priceStyle(look)) }
    return RowLines(spans: [line.spans], marker: text.safe("▸"))
  }

  private func twoLines(_ look: RowLook, text: TerminalText) -> RowLines {
    let price = fittingPrice(in: look.columns, text: text)
    let room = look.columns - text.width(of: price)
    let allergenWarning = fittingWarning(in: room, besideTitle: room, text: text)
    var first = LineBuilder(columns: look.columns, text: text)
    addPlaceOfMarker(to: &first)
    let hasNoRoom = self.allergenWarning != nil && allergenWarning.isEmpty
    first.add(hasNoRoom ? "?" : " ", hasNoRoom ? .warning : [])
    addTitleAndSigns(to: &first, look, leaving: 0, text: text)
    var second = LineBuilder(columns: look.columns, text: text)
    second.add(allergenWarning.part { $0.dropFirst() }, .warning)
    second.addAtEnd(price, priceStyle(look), margin: 0)
    return RowLines(
      spans: [first.spans, second.spans], marker: text.safe("▸"))
  }

  /// What is sold out is told also of what is not served now.
  private func priceStyle(_ look: RowLook) -> Style {
    isSoldOut ? .warning : look.isQuiet ? .dim : []
  }

  private func addPlaceOfMarker(to line: inout LineBuilder) {
    line.add(" ", .accent)
  }

  /// A long title is cut and not its signs, unless next to nothing of it would be left; nor is the
  /// star at its end, which says that something in the dish was frozen.
  private func addTitleAndSigns(
    to line: inout LineBuilder, _ look: RowLook, leaving reserved: Int, text: TerminalText
  ) {
    let isQuiet = isSoldOut || look.isQuiet
    let signs = signs.map { (text: "  " + text.safe($0.text), style: $0.style) }
    let columnsOfSigns = signs.reduce(0) { $0 + text.width(of: $1.text) }
    let room = line.room - reserved
    let roomOfTitle = room - columnsOfSigns >= RowText.leastTitle ? room - columnsOfSigns : room
    let style: Style = isQuiet ? .dim : .bold
    if title.text.hasSuffix(String.star), roomOfTitle >= RowText.leastTitle,
      text.width(of: text.safe(title.text)) > roomOfTitle
    {
      // What a search marks stands before the star.
      line.add(
        MarkedText(String(title.text.dropLast()), marks: title.marks), style,
        atMost: roomOfTitle - 1)
      line.add(String.star, style)
    } else {
      line.add(title, style, atMost: roomOfTitle)
    }
    for sign in signs where text.width(of: sign.text) <= line.room - reserved {
      line.add(sign.text, isQuiet ? .dim : sign.style)
    }
  }

  /// With fewer columns than these a title could not be told from others.
  private static let leastTitle = 8

  /// As much of the remark as there is room for, behind two blanks: all of it, its first word, or a
  /// question mark; empty without a remark, or without room even for that. A long one is not worth
  /// a part of the title.
  private func fittingWarning(
    in room: Int, besideTitle roomBeside: Int, text: TerminalText
  ) -> SafeText {
    guard let allergenWarning else { return "" }
    let firstWord = String(allergenWarning.prefix { $0 != " " && $0 != ":" })
    let forms = [allergenWarning, firstWord, "?"].map { "  " + text.safe($0) }
    return forms.first { form in
      let width = text.width(of: form)
      return width <= min(room, max(roomBeside, RowText.shortRemark))
    } ?? ""
  }

  /// As many columns as `chiedere al personale` takes behind its blanks.
  private static let shortRemark = 23

  /// The price, the least of it where the whole does not fit.
  private func fittingPrice(in room: Int, text: TerminalText) -> SafeText {
    let whole = text.safe(price ?? "")
    guard text.width(of: whole) > room else { return whole }
    return text.cut(shortPrice.map(text.safe) ?? whole, to: room)
  }
}

extension Sign {
  /// How it looks, wherever it stands.
  var style: Style { mark == .spicy ? .warning : .diet }
}
