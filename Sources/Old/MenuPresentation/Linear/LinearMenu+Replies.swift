import OldMenuCore

/// What was typed becomes an answer.
extension LinearMenu {
  /// The paragraphs that answer a line: the first that makes something of it answers.
  ///
  /// What goes on with the last answer comes before a command, and a command before what the menu
  /// calls so; what nothing else makes anything of is searched for.
  func reply(to line: String) -> [String] {
    dropVainSearch()
    let line = String(decoding: line.utf8.prefix(1000), as: UTF8.self).typed.withoutFullStop
    let dish = recent
    recent = nil
    if let answer = goOn(with: line, about: dish) { return answer }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return [linearWords.invitation(allowsQuitting)] }
    if words.count == 1, first.utf8.allSatisfy(\.isASCIIDigit) { return follow(first) }
    return obey(words) ?? open(line) ?? answerAboutNamedLikeDiet(line)
      ?? (dish == nil ? askOfWhich(line) : nil)
      ?? tellAllergens(line) ?? understand(line) ?? answerToSearch(line, words)
  }

  /// Goes on with what was asked or told last, or with what was chosen, and takes what is ordered as
  /// at a table; nil for a line that does neither.
  private func goOn(with line: String, about dish: DishIndex?) -> [String]? {
    answerToQuestion(line) ?? answerToPeople(line) ?? answerToFine(line)
      ?? answerAboutLastTaken(line, told: dish) ?? answerToCalledOff(line)
      ?? answerToAddOn(line, told: dish) ?? dish.flatMap { answer(about: $0, to: line) }
      ?? answerAboutChoice(line) ?? answerToOrder(line)
  }

  /// Does what a line begins with; nil where that is no command.
  private func obey(_ words: [String]) -> [String]? {
    for (command, rest) in commands(in: words) {
      if let answer = perform(command, rest) { return answer }
    }
    // Who has heard all parts of a list does not mean the list with the same name.
    return words.count == 1 && LinearCommand(word: words[0]) == .more && numbers.isLong
      ? noMore(said: words[0].lowercased()) : nil
  }

  /// What a line may begin with and what follows it: a command may be the whole line, or two words
  /// long, as in `ich nehme die Diavola`.
  private func commands(in words: [String]) -> [(LinearCommand?, rest: String)] {
    [words.count, 2, 1].filter { $0 <= words.count }.map { length in
      (
        LinearCommand(word: words[..<length].joined(separator: " ")),
        words[length...].joined(separator: " ")
      )
    }
  }

  /// Searches for a line; a dish comes before the beginning of a command, and before what is said to a
  /// waiter.
  private func answerToSearch(_ line: String, _ words: [String]) -> [String] {
    let before = (session.query, numbers)
    let found = search(for: line.trimmed)
    guard session.nothingFound != nil else { return found }
    // Who wants to end a kiosk has not looked for anything: it is not counted as a search.
    if LinearCommand(word: words.concatenated(separator: " ")) == .quit {
      session.show(before.0)
      return found
    }
    let after = (session.query, numbers)
    // Where there is no such dish, nothing was searched.
    restore(before)
    if let answer = answerToVainSearch(line, words) { return answer }
    restore(after)
    return found
  }

  /// What a line means of which nothing on the menu is found, nil where it is a search after all.
  private func answerToVainSearch(_ line: String, _ words: [String]) -> [String]? {
    if let wish = commands(in: words).first(where: { $0.0 == .take && !$0.rest.isEmpty }) {
      return takeNearest(wish.rest)
    }
    if let answer = answerToMild(line) ?? answerToPlace(line) { return answer }
    if asksForHouse(line) { return house }
    if let answer = answerToEating(line) { return answer }
    if let answer = answerToCompany(line) { return answer }
    if let answer = answerBesideUnknown(line) { return answer }
    guard words.count == 1 else { return nil }
    if let answer = changeLanguage(called: words[0]) { return answer }
    guard let command = LinearCommand(beginning: words[0]) else { return nil }
    return perform(command, "") ?? (command == .more ? noMore(said: words[0].lowercased()) : nil)
  }

  /// What is understood of a text that is more than words: a question about a dish, a filter, what
  /// costs least, a section; nil for a search.
  func understand(_ line: String) -> [String]? {
    // A line is typed to its end.
    let typed = session.menu.understood(TypedQuery(line + " "), index: session.index)
    if let answer = understandBesideUnknown(line, typed) { return answer }
    if let answer = tellNamedLikeDiet(line, typed) ?? tellHeat(line) { return answer }
    let isQuestion = typed.isQuestion || (line.contains("?") && typed.hasFilters)
    if isQuestion, let answer = answer(to: typed, in: line) { return answer }
    if let answer = answerToStatement(line) { return answer }
    if let answer = answerToDoubtfulFine(typed) { return answer }
    if let answer = filter(typed) { return answer }
    if let order = typed.order { return showFirst(in: order, of: typed) }
    let sections = session.menu.sections(named: line)
    if !sections.isEmpty { return showAll(of: sections) }
    guard typed.isOnlyLists, !typed.isWithoutAlcohol else { return nil }
    let named = session.sections(of: typed.lists)
    return named.isEmpty ? nil : showAll(of: named)
  }

  /// The sentence of the dish whose allergens are asked for; nil where nobody asks for them.
  ///
  /// Allergens that are named beside the word alone may be those that a guest must not eat.
  private func tellAllergens(_ line: String) -> [String]? {
    let asked = Set(LinearStrings.all.flatMap(\.allergenWords).map(\.folded))
    let words = line.split { $0.isWhitespace || "?!,:;¿¡".contains($0) }.map(String.init)
    let rest = words.filter { !asked.contains($0.folded) }.concatenated(separator: " ")
    guard rest.utf8.count < words.concatenated(separator: " ").utf8.count else { return nil }
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
  func tell(about question: TypedQuery) -> [String]? {
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
  func perform(_ command: LinearCommand?, _ rest: String) -> [String]? {
    guard let command, rest.isEmpty || command.takesWords else { return nil }
    switch command {
    case .lists: return showLists()
    case .all:
      session.change { $0.search = "" }
      return removeAllFilters()
    case .filters: return filterHelp
    case .show, .hide: return showUndeclared(command == .show, rest.lowercased())
    case .remove:
      return putBack(rest) ?? putBack(partOfName: rest) ?? removeFilters(rest.lowercased())
        ?? sayNotChosen(rest)
    case .take:
      let rest = rest.withoutEnd(LinearStrings.all.flatMap(\.behindTaking))
      return takeOut(rest) ?? take(rest) ?? sayFiltered(rest) ?? sayAddOns(rest)
        ?? sendToStaff(rest)
    case .undo: return rest.isEmpty ? undo() : perform(.remove, rest)
    case .people: return count(people: rest)
    case .choice: return showChoice()
    case .bill: return showBill()
    case .empty: return emptyChoice()
    case .clear: return clear()
    case .sort: return sort(by: rest.lowercased())
    case .more: return numbers.told < targets.count ? tellMore() : nil
    case .again: return last.isEmpty ? overview() : last
    case .back: return goBack()
    case .house: return house
    case .language: return changeLanguage(to: rest.lowercased())
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
      LinearStrings.all.flatMap(\.outWords).contains(last.lowercased())
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
    let words = line.split { !$0.isLetter }.map { String($0).folded }
    return Self.housePhrases.contains { phrase in
      words.indices.contains { words[$0...].starts(with: phrase) }
    }
  }

  /// Where the house is, for who asks where that is and nothing else: of the toilet only the staff can
  /// say it. Nil for a line that asks for no place.
  private func answerToPlace(_ line: String) -> [String]? {
    let words = line.lowercased().split { !$0.isLetter }.map(String.init)
    // With its accent `où` is no *or*.
    let isPlace = { (word: String) in Self.placeWords.contains(word) }
    let asks = words.contains(where: isPlace) || words.first.map { $0 == "ou" } ?? false
    guard asks else { return nil }
    let others = words.filter { !isPlace($0) && $0 != "ou" }
    return others.allSatisfy { Self.wordsForHouse.contains($0.folded) }
      ? house : [session.words.notUnderstood]
  }

  private static let housePhrases = LinearStrings.all.flatMap(\.houseWords).map(\.foldedWords)
  private static let placeWords = Set(LinearStrings.all.flatMap(\.placeWords.asking))
  private static let wordsForHouse = Set(
    LinearStrings.all.flatMap { $0.placeWords.ofHouse + $0.houseWords + $0.courtesies }
      .flatMap(\.foldedWords))

  /// Where the house is, its telephone and its hours.
  private var house: [String] {
    let parts =
      (session.contactLines + [
        session.openingState, session.isTallied ? session.words.tallied : nil,
      ])
      .compactMap { $0?.asSentence }
    return parts.isEmpty ? [linearWords.noHouse] : [parts.concatenated(separator: " ")]
  }
}
