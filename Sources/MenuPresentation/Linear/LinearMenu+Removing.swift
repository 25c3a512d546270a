internal import MenuCore

/// Removing dishes and extras from the choice: `-2`.
extension LinearMenu {
  /// Removes all dishes of a line.
  mutating func takeAway(_ line: Choice.Line) {
    for _ in 0..<line.count {
      guard let place = choice.lines.firstIndex(where: { $0.isSame(as: line) }) else { return }
      choice.remove(at: place)
    }
  }

  /// Removes one dish of a line, of the named dish, or of the last line added; or an extra of that line.
  mutating func remove(_ number: Int?, named text: String) -> [String] {
    if let number {
      let dish = place(ofNumber: number).map { choice.lines[$0].dish }
      let name = dish.flatMap(session.item).map(name(of:)) ?? text
      if text.isEmpty || NameWords(text).areAll(in: name) { return remove(number) }
      return change(number, named: "-" + text)
    }
    if let answer = removeFromTaken(text) { return answer }
    let named = NameWords(text)
    let place = choice.lines.lastIndex {
      named.areAll(in: choice.name(of: $0, in: session.menu))
    }
    if let place { return remove(at: place) }
    if text.isEmpty { return choiceLines() }
    return [missing(named: text)] + choiceLines()
  }

  /// Removes the extras that a text names from the line that was added last; without a text, removes one dish
  /// of that line. Nil if neither is there.
  private mutating func removeFromTaken(_ text: String) -> [String]? {
    guard let taken, let item = session.item(of: taken.dish) else { return nil }
    let named = taken.extras.intersection(NamedOptions(text, of: item).extras)
    if !named.isEmpty { return remove(named, from: taken, of: item) }
    guard text.isEmpty, let place = placeOfTaken else { return nil }
    return remove(at: place)
  }

  /// Removes extras from a line; if one of them has to be chosen, says so instead.
  mutating func remove(
    _ extras: Set<Choice.Extra>, from before: Choice.Line, of item: MenuItem
  ) -> [String] {
    var line = before
    line.extras.subtract(extras)
    if let missing = item.missingGroup(in: line) {
      let group = item.addOns[missing]
      let names = group.items.map(\.name).joined(separator: ", ")
      return ["\(title(of: group))\(strings.colon)\(names)."]
    }
    let removed = strings.putBack.filled(names(of: extras.sorted(), item)) + "."
    return [([removed] + replace(before, with: line)).joined(separator: " ")]
  }

  private mutating func remove(_ number: Int) -> [String] {
    if numbering.isOfChoice, numbering[number] == nil {
      return [strings.linear.noNumber.filled("\(number)")] + choiceLines()
    }
    if dish(ofNumber: number) == nil { return open(number) }
    guard let place = place(ofNumber: number) else { return [missing(number)] + choiceLines() }
    return remove(at: place)
  }

  /// The index in the choice of a line of the last answer; nil if its dish is not in the choice.
  func place(ofNumber number: Int) -> Int? {
    if !numbering.isOfChoice { return dish(ofNumber: number).flatMap(choice.lastLine) }
    guard choice.lines.indices.contains(number - 1) else { return nil }
    return number - 1
  }

  mutating func remove(at place: Int) -> [String] {
    let name = choice.name(of: choice.lines[place], in: session.menu)
    choice.remove(at: place)
    taken = nil
    if numbering.isOfChoice { numbering = Numbering(choice) }
    let left = strings.inChoice(choice.numberOfDishes)
    return ["\(strings.putBack.filled(name)). \(left). \(total)"]
  }
}
