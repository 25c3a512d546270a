internal import MenuCore

/// Searching, and narrowing a search.
extension LinearMenu {
  /// Replaces the previous search, and reports that.
  mutating func search(_ text: String) -> [String] {
    let query = baseQuery.typing(text, in: strings.language, isFinished: true)
    return run(query, replacing: true)
  }

  /// Searches within the rows of the last search.
  mutating func narrow(_ text: String) -> [String] {
    knowsNarrowing = true
    guard hasFound else { return search(text) }
    var query = session.query
    query.chooseTyped(in: strings.language)
    let words = [query.typed.text, text].filter { !$0.isEmpty }
    query = query.typing(words.joined(separator: " "), in: strings.language, isFinished: true)
    return run(query, replacing: false)
  }

  /// Runs a query. If it has no answer, the previous search stays, and the answer repeats its conditions: an
  /// excluded allergen stays excluded.
  mutating func run(_ query: MenuQuery, replacing: Bool) -> [String] {
    let before = session
    let numbered = numbering
    var replaced: [String] = []
    if replacing { replaced = replacedLines(by: query) }
    session.ask(query)
    if hasFound, !session.query.typed.asksForNothing {
      if !replaced.isEmpty { knowsNarrowing = true }
      go(to: .rows(query))
      return replaced + answerLines()
    }
    var lines: [String]
    if session.query.typed.asksForNothing {
      numbering = Numbering()
      lines = [strings.linear.nothingAsked] + canType()
    } else {
      lines = answerLines()
    }
    let isAnswered = session.houseAnswer != nil
    if session.findsNothing { searchedInVain = session.query.typed.text }
    session = before
    lines += [conditionsInForce].compactMap(\.self)
    guard numbering.lines.isEmpty else { return lines }
    numbering = numbered
    if isAnswered { return lines }
    return lines + [howToAdd(after: query.typed)].compactMap(\.self) + [usefulCommands]
  }

  /// How to add the dish that was read last, after a line that may have been an order. Nil if it was not.
  private func howToAdd(after typed: TypedQuery) -> String? {
    guard let subject, lastAdded == nil, let item = session.item(of: subject), !item.isSoldOut,
      !typed.isQuestion, typed.expectation == nil, typed.filter.isEmpty, typed.withoutWords.isEmpty,
      typed.namedAllergens.isEmpty
    else { return nil }
    return howToAdd(name(of: item))
  }

  /// How to add a dish, with its extras. `Per aggiungere Marinara scrivi “+ Marinara”.`
  func howToAdd(_ name: String) -> String {
    strings.linear.toAdd.filled(name, strings.quoted("+ \(name)"))
  }

  /// How to add several dishes that a word finds. `Per aggiungere birre scrivi “2 birre”.`
  func howToAdd(_ text: String, times count: Int) -> String {
    strings.linear.toAdd.filled(text, strings.quoted("\(count) \(text)"))
  }

  /// True if the query was understood and matches a dish, shown or hidden.
  private var hasFound: Bool {
    let counts = session.shown.counts
    return session.isUnderstood && session.query.typed.expectation == nil
      && counts.shown + counts.numberOfHidden > 0
  }

  /// The sentences that a query replaces the previous one; empty if it does not.
  private func replacedLines(by query: MenuQuery) -> [String] {
    guard session.query != query, hasFound, let dropped = droppedClauses else { return [] }
    let replaced = strings.linear.replaced.filled(dropped)
    if knowsNarrowing { return [replaced] }
    return [replaced, strings.linear.narrowing.filled(strings.linear.and)]
  }

  /// The sentence that showing the lists ends a search, with the command that restores it if there is one.
  /// Nil without a search.
  var droppedLine: String? {
    guard let droppedClauses else { return nil }
    guard case .rows = place else { return strings.takenOut.filled(droppedClauses) + "." }
    return strings.removed.filled(droppedClauses, strings.quoted(strings.name(of: .back)))
  }

  /// The conditions that another search drops; nil if there are none.
  private var droppedClauses: String? {
    switch place {
    case .rows, .choice: break
    case .start, .lists: return nil
    }
    let kept = baseQuery.clauses
    let dropped = session.query.clauses.filter { !kept.contains($0) }
    var texts = dropped.map { strings.text(of: $0, in: session.context) }
    if session.query.section != baseQuery.section, let sectionTitle {
      texts.insert(sectionTitle, at: 0)
    }
    return texts.nonEmpty?.joined(separator: ", ")
  }
}

/// The dishes that do not state whether they contain the excluded allergens.
extension LinearMenu {
  /// Shows these dishes with the others, or hides them again.
  mutating func unstatedLines() -> [String] {
    var query = session.query
    guard !query.combinedFilter.without.isEmpty else {
      return refused(strings.linear.nothingExcluded)
    }
    guard query.filter.showsUndeclared || session.leavesUnstated else {
      return refused(strings.linear.allState)
    }
    query.filter.showsUndeclared.toggle()
    return show(.rows(query))
  }

  /// The sentence that some are hidden and how to show them; nil if none are.
  var unstatedOffer: String? {
    session.unstated.map {
      strings.linear.unstatedOffer($0, strings.quoted(strings.name(of: .unstated)))
    }
  }
}

extension TypedQuery {
  /// True for a text, not empty, that contains no condition and no word to search for: `please`
  var asksForNothing: Bool {
    !isEmpty && state == .complete && clauses.isEmpty && withoutWords.isEmpty
      && namedAllergens.isEmpty
  }
}
