package import MenuCore

/// A menu as one guest reads it: the language, the query, and what is known of the file.
package struct MenuSession: Sendable {
  /// The whole menu in the guest's language.
  package private(set) var menu: MenuDataSource
  /// The rows that the query shows.
  package private(set) var shown: MenuDataSource
  /// The query.
  package private(set) var query: MenuQuery
  /// The words of the interface.
  package var strings: Strings { _read { yield Strings[menu.context.interfaceLanguage] } }
  /// The file of the menu.
  private(set) var file = FileState.good
  /// The cover, and the notes that explain the menu.
  private var notes: [Footnote] = []
  /// True if visits are counted, of which the screen informs guests.
  package var isTallied = false
  /// The languages in which the first guest was met, and the rows.
  let beginning: (context: MenuContext, query: MenuQuery)

  /// The examples of what can be typed, and the conditions beside which they give rows.
  private(set) var examples: (chosen: MenuQuery, texts: [String])?
  /// The query that Enter takes up from the notice, with the clauses beside it; nil for none, and where it
  /// would find nothing. `senza latte` behind `latte`
  package private(set) var offer: String?
  /// The answer to a text that asks about the house, nil for any other. `Coperto: 2,00 € a persona.`
  private(set) var houseAnswer: String?

  /// Makes a session over a menu.
  package init(_ menu: MenuDataSource, query: MenuQuery = MenuQuery()) {
    self.menu = menu
    self.query = query
    beginning = (menu.context, query)
    shown = Self.rows(of: menu, query)
    gatherNotes()
    gatherHelp()
  }

  /// True while the last clause of a query that is being typed is awaited: `senz`, `senza`, `senza lat`.
  /// The rows are those of its other clauses, which are the rows of before, and no notice comes early.
  package var isAwaiting: Bool { shown.isAwaiting }

  /// Asks another query; while a guest types it its last clause may still be awaited.
  package mutating func ask(_ query: MenuQuery, isTyping: Bool = false) {
    var query = query
    query.isBeingTyped = isTyping
    query.isOpenEnded = isTyping
    guard query != self.query else { return }
    self.query = query
    refresh()
  }

  /// Gathers the texts that a search looks at, so that no key of it waits for them. O(*n*)
  package mutating func gatherTexts() { menu = menu.indexed(texts: true, facts: false) }

  /// Gathers the facts that filters ask for, so that no mark on the filter page waits for them. O(*n*)
  package mutating func gatherFacts() { menu = menu.indexed(texts: false, facts: true) }

  /// The same menu in a language that it has.
  package mutating func show(_ language: Language) {
    replace(MenuDataSource(menu: menu.menu, language: language))
  }

  /// Resets everything for the next guest, also the languages. O(*n*)
  package mutating func reset() {
    query = beginning.query
    show(menu.menu, in: beginning.context)
  }

  /// Applies an event of the file: a new menu in the language shown, or a problem to report.
  package mutating func follow(_ event: MenuReading.FileEvent) {
    switch event {
    case .menu(let reading), .recovered(let reading):
      file = .good
      let context = menu.context
      let isKnown = context.language.map(reading.menu.languages.contains) ?? false
      let language = isKnown ? context.language : nil
      let words = language == context.language ? context.words : context.interfaceLanguage
      replace(MenuDataSource(menu: reading.menu, language: language, words: words))
    case .problem(let problem):
      file = file.isOutdated ? .outdated(problem) : .faulty(problem)
    }
  }

  /// Takes every promise of the menu back: its file has had a problem for a minute, and what the owner
  /// wants to warn of may not be read. It has no effect while there is no problem. O(*n*)
  package mutating func withdrawPromises() {
    guard case .faulty(let problem) = file else { return }
    file = .outdated(problem)
    show(menu.menu.withoutPromises, in: context)
  }

  /// Shows a menu in the languages of a context.
  mutating func show(_ menu: Menu, in context: MenuContext) {
    replace(MenuDataSource(menu: menu, language: context.language, words: context.words))
  }

  mutating func replace(_ menu: MenuDataSource) {
    self.menu = menu
    examples = nil
    gatherNotes()
    refresh()
  }

  private mutating func refresh() {
    menu = menu.indexed(for: query)
    shown = Self.rows(of: menu, query)
    gatherHelp()
  }

  /// The rows of a query; in the order of prices they are one list.
  private static func rows(of menu: MenuDataSource, _ query: MenuQuery) -> MenuDataSource {
    let rows = menu.matching(query)
    guard query.order == .price else { return rows }
    let strings = Strings[menu.context.interfaceLanguage]
    let title = strings.text(of: .order(.price), in: menu.context)
    return rows.inOneList(.price, titled: title.capitalized)
  }

  /// Finds the answer about the house, the offer, and the examples where there is a notice or no row.
  private mutating func gatherHelp() {
    houseAnswer = answerAboutHouse()
    offer = isAwaiting ? nil : wantedOffers.first { menu.hasRow(for: $0, in: query) }
    guard !query.isEmpty, shown.notice != nil || shown.counts.shown == 0 else { return }
    gatherExamples()
  }

  /// Finds the examples of what can be typed beside the conditions that are chosen, which are kept until
  /// the menu or the conditions change. O(*texts*)
  package mutating func gatherExamples() {
    var chosen = query
    chosen.typed = TypedQuery("")
    chosen.isBeingTyped = false
    chosen.isOpenEnded = false
    guard examples?.chosen != chosen else { return }
    menu = menu.indexed(texts: true, facts: true)
    examples = (chosen, QueryExamples(menu, beside: chosen, in: strings).texts())
  }
}

/// The texts about the house and the rows.
extension MenuSession {
  package var context: MenuContext { menu.context }

  /// The line that reports a problem of the file, nil while there is none; after a minute
  /// `outdatedSentences` take its place.
  package var fileProblem: String? {
    guard case .faulty(let problem) = file else { return nil }
    return strings.fileProblem.filled(problem.since.description)
  }

  /// The sentences that say since when the menu is out of date, the longest first, each of which is
  /// enough; none while it is not.
  package var outdatedSentences: [String] {
    guard case .outdated(let problem) = file else { return [] }
    let since = problem.since.description
    return [strings.outdated.filled(since), strings.outdatedBriefly.filled(since), since]
  }

  /// The name of the pizzeria, empty without one.
  package var title: String { menu.menu.name.map(context.text) ?? "" }

  /// The sentence about the pizzeria.
  package var motto: String? { menu.menu.description.map(context.text) }

  /// The sentence of what is on and what it leaves, nil where everything is shown.
  package var answer: String? {
    guard !query.isEmpty, isUnderstood else { return nil }
    let clauses = clauses.joined(separator: " · ")
    let counts = strings.text(shown.counts) + "."
    return clauses.isEmpty ? counts : clauses + strings.colon + counts
  }

  /// The clauses that are on, a word that was mistyped as it is meant, a food as the menu has it. `senza latte`, `“margherita”`
  package var clauses: [String] { clauses { _ in true } }

  /// The same of some clauses.
  func clauses(where isShown: (QueryClause) -> Bool) -> [String] {
    query.clauses.filter(isShown).map { clause in
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

  /// True if the rows are those of the clauses: a text that is not understood has a notice only.
  package var isUnderstood: Bool {
    switch shown.notice {
    case .notUnderstood, .allergenUnclear, .partlyUnderstood, .dishAlone, .notStatedWithout, .meant:
      false
    default: true
    }
  }

  /// True if nothing on the menu answers what is typed: there is no row, or only those of another word.
  package var isSearchInVain: Bool {
    guard !query.typed.isEmpty, houseAnswer == nil else { return false }
    switch shown.notice {
    case .noSuchWord, .corrected, .meant, .allergenFood: return true
    default: return shown.counts.shown + shown.counts.numberOfHidden == 0
    }
  }

  /// The lines below the list: the cover, the notes that explain the menu, and that visits are counted.
  package var footnotes: [Footnote] {
    isTallied ? notes + [Footnote(.tally, strings.tallied)] : notes
  }

  private mutating func gatherNotes() {
    notes = []
    if let cover = menu.menu.cover {
      notes.append(Footnote(.cover, "\(strings.cover) \(context.text(of: cover))"))
    }
    notes += menu.menu.notes.map { Footnote(note: context.text($0)) }
    // The star of frozen things, where the owner's notes do not explain it.
    if let note = strings.starNote(of: menu) { notes.append(Footnote(.starNote, note)) }
  }
}

extension Strings {
  /// The line that explains the star of frozen things: `* prodotto surgelato`. Nil where a note of the
  /// menu explains a star, and where nothing is frozen. O(*dishes*)
  package func starNote(of menu: MenuDataSource) -> String? {
    let isExplained = menu.menu.notes.contains {
      menu.context.text($0).utf8.contains(UInt8(ascii: "*"))
    }
    guard !isExplained, menu.menu.dishes.contains(where: \.hasFrozen) else { return nil }
    return "* \(frozen)"
  }
}

extension MenuSession {
  /// The row of a dish, whether or not the query shows it.
  package func item(of dish: MenuDataSource.DishIndex) -> MenuItem? {
    let source = shown.row(of: dish) == nil ? menu : shown
    return source.row(of: dish).flatMap { row, section in
      MenuPresenter(source).cell(forRow: row, inSection: section)?.item
    }
  }
}
