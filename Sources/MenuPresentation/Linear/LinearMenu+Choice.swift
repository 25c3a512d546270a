internal import MenuCore

/// The choice by question and answer: `+2`, `-2`, `choice`.
extension LinearMenu {
  mutating func add(_ number: Int) -> [String] {
    guard let dish = dish(ofNumber: number) else { return open(number) }
    let item = session.item(of: dish)
    if let item, item.isSoldOut { return ["\(item.title): \(strings.soldOut)."] }
    let hasSizes = item.map { !$0.sizes.isEmpty } ?? false
    return add(Choice.Line(dish: dish, size: hasSizes ? 0 : nil))
  }

  /// Adds a line of which all is chosen.
  mutating func take(_ line: Choice.Line) -> [String] {
    choice.add(line)
    let total = session.context.text(of: choice.total(in: session.menu.menu))
    return [
      strings.taken.filled(choice.name(of: line, in: session.menu))
        + ". " + strings.total + strings.colon + total + "."
    ]
  }

  mutating func remove(_ number: Int) -> [String] {
    guard let dish = dish(ofNumber: number) else { return open(number) }
    var last: Int? = number - 1
    if !isChoiceNumbered { last = choice.lastLine(of: dish) }
    guard let place = last, choice.lines.indices.contains(place) else {
      let name = session.item(of: dish)?.title ?? ""
      return [strings.linear.notChosen.filled(name)]
    }

    let name = choice.name(of: choice.lines[place], in: session.menu)
    choice.remove(at: place)
    if isChoiceNumbered { numbered = choice.lines.map { .dish($0.dish) } }
    return [strings.putBack.filled(name) + "."]
  }

  /// The choice: a numbered line a dish, so that -1 takes one out; the total and the allergens of all.
  mutating func choiceLines() -> [String] {
    guard !choice.isEmpty else { return [strings.nothingChosen] }
    let menu = session.menu.menu
    numbered = choice.lines.map { .dish($0.dish) }
    rest = []
    isChoiceNumbered = true

    let lines = choice.lines.enumerated().map { "\($0 + 1). \(text(of: $1))" }
    let total =
      strings.total + strings.colon + session.context.text(of: choice.total(in: menu)) + "."
    let cover = menu.cover.map { " " + strings.linear.cover.filled(session.context.text(of: $0)) }
    return lines
      + [total + (cover ?? ""), strings.sentence(choice.statement(in: menu)), strings.waiter]
  }

  /// A line of the choice. `2 × Marinara, 12,00 €, era 11,00 €.`
  func text(of line: Choice.Line) -> String {
    let name = "\(line.count) × \(choice.name(of: line, in: session.menu))"
    let remark = strings.remark(of: line, of: choice, in: session.menu)
    if let remark, choice.isSoldOut(line, in: session.menu.menu) { return "\(name): \(remark)." }
    let sum = session.context.text(of: choice.sum(of: line, in: session.menu.menu))
    let parts = [name, sum, remark ?? ""].filter { !$0.isEmpty }
    return parts.concatenated(separator: ", ") + "."
  }
}
