internal import MenuCore

/// Changing the size, the extras and the number of lines of the choice.
extension LinearMenu {
  /// Changes a line of the choice to the options or the number in a text. If the text names none, lists what
  /// can be named. `cambia 2 maxi`, `change margherita to maxi`, `change 2 to 3`
  ///
  /// A number is that of a line of the last answer, otherwise that of a line of the choice; if only one of the
  /// two has the options, it is that one.
  mutating func change(_ number: Int?, named text: String) -> [String] {
    if choice.isEmpty { return refused(strings.linear.empty) }
    var name: DishName?
    if number == nil { name = DishName(beginning: text, in: session.source) }
    let rest = name?.rest ?? text
    let indices = indices(ofNumber: number, name)
    var index = indices.first { index in
      guard let item = session.item(of: choice.lines[index].dish) else { return false }
      return requestedChange(in: rest, at: index, of: item) != nil
    }
    let isKnown = number != nil || name != nil || lastAdded != nil || indices.count == 1
    if index == nil, isKnown { index = indices.first }
    guard let index, let item = session.item(of: choice.lines[index].dish)
    else { return [missing(number, named: text)] + choiceLines() }
    switch requestedChange(in: rest, at: index, of: item) {
    case nil: return refused(option: NamedOptions(rest, of: item).unknown ?? rest, of: item)
    case .options([])?: return [choiceText(choice.lines[index])] + offers(of: item)
    case .options(let options)?: return setOptions(options, ofLineAt: index, of: item)
    case .without(let extras)?: return removeExtras(extras, from: choice.lines[index], of: item)
    case .count(let count)?: return setCount(count, ofLineAt: index)
    }
  }

  /// Sets the number of the dish that was mentioned last, or adds to it. `make it two`, `ancora una`
  mutating func countSubject(_ count: Int, isMore: Bool) -> [String] {
    guard let dish = lastDish, let item = session.item(of: dish) else {
      return refused(strings.linear.empty)
    }
    guard let index = indexOfLastAdded ?? choice.lastLine(of: dish), !item.isSoldOut else {
      return addDish(dish, withOptionsIn: "", times: count)
    }
    guard isMore else { return setCount(count, ofLineAt: index) }
    var line = choice.lines[index]
    line.count = count
    return addToChoice(line, of: item)
  }

  /// The change that a text requests of a line.
  private enum LineChange {
    case options([DishOption])
    case without(Set<Choice.Extra>)
    case count(Int)
  }

  /// The options or the number in a text, or the extras of the line that it excludes; nil if it is about
  /// something else. Part of the name of an option is enough if only one has these words.
  private func requestedChange(in text: String, at index: Int, of item: MenuItem) -> LineChange? {
    if text.first == "-" {
      return exclusion(of: text.dropFirst(), at: index, of: item).map(LineChange.without)
    }
    let named = NamedOptions(text, of: item)
    guard let unknown = named.unknown else { return .options(named.options) }
    if named.options.isEmpty, let count = GuestWords.number(unknown) { return .count(count) }
    let words = NameWords(text)
    if let option = item.options.filter({ words.areAll(in: item.name(of: $0)) }).only {
      return .options([option])
    }
    let first = unknown.prefix { $0 != " " }
    let typed = TypedQuery(String(first), preferring: strings.language)
    guard named.options.isEmpty, typed.expectation == .item else { return nil }
    return exclusion(of: unknown.dropFirst(first.count), at: index, of: item)
      .map(LineChange.without)
  }

  /// The extras of a line that a text after `senza` names; nil if it names none.
  func exclusion(
    of text: Substring, at index: Int, of item: MenuItem
  ) -> Set<Choice.Extra>? {
    guard case .options(let options)? = requestedChange(in: String(text), at: index, of: item)
    else { return nil }
    return choice.lines[index].extras.intersection(options.compactMap(\.extra)).nonEmpty
  }

  /// The indices of the lines of the choice that a number or a name may mean, the most likely first. Without
  /// either, the line added last comes before the others.
  func indices(ofNumber number: Int?, _ name: DishName? = nil) -> [Int] {
    if let number {
      let lines = [index(ofNumber: number), number - 1].compactMap(\.self)
      return lines.filter(choice.lines.indices.contains)
    }
    if let name { return [choice.lastLine(of: name.dish)].compactMap(\.self) }
    return [indexOfLastAdded].compactMap(\.self) + choice.lines.indices.reversed()
  }

  /// The index in the choice of the line added last; nil if it is not there.
  var indexOfLastAdded: Int? { lastAdded.flatMap(choice.index) }

  /// The sentence that the choice lacks the dish of a number or a text.
  func missing(_ number: Int? = nil, named text: String = "") -> String {
    guard let number else { return strings.linear.notChosen.filled(text.capitalized) }
    guard let item = dish(ofNumber: number).flatMap(session.item) else {
      return strings.linear.noNumber.filled("\(number)")
    }
    return strings.linear.notChosen.filled(name(of: item))
  }

  private mutating func setOptions(
    _ options: [DishOption], ofLineAt index: Int, of item: MenuItem
  ) -> [String] {
    let before = choice.lines[index]
    var line = before
    let dropped = line.choose(options, of: item)
    return sentences(ofDropped: dropped, from: before, of: item) + replace(before, with: line)
  }

  /// Replaces a line, or as many dishes of it as were added last, and reads the new one.
  mutating func replace(_ before: Choice.Line, with line: Choice.Line) -> [String] {
    var line = line
    line.previous = nil
    let index = choice.index(of: before) ?? choice.lines.count
    removeAll(before)
    choice.insert(line, at: index)
    return changed(to: line)
  }

  private mutating func setCount(_ count: Int, ofLineAt index: Int) -> [String] {
    if count == 0 { return removeDishes(at: index, times: choice.lines[index].count) }
    choice.lines[index].count = min(max(1, count), Choice.most)
    return changed(to: choice.lines[index])
  }

  /// Reads a changed line, which the next line may refer to.
  private mutating func changed(to line: Choice.Line) -> [String] {
    subject = line.dish
    lastAdded = line
    if numbering.isOfChoice { numbering = Numbering(choice) }
    return [choiceText(line), total]
  }
}
