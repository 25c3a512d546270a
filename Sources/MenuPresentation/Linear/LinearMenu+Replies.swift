import MenuCore

/// What was typed becomes an answer.
extension LinearMenu {
  /// The paragraphs that answer a line.
  func reply(to line: String) -> [String] {
    dropVainSearch()
    let line = String(decoding: line.utf8.prefix(1000), as: UTF8.self).typed.withoutFullStop
    let dish = recent
    recent = nil
    if let answer = answerToQuestion(line) ?? answerToPeople(line) ?? answerToFine(line)
      ?? dish.flatMap({ self.answer(about: $0, to: line) }) ?? answerToOrder(line)
    {
      return answer
    }
    if let answer = answerAboutChoice(line) { return answer }
    let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return [linearWords.invitation(allowsQuitting)] }
    if words.count == 1, first.utf8.allSatisfy(\.isASCIIDigit) {
      return follow(first)
    }
    // A command may be the whole line, or two words long, as in: ich nehme die Diavola.
    var toTake: String?
    for length in [words.count, 2, 1] where length <= words.count {
      let rest = words[length...].joined(separator: " ")
      let command = LinearCommand(word: words[..<length].joined(separator: " "))
      if let answer = perform(command, rest) { return answer }
      if command == .take, !rest.isEmpty { toTake = toTake ?? rest }
    }
    let rest = words.dropFirst().joined(separator: " ")
    // Who has heard all parts of a list does not mean the list with the same name.
    if rest.isEmpty, LinearCommand(word: first) == .more, numbers.isLong {
      return noMore(said: first)
    }
    if let answer = open(line) ?? (dish == nil ? askOfWhich(line) : nil) ?? tellAllergens(line)
      ?? understand(line)
    {
      return answer
    }
    let before = (session.query, numbers)
    let found = search(for: line.trimmed)
    // A dish comes before the beginning of a command; where there is none, nothing was searched.
    guard session.nothingFound != nil else { return found }
    // Who wants to end a kiosk has not looked for anything: it is not counted as a search.
    if LinearCommand(word: words.joined(separator: " ")) == .quit {
      session.show(before.0)
      return found
    }
    if let toTake {
      restore(before)
      return takeNearest(toTake)
    }
    if asksForHouse(line) {
      restore(before)
      return house
    }
    if let answer = answerToCompany(line) {
      restore(before)
      return answer
    }
    guard rest.isEmpty else { return found }
    let after = (session.query, numbers)
    restore(before)
    if let answer = changeLanguage(called: first) { return answer }
    if let command = LinearCommand(beginning: first) {
      if let answer = perform(command, "") { return answer }
      if command == .more { return noMore(said: first) }
    }
    restore(after)
    return found
  }

  /// What is understood of a text that is more than words: a question about a dish, a filter, what
  /// costs least, a section; nil for a search.
  func understand(_ line: String) -> [String]? {
    // A line is typed to its end.
    let typed = session.menu.understood(TypedQuery(line + " "), index: session.index)
    if typed.isQuestion, let answer = tell(about: typed) ?? askOfWhich(typed, in: line) {
      return answer
    }
    if let answer = answerToDoubtfulFine(typed) { return answer }
    if let answer = filter(typed) { return answer }
    if let order = typed.order {
      session.change { query in
        query.search = typed.rest
        query.order = order
      }
      let all = Array(0..<session.dataSource.numberOfSections)
      let menu = session.dataSource
      let first = (order == .dearest ? menu.dearestRow : menu.cheapestRow).map { row in
        (order == .dearest ? linearWords.dearest : linearWords.cheapest)
          + " \(self.row(at: RowPath(section: row.section, row: row.row)))"
      }
      return [first ?? linearWords.sorted(order)]
        + (typed.rest.isEmpty ? rows(of: all) : foundRows())
    }
    let sections = session.menu.sections(named: line)
    if !sections.isEmpty { return showAll(of: sections) }
    guard typed.isOnlyLists else { return nil }
    let named = (0..<session.dataSource.numberOfSections).filter { section in
      session.menu.list(forSection: section).map(typed.lists.contains) ?? false
    }
    return named.isEmpty ? nil : showAll(of: named)
  }

  /// The sentence of the dish whose allergens are asked for; nil where nobody asks for them.
  ///
  /// Allergens that are named beside the word alone may be those that a guest must not eat.
  private func tellAllergens(_ line: String) -> [String]? {
    let asked = Set(LinearStrings.all.flatMap(\.allergenWords).map(\.folded))
    let words = line.split { $0.isWhitespace || "?!,:;¿¡".contains($0) }.map(String.init)
    let rest = words.filter { !asked.contains($0.folded) }.joined(separator: " ")
    guard rest.utf8.count < words.joined(separator: " ").utf8.count else { return nil }
    let typed = session.menu.understood(TypedQuery(rest + " "), index: session.index)
    guard !typed.isUndecided, !typed.hasFilters else { return nil }
    if typed.rest.isEmpty { return filterHelp }
    let isQuestion = line.contains("?") || typed.isQuestion
    if !typed.allergens.isEmpty, !isQuestion {
      return typed.isOnlyAllergens ? [askWhether(session.words.without(typed.namedWithout))] : nil
    }
    return tell(about: typed) ?? (typed.isOnlyFillers ? filterHelp : search(for: typed.rest))
  }

  /// The sentence of the one dish that a question names; nil when it names none, or several.
  private func tell(about question: TypedQuery) -> [String]? {
    let dishes = session.menu.dishes(
      named: question, orUnderHeadings: true, index: session.index)
    let sentences = dishes.count == 1 ? tell(dishes[0]) : []
    return sentences.isEmpty ? nil : sentences
  }

  /// The sentences of a dish, also where a filter hides it: who asks for one means it.
  func tell(_ dish: DishIndex) -> [String] {
    var whole = session
    whole.show(MenuQuery())
    guard let path = whole.path(of: dish) else { return [] }
    (topic, recent) = (.dish(dish), dish)
    return MenuPresenter(whole).sentences(forRow: path.row, inSection: path.section)?.all ?? []
  }

  func restore(_ state: State) {
    session.show(state.query)
    numbers = state.numbers
  }

  /// Does what a command asks for; nil when it is none after all.
  private func perform(_ command: LinearCommand?, _ rest: String) -> [String]? {
    guard let command, rest.isEmpty || command.takesWords else { return nil }
    switch command {
    case .lists: return showLists()
    case .all:
      session.change { $0.search = "" }
      return removeAllFilters()
    case .filters: return filterHelp
    case .show, .hide: return showUndeclared(command == .show, rest)
    case .remove:
      return putBack(rest) ?? putBack(partOfName: rest) ?? removeFilters(rest) ?? sayNotChosen(rest)
    case .take: return takeOut(rest) ?? take(rest) ?? sayFiltered(rest) ?? sendToStaff(rest)
    case .people: return count(people: rest)
    case .choice: return showChoice()
    case .sort: return sort(by: rest)
    case .more: return numbers.told < targets.count ? tellMore() : nil
    case .again: return last.isEmpty ? overview() : last
    case .back: return goBack()
    case .house: return house
    case .language: return changeLanguage(to: rest)
    case .help:
      topic = .help
      return linearWords.help(allowsQuitting)
    case .quit:
      guard allowsQuitting else { return nil }
      return farewell()
    }
  }

  /// `take the milk out`: removes what is named; nil for any other words.
  private func takeOut(_ words: String) -> [String]? {
    let words = words.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last,
      LinearStrings.all.flatMap(\.outWords).contains(last)
    else { return nil }
    return perform(.remove, words.dropLast().joined(separator: " "))
  }

  /// Goes back to what was shown before the last answer, and tells it again.
  private func goBack() -> [String] {
    guard let state = history.popLast() else { return overview() }
    restore(state)
    // The menu may have changed since its lines were numbered.
    numbers.find(in: session)
    guard targets.contains(where: \.isDish) else { return showCurrent() }
    numbers.told = 0
    return tellMore()
  }

  /// Whether a sentence of which nothing on the menu is found asks about the house, and not where
  /// there is an allergen: `when do you open?`.
  private func asksForHouse(_ line: String) -> Bool {
    let typed = session.menu.understood(TypedQuery(line + " "), index: session.index)
    guard !typed.hasFilters, typed.allergens.isEmpty else { return false }
    let asked = Set(LinearStrings.all.flatMap(\.houseWords).map(\.folded))
    return line.split { !$0.isLetter }.contains { asked.contains(String($0).folded) }
  }

  /// Where the house is, its telephone and its hours.
  private var house: [String] {
    let parts =
      (session.contactLines + [
        session.openingState, session.isTallied ? session.words.tallied : nil,
      ])
      .compactMap { $0?.asSentence }
    return parts.isEmpty ? [linearWords.noHouse] : [parts.joined(separator: " ")]
  }
}
