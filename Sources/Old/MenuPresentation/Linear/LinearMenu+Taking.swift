import OldMenuCore

/// What a guest takes and puts back, by the numbers of the last answer and by name.
extension LinearMenu {
  /// Takes what is typed: the dish of a line in a size and with add-ons, or so many of a dish by its
  /// name; nil when it is none of these.
  ///
  /// A number in digits means a line as long as what stands behind it tells something of its dish: who
  /// reads lines types their numbers. One in letters means how many.
  func take(_ typed: String) -> [String]? {
    guard !typed.isEmpty else { return [linearWords.takeHelp] }
    // What is called so comes before one more of it.
    let typed =
      NamedDish(typed, in: offered) == nil ? SpokenLine.countedInFront(typed.withoutAgain) : typed
    let number = TypedNumber(typed)
    if let number, number.rest.isEmpty, !number.isInWords { return take(line: number) }
    if let answer = takeSpoken(typed) { return answer }
    // Also where a number is a part of the name: `quattro formaggi`.
    if let dish = NamedDish(typed, in: offered) { return take(dish) }
    if let number, number.rest.isEmpty { return take(line: number) }
    if let number, !number.isInWords, isLineMeant(by: number) { return take(line: number) }
    if let answer = takeLines(typed) ?? takeSeveral(typed) { return answer }
    guard let number else { return take(called: typed) }
    guard let count = number.value, (1...Choice.limit).contains(count) else {
      return [linearWords.countLimit(Choice.limit)]
    }
    if let dish = NamedDish(number.rest, in: offered) { return take(dish, count: count) }
    if let answer = take(called: number.rest, count: count) { return answer }
    return number.isInWords && !isLineMeant(by: number)
      ? take(called: typed) : take(line: number)
  }

  /// Puts back what is typed: of the dish of a line, or so many of a dish by its name; nil when it is
  /// neither.
  func putBack(_ typed: String) -> [String]? {
    if LinearCommand(word: typed) == .choice { return emptyChoice() }
    if let answer = putBackSpoken(typed) { return answer }
    let number = TypedNumber(typed)
    if let number, number.rest.isEmpty || (!number.isInWords && isLineMeant(by: number)) {
      return putBack(line: number)
    }
    let count = number?.value ?? (number == nil ? 1 : .max)
    let name = number?.rest ?? typed
    if let line = chosenLine(called: typed) { return remove(at: line) }
    if count > 0, let line = chosenLine(called: name) { return remove(count, at: line) }
    guard let number else { return nil }
    guard let named = NamedDish(name, in: session.menu), let dish = dish(at: named.index) else {
      return number.isInWords ? nil : putBack(line: number)
    }
    return [linearWords.notChosen(session.menu.context.text(dish.name)).asSentence]
  }

  /// Puts back one of what was chosen and is called so, or as many as are counted; nil where nothing is.
  func putBackChosen(_ name: String) -> [String]? {
    let number = TypedNumber(name).flatMap { $0.rest.isEmpty ? nil : $0 }
    if let line = chosenLine(called: name) { return remove(at: line) }
    guard let number, let line = chosenLine(called: number.rest) else { return nil }
    return remove(number.value ?? .max, at: line)
  }

  /// That a dish that is named was not chosen; nil where none is.
  func sayNotChosen(_ typed: String) -> [String]? {
    NamedDish(typed, in: session.menu).flatMap { dish(at: $0.index) }.map { dish in
      [linearWords.notChosen(session.menu.context.text(dish.name)).asSentence]
    }
  }

  /// That a dish that is named is hidden, and what it is; nil where none is.
  func sayFiltered(_ typed: String) -> [String]? {
    // A number may be a part of the name: `quattro formaggi`.
    let names = [typed, TypedNumber(typed)?.rest].compactMap(\.self)
    guard let named = names.lazy.compactMap({ NamedDish($0, in: self.session.menu) }).first,
      let dish = dish(at: named.index), sessionWithoutSearch.path(of: named.index) == nil
    else { return nil }
    return [linearWords.isFiltered(session.menu.context.text(dish.name))] + tell(named.index)
  }

  /// That a dish is had otherwise than it stands on the menu only by asking, and what it is; nil where
  /// none is named. Nothing is taken: who leaves something out of it counts on that.
  func sendToStaff(_ typed: String) -> [String]? {
    guard let named = NamedDish(typed, in: session.menu, isWhole: false) else { return nil }
    let asked = session.words.labelled(typed.excerpt, session.words.askStaff).asSentence
    return [asked] + tell(named.index) + [soFar]
  }

  /// What can be had on top of a dish that is named, where something else is wanted on it; nil where no
  /// dish is, or nothing can. Nothing is taken.
  func sayAddOns(_ typed: String) -> [String]? {
    let query = TypedQuery(typed + " ")
    guard !query.isUndecided, !query.hasFilters,
      !Self.withWords.isDisjoint(with: typed.foldedWords),
      let named = NamedDish(typed, in: session.menu, isWhole: false),
      let dish = dish(at: named.index), let addOns = addOnsOffered(on: named.index, dish)
    else { return nil }
    return [addOns, soFar]
  }

  /// What the filters let through, whatever is searched for: what they hide nobody takes by mistake.
  var offered: MenuDataSource { sessionWithoutSearch.dataSource }

  /// The session with all that its filters let through.
  var sessionWithoutSearch: MenuSession {
    var all = session
    if !all.query.search.isEmpty { all.change { $0.search = "" } }
    return all
  }

  /// Whether what stands behind a number tells something of the dish of its line.
  private func isLineMeant(by number: TypedNumber) -> Bool {
    guard case .dish(let path) = target(of: number.digits),
      let dish = session.dish(of: path).flatMap(dish)
    else { return false }
    return WishWords(number.rest, of: dish).rest.isEmpty
  }

  private func take(line number: TypedNumber) -> [String] {
    switch target(of: number.digits) {
    case .dish(let path):
      let index = session.dish(of: path)
      return index.map { take($0, named: number.rest, front: number.digits) } ?? []
    case .chosen(let line):
      let lines = session.choice.lines
      let wish = lines.indices.contains(line) ? lines[line].wishForMore : nil
      return wish.map { add($0, front: number.digits) } ?? showChoice()
    case .gone(let sentence): return [sentence]
    case .list, .search: return [linearWords.takeHelp]
    case nil: return [linearWords.noLine(number.digits.excerpt, targets.count)]
    }
  }

  /// Takes some of a dish that was named; one that leaves something open gets a number of its own, by
  /// which that is soon told.
  private func take(_ named: NamedDish, count: Int = 1) -> [String] {
    let wish = Choice.Wish(named.index, size: named.words.size, addOns: named.words.addOns)
    let isBare = count == 1 && wish == Choice.Wish(named.index)
    let path = isBare ? session.path(of: named.index) : nil
    let answer = add(
      wish, count: count, front: path == nil ? front(of: named.index, count: count) : "1")
    if let path, question != nil {
      self.number([.dish(path)])
      numbers.told = targets.count
    }
    return answer
  }

  /// What stands before a size and add-ons: `2 diavola`.
  func front(of index: DishIndex, count: Int) -> String {
    guard let dish = dish(at: index) else { return "" }
    let name = session.menu.context.text(dish.name).lowercased()
    return count > 1 ? "\(count) \(name)" : name
  }

  /// Takes some of the one dish that has the words in its name; else tells the lines that are found,
  /// nil where there are none, or none of them for a number.
  private func take(called name: String, count: Int? = nil) -> [String]? {
    let before = (session.query, numbers)
    let found = search(for: name)
    let words = Set(name.foldedWords).subtracting(Self.joiningWords)
    let named = (0..<min(session.rows.count, 100)).compactMap { row -> DishIndex? in
      guard let index = session.rows.path(at: row).flatMap(session.dish), let dish = dish(at: index)
      else { return nil }
      return words.isSubset(of: dish.name.allTexts.flatMap(\.foldedWords)) ? index : nil
    }
    guard session.rows.count > 0, count == nil || !named.isEmpty else {
      restore(before)
      return nil
    }
    guard session.rows.count == 1, let index = named.first else {
      return found + [linearWords.takeHelp]
    }
    let several = count ?? 1
    return take(index, named: "", count: several, front: several == 1 ? "1" : "\(several) \(name)")
  }

  private func putBack(line number: TypedNumber) -> [String] {
    guard let target = target(of: number.digits) else {
      return [linearWords.noLine(number.digits.excerpt, targets.count)]
    }
    return putBack(target, words: number.rest)
  }

  /// Puts back some of what a line leads to, in the size and with the add-ons that are named.
  func putBack(_ target: Target, words: String, count: Int = 1) -> [String] {
    switch target {
    case .dish(let path):
      guard let index = session.dish(of: path), let dish = dish(at: index) else { return [] }
      let words = WishWords(words, of: dish)
      guard words.rest.isEmpty else {
        return [session.words.notFound(words.rest.concatenated(separator: " ").excerpt)]
      }
      guard let line = chosenLine(of: index, words) else {
        return [linearWords.notChosen(session.menu.context.text(dish.name)).asSentence]
      }
      return remove(count, at: line)
    case .chosen(let line):
      guard session.choice.lines.indices.contains(line) else { return showChoice() }
      // Its numbers have moved.
      return remove(count, at: line) + showChoice()
    case .gone(let sentence): return [sentence]
    case .list, .search: return [linearWords.takeHelp]
    }
  }

  /// Puts back the only chosen dish with some words in its name, and tells the choice where several
  /// have them; nil where none has, or where they name a filter that is on.
  func putBack(partOfName typed: String) -> [String]? {
    let query = TypedQuery(typed + " ")
    let filter = session.query.filter
    guard query.namedWithout.isDisjoint(with: filter.without),
      query.diets.isDisjoint(with: filter.diets)
    else { return nil }
    let words = Set(typed.foldedWords).subtracting(Self.joiningWords)
    let lines = session.choice.lines.indices.filter { line in
      session.choice.lines[line].dish.name.allTexts.contains {
        words.isSubset(of: $0.foldedWords)
      }
    }
    guard !words.isEmpty, let line = lines.first else { return nil }
    return lines.count == 1 ? remove(at: line) : showChoice()
  }

  private static let joiningWords = Set(
    LinearStrings.all.flatMap(\.joiningWords).map(\.folded))

  /// The last line of the choice with a dish, in the size and with the add-ons that are named.
  private func chosenLine(of index: DishIndex, _ words: WishWords) -> Int? {
    words.size == nil && words.addOns.isEmpty
      ? session.choice.lastLine(of: index)
      : session.choice.lines.lastIndex {
        $0.wishForMore == Choice.Wish(index, size: words.size, addOns: words.addOns)
      }
  }

  /// The last line of the choice whose dish is called so; one that is no longer on the menu too.
  private func chosenLine(called name: String) -> Int? {
    let typed = NamedDish.TypedWords(name)
    return session.choice.lines.lastIndex { line in
      guard let (words, _) = NamedDish.read(typed, as: line.dish) else { return false }
      let isAnyOfIt = words.size == nil && words.addOns.isEmpty
      let wish = line.wish.map { Choice.Wish($0.dish, size: words.size, addOns: words.addOns) }
      return isAnyOfIt || wish == line.wish
    }
  }
}
