package import MenuCore
package import TerminalText

/// The menu as questions and answers, for screen readers, pipes and terminals that cannot draw.
///
/// A line is a number of the last answer, `+2` or `-2`, a documented command, or a query. Every answer
/// consists of whole sentences, one a line; numbered lines can be opened.
package struct LinearMenu: Sendable {
  package internal(set) var session: MenuSession
  package internal(set) var choice = Choice()
  /// The dish whose card was the last answer; nil after any other answer.
  package internal(set) var opened: MenuDataSource.DishIndex?
  /// True once the guest has left.
  package private(set) var isOver = false
  /// True if a guest may quit.
  package let allowsQuitting: Bool
  let typesetter: Typesetter
  let columns: Int
  /// The numbered lines of the last answer.
  var numbering = Numbering()
  /// The answer that *back* repeats after a dish, and the answers before it.
  var place: LinearPlace
  var earlier: [LinearPlace] = []
  /// The conditions that apply to every search: the initial ones, until they are cleared.
  var baseQuery: MenuQuery
  /// True once an answer has explained how to narrow a search.
  var knowsNarrowing = false
  /// True if the last answer was that of `place`, not a dish or a message.
  var isPlaceAnnounced = true
  /// The last opened or added dish; nil after a list of dishes.
  var subject: MenuDataSource.DishIndex?
  /// The last added line, to which extras can be added.
  var lastAdded: Choice.Line?
  /// The choices before each change, for *undo*.
  var earlierChoices: [Choice] = []
  /// The open question, which the next line may answer.
  var question: LinearQuestion?
  /// The words that the last line searched for without success; nil if there are none. The previous search
  /// stays.
  package internal(set) var searchedInVain: String?
  /// True after a guest with a choice has asked to leave once.
  private var isLeaving = false
  /// True if the choice outlives the session.
  let keepsChoice: Bool

  package init(
    _ session: MenuSession, typesetter: Typesetter, columns: Int?, allowsQuitting: Bool = true,
    keepsChoice: Bool = false
  ) {
    self.session = session
    self.typesetter = typesetter
    self.columns = max(20, columns ?? 10_000)
    self.allowsQuitting = allowsQuitting
    self.keepsChoice = keepsChoice
    place = LinearPlace(session.query)
    baseQuery = session.query.withoutText
  }

  var strings: Strings { session.strings }

  /// The greeting: the house, the lists, and what can be typed.
  package mutating func greet() -> SafeText {
    var lines = startLines()
    if !session.query.isEmpty { lines += answerLines() }
    return reply([outdated ?? problem].compactMap(\.self) + lines)
  }

  /// The house, its lists if there is no search, and what can be typed.
  mutating func startLines() -> [String] {
    let title = [session.title, session.motto].compactMap { $0?.withoutStop }.filter { !$0.isEmpty }
    var lines: [String] = []
    if !title.isEmpty { lines.append(title.joined(separator: ", ") + ".") }
    if session.query.isEmpty {
      lines += numberedLines(firstLines) + [session.notice(showsKey: false)].compactMap(\.self)
    }
    return lines + [strings.linear.start.filled(firstCommands)]
  }

  /// The answer to a line.
  package mutating func answer(to line: String) -> SafeText {
    let command = LinearCommand(line)
    if command == .nothing { return "" }
    let wasPlaceAnnounced = isPlaceAnnounced
    isPlaceAnnounced = false
    opened = nil
    searchedInVain = nil
    if isLeaving, case .query(let text) = command, let isYes = GuestWords.answer(text) {
      if isYes { return reply(leave()) }
      return reply(keepChoice())
    }
    if command != .word(.quit) { isLeaving = false }

    let before = choice
    defer { keepForUndoing(before, command) }
    let asked = question
    question = nil
    var lines: [String] = []
    if let asked {
      if let answer = resolve(asked, with: command) { return reply(answer) }
      lines = droppedLines(of: asked)
    }
    lines += perform(command, wasPlaceAnnounced)
    // Only now: the command may have changed the language of the reply.
    return reply(lines)
  }

  private mutating func perform(_ command: LinearCommand, _ wasPlaceAnnounced: Bool) -> [String] {
    switch command {
    case .nothing: return []
    case .open(let number): return openLine(number)
    case .dish(let number):
      guard let dish = session.source.dish(printedWith: number) else {
        return refused(strings.linear.noDishNumber.filled(number))
      }
      return openDish(dish)
    case .add(let number, let text): return add(number, named: text)
    case .remove(let number, let text): return remove(number, named: text)
    case .change(let number, let text): return change(number, named: text)
    // The hint says how many more lines there are.
    case .amount(numbering.rest.count, isMore: true): return nextLines()
    case .amount(let count, let isMore): return countSubject(count, isMore: isMore)
    case .order(let order):
      var query = session.query
      query.order = order
      return show(.rows(query))
    case .people(let number): return setPeople(number)
    case .language(let language):
      session.show(language)
      return announceLanguage()
    case .house where session.house.isEmpty: return canType()
    case .house: return houseLines
    case .word(let word): return performWord(word, wasPlaceAnnounced)
    case .query(let text):
      if let dish = session.source.dish(printedWith: text.withoutFillers) { return openDish(dish) }
      return addCounted(text) ?? addSeveral(text) ?? search(text)
    case .narrow(let text): return addCounted(text) ?? addSeveral(text) ?? narrow(text)
    }
  }

  private mutating func performWord(
    _ word: LinearCommand.Word, _ wasPlaceAnnounced: Bool
  ) -> [String] {
    switch word {
    case .lists: return [droppedLine].compactMap(\.self) + show(.lists)
    case .filters: return filterLines()
    case .clear: return clear()
    case .unstated: return unstatedLines()
    case .more:
      if numbering.rest.isEmpty { return refused(strings.linear.noMore) }
      return nextLines()
    case .back: return goBack(isPlaceAnnounced: wasPlaceAnnounced)
    case .choice: return show(.choice)
    case .total: return totalLines
    case .people: return askPeople()
    case .undo: return undo()
    case .language:
      session.showNextLanguage()
      return announceLanguage()
    case .help: return helpLines()
    case .quit:
      guard allowsQuitting else { return helpLines() }
      guard choice.isEmpty || keepsChoice || isLeaving else {
        isLeaving = true
        return [strings.linear.leaving.filled(strings.quoted(strings.linear.quit))]
      }
      return leave()
    }
  }

  private mutating func leave() -> [String] {
    isOver = true
    return [strings.linear.bye]
  }

  /// Stays, and states what is in the choice.
  private mutating func keepChoice() -> [String] {
    isLeaving = false
    return ["\(strings.inChoice(choice.numberOfDishes)). \(total)"]
  }

  /// The name of the language, then the answer of the current place in this language.
  private mutating func announceLanguage() -> [String] {
    let name = strings.linear.language.capitalized + strings.colon + "\(session.languageName)."
    return [name] + announcePlace()
  }

  mutating func openLine(_ number: Int) -> [String] {
    switch numbering[number] {
    case .dish(let dish)?: return openDish(dish)
    case .list(let list)?: return showSection(list.rawValue)
    case .group(let id, _, _)?: return showSection(id)
    case nil:
      let noLine = strings.linear.noNumber.filled("\(number)")
      guard let dish = session.source.dish(printedWith: "\(number)") else { return refused(noLine) }
      return [noLine] + openDish(dish)
    }
  }

  private mutating func openDish(_ dish: MenuDataSource.DishIndex) -> [String] {
    guard let item = session.item(of: dish) else { return [] }
    opened = dish
    mention(dish)
    return card(item) + [outdated].compactMap(\.self)
  }

  /// Makes a dish the one that the next line refers to.
  mutating func mention(_ dish: MenuDataSource.DishIndex) {
    if lastAdded?.dish != dish { lastAdded = nil }
    subject = dish
  }

  /// Shows one list or group and replaces the query.
  private mutating func showSection(_ section: String) -> [String] {
    var query = baseQuery
    query.section = section
    return run(query, replacing: true)
  }

  /// Sentences, wrapped into lines of the terminal.
  func reply(_ sentences: [String]) -> SafeText {
    sentences.flatMap { typesetter.wrappedByPhrases(typesetter.safe(spoken($0)), to: columns) }
      .map { $0 + "\n" }.joined()
  }
}
