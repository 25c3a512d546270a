internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension PageRenderer {
  /// The choice as a slip for the waiter: one line a dish with its allergens, then the cover, the total and
  /// the combined allergens.
  mutating func addChoice(row: Int) {
    drawing.title = strings.choice
    guard !state.choice.isEmpty else {
      drawing.lines = column.wrapped(strings.nothingChosen, indent: column.margin)
      drawing.lines += column.wrapped(strings.howToChoose, indent: column.margin)
      return
    }
    let items = strings.items(state.choice.numberOfDishes)
    drawing.asides = [items]
    if isCoverOpen { drawing.asides.insert("\(items) · \(strings.coverForHowMany)", at: 0) }
    for (number, line) in state.choice.lines.enumerated() {
      let lines = self.lines(of: line, isUnderCursor: number == row)
      add(option: number, lines, isUnderCursor: number == row)
    }
    let coverRow = state.choice.lines.count
    if let cover = coverLines(isUnderCursor: coverRow == row) {
      // The signs come first: a click on one is not a click on the row.
      addCoverSigns(in: cover)
      add(option: coverRow, cover, isUnderCursor: coverRow == row)
    }
    drawing.lines += [[]] + totalLines + [[]]
    beginSection(strings.ofAll)
    let statement = state.choice.statement(in: state.session.source.menu)
    drawing.lines += lines(of: statement, indent: column.margin + 2)
    endSection()
    drawing.lines.append([])
    drawing.lines += column.wrapped(strings.waiter, indent: column.margin)
  }

  /// True if the house has a cover and the number of people is not known yet.
  private var isCoverOpen: Bool {
    state.session.source.menu.cover != nil && state.choice.people == 0
  }

  /// A dish of the choice with its printed number and its allergens. A dish that is sold out is not charged.
  private func lines(of line: Choice.Line, isUnderCursor: Bool) -> [Line] {
    let choice = state.choice
    let menu = state.session.source
    let dish = menu.menu[line.dish]
    let mark = mark(count: "\(line.count)", number: dish.flatMap(\.number) ?? "–")
    let name = choice.name(of: line, in: menu)
    let change = choice.remark(of: line, in: menu)
    guard !choice.isSoldOut(line, in: menu.menu) else {
      return optionLines(
        name + strings.colon + strings.soldOut, mark: mark, price: "", isUnderCursor: isUnderCursor)
    }
    let price = price(of: line)
    let statement = choice.statement(of: line, in: menu.menu)
    var stated = OptionRemark(text: strings.statedSentence(statement), style: [])
    if strings.parts(of: statement).stated.isEmpty {
      stated = OptionRemark(advice: stated.text)
    }
    return optionLines(
      name, mark: mark, price: price, isUnderCursor: isUnderCursor,
      remarks: [OptionRemark(text: change ?? ""), stated])
  }

  /// The price of a line. For a single dish without extras it is the price in the list: `5,00 – 8,00 €`,
  /// `prezzo del giorno`.
  private func price(of line: Choice.Line) -> String {
    let sum = state.choice.sum(of: line, in: state.session.source.menu)
    let isOne = line.count == 1 && line.extras.isEmpty
    guard sum.isLeast, isOne || sum.amount == .zero,
      let item = state.session.item(of: line.dish)
    else { return state.session.context.text(of: sum) }
    if let size = line.size.flatMap({ item.sizes[checked: $0] }) { return size.price ?? "" }
    return item.price ?? ""
  }

  /// The count and the printed number of a dish, in columns that align across all lines. `2 ×   4 `
  private func mark(count: String, number: String) -> String {
    let most = state.choice.lines.map(\.count).max() ?? 1
    let times = padded(count, to: "\(max(most, state.choice.people))".count) + " ×"
    guard state.widths.number > 0, column.size.columns >= 20 else { return times }
    return "\(times)  \(padded(number, to: state.widths.number)) "
  }

  /// A text cut to a number of cells, and padded with blanks at its start.
  private func padded(_ text: String, to width: Int) -> String {
    let cut = typesetter.cut(typesetter.safe(text), to: width)
    return SafeText.blanks(width - typesetter.width(of: cut)).string + cut.string
  }

  /// The cover, nil for a house without one. Until the number of people is known, its price is for one
  /// person.
  private func coverLines(isUnderCursor: Bool) -> [Line]? {
    guard let cover = state.session.source.menu.cover else { return nil }
    let context = state.session.context
    let people = state.choice.people
    var price = strings.perHead.filled(context.text(of: cover))
    if people > 0 { price = cover.multiplied(by: people).map(context.text(of:)) ?? "" }
    return optionLines(
      strings.cover, mark: mark(count: people == 0 ? "?" : "\(people)", number: ""),
      price: price, isUnderCursor: isUnderCursor,
      remarks: [OptionRemark(text: "\(Self.signsOfPeople) \(strings.keys.people)")])
  }

  /// Makes the signs in the row of the cover, which is added next, clickable.
  private mutating func addCoverSigns(in cover: [Line]) {
    for (number, line) in cover.enumerated() {
      let text = line.map(\.text.string).joined()
      guard let signs = text.firstRange(of: Self.signsOfPeople) else { continue }
      let start = typesetter.width(of: text[..<signs.lowerBound])
      let index = drawing.lines.count + number
      drawing.targets += [
        ClickTarget(line: index, columns: start..<start + 1, action: .cover(.add)),
        ClickTarget(line: index, columns: start + 2..<start + 3, action: .cover(.remove)),
      ]
    }
  }

  private static let signsOfPeople = "+ -"

  /// The total after its label, or below it if both do not fit on one line.
  private var totalLines: [Line] {
    let sum = state.session.context.text(of: state.choice.total(in: state.session.source.menu))
    let total = typesetter.safe(sum.nonEmpty ?? strings.linear.noPrice)
    let title = isCoverOpen ? strings.totalWithoutCover : strings.total
    var lines: [Line] = []
    var line = column.line(column.margin + 2)
    let room = line.room - typesetter.width(of: total) - 3
    if line.addWhole(typesetter.safe(title), .name, atMost: room) == nil {
      lines = column.wrapped(title, indent: column.margin + 2, .name)
    }
    line.addAtEnd(total, .name)
    return lines + [line.spans]
  }
}
