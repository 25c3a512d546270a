package import MenuCore

/// A menu as one guest reads it: the language, the query, and the state of the file.
package struct MenuSession: Sendable {
  /// The whole menu in the guest's language.
  package private(set) var source: MenuDataSource
  /// The rows that the query shows.
  package private(set) var shown: MenuDataSource
  /// The query.
  package private(set) var query: MenuQuery
  /// The words of the interface.
  package var strings: Strings { _read { yield source.context.strings } }
  /// The file of the menu.
  private(set) var file = FileState.good
  /// The cover, and the notes that explain the menu.
  private var notes: [Footnote] = []
  /// The codes of the available languages, the current one in capitals. `IT en de fr es`
  package private(set) var languageCodes = ""
  /// True if visits are counted. Guests are informed of this on the screen.
  package var isTallied = false
  /// The initial languages and query, for `reset()`.
  let beginning: (context: MenuContext, query: MenuQuery)

  /// The examples of what can be typed, and the conditions for which they were found.
  private(set) var examples: (chosen: MenuQuery, texts: [String])?
  /// The query that Enter accepts from the notice, including its other clauses. Nil if there is none or it
  /// would match nothing. `senza latte` for `latte`
  package private(set) var offer: String?
  /// The answer to a text that asks about the house, nil for any other text. `Coperto: 2,00 € a persona.`
  private(set) var houseAnswer: String?

  /// Makes a session for a menu.
  package init(_ source: MenuDataSource, query: MenuQuery = MenuQuery()) {
    var query = query
    // The chip of a list that was requested by its number has its name.
    let lists = source.menu.listsInOrder.enumerated()
    if let list = lists.first(where: { "\($0.offset + 1)" == query.section })?.element {
      query.section = source.context.strings.language.name(of: list)
    }
    self.source = source
    self.query = query
    beginning = (source.context, query)
    shown = Self.rows(of: source, query)
    gatherFixedTexts()
    gatherHelp()
  }

  /// True while the last clause of a query is incomplete: `senz`, `senza`, `senza lat`. The rows are then
  /// those of the other clauses, as before, and no notice appears too early.
  package var isAwaiting: Bool { shown.isAwaiting }

  /// Runs another query. If `isTyping`, its last clause may still be incomplete.
  package mutating func ask(_ query: MenuQuery, isTyping: Bool = false) {
    var query = query
    query.isBeingTyped = isTyping
    guard query != self.query else { return }
    self.query = query
    refresh()
  }

  /// Indexes the texts for searching, so that no key has to wait for them. O(*n*)
  package mutating func gatherTexts() { source = source.indexed(texts: true, facts: false) }

  /// Indexes the facts for filters, so that no mark on the filter page has to wait for them. O(*n*)
  package mutating func gatherFacts() { source = source.indexed(texts: false, facts: true) }

  /// Shows the menu in one of its languages.
  package mutating func show(_ language: Language) {
    replace(MenuDataSource(menu: source.menu, language: language))
  }

  /// Resets everything for the next guest, including the languages. O(*n*)
  package mutating func reset() {
    query = beginning.query
    show(source.menu, in: beginning.context)
  }

  /// Applies an event of the file: shows a new menu in the current language, or records a problem.
  package mutating func follow(_ event: MenuReading.FileEvent) {
    switch event {
    case .menu(let reading), .recovered(let reading):
      file = .good
      let context = source.context
      let language = reading.menu.languages.first { $0 == context.language }
      var words: InterfaceLanguage? = context.interfaceLanguage
      if language == context.language { words = context.words }
      replace(MenuDataSource(menu: reading.menu, language: language, words: words))
    case .problem(let problem):
      if case .outdated = file {
        file = .outdated(problem)
      } else {
        file = .faulty(problem)
      }
    }
  }

  /// Withdraws every promise of the menu: its file has had a problem for a minute, so that new warnings of
  /// the owner may be missing. Does nothing if there is no problem. O(*n*)
  package mutating func withdrawPromises() {
    guard case .faulty(let problem) = file else { return }
    file = .outdated(problem)
    show(source.menu.withoutPromises, in: context)
  }

  /// Shows a menu in the languages of a context.
  mutating func show(_ menu: Menu, in context: MenuContext) {
    replace(MenuDataSource(menu: menu, language: context.language, words: context.words))
  }

  mutating func replace(_ source: MenuDataSource) {
    self.source = source
    examples = nil
    gatherFixedTexts()
    refresh()
  }

  private mutating func refresh() {
    source = source.indexed(for: query)
    shown = Self.rows(of: source, query)
    gatherHelp()
  }

  /// The rows of a query. In the order of prices they form one list.
  private static func rows(of source: MenuDataSource, _ query: MenuQuery) -> MenuDataSource {
    var query = query
    if query.typed.countsPeople { query.typed.refuse() }
    let rows = source.matching(query)
    guard query.order == .price else { return rows }
    let title = source.context.strings.text(of: .order(.price), in: source.context)
    return rows.inOneList(.price, titled: title.capitalized)
  }

  /// Finds the answer about the house, the offer and, if there is a notice or no row, the examples.
  private mutating func gatherHelp() {
    houseAnswer = answerAboutHouse()
    offer = isAwaiting ? nil : possibleOffers.first { source.hasRow(for: $0, in: query) }
    guard !query.isEmpty, shown.notice != nil || shown.counts.shown == 0 else { return }
    gatherExamples()
  }

  /// Finds examples of what can be typed together with the chosen conditions. They are kept until the menu or
  /// the conditions change. O(*texts*)
  package mutating func gatherExamples() {
    var chosen = query.withoutText
    chosen.isBeingTyped = false
    guard examples?.chosen != chosen else { return }
    source = source.indexed(texts: true, facts: true)
    let examples = QueryExamples(
      menu: source, chosen: chosen, strings: strings, rows: source.matching(chosen))
    self.examples = (chosen, examples.texts())
  }
}

/// The texts about the house and the rows.
extension MenuSession {
  package var context: MenuContext { source.context }

  /// The line that reports a problem of the file, nil if there is none. After a minute, `outdatedSentences`
  /// replace it.
  package var fileProblem: String? {
    guard case .faulty(let problem) = file else { return nil }
    return strings.fileProblem.filled(problem.since.description)
  }

  /// The sentences since when the menu is out of date, the longest first; each is complete on its own. Empty
  /// if the menu is up to date.
  package var outdatedSentences: [String] {
    guard case .outdated(let problem) = file else { return [] }
    let since = problem.since.description
    return [strings.outdated.filled(since), strings.outdatedBriefly.filled(since), since]
  }

  /// The name of the pizzeria, empty if it has none.
  package var title: String { source.menu.name.map(context.text) ?? "" }

  /// The sentence about the pizzeria.
  package var motto: String? { source.menu.description.map(context.text) }

  /// The sentence with the conditions and their counts, nil if there is no query.
  package var answer: String? {
    guard !query.isEmpty, isUnderstood else { return nil }
    let clauses = clauses.joined(separator: " · ")
    let counts = strings.text(shown.counts) + "."
    if clauses.isEmpty { return counts }
    return clauses + strings.colon + counts
  }

  /// The current clauses, a misspelled word as corrected, a food as the menu spells it. `senza latte`,
  /// `“margherita”`
  package var clauses: [String] { texts(of: shownClauses) }

  /// The current clauses except for numbers of portions, which were not searched for.
  package var shownClauses: [QueryClause] {
    let named = query.typed.allergensOnTheirOwn.map(QueryClause.named)
    return query.sectionClause + query.clauses.filter { !isCount($0) } + named
  }

  /// The current conditions, without the section, that satisfy a condition.
  func clauses(where isShown: (QueryClause) -> Bool) -> [String] {
    texts(of: query.clauses.filter { !isCount($0) && isShown($0) })
  }

  private func texts(of clauses: [QueryClause]) -> [String] {
    clauses.map { clause in
      if case .corrected(let word, let near) = shown.notice, clause == .word(word) {
        return strings.quoted(near)
      }
      if case .translated(let foods) = shown.notice, case .word(let word) = clause,
        let food = foods.first(where: { $0.word.hasSameUTF8(as: word) })
      {
        return strings.quoted(food.name)
      }
      return strings.text(of: clause, in: context)
    }
  }

  private func isCount(_ clause: QueryClause) -> Bool {
    if case .word(let word) = clause { shown.isCount(word) } else { false }
  }

  /// True if the rows match the clauses. A text that is not understood has only a notice.
  package var isUnderstood: Bool {
    switch shown.notice {
    case .notUnderstood, .allergenUnclear, .partlyUnderstood, .dishAlone, .notStatedWithout, .meant,
      .allergensAsked:
      false
    default: true
    }
  }

  /// True if nothing on the menu matches the typed text: there are no rows, or only rows for another word.
  package var findsNothing: Bool {
    guard !query.typed.isEmpty, houseAnswer == nil else { return false }
    switch shown.notice {
    case .noSuchWord, .corrected, .meant, .allergenFood: return true
    default: return shown.counts.shown + shown.counts.numberOfHidden == 0
    }
  }

  /// The lines below the list: the cover, the notes that explain the menu, and the note that visits are
  /// counted.
  package var footnotes: [Footnote] {
    guard isTallied else { return notes }
    return notes + [Footnote(kind: .note, text: strings.tallied)]
  }

  /// Makes the texts that stay the same for every query.
  private mutating func gatherFixedTexts() {
    notes = []
    if let cover = source.menu.cover {
      notes.append(
        Footnote(kind: .cover, text: "\(strings.cover) \(context.text(of: cover))"))
    }
    notes += source.menu.notes.map { Footnote(kind: .note, text: context.text($0)) }
    // The star of frozen food, if the owner's notes do not explain it.
    if let note = strings.starNote(of: source) { notes.append(Footnote(kind: .note, text: note)) }
    languageCodes = codesOfLanguages
  }

  /// The row of a dish, whether or not the query shows it.
  package func item(of dish: MenuDataSource.DishIndex) -> MenuItem? {
    let rows = shown.row(of: dish) == nil ? source : shown
    return rows.row(of: dish).flatMap { row, section in
      MenuPresenter(rows).menuItem(forRow: row, inSection: section)
    }
  }
}

extension MenuSession: Equatable {
  /// True if two guests see the same: the menu, its language, the query, and the state of the file.
  /// Everything else in a session is derived from these. O(*n*)
  package static func == (left: MenuSession, right: MenuSession) -> Bool {
    left.query == right.query && left.isAwaiting == right.isAwaiting && left.file == right.file
      && left.isTallied == right.isTallied
      && left.context.isSame(as: right.context) && left.source.menu == right.source.menu
      && left.beginning.query == right.beginning.query
      && left.beginning.context.isSame(as: right.beginning.context)
  }
}
