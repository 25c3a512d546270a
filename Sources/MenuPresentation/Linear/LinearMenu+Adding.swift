internal import MenuCore

/// Adding dishes to the choice: `+2`.
extension LinearMenu {
  /// Adds the dish of a line, or the named dish or extras.
  mutating func add(_ number: Int?, named text: String) -> [String] {
    if let number { return addLine(number, named: text) }
    if text.isEmpty, subject == nil {
      if case .dish? = numbering[1] {
        question = .dish(times: 1)
        return [strings.linear.whichAsk]
      }
    } else if let answer = addToLastDish(text) {
      return answer
    }
    if let answer = addDish(named: text, times: 1) { return answer }
    if let number = GuestWords.printedNumber(text.split(separator: " ")) {
      return refused(strings.linear.noDishNumber.filled(number))
    }
    let counted = CountedName(text)
    if let answer = askWhich(counted?.name ?? text, times: counted?.count ?? 1) { return answer }
    guard let lastAdded, let item = session.item(of: lastAdded.dish) else {
      return refused(strings.noSuchWord.filled(text))
    }
    return refused(option: text, of: item)
  }

  /// Adds the dish that is named after a number, or asks which of several is meant. Nil for any other text,
  /// and if the number is part of the name of a dish or of a search that has rows. `2 margherita`, `zwei Bier`
  mutating func addCounted(_ text: String) -> [String]? {
    guard let counted = CountedName(text), DishName(beginning: text, in: session.source) == nil,
      !TypedQuery(text, preferring: strings.language).isQuestion
    else { return nil }
    if DishName(beginning: counted.name, in: session.source) == nil {
      let query = baseQuery.typing(text, in: strings.language, isFinished: true)
      let found = session.source.matching(query)
      let isCounted = query.typed.words.contains(where: found.isCount)
      if found.notice == nil, found.counts.shown > 0, !isCounted { return nil }
    }
    return addDish(withWordsOf: counted.name, times: counted.count, isByName: false)
      ?? askWhich(counted.name, times: counted.count)
  }

  /// Adds the dishes of a line that begins with one of them and goes on with a number and another. Nil for any
  /// other text. `a marinara and two margheritas`
  mutating func addSeveral(_ text: String) -> [String]? {
    guard let first = DishName(beginning: text, in: session.source),
      let item = session.item(of: first.dish),
      let rest = NamedOptions(first.rest, of: item).unknown,
      DishName(beginning: rest, in: session.source) == nil,
      DishName.counted(rest, in: session.source) != nil
    else { return nil }
    return addDish(first.dish, withOptionsIn: first.rest)
  }

  /// Shows the dishes that a search finds, with its notice, and asks which of them to add. Nil if it finds
  /// none. After a dish has been added, a misspelled word may be an extra.
  private mutating func askWhich(_ text: String, times count: Int) -> [String]? {
    let query = baseQuery.typing(text, in: strings.language, isFinished: true)
    let found = session.source.matching(query)
    if case .corrected = found.notice, lastAdded != nil { return nil }
    if case .dishAlone = found.notice { return nil }
    guard !query.typed.asksForNothing, found.counts.shown > 0 else { return nil }
    let answer = search(text)
    // The dish that is chosen gets the extra.
    var options = ""
    if case .extra = found.notice { options = text }
    question = .dish(times: count, options: options)
    return answer + [strings.linear.whichAsk]
  }

  /// Reports that a dish has no such option, and lists its options. Conditions about allergens may hide one.
  mutating func refused(option text: String, of item: MenuItem) -> [String] {
    let sentence = strings.linear.noOption.filled(name(of: item), strings.quoted(text))
    let offers = [conditionsOnAllergens].compactMap(\.self) + offers(of: item)
    if offers.isEmpty { return refused(sentence) }
    return [sentence] + offers
  }

  /// The sizes and the extras that a guest may name.
  func offers(of item: MenuItem) -> [String] {
    var offers: [String] = []
    if item.sizes.count > 1 {
      let names = item.sizes.map(\.name).joined(separator: ", ")
      offers.append("\(strings.sizes)\(strings.colon)\(names).")
    }
    return offers + [extrasOffer(of: item)].compactMap(\.self)
  }

  /// Adds the dish of a line with the options in a text, or a number of the dish named in the text: `+2 maxi`
  /// is one of line 2, and `+2 margherita` is two.
  private mutating func addLine(_ number: Int, named text: String) -> [String] {
    if text.isEmpty, let answer = addOne(ofChosenLine: number) { return answer }
    let dish = dish(ofNumber: number)
    let item = dish.flatMap(session.item)
    let isOption = item.map { NamedOptions(text, of: $0).unknown == nil } ?? text.isEmpty
    // If it is not the name of a dish, it is an option that the dish of the line lacks.
    if !isOption, let answer = addDish(named: text, times: number, isByName: dish != nil) {
      return answer
    }
    if let dish {
      let lines = addDish(dish, withOptionsIn: text)
      let isSearch = !isOption && session.source.hasRow(for: text, in: baseQuery)
      return isSearch ? lines + [howToAdd(text, times: number)] : lines
    }
    var lines = openLine(number)
    if let item = opened.flatMap(session.item) { lines.append(howToAdd(name(of: item))) }
    return lines
  }

  /// Adds one dish to a line of the choice, with its options, if the last answer was the choice. Nil
  /// otherwise, and if the dish is sold out.
  private mutating func addOne(ofChosenLine number: Int) -> [String]? {
    guard numbering.isOfChoice, numbering[number] != nil,
      var line = choice.lines[checked: number - 1],
      let item = session.item(of: line.dish), !item.isSoldOut
    else { return nil }
    line.count = 1
    return addToChoice(line, of: item)
  }

  /// Adds extras to the line that was added last, or adds the last opened or added dish again. Nil if the
  /// text names neither. An extra alone is ignored for a dish that is not in the choice.
  mutating func addToLastDish(_ text: String) -> [String]? {
    guard let dish = lastDish, let item = session.item(of: dish) else { return nil }
    let named = NamedOptions(text, of: item)
    guard named.unknown == nil else { return addExtra(withWordsOf: text, of: item) }
    let extras = named.extras
    guard !extras.isEmpty, extras.count == named.options.count else {
      return addDish(dish, withOptionsIn: text)
    }
    guard let before = lastAdded ?? lastLine(of: dish) else {
      let hasRequired = extras.contains { item.addOns[$0.group].least > 0 }
      if hasRequired { return addDish(dish, withOptionsIn: text) }
      let name = name(of: item)
      return [strings.linear.notChosen.filled(name), howToAdd("\(name) \(text)")]
    }
    if before.extras.isSuperset(of: extras) {
      return refused(
        strings.linear.hasAlready.filled(name(of: item), names(of: extras, item)))
    }
    var line = before
    let dropped = line.mark(extras, of: item)
    let lines = sentences(ofDropped: dropped, from: before, of: item)
    if line == before { return lines }
    if choice.count(of: line) == Choice.most { return [strings.choiceFull] }
    removeAll(before)
    return lines + addToChoice(line, of: item)
  }

  /// The last opened or added dish; after a list, only one that is in the choice.
  var lastDish: MenuDataSource.DishIndex? {
    subject ?? lastAdded?.dish ?? choice.lines.last?.dish
  }

  /// One dish of the last line of the choice with a dish; nil if there is none.
  private func lastLine(of dish: MenuDataSource.DishIndex) -> Choice.Line? {
    var line = choice.lastLine(of: dish).map { choice.lines[$0] }
    line?.count = 1
    return line
  }

  /// Adds the dish that a text names, `count` times or as often as a number before its name states. Nil if
  /// the text names no dish.
  private mutating func addDish(
    named text: String, times count: Int, isByName: Bool = false
  ) -> [String]? {
    if DishName(beginning: text, in: session.source) == nil, let counted = CountedName(text),
      let answer = addDish(withWordsOf: counted.name, times: counted.count, isByName: isByName)
    {
      return answer
    }
    return addDish(withWordsOf: text, times: count, isByName: isByName)
  }

  /// Adds the dish that a text names, or asks which of several is meant. Dishes that the conditions in force
  /// hide are not offered if others pass. Nil if the text names no dish. `isByName` excludes dishes that are
  /// found by their ingredients.
  private mutating func addDish(
    withWordsOf text: String, times count: Int, isByName: Bool
  ) -> [String]? {
    if let named = DishName(beginning: text, in: session.source) {
      return addDish(named.dish, withOptionsIn: named.rest, times: count)
    }
    let typed = TypedQuery(text, preferring: strings.language)
    var dishes = typed.lists.isEmpty ? DishName.dishes(withWordsOf: text, in: session.source) : []
    dishes = passing(dishes).nonEmpty ?? dishes
    if dishes.count == 1 { return addDish(dishes[0], withOptionsIn: "", times: count) }
    if dishes.isEmpty, !isByName {
      dishes = self.dishes(answering: typed)
      dishes = passing(dishes).nonEmpty ?? dishes
    }
    guard !dishes.isEmpty else { return nil }
    if let dish = dishes.only, let item = session.item(of: dish),
      let options = NamedOptions.text(in: text, besideNameOf: item)
    {
      return addDish(dish, withOptionsIn: options, times: count)
    }
    question = .dish(times: count)
    return [strings.linear.whichAsk] + numberedLines(dishes.map(NumberedLine.dish))
  }

  /// The dishes of the whole menu that match a text, empty if part of it is not understood. After a dish has
  /// been added, a misspelled word is not corrected: it may be an extra.
  private func dishes(answering typed: TypedQuery) -> [MenuDataSource.DishIndex] {
    guard !typed.asksForNothing else { return [] }
    var query = MenuQuery()
    query.typed = typed
    let found = session.source.matching(query)
    switch found.notice {
    case nil: return found.dishes(in: .menu)
    case .corrected where lastAdded == nil: return found.dishes(in: .menu)
    default: return []
    }
  }

  /// Adds a dish with the options in a text, then the dishes that the text names after them; or explains why
  /// one is not added.
  mutating func addDish(
    _ dish: MenuDataSource.DishIndex, withOptionsIn text: String, times count: Int = 1
  ) -> [String] {
    var lines: [String] = []
    var next: DishName? = DishName(dish: dish, count: count, rest: text)
    while let named = next {
      let added = addFirst(named)
      lines += added.lines
      next = added.next
    }
    return lines
  }

  /// Adds the first dish of a line.
  ///
  /// - Returns: the answer, and the dish that the rest of the line names; nil if there is none to add.
  private mutating func addFirst(_ dish: DishName) -> (lines: [String], next: DishName?) {
    guard let item = session.item(of: dish.dish) else { return ([], nil) }
    if item.isSoldOut {
      return (refused(name(of: item) + strings.colon + strings.soldOut + "."), nil)
    }
    let named = NamedOptions(dish.rest, of: item)
    let order = DishOrder(item, of: dish.dish, times: dish.count)
    guard let unknown = named.unknown else {
      return (complete(order, with: named.options, of: item), nil)
    }
    if let other = DishName.counted(unknown, in: session.source) {
      let lines = complete(order, with: named.options, of: item)
      if question == nil { return (lines, other) }
      return ([strings.linear.notAdded.filled(unknown.capitalized)] + lines, nil)
    }
    let typed = TypedQuery(unknown, preferring: strings.language)
    guard typed.filter.without.isEmpty, typed.withoutWords.isEmpty else {
      let notAdded = strings.linear.notAdded.filled(name(of: item))
      return ([notAdded + " " + strings.linear.askToLeaveOut], nil)
    }
    return (refused(option: unknown, of: item), nil)
  }

  /// Adds a complete line to the choice, as many dishes of it as there is room for.
  mutating func addToChoice(_ line: Choice.Line, of item: MenuItem) -> [String] {
    var line = line
    let requested = line.count
    line.count = choice.add(line)
    guard line.count > 0 else { return [strings.choiceFull] }
    subject = line.dish
    lastAdded = line
    var lines = ["\(strings.added.filled(countedName(of: line))). \(total)"]
    if line.count < requested { lines.append(strings.linear.atMost.filled("\(Choice.most)")) }
    lines += warnings(of: line)
    // The extras are listed once.
    if choice.count(of: line.dish) == line.count {
      lines += [extrasOffer(of: item, beside: line.extras)].compactMap(\.self)
    }
    return lines
  }

  /// The name of a line, with its number of dishes. `Margherita maxi, 2 volte`
  func countedName(of line: Choice.Line) -> String {
    let name = choice.name(of: line, in: session.source)
    return line.count > 1 ? name + ", " + strings.linear.times.filled("\(line.count)") : name
  }
}
