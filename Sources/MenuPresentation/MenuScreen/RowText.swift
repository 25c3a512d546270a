/// All that one row of a list says.
struct RowText: Hashable {
  var number: String?
  var title = MarkedText("")
  var marks: [String] = []
  var summary = MarkedText("")
  var price: String?
  var shortPrice: String?
  var isSoldOut = false
  var remark: String?
}

/// How a row is laid out.
struct RowLook: Hashable {
  var columns: Int
  /// How many columns the numbers of the dishes have, 0 for none.
  var numberColumns = 0
  var isSelected = false
  /// Whether there is to be something behind the title.
  var hasSummary = true
  /// Whether the price has a line of its own.
  var hasPriceLine = false
}

extension RowText {
  /// The lines of the row; the price is never cut, the rest is.
  func lines(_ look: RowLook, text: TerminalText) -> [[Span]] {
    look.hasPriceLine ? twoLines(look, text: text) : [oneLine(look, text: text)]
  }

  private func oneLine(_ look: RowLook, text: TerminalText) -> [Span] {
    var line = Line(columns: look.columns, text: text)
    addMarker(to: &line, isSelected: look.isSelected)
    if look.numberColumns == 0 {
      line.add(" ")
    } else {
      let digits = text.cut(text.safe(number ?? ""), to: look.numberColumns)
      line.fill(with: " ", leaving: line.room - look.numberColumns + text.width(of: digits))
      line.add(digits + " ", isSoldOut ? .dim : [])
    }
    let price = fittingPrice(in: look.columns - 12, text: text)
    let reserved = price.isEmpty ? 1 : text.width(of: price) + 3
    addTitle(to: &line, isSelected: look.isSelected, atMost: line.room - reserved)
    addRest(to: &line, reserved: reserved, text: text, hasSummary: look.hasSummary)
    if !price.isEmpty { line.addAtEnd(price, isSoldOut ? .dim : []) }
    return line.spans
  }

  private func twoLines(_ look: RowLook, text: TerminalText) -> [[Span]] {
    var first = Line(columns: look.columns, text: text)
    addMarker(to: &first, isSelected: look.isSelected)
    first.add(" ")
    addTitle(to: &first, isSelected: look.isSelected, atMost: first.room)
    var second = Line(columns: look.columns, text: text)
    let price = fittingPrice(in: look.columns, text: text)
    second.addAtEnd(price, isSoldOut ? .dim : [], margin: 0)
    return [first.spans, second.spans]
  }

  private func addMarker(to line: inout Line, isSelected: Bool) {
    line.add(isSelected ? "▸" : " ", .accent)
  }

  private func addTitle(to line: inout Line, isSelected: Bool, atMost room: Int) {
    line.add(title, isSelected ? .reverse : isSoldOut ? .dim : .bold, atMost: room)
  }

  private func addRest(
    to line: inout Line, reserved: Int, text: TerminalText, hasSummary: Bool
  ) {
    for mark in marks where text.width(of: mark) + 2 <= line.room - reserved {
      line.add("  " + mark, .accent)
    }
    if let remark, line.room - reserved >= 8 {
      line.add("  ")
      line.add(remark, .warning, atMost: line.room - reserved)
    }
    if hasSummary, line.room - reserved >= 8, !summary.text.isEmpty {
      line.add("  ")
      line.add(summary, isSoldOut ? .dim : [], atMost: line.room - reserved)
    }
  }

  /// The price, the least of it where the whole does not fit, safe to measure.
  private func fittingPrice(in room: Int, text: TerminalText) -> String {
    let whole = text.safe(price ?? "")
    guard text.width(of: whole) > room else { return whole }
    return text.cut(text.safe(shortPrice ?? whole), to: room)
  }
}
