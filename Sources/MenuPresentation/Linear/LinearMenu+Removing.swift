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
    if let number { return remove(number) }
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
    let named = NamedOptions(text, of: item).extras.filter { taken.extras.contains($0) }
    guard named.isEmpty else {
      takeAway(taken)
      var line = taken
      line.extras.subtract(named)
      choice.add(line)
      self.taken = line
      let left = self.text(of: line)
      return ["\(strings.putBack.filled(names(of: named, item))). \(left) \(total)"]
    }
    guard text.isEmpty, let place = placeOfTaken else { return nil }
    return remove(at: place)
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
    return choice.lines.indices.contains(number - 1) ? number - 1 : nil
  }

  private mutating func remove(at place: Int) -> [String] {
    let name = choice.name(of: choice.lines[place], in: session.menu)
    choice.remove(at: place)
    taken = nil
    if numbering.isOfChoice { numbering = Numbering(choice) }
    let left = strings.inChoice(choice.numberOfDishes)
    return ["\(strings.putBack.filled(name)). \(left). \(total)"]
  }
}
