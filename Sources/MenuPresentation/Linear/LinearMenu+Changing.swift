internal import MenuCore

/// Changing the size and the extras of lines of the choice.
extension LinearMenu {
  /// Changes a line of the choice to the options in a text. If the text names none, lists what can be named.
  /// `cambia 2 maxi`, `change margherita to maxi`
  mutating func change(_ number: Int?, named text: String) -> [String] {
    if choice.isEmpty { return refused(strings.linear.empty) }
    var name: DishName?
    if number == nil { name = dishName(in: text) }
    var place = taken.flatMap { line in choice.lines.firstIndex { $0.isSame(as: line) } }
    if let number {
      place = self.place(ofNumber: number)
    } else if let dish = name?.dish {
      place = choice.lastLine(of: dish)
    }
    guard let place, let item = session.item(of: choice.lines[place].dish) else {
      return [strings.linear.notChosen.filled(text.capitalized)] + choiceLines()
    }
    let rest = name?.rest ?? text
    let named = NamedOptions(rest, of: item)
    var options = named.options
    if let unknown = named.unknown {
      // Part of a name is enough if only one option has these words.
      let words = NameWords(rest)
      options = item.options.filter { words.areAll(in: item.name(of: $0)) }
      if options.count != 1 { return refused(option: unknown, of: item) }
    }
    if options.isEmpty { return [self.text(of: choice.lines[place])] + offers(of: item) }
    return change(lineAt: place, to: options, of: item)
  }

  private mutating func change(
    lineAt place: Int, to options: [DishOption], of item: MenuItem
  ) -> [String] {
    let before = choice.lines[place]
    var line = before
    line.previous = nil
    let dropped = line.choose(options, of: item)
    takeAway(before)
    choice.insert(line, at: place)
    subject = line.dish
    taken = line
    if numbering.isOfChoice { numbering = Numbering(choice) }
    return sentences(ofDropped: dropped, from: before, of: item) + [text(of: line), total]
  }

  /// The dish named at the beginning of a text, or after an article.
  private func dishName(in text: String) -> DishName? {
    let rest = text.drop { !$0.isWhitespace }.dropFirst()
    return DishName(beginning: text, in: session.menu)
      ?? DishName(beginning: String(rest), in: session.menu)
  }
}
