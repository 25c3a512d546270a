package import MenuCore

/// The texts about a query beside its rows, and what can be typed next.
extension MenuSession {
  /// The notice of the query in words, with the key that accepts its offer; nil if everything was understood.
  /// An empty menu always has a notice.
  package var notice: String? { notice(showsKey: true) }

  /// The notice, with or without the key that accepts its offer.
  package func notice(showsKey: Bool) -> String? {
    if source.menu.numberOfDishes == 0 { return strings.noItems }
    guard !query.isEmpty else { return nil }
    let counts = shown.counts
    if let houseAnswer { return houseAnswer }
    if let notice = shown.notice {
      let text = strings.text(notice, offer: offer, counts: counts, showsKey: showsKey)
      return [text, exclusions(beside: notice)].compactMap(\.self).joined(separator: " ")
    }
    // While a clause is incomplete, the previous rows are shown and there is no offer to accept.
    guard counts.shown == 0, !isAwaiting else { return nil }
    return strings.nothingPasses
  }

  /// What the last clause lacks, or may lack while it is being typed: `senza patat`.
  package var expectation: TypedQuery.Expectation? {
    if let expectation = query.typed.expectation { return expectation }
    guard isAwaiting, let word = query.typed.lastWord,
      query.typed.withoutWords.last?.hasSameUTF8(as: word) ?? false
    else { return nil }
    return .item
  }

  /// What can be typed, with examples that match rows; nil if there are rows without a notice.
  /// `Si può scrivere, per esempio: senza latte · vegana · fino a 9 · funghi`
  package func hint(separator: String = " · ", examples: Int = .max) -> String? {
    let isAnswered = shown.notice == nil && (shown.counts.shown > 0 || isAwaiting)
    guard !query.isEmpty, !isAnswered else { return nil }
    return canType(separator: separator, examples: examples)
  }

  /// The key of the filters and what they offer when no row is shown, the longest first: the dishes that are
  /// hidden because they state nothing, the filters for a word for allergens, or if nothing can be typed that
  /// has a result the filters and the order. Empty in other cases. `f: filtri e ordine.`
  package func filterHints(key: String) -> [String] {
    guard shown.counts.shown == 0 else { return [] }
    var offers = [unstated.map { strings.unstatedRow($0) }].compactMap(\.self)
    if shown.notice == .allergensAsked { offers = [strings.filters] }
    if findsNothing || examplesToType.isEmpty { offers.append(strings.filtersAndOrder) }
    return offers.map { key + strings.colon + $0 + "." }
  }

  /// True if rows of the menu do not state whether they contain what is excluded. O(*n*)
  var leavesUnstated: Bool {
    let exclusion = MenuQuery(filter: QueryFilter(without: query.combinedFilter.without))
    return source.matching(exclusion).counts.hidden.contains { $0.reason == .notStated }
  }

  /// The number of rows that are hidden only because they do not state it; nil if there are none.
  var unstated: Int? { shown.counts.hidden.first { $0.reason == .notStated }?.count }

  /// The number of rows that a query would add if it also showed those that do not state whether they contain
  /// what is excluded. O(*n*)
  package func unstated(for query: MenuQuery) -> Int {
    var asked = query
    asked.filter.showsUndeclared = true
    return source.matching(asked).counts.undeclared
  }

  /// Examples of what can be typed together with the chosen conditions, all of which match rows. Empty
  /// before `gatherExamples()`.
  package var examplesToType: [String] { examples?.texts ?? [] }

  /// What can be typed, with examples, regardless of the rows. Nil for a menu without dishes, and before
  /// `gatherExamples()`.
  package func canType(separator: String, examples most: Int = .max) -> String? {
    guard let examples, source.menu.numberOfDishes > 0 else { return nil }
    if examples.texts.isEmpty { return strings.fewerFilters }
    return strings.canType.filled(examples.texts.prefix(most).joined(separator: separator))
  }

  /// The exclusions that were understood, if a notice without an offer replaces their rows: none of them gets
  /// lost. `Understood: without milk.`
  private func exclusions(beside notice: MenuQuery.Notice) -> String? {
    guard offer == nil else { return nil }
    let allergens = query.typed.filter.without
    switch notice {
    case .notStatedWithout, .partlyUnderstood, .allergenUnclear: break
    default: return nil
    }
    guard !allergens.isEmpty else { return nil }
    return strings.understood.filled("\(strings.without) \(strings.names(of: allergens))") + "."
  }

  /// The queries that a notice suggests, the best first, including those that match no rows.
  var possibleOffers: [String] {
    if case .partlyUnderstood(let words)? = shown.notice {
      return ([words] + words.map { [$0] }).compactMap(text(ofWords:))
    }
    // If no dish states the food, the part that was understood also works as a filter.
    guard case .notStatedWithout(let word, _, _)? = shown.notice, !query.typed.filter.isEmpty
    else { return [possibleOffer].compactMap(\.self) }
    let rests = [query.typed.words, []].map(text(ofWords:))
    return ([text(nearestToWithout: word)] + rests).compactMap(\.self)
  }

  private var possibleOffer: String? {
    switch shown.notice {
    case .allergenNamed(let allergens): return text(without: allergens, andWords: [])
    case .allergenFood(let word, let allergens): return text(without: allergens, andWords: [word])
    case .allergenUnclear(_, let allergens):
      return text(without: allergens, andWords: query.typed.words)
    case .notStatedWithout(let word, _, _): return text(nearestToWithout: word)
    case .notUnderstood(let piece): return text(beside: piece)
    case .meant(_, let query): return query
    case .corrected where shown.counts.shown > 0: return nil
    case .noSuchWord(let word, .some), .corrected(let word, _):
      return text(ofWords: query.typed.words.filter { !$0.hasSameUTF8(as: word) })
    default: return nil
    }
  }

  /// The typed query, with only these of its words; nil if nothing is left. `welche Pizza xyz` → `Pizzen`
  private func text(ofWords words: [String]) -> String? {
    clauses { $0.words = words }.nonEmpty?.joined(separator: ", ")
  }

  /// The conditions beside a piece that is not understood, with the lowest price for one that asks for it; nil
  /// if there are none. `vegan but not pizza` → `vegan`, `cheapest pizza` → `pizzas, up to 6`
  private func text(beside piece: String) -> String? {
    let unclear = TypedQuery(piece, preferring: strings.language).clauses
    var understood = query.typed
    understood.words = []
    var clauses = understood.clauses.filter { !unclear.contains($0) }
    let rest = texts(of: clauses).joined(separator: ", ")
    if QueryWords.asksForPrice(piece), let price = source.lowestPrice(for: rest, in: query) {
      clauses.append(.upTo(price))
    }
    return texts(of: clauses).nonEmpty?.joined(separator: ", ")
  }

  /// The typed query, with words replaced by the exclusion of the allergens that they mean.
  private func text(without allergens: AllergenSet, andWords words: [String]) -> String {
    var clauses = clauses { typed in
      typed.removeNamed()
      typed.words.removeAll { word in words.contains { $0.hasSameUTF8(as: word) } }
    }
    let others = allergens.subtracting(query.typed.filter.without)
    if !others.isEmpty { clauses.append("\(strings.without) \(strings.names(of: others))") }
    return clauses.joined(separator: ", ")
  }

  /// The typed query, with a food that no dish states replaced by the nearest filter; nil if there is none.
  /// `ohne Fleisch` → `vegetarisch`
  private func text(nearestToWithout food: String) -> String? {
    guard query.typed.withoutWords.count < 2, let filter = QueryFilter(nearestToWithout: food)
    else { return nil }
    let clauses = clauses(beside: filter) { typed in
      // No dish has the words `pork free` and `schweinefrei`.
      typed.words.removeAll { word in
        let excluded = QueryWords.stem(ofExclusion: word) ?? word
        return excluded.hasSameUTF8(as: food) || QueryWords.isFree(word)
      }
    }
    return clauses.joined(separator: ", ")
  }

  /// The clauses of the typed query after a change, in words that can be typed.
  private func clauses(
    beside filter: QueryFilter = QueryFilter(), changing change: (inout TypedQuery) -> Void
  ) -> [String] {
    var query = MenuQuery(filter: filter)
    query.typed = self.query.typed
    change(&query.typed)
    return texts(of: query.clauses)
  }

  /// Clauses in words that can be typed. Exclusions come last: a word after the comma of an exclusion would be
  /// excluded too.
  private func texts(of clauses: [QueryClause]) -> [String] {
    let others = clauses.filter { $0.layer != .allergens }
    let exclusions = clauses.filter { $0.layer == .allergens }
    return (others + exclusions).map { strings.text(of: $0, in: context, isTyped: true) }
  }
}
