internal import MenuCore

/// Removing dishes and extras from the choice: `-2`.
extension LinearMenu {
  /// Removes all dishes of a line.
  mutating func removeAll(_ line: Choice.Line) {
    if let index = choice.index(of: line) { choice.remove(at: index, times: line.count) }
  }

  /// Removes one dish of a line, of the named dish, or of the last line added; or an extra of that line.
  mutating func remove(_ number: Int?, named text: String) -> [String] {
    if let number {
      if text.isEmpty { return removeLine(number) }
      if let index = index(named: "\(number) \(text)") { return removeDishes(at: index) }
      for index in indices(ofNumber: number) {
        guard let item = session.item(of: choice.lines[index].dish),
          let extras = exclusion(of: text[...], at: index, of: item)
        else { continue }
        return removeExtras(extras, from: choice.lines[index], of: item)
      }
      return removeDishes(named: text, times: number)
    }
    if let answer = removeFromLastAdded(text) { return answer }
    if text.isEmpty { return choiceLines() }
    guard index(named: text) == nil, let counted = CountedName(text) else {
      return removeDishes(named: text, times: 1)
    }
    return removeDishes(named: counted.name, times: counted.count)
  }

  /// Removes a number of the dish that a text names. `togli due margherite`
  private mutating func removeDishes(named name: String, times: Int) -> [String] {
    if let index = index(named: name) { return removeDishes(at: index, times: times) }
    return removeCondition(name) ?? [missing(named: name)] + choiceLines()
  }

  /// The index in the choice of the last line of the dish that a text names, with the options after its name;
  /// otherwise of the last line that has all words of the text, in any form. `margherite maxi`, `2 birre`
  private func index(named text: String) -> Int? {
    func has(_ line: Choice.Line, _ words: String) -> Bool {
      NameWords(words).areAll(in: choice.name(of: line, in: session.source), inAnyForm: true)
    }
    if let named = DishName(beginning: text, in: session.source) {
      let index = choice.lines.lastIndex { line in
        line.dish == named.dish && (named.rest.isEmpty || has(line, named.rest))
      }
      if let index { return index }
    }
    return choice.lines.lastIndex { has($0, text) }
  }

  /// Removes the extras that a text names from the line that was added last; without a text, removes one dish
  /// of that line. Nil if neither is there.
  private mutating func removeFromLastAdded(_ text: String) -> [String]? {
    guard let lastAdded, let item = session.item(of: lastAdded.dish) else { return nil }
    let named = lastAdded.extras.intersection(NamedOptions(text, of: item).extras)
    if !named.isEmpty { return removeExtras(named, from: lastAdded, of: item) }
    guard text.isEmpty, let index = indexOfLastAdded else { return nil }
    return removeDishes(at: index)
  }

  /// Removes extras from a line; if one of them has to be chosen, says so instead.
  mutating func removeExtras(
    _ extras: Set<Choice.Extra>, from before: Choice.Line, of item: MenuItem
  ) -> [String] {
    var line = before
    line.extras.subtract(extras)
    if let missing = item.missingGroup(in: line) {
      let group = item.addOns[missing]
      let names = group.items.map(\.name).joined(separator: ", ")
      return ["\(title(of: group))\(strings.colon)\(names)."]
    }
    let removed = strings.takenOut.filled(names(of: extras.sorted(), item)) + "."
    return [([removed] + replace(before, with: line)).joined(separator: " ")]
  }

  private mutating func removeLine(_ number: Int) -> [String] {
    // The numbers of the choice are those of its lines, never printed ones.
    let isOutsideChoice = numbering.isOfChoice && numbering[number] == nil
    guard !isOutsideChoice, dish(ofNumber: number) != nil else {
      return [strings.linear.noNumber.filled("\(number)")] + choiceLines()
    }
    guard let index = index(ofNumber: number) else { return [missing(number)] + choiceLines() }
    return removeDishes(at: index)
  }

  /// The index in the choice of a line of the last answer; nil if its dish is not in the choice.
  func index(ofNumber number: Int) -> Int? {
    if !numbering.isOfChoice { return dish(ofNumber: number).flatMap(choice.lastLine) }
    guard choice.lines.indices.contains(number - 1) else { return nil }
    return number - 1
  }

  /// Removes a number of dishes of a line, at most all of them.
  mutating func removeDishes(at index: Int, times: Int = 1) -> [String] {
    var removed = choice.lines[index]
    removed.count = min(removed.count, max(1, times))
    choice.remove(at: index, times: removed.count)
    lastAdded = nil
    if numbering.isOfChoice { numbering = Numbering(choice) }
    let takenOut = strings.takenOut.filled(countedName(of: removed))
    let left = "\(takenOut). \(strings.inChoice(choice.numberOfDishes))."
    return [choice.isEmpty ? left : "\(left) \(total)"]
  }
}
